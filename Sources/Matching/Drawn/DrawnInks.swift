import Geometry
import Imaging
import ScreenModel

/// The inks of all drawn texts, icons and switches of a screen and the outlines of its fields and boxes, measured once.
public struct DrawnInks: Sendable {
  private let known: [Int: DrawnInk]
  /// Whether the picture was compressed with losses, so that colours are near the drawn ones only.
  public let isLossy: Bool

  /// The ratio, 1…21, up to which the size of a text's letters is measured: above it no rule asks.
  private static let sizeAsked = 4.6
  /// How far from the edge of a box, in points, its outline is looked for.
  private static let edge = 3.0

  /// Takes measures over, by the id of the element.
  public init(_ known: [Int: DrawnInk], isLossy: Bool = false) {
    self.known = known
    self.isLossy = isLossy
  }

  /// Measures the pixels.
  ///
  /// - Parameter scale: pixels a point.
  init(of seen: RecognizedScreen, in raster: Raster, scale: Double) {
    let reader = InkReader(raster)
    let reach = max(2, Int((Self.edge * scale).rounded()))
    var known: [Int: DrawnInk] = [:]
    for element in seen.elements {
      let box = PixelBox(covering: element.box)
      switch element.type {
      case .text:
        known[element.id] = Self.text(reader.text(in: box), of: element, in: raster, scale: scale)
      case .icon:
        known[element.id] = DrawnInk(parts: [reader.sign(in: box)].compactMap { $0 })
      case .checkbox, .toggle, .slider:
        let parts = [reader.sign(in: box), reader.boundary(of: box, reach: reach)].compactMap { $0 }
        let clearest = parts.max { $0.highest < $1.highest }
        known[element.id] = DrawnInk(parts: [clearest].compactMap { $0 })
      case .textField, .container:
        known[element.id] = DrawnInk(parts: [reader.boundary(of: box, reach: reach)].compactMap { $0 })
      default: break
      }
    }
    self.init(known, isLossy: reader.isLossy)
  }

  /// The inks of an element; nil where none can be told.
  public subscript(element: Int) -> DrawnInk? { known[element] }

  private static func text(
    _ parts: [InkPart], of element: Element, in raster: Raster, scale: Double
  ) -> DrawnInk? {
    guard let plain = DrawnInk(parts: parts), let worst = plain.worst, worst.lowest < sizeAsked else {
      return DrawnInk(parts: parts)
    }
    let lines = parts.compactMap { LetterMeasure(of: $0, in: raster) }
    guard let letters = lines.max(by: { $0.height < $1.height }),
      let size = TypeSize(of: element.text ?? "", drawn: letters)
    else { return plain }
    let points = size.pixels.lowerBound / scale...size.pixels.upperBound / scale
    return DrawnInk(parts: parts, points: points, isBold: size.isBold)
  }
}
