/// An opaque sRGB colour, eight bits a channel.
public struct Color: Sendable, Hashable {
  /// The red channel, 0…255.
  public let red: UInt8
  /// The green channel, 0…255.
  public let green: UInt8
  /// The blue channel, 0…255.
  public let blue: UInt8

  /// Makes a colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// White, the paper under transparent pictures.
  public static let white = Color(red: 255, green: 255, blue: 255)
  /// Black.
  public static let black = Color(red: 0, green: 0, blue: 0)

  /// The largest difference of a channel, 0…255.
  public func distance(to other: Color) -> Int {
    max(
      abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)), abs(Int(blue) - Int(other.blue)))
  }

  /// How much colour there is: the largest difference between two channels, 0…255; 0 for a grey.
  public var vividness: Int {
    Int(max(red, green, blue)) - Int(min(red, green, blue))
  }

  /// The luma of ITU-R BT.601, 0…255.
  public var luma: Double { 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue) }
}
