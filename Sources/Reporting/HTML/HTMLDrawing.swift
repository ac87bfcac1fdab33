import Geometry
import ScreenModel

/// What lies over a screenshot: outlines, numbered pins and the two orders, in pixels and hundredths of the picture.
struct HTMLDrawing: Sendable {
  let fields: HTMLFields

  init(
    _ screen: ScreenReport, findings: [(entry: NumberedFinding, anchor: String)], declared: [DeclaredStop]
  ) {
    let bounds = Rect(
      x: 0, y: 0, width: Double(max(1, screen.size.width)), height: Double(max(1, screen.size.height)))
    let canvas = HTMLCanvas(bounds)
    let nodes = Dictionary(screen.matches.map { ($0.element, $0) }) { first, _ in first }
    let boxes = Dictionary(screen.elements.map { ($0.id, $0.box) }) { first, _ in first }
    var stacked: [Rect: Int] = [:]
    let findingPins: [HTMLFields] = findings.compactMap { finding, anchor in
      guard let box = finding.finding.box.map(canvas.inside) else { return nil }
      let layer = stacked[box, default: 0]
      stacked[box] = layer + 1
      return Self.pin(finding, at: box, layer: layer, anchor: anchor, on: canvas)
    }
    let elementPins = screen.elements.map { element in
      Self.pin(element, match: nodes[element.id], at: canvas.inside(element.box), on: canvas)
    }
    let seen = screen.stops.compactMap { stop in Self.center(of: stop.elements.compactMap { boxes[$0] }) }
    let stops = declared.map { (x: $0.box.midX, y: $0.box.midY) }
    fields = [
      "viewBox": "0 0 \(HTMLNumber.short(bounds.width)) \(HTMLNumber.short(bounds.height))",
      "findingPins": findingPins, "elementPins": elementPins,
      "layers": [
        canvas.layer("matched", elementPins, stroke: 1.5),
        canvas.layer("inferred", elementPins, stroke: 2, dashes: [2, 3]),
        canvas.layer("review", findingPins, stroke: 2.2, dashes: [6, 3]),
        canvas.layer("violation", findingPins, stroke: 2.2),
      ],
      "orders": [canvas.path("declared", stops, dashes: [6, 4]), canvas.path("seen", seen)].compactMap { $0 },
      "hasPins": !findingPins.isEmpty || !elementPins.isEmpty,
    ]
  }

  private static func pin(
    _ numbered: NumberedFinding, at box: Rect, layer: Int, anchor: String, on canvas: HTMLCanvas
  ) -> HTMLFields {
    var fields = canvas.place(box)
    fields["pinKind"] = numbered.finding.isReview ? "review" : "violation"
    fields["pinNumber"] = numbered.number
    fields["pinAnchor"] = HTMLText(anchor)
    // More than six at one place lie on the sixth.
    fields["pinLayer"] = min(layer, 5)
    fields["pinTip"] = HTMLText(FindingText.message(numbered.finding))
    return fields
  }

  private static func pin(
    _ element: Element, match: ScreenReport.MatchEntry?, at box: Rect, on canvas: HTMLCanvas
  ) -> HTMLFields {
    let words = element.text ?? element.icon ?? ""
    let name = element.type.rawValue + (words.isEmpty ? "" : " “\(words)”")
    let tip = match.map { "\(name): declared by \($0.node) (\($0.how))" } ?? "\(name): seen, but not declared"
    var fields = canvas.place(box)
    fields["pinAnchor"] = HTMLText("")
    fields["pinKind"] = match == nil ? "inferred" : "matched"
    fields["pinNumber"] = element.id
    fields["pinTip"] = HTMLText(PlainText.elided(PlainText.singleLine(tip), columns: 200))
    return fields
  }

  private static func center(of boxes: [Rect]) -> (x: Double, y: Double)? {
    guard let left = boxes.map(\.left).min(), let right = boxes.map(\.right).max(),
      let top = boxes.map(\.top).min(), let bottom = boxes.map(\.bottom).max()
    else { return nil }
    return ((left + right) / 2, (top + bottom) / 2)
  }
}
