import Foundation

/// The one place where values become JSON: sorted keys, plain slashes, the same bytes for the same value.
package enum JSONText {
  /// The value on one line, without a line break at its end.
  static func line(_ value: some Encodable) -> String {
    String(decoding: data(value), as: UTF8.self)
  }

  /// The value over several lines, lists of plain values on one line each, with a line break at its end.
  package static func document(_ value: some Encodable) -> String {
    JSONLayout.spread(data(value)) + "\n"
  }

  private static func data(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // The only values that JSON cannot hold; numbers are made finite before, so the words never show.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    do {
      return try encoder.encode(value)
    } catch {
      preconditionFailure("the values of a report always encode: \(error)")
    }
  }
}
