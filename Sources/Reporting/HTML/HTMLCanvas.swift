import Geometry

/// The surface of one picture: keeps what is drawn inside it and finite.
struct HTMLCanvas: Sendable {
  private let bounds: Rect

  /// Takes the extent of the screenshot; never empty.
  init(_ bounds: Rect) { self.bounds = bounds }

  /// The part of a box that lies on the picture.
  func inside(_ box: Rect) -> Rect {
    let (left, top) = (held(box.left, bounds.right), held(box.top, bounds.bottom))
    return Rect(
      left: left, top: top, right: max(left, held(box.right, bounds.right)),
      bottom: max(top, held(box.bottom, bounds.bottom)))
  }

  /// A box for the drawing and for the pin over it.
  func place(_ box: Rect) -> HTMLFields {
    [
      "x": HTMLNumber.short(box.x.rounded()), "y": HTMLNumber.short(box.y.rounded()),
      "width": HTMLNumber.short(max(1, box.width.rounded())),
      "height": HTMLNumber.short(max(1, box.height.rounded())),
      "left": HTMLNumber.percent(box.x, of: bounds.width),
      "top": HTMLNumber.percent(box.y, of: bounds.height),
    ]
  }

  /// Pixels of the screenshot for about one pixel of the page, whatever the shape of the screenshot.
  private var unit: Double { (bounds.width * bounds.height).squareRoot() / 600 }

  /// The outlines of one kind.
  func layer(_ kind: String, _ pins: [HTMLFields], stroke: Double, dashes: [Double] = []) -> HTMLFields {
    [
      "layerKind": kind, "layerPins": pins.filter { $0["pinKind"] as? String == kind },
      "stroke": HTMLNumber.short(stroke * unit), "dashes": text(dashes),
    ]
  }

  /// A way through places, with numbered dots; nil for fewer than two.
  func path(_ kind: String, _ places: [(x: Double, y: Double)], dashes: [Double] = []) -> HTMLFields? {
    guard places.count > 1 else { return nil }
    let radius = 8.5 * unit
    let held = places.map { (x: self.held($0.x, bounds.right), y: self.held($0.y, bounds.bottom)) }
    return [
      "orderKind": kind, "stroke": HTMLNumber.short(2 * unit), "dashes": text(dashes),
      "points": held.map { "\(HTMLNumber.short($0.x.rounded())),\(HTMLNumber.short($0.y.rounded()))" }
        .joined(separator: " "),
      "radius": HTMLNumber.short(radius), "letter": HTMLNumber.short(radius * 1.25),
      "stops": held.enumerated().map { index, place -> HTMLFields in
        [
          "stopNumber": index + 1, "stopX": HTMLNumber.short(place.x.rounded()),
          "stopY": HTMLNumber.short(place.y.rounded()),
          "baseline": HTMLNumber.short((place.y + radius * 0.45).rounded()),
        ]
      },
    ]
  }

  private func text(_ dashes: [Double]) -> HTMLText {
    HTMLText(dashes.map { HTMLNumber.short($0 * unit) }.joined(separator: " "))
  }

  private func held(_ value: Double, _ most: Double) -> Double {
    value.isFinite ? min(max(value, 0), most) : 0
  }
}
