/// How 8-bit colours become the numbers that a network was trained on: `value * scale + offset` by channel.
public struct Normalization: Sendable, Hashable {
  /// The order of the three planes.
  public enum Order: Sendable, Hashable {
    /// Red, green, blue.
    case rgb
    /// Blue, green, red, as OpenCV has it.
    case bgr
  }

  /// The order of the three planes.
  public let order: Order
  /// The factor for each plane, in the order of the planes.
  public let scale: SIMD3<Float>
  /// What is added for each plane, after the factor.
  public let offset: SIMD3<Float>

  /// Makes a normalization; by default values come out as 0…255.
  public init(_ order: Order, scale: SIMD3<Float> = .one, offset: SIMD3<Float> = .zero) {
    self.order = order
    self.scale = scale
    self.offset = offset
  }

  /// Makes a normalization from the mean and the deviation of each plane, both for values of 0…1.
  public init(_ order: Order, mean: SIMD3<Float>, deviation: SIMD3<Float>) {
    self.init(order, scale: 1 / (255 * deviation), offset: -mean / deviation)
  }
}
