import Geometry

/// Whether a tap does something, for each element of a labelled screen.
///
/// Labelled sets differ in what they mark: some every part of a row that can be tapped, some only the row or its
/// words. Here a tap counts where it lands: on the content of a control as on the control, on the icon of a row as
/// on its words.
public enum TapTruth {
  /// The answers in the order of `counted`; nil where the label says nothing.
  public static func answers(of screen: JudgedScreen) -> [Bool?] {
    let elements = screen.counted
    let controls = elements.filter { $0.clickable == true && isControl($0) }.map(\.box)
    let tappedWords = Set(elements.filter { $0.clickable == true && $0.type == "Text" }.map(\.id))
    let tappedRows = Set(
      screen.stops.filter { stop in stop.contains { tappedWords.contains($0) } }.flatMap { $0 })
    return elements.map { element in
      if element.clickable == true { return true }
      let isPart = controls.contains { element.box.share(in: $0) > 0.9 && element.box.area < $0.area }
      let isInRow = element.type != "Container" && !element.id.isEmpty && tappedRows.contains(element.id)
      return isPart || isInRow ? true : element.clickable
    }
  }

  private static func isControl(_ element: JudgedElement) -> Bool {
    ["Container", "TabBarItem", "SegmentedControl", "TextField"].contains(element.type)
  }
}
