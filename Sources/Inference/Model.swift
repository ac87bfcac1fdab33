import COnnxRuntime
import Foundation

/// A neural network, loaded and ready; runs may overlap on any number of threads.
public final class Model: Sendable {
  // Immutable after init; a session of ONNX Runtime may be run from several threads at once.
  nonisolated(unsafe) private let handle: OpaquePointer
  private let runtime: Runtime
  private let name: String

  /// The names of the inputs, in the order that `run` takes them.
  public let inputs: [String]
  /// The names of the outputs.
  public let outputs: [String]

  /// Loads a model from bytes in ONNX format; errors call it `name`, and one run may use `threads` cores, 1 or more.
  public convenience init(
    runtime: Runtime, bytes: [UInt8], name: String, threads: Int = 1
  ) throws(InferenceError) {
    // Workers that wait for the next run must sleep, since other work of the process wants their cores.
    let settings = [("session.intra_op.allow_spinning", "0")]
    try self.init(runtime: runtime, bytes: bytes, name: name, threads: threads, settings: settings)
  }

  /// Loads a model from a file in ONNX format, for runs on `threads` cores, 1 or more.
  public convenience init(runtime: Runtime, path: String, threads: Int = 1) throws(InferenceError) {
    let bytes: [UInt8]
    do {
      bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe))
    } catch {
      throw InferenceError(reason: "cannot read the model \(path); run `make setup`")
    }
    try self.init(runtime: runtime, bytes: bytes, name: path, threads: threads)
  }

  /// Loads a model with named options of ONNX Runtime.
  package init(
    runtime: Runtime, bytes: [UInt8], name: String, threads: Int, settings: [(key: String, value: String)]
  ) throws(InferenceError) {
    var opened: OpaquePointer?
    let cores = Int32(clamping: max(1, threads))
    let failure = withCStrings(settings.flatMap { [$0.key, $0.value] }) { strings in
      let pairs = settings.indices.map { connx_setting(key: strings[2 * $0], value: strings[2 * $0 + 1]) }
      return connx_model_open(runtime.handle, bytes, bytes.count, cores, pairs, pairs.count, &opened)
    }
    try InferenceError.check(failure) { "cannot load the model \(name): \($0); run `make setup`" }
    guard let opened else { throw InferenceError(reason: "cannot load the model \(name)") }
    handle = opened
    self.runtime = runtime
    self.name = name
    inputs = (0..<connx_model_input_count(opened)).map { String(cString: connx_model_input_name(opened, $0)) }
    outputs = (0..<connx_model_output_count(opened)).map {
      String(cString: connx_model_output_name(opened, $0))
    }
  }

  deinit { connx_model_close(handle) }

  /// The outputs by name for one tensor an input, in the order of `inputs`.
  public func run(_ tensors: Tensor...) throws(InferenceError) -> [String: Tensor] {
    try run(tensors) { (read: OutputReader) throws(InferenceError) in
      var results: [String: Tensor] = [:]
      for name in outputs {
        results[name] = try read.output(name) { shape, elements in
          Tensor(shape: shape, elements: Array(elements))
        }
      }
      return results
    }
  }

  /// Runs the model and lets `body` look at one output in place, which spares a copy of it.
  public func run<Result>(
    _ tensor: Tensor, reading output: String, _ body: (_ shape: [Int], UnsafeBufferPointer<Float>) -> Result
  ) throws(InferenceError) -> Result {
    try run([tensor]) { (read: OutputReader) throws(InferenceError) in try read.output(output, body) }
  }

  private func run<Result>(
    _ tensors: [Tensor], _ body: (OutputReader) throws(InferenceError) -> Result
  ) throws(InferenceError) -> Result {
    guard tensors.count == inputs.count else {
      throw InferenceError(
        reason: "the model \(name) takes \(inputs.count) inputs and was given \(tensors.count)")
    }
    var values: OpaquePointer?
    try InferenceError.check(execute(tensors, &values)) { "the model \(self.name) failed: \($0)" }
    guard let values else { throw InferenceError(reason: "the model \(name) gave no outputs") }
    defer { connx_values_free(values) }
    return try body(OutputReader(values: values, names: outputs, model: name))
  }

  /// Hands the tensors over as C arrays that live until the call returns.
  private func execute(
    _ tensors: [Tensor], _ values: inout OpaquePointer?
  ) -> UnsafeMutablePointer<CChar>? {
    let shapes = tensors.map { $0.shape.map(Int64.init) }
    return withPointers(to: shapes) { shapePointers in
      withPointers(to: tensors.map(\.elements)) { dataPointers in
        connx_model_run(handle, dataPointers, shapePointers, shapes.map(\.count), &values)
      }
    }
  }
}
