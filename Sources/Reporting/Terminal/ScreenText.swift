import ScreenModel

/// Writes what recognition saw as a table for people.
public enum ScreenText {
  /// A line for each element and one for each stop.
  public static func render(_ screen: RecognizedScreen) -> String {
    var text = PlainText.singleLine(screen.image)
    text += "  \(screen.size.width)×\(screen.size.height) px @\(NumberText.scale(screen.scale))\n"
    text +=
      TextTable(
        head: ["id", "type", "box", "score", "state", "tap", "text"],
        rows: screen.elements.map(row), rightAligned: [0, 3]
      ).rendered
    guard !screen.stops.isEmpty else { return text }
    text += "\n"
    text +=
      TextTable(
        head: ["stop", "kind", "elements", "label"],
        rows: screen.stops.enumerated().map { index, stop in
          [
            "\(index + 1)", stop.kind.rawValue, stop.elements.map { "\($0)" }.joined(separator: " "),
            PlainText.elided(PlainText.singleLine(stop.label), columns: 72),
          ]
        }, rightAligned: [0]
      ).rendered
    return text
  }

  private static func row(_ element: Element) -> [String] {
    let words = element.text ?? element.icon.map { "‹\($0)›" } ?? ""
    return [
      "\(element.id)", element.type.rawValue, NumberText.box(element.box), NumberText.share(element.score),
      element.state?.rawValue ?? "", element.clickable.map { $0 ? "yes" : "no" } ?? "",
      PlainText.elided(PlainText.singleLine(words), columns: 72),
    ]
  }
}
