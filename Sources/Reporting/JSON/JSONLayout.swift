import Foundation

/// Spreads compact JSON over lines, so that it reads well and differs by lines.
enum JSONLayout {
  /// The longest list of plain values that stays on one line, in bytes.
  private static let inlineLimit = 96

  /// Valid JSON without white space between its tokens, spread over lines.
  static func spread(_ compact: Data) -> String {
    let bytes = [UInt8](compact)
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count * 2)
    var depth = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        let end = endOfString(in: bytes, from: index)
        out.append(contentsOf: bytes[index..<end])
        index = end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if let end = endOfPlainContainer(in: bytes, from: index) {
          out.append(contentsOf: inline(bytes[index..<end]))
          index = end
          continue
        }
        depth += 1
        out.append(byte)
        breakLine(&out, depth)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        breakLine(&out, depth)
        out.append(byte)
      case UInt8(ascii: ","):
        out.append(byte)
        breakLine(&out, depth)
      case UInt8(ascii: ":"):
        out.append(contentsOf: [byte, UInt8(ascii: " ")])
      default:
        out.append(byte)
      }
      index += 1
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static func breakLine(_ out: inout [UInt8], _ depth: Int) {
    out.append(UInt8(ascii: "\n"))
    out.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  /// The index after the closing quote.
  private static func endOfString(in bytes: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  /// The index after a short container that holds no other container; nil for any other.
  private static func endOfPlainContainer(in bytes: [UInt8], from start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count, index - start < inlineLimit {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): return nil
      case UInt8(ascii: "}"), UInt8(ascii: "]"): return index + 1
      case UInt8(ascii: "\""): index = endOfString(in: bytes, from: index)
      default: index += 1
      }
    }
    return nil
  }

  /// A plain container with a space after each comma and colon.
  private static func inline(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var out: [UInt8] = []
    let all = Array(bytes)
    var index = 0
    while index < all.count {
      let byte = all[index]
      if byte == UInt8(ascii: "\"") {
        let end = endOfString(in: all, from: index)
        out.append(contentsOf: all[index..<end])
        index = end
        continue
      }
      out.append(byte)
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") { out.append(UInt8(ascii: " ")) }
      index += 1
    }
    return out
  }
}
