import AccessibilityModel

/// Reads a dump of any known format.
public enum TreeReader {
  /// The importers in the order in which they are asked; the formats that name themselves come first.
  public static let importers: [any Importer.Type] = [
    UnsaidTree.self,
    UIAutomator.self,
    AppiumAndroid.self,
    AxeAndroid.self,
    DroidBot.self,
    AppiumIOS.self,
    IDB.self,
    // Before Maestro, whose nodes are objects with attributes and bounds as well.
    HarmonyUITest.self,
    Maestro.self,
    XCUITest.self,
  ]

  /// The size in bytes above which a dump is refused; a caller can look at a file's size before it reads it.
  public static let byteLimit = Limits.bytes

  /// The tree of a dump, with frames in pixels of the screenshot where the canvas knows it.
  ///
  /// `format` is a name from `importers`; nil finds it from the content. An error says which line of the dump
  /// is to blame, where one is.
  public static func tree(
    from bytes: [UInt8], format: String?, canvas: Canvas
  ) throws(ImportError) -> AccessibilityTree {
    if let scale = canvas.scale, !(scale > 0 && scale <= 10) {
      throw ImportError(reason: "a scale of \(scale) pixels a point; it must be above 0 and at most 10")
    }
    var importer: (any Importer.Type)?
    // A wrong name is told before the dump is looked at, so that it is not blamed on the dump.
    if let format { importer = try Self.importer(named: format) }
    let dump = try DumpDecoder.dump(from: bytes)
    guard let importer = importer ?? recognizer(of: dump) else { throw UnknownDump.error(for: dump) }
    return try importer.tree(from: dump, canvas: canvas)
  }

  /// The name of the format that the content shows; nil where it shows none.
  public static func format(of bytes: [UInt8]) -> String? {
    (try? DumpDecoder.dump(from: bytes)).flatMap { recognizer(of: $0)?.format }
  }

  private static func recognizer(of dump: Dump) -> (any Importer.Type)? {
    importers.first { $0.recognizes(dump) }
  }

  private static func importer(named name: String) throws(ImportError) -> any Importer.Type {
    if let known = importers.first(where: { $0.format == name }) { return known }
    let names = importers.map { $0.format }.joined(separator: ", ")
    throw ImportError(reason: "unknown tree format \"\(name)\"; known are \(names)")
  }
}
