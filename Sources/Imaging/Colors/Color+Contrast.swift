import Foundation

extension Color {
  /// The relative luminance, 0 for black to 1 for white (WCAG 2.2, definition of relative luminance).
  public var relativeLuminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)] + 0.0722 * Self.linear[Int(blue)]
  }

  /// The contrast ratio of two colours, 1…21 (WCAG 2.2, definition of contrast ratio).
  public func contrast(to other: Color) -> Double {
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The colour as "#RRGGBB".
  public var hex: String {
    "#"
      + [red, green, blue].map { channel in
        let digits = String(channel, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  /// The channels of sRGB as light. WCAG prints the bend as 0.03928; no channel of eight bits lies between that and 0.04045.
  private static let linear: [Double] = (0...255).map { level in
    let share = Double(level) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}
