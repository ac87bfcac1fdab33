import Foundation

/// Reads records: a JSON list, one JSON object, or one object a line.
public enum Records {
  /// The screens in the order of the file.
  ///
  /// - Throws: `RecordsError` with the line that is no record, or the stem that occurs twice.
  public static func screens(from bytes: [UInt8]) throws(RecordsError) -> [LabelledScreen] {
    var screens = whole(bytes) ?? []
    if screens.isEmpty { screens = try lines(of: bytes) }
    var stems: Set<String> = []
    for screen in screens where !stems.insert(screen.stem).inserted {
      throw RecordsError(reason: "image \"\(screen.stem)\" occurs twice")
    }
    return screens
  }

  private static func whole(_ bytes: [UInt8]) -> [LabelledScreen]? {
    let decoder = JSONDecoder()
    let data = Data(bytes)
    if let list = try? decoder.decode([LabelledScreen].self, from: data) { return list }
    return (try? decoder.decode(LabelledScreen.self, from: data)).map { [$0] }
  }

  private static func lines(of bytes: [UInt8]) throws(RecordsError) -> [LabelledScreen] {
    let decoder = JSONDecoder()
    var screens: [LabelledScreen] = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
      guard let screen = try? decoder.decode(LabelledScreen.self, from: Data(line)) else {
        throw RecordsError(line: index + 1, reason: "is no record with \"image\" and \"elements\"")
      }
      screens.append(screen)
    }
    if screens.isEmpty { throw RecordsError(reason: "holds no record") }
    return screens
  }
}
