/// The nearest colour of the same hue that stands out enough from its ground.
public struct PassingColor: Sendable, Hashable {
  /// The colour.
  public let color: Color
  /// Its contrast with the ground, 1…21.
  public let ratio: Double
  /// Whether it is darker than the ground, so that what is darker still passes too.
  public let isDarker: Bool

  /// Looks on the ink's side of the ground first; on the other where that side ends too early.
  ///
  /// Hue and saturation stay as they are and the lightness (HSL) is moved in steps of a four-hundredth.
  ///
  /// - Parameter needed: the least ratio; nil comes back where neither black nor white reaches it.
  public init?(for ink: Color, on ground: Color, needed: Double) {
    let isDarker = ink.relativeLuminance <= ground.relativeLuminance
    let shade = Shade(of: ink)
    for goesDarker in [isDarker, isDarker == false] {
      let start = goesDarker == isDarker ? shade.lightness : Shade(of: ground).lightness
      let end = goesDarker ? 0.0 : 1.0
      for step in 0...400 {
        let color = shade.color(lightness: start + (end - start) * Double(step) / 400)
        let ratio = color.contrast(to: ground)
        let isOnSide = (color.relativeLuminance <= ground.relativeLuminance) == goesDarker
        guard isOnSide, ratio >= needed else { continue }
        self.color = color
        self.ratio = ratio
        self.isDarker = goesDarker
        return
      }
    }
    return nil
  }
}

/// A colour as hue, saturation and lightness (HSL), each 0…1.
private struct Shade {
  let hue: Double
  let saturation: Double
  let lightness: Double

  init(of color: Color) {
    let (red, green, blue) = (
      Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255
    )
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    lightness = most - range / 2
    saturation = range == 0 ? 0 : range / (1 - abs(2 * lightness - 1))
    let turn: Double =
      if range == 0 {
        0
      } else if most == red {
        (green - blue) / range
      } else if most == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    hue = (turn < 0 ? turn + 6 : turn) / 6
  }

  /// The same hue and saturation, lighter or darker.
  func color(lightness: Double) -> Color {
    let chroma = (1 - abs(2 * lightness - 1)) * saturation
    let sixth = hue * 6
    let second = chroma * (1 - abs(sixth.truncatingRemainder(dividingBy: 2) - 1))
    let (red, green, blue): (Double, Double, Double) =
      switch Int(sixth) {
      case 0: (chroma, second, 0)
      case 1: (second, chroma, 0)
      case 2: (0, chroma, second)
      case 3: (0, second, chroma)
      case 4: (second, 0, chroma)
      default: (chroma, 0, second)
      }
    func level(_ share: Double) -> UInt8 {
      UInt8(min(255, max(0, ((share + lightness - chroma / 2) * 255).rounded())))
    }
    return Color(red: level(red), green: level(green), blue: level(blue))
  }
}
