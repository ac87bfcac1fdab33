import Foundation
import Inference

/// What the tests run: the library that `make setup` fetches, and two models small enough to write down.
enum Fixtures {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path
  static let library = root + "/.deps/runtime/libonnxruntime.so"

  static func runtime() throws -> Runtime { try Runtime(library: library) }

  /// Two inputs of shape [n, 2], `a` and `b`; two outputs, `sum` = a + b and `double` = 2 a.
  static let arithmetic = bytes(
    """
    CAg6nAEKEAoBYQoBYhIDc3VtIgNBZGQKFQoBYQoDdHdvEgZkb3VibGUiA011bBIBZyoPCAEQASIEAAAAQEIDdHdvWhQKAWESDwoN
    CAESCQoDEgFuCgIIAloUCgFiEg8KDQgBEgkKAxIBbgoCCAJiFgoDc3VtEg8KDQgBEgkKAxIBbgoCCAJiGQoGZG91YmxlEg8KDQgB
    EgkKAxIBbgoCCAJCBAoAEA0=
    """)

  /// One input, `a`; its output `whole` is of 64-bit integers.
  static let integers = bytes(
    """
    CAg6SAobCgFhEgV3aG9sZSIEQ2FzdCoJCgJ0bxgHoAECEgFnWhAKAWESCwoJCAESBQoDEgFuYhQKBXdob2xlEgsKCQgHEgUKAxIB
    bkIECgAQDQ==
    """)

  private static func bytes(_ base64: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data())
  }
}
