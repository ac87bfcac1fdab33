import COnnxRuntime

/// The outputs of one run while they are alive.
struct OutputReader {
  let values: OpaquePointer
  let names: [String]
  let model: String

  /// What `body` makes of the output called `name`; its buffer is valid only inside `body`.
  func output<Result>(
    _ name: String, _ body: (_ shape: [Int], UnsafeBufferPointer<Float>) -> Result
  ) throws(InferenceError) -> Result {
    guard let index = names.firstIndex(of: name) else {
      throw InferenceError(
        reason: "the model \(model) has no output \(name), only \(names.joined(separator: ", "))")
    }
    var data: UnsafePointer<Float>?
    var extents = [Int64](repeating: 0, count: Int(CONNX_MAX_RANK))
    var rank = 0
    try InferenceError.check(connx_values_read(values, index, &data, &extents, &rank)) {
      "the output \(name) of the model \(model) cannot be read: \($0)"
    }
    let shape = extents.prefix(rank).map(Int.init)
    return body(shape, UnsafeBufferPointer(start: data, count: shape.reduce(1, *)))
  }
}
