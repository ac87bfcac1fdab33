/// A dense array of floats with a shape, the last dimension running fastest.
public struct Tensor: Sendable, Hashable {
  /// The extent of each dimension; at most eight, each zero or more.
  public let shape: [Int]
  /// The elements, as many as the product of the shape.
  public var elements: [Float]

  /// Takes over elements; their count must be the product of `shape`.
  public init(shape: [Int], elements: [Float]) {
    precondition(shape.count <= 8 && shape.allSatisfy { $0 >= 0 }, "a shape has up to eight extents")
    precondition(shape.reduce(1, *) == elements.count, "a tensor needs as many elements as its shape says")
    self.shape = shape
    self.elements = elements
  }
}
