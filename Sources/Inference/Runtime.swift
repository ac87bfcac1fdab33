import COnnxRuntime

/// An opened ONNX Runtime library; models keep it open for as long as they live.
public final class Runtime: Sendable {
  // Immutable after init, and ONNX Runtime's own objects are safe to share between threads.
  nonisolated(unsafe) let handle: OpaquePointer

  /// Opens the shared library at `path`.
  ///
  /// Throws where the file is missing, is no ONNX Runtime, or is older than 1.17.
  public init(library path: String) throws(InferenceError) {
    var opened: OpaquePointer?
    try InferenceError.check(connx_runtime_open(path, &opened)) { reason in
      "cannot open ONNX Runtime at \(path) (\(reason)); run `make setup`"
    }
    guard let opened else { throw InferenceError(reason: "cannot open ONNX Runtime at \(path)") }
    handle = opened
  }

  /// The version that the library reports, for example 1.31.1.
  public var version: String { String(cString: connx_runtime_version(handle)) }

  deinit { connx_runtime_close(handle) }
}
