/// The name of a glyph taken apart: "phosphor:magnifying-glass-bold" is the words magnifying and glass.
enum GlyphName {
  /// The words of the name without the icon set.
  static func words(of name: String) -> [String] {
    let bare = name.split(separator: ":").last.map(String.init) ?? name
    return bare.lowercased().split { $0 == "-" || $0 == "_" || $0 == " " || $0 == "." }.map(String.init)
  }

  /// The forms to look up, the most exact first: as it is, without its style, without its frame and numerals.
  static func candidates(_ words: [String]) -> [String] {
    var forms = [words]
    let unstyled = words.filter { styles.contains($0) == false }
    forms.append(unstyled)
    forms.append(unstyled.filter { frames.contains($0) == false })
    forms.append(unstyled.filter { frames.contains($0) == false && $0.allSatisfy(\.isNumber) == false })
    return forms.filter { $0.isEmpty == false }.map { $0.joined(separator: " ") }
  }

  private static let styles: Set<String> = [
    "baseline", "sharp", "rounded", "round", "outlined", "outline", "fill", "filled", "line", "bold", "light",
    "thin",
    "regular", "duotone", "solid", "border", "thick", "mini", "new",
  ]

  private static let frames: Set<String> = ["circle", "square", "box", "circled", "boxed", "badge"]
}
