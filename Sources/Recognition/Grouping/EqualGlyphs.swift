import Geometry
import ScreenModel

/// Rows of equal glyphs as ratings have them: stars or hearts at one height, size and pitch, close together.
struct EqualGlyphs {
  /// The words of the icon classifier that a rating may be made of.
  let meanings = ["heart", "star"]
  /// How many glyphs a rating has.
  let counts = 3...5

  /// The rows among some elements, by their indices from the left.
  ///
  /// - Parameter areTogether: whether two of the elements may belong to one row.
  func rows(
    of candidates: [Int], in elements: [Element], areTogether: (Int, Int) -> Bool = { _, _ in true }
  ) -> [[Int]] {
    meanings.flatMap { meaning -> [[Int]] in
      let glyphs = candidates.filter { elements[$0].type == .icon && elements[$0].icon == meaning }
        .sorted { elements[$0].box.left < elements[$1].box.left }
      var used: Set<Int> = []
      return glyphs.compactMap { first in
        guard !used.contains(first) else { return nil }
        let free = glyphs.filter { !used.contains($0) && areTogether(first, $0) }
        let row = row(from: first, among: free, in: elements)
        guard counts.contains(row.count) else { return nil }
        used.formUnion(row)
        return row
      }
    }
  }

  /// The glyphs that follow one another.
  private func row(from first: Int, among glyphs: [Int], in elements: [Element]) -> [Int] {
    var row = [first]
    for glyph in glyphs where glyph != first {
      let (last, box) = (elements[row[row.count - 1]].box, elements[glyph].box)
      let isLevel = abs(box.midY - last.midY) < 0.15 * last.height
      let isEqual = abs(box.height - last.height) < 0.15 * last.height
      guard isLevel, isEqual, box.left >= last.right else { continue }
      let pitch = row.count > 1 ? last.midX - elements[row[row.count - 2]].box.midX : box.midX - last.midX
      // Buttons of a toolbar stand further apart than the glyphs are wide.
      guard abs(box.midX - last.midX - pitch) < 0.15 * pitch, box.left - last.right < 0.8 * last.width
      else { break }
      row.append(glyph)
    }
    return row
  }
}
