/// Turns file paths into URI references (RFC 3986).
enum SARIFURI {
  /// The base that relative paths are meant from: the root of the sources, wherever a reader keeps it.
  static let base = "%SRCROOT%"

  /// The location of a file: relative to the base where the path is relative, else a file URI.
  static func location(_ path: String) -> SARIF.ArtifactLocation {
    if path.hasPrefix("/") { return SARIF.ArtifactLocation(uri: "file://" + encoded(path)) }
    if hasDrive(path) {
      let slashes = String(path.map { $0 == "\\" ? "/" : $0 })
      return SARIF.ArtifactLocation(uri: "file:///" + encoded(slashes))
    }
    let steps = path.split(separator: "/").filter { $0 != "." }
    return SARIF.ArtifactLocation(uri: encoded(steps.joined(separator: "/")), uriBaseId: base)
  }

  private static func hasDrive(_ path: String) -> Bool {
    let start = Array(path.utf8.prefix(3))
    guard start.count == 3, start[1] == UInt8(ascii: ":") else { return false }
    let isLetter = (start[0] | 0x20) >= UInt8(ascii: "a") && (start[0] | 0x20) <= UInt8(ascii: "z")
    return isLetter && (start[2] == UInt8(ascii: "\\") || start[2] == UInt8(ascii: "/"))
  }

  // Everything but unreserved characters and slashes: a colon in the first step would read as a scheme.
  private static func encoded(_ path: String) -> String {
    let hex = Array("0123456789ABCDEF".utf8)
    var out: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        out.append(byte)
      default:
        out += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
