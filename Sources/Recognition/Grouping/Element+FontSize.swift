import ScreenModel

extension Element {
  /// The size of the font in pixels from the height of the ink: letters reach 0.72 of it above the line or 0.53
  /// without ascenders, and 0.21 below with descenders (the proportions of common sans-serif faces).
  var fontSize: Double {
    let text = text ?? ""
    let isTall = text.contains { !Self.low.contains($0) && $0 != " " }
    let hasTail = text.contains { Self.tails.contains($0) }
    return box.height / ((isTall ? 0.72 : 0.53) + (hasTail ? 0.21 : 0))
  }

  private static let low: Set<Character> = Set(
    "acemnorsuvwxzgpqy·-–—.,:;…" + "авгдежзиклмнопрстухцчшщъыьэюяєљњ" + "αγεηικμνοπρσςτυχω")
  private static let tails: Set<Character> = Set("gjpqyQ@,;()[]{}/|" + "друфцщјДЦЩ" + "βγζημξρφχψ")
}
