/// A value with the place it was written at.
public struct Sourced<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  public let value: Value
  /// Where it comes from.
  public let origin: ConfigurationOrigin

  /// Puts both together.
  public init(_ value: Value, _ origin: ConfigurationOrigin) {
    self.value = value
    self.origin = origin
  }
}
