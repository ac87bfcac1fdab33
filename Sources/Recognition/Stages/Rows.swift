import Geometry
import ScreenModel

/// Puts what stands side by side into rows.
enum Rows {
  /// Rows from left to right: each element joins the first row whose last box it is next to, or begins one.
  ///
  /// - Parameter isNext: told the last box of a row and the one that may go on from it.
  static func chained(_ elements: [Element], where isNext: (Rect, Rect) -> Bool) -> [[Element]] {
    elements.sorted { $0.box.left < $1.box.left }.reduce(into: []) { rows, element in
      let row = rows.firstIndex { isNext($0[$0.count - 1].box, element.box) }
      if let row { rows[row].append(element) } else { rows.append([element]) }
    }
  }
}
