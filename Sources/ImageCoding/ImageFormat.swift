/// What the first bytes of a file say that it is.
enum ImageFormat: Equatable {
  case png
  case jpeg
  /// Anything that is not read, with the reason and what to do.
  case other(reason: String)

  /// Sniffs the format; total, and never looks further than the first few dozen bytes.
  init(of bytes: [UInt8]) {
    if bytes.isEmpty {
      self = .other(reason: "the file is empty; take the screenshot again")
    } else if bytes.starts(with: Self.pngSignature) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if let reason = Self.mangled(bytes) ?? Self.known(bytes) {
      self = .other(reason: reason)
    } else {
      self = .other(reason: "this is no image that can be read; PNG and JPEG are")
    }
  }

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// PNG files that passed through something that took them for text.
  private static func mangled(_ bytes: [UInt8]) -> String? {
    let remedy =
      "use `adb exec-out screencap -p > screen.png` in cmd, or `adb shell screencap` and `adb pull`"
    if isWideText(bytes) {
      return "a Windows shell turned this PNG into UTF-16 text, as PowerShell's `>` does, and it cannot be"
        + " turned back; \(remedy)"
    }
    if isNarrowText(bytes) {
      return "a shell turned this PNG into UTF-8 text, and it cannot be turned back; \(remedy)"
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D])
      || bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0A])
    {
      return "the line ends of this PNG were rewritten on the way, as `adb shell` does; \(remedy)"
    }
    if bytes.count < 8 && pngSignature.starts(with: bytes) {
      return "the PNG is cut off after \(bytes.count) bytes; copy or take it again"
    }
    return nil
  }

  /// "?PNG" with two bytes a letter: what became of 0x89 depends on the code page, so any letter may stand there.
  private static func isWideText(_ bytes: [UInt8]) -> Bool {
    let little: [UInt8] = [0x50, 0x00, 0x4E, 0x00, 0x47, 0x00]
    let big: [UInt8] = [0x00, 0x50, 0x00, 0x4E, 0x00, 0x47]
    if bytes.starts(with: [0xFF, 0xFE]) { return bytes.dropFirst(4).starts(with: little) }
    if bytes.starts(with: [0xFE, 0xFF]) { return bytes.dropFirst(4).starts(with: big) }
    return bytes.dropFirst(2).starts(with: little)
  }

  /// "?PNG" in UTF-8: 0x89 as U+FFFD, ë (code pages 437 and 850), ‰ (1252) or U+0089 (Latin 1).
  private static func isNarrowText(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let letters: [[UInt8]] = [[0xEF, 0xBF, 0xBD], [0xC3, 0xAB], [0xE2, 0x80, 0xB0], [0xC2, 0x89]]
    return letters.contains { text.starts(with: $0 + [0x50, 0x4E, 0x47]) }
  }

  /// Formats that a user may well hand over, with what they are called.
  private static func known(_ bytes: [UInt8]) -> String? {
    func has(_ text: String, at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: text.utf8) }
    let advice = "convert it to PNG"
    if has("GIF8") { return "this is a GIF; \(advice)" }
    if has("RIFF") && has("WEBP", at: 8) { return "this is a WebP picture; \(advice)" }
    if has("ftyphei", at: 4) || has("ftypmif", at: 4) { return "this is a HEIC picture; \(advice)" }
    if has("ftypavif", at: 4) { return "this is an AVIF picture; \(advice)" }
    if has("BM") && bytes.count > 14 && bytes[6...9].allSatisfy({ $0 == 0 }) {
      return "this is a BMP picture; \(advice)"
    }
    if has("II*\0") || has("MM\0*") { return "this is a TIFF picture; \(advice)" }
    if has("%PDF") { return "this is a PDF; \(advice)" }
    if has("PK\u{3}\u{4}") { return "this is a ZIP archive; unpack it" }
    return text(bytes)
  }

  private static func text(_ bytes: [UInt8]) -> String? {
    let opening = bytes.prefix(256)
    let isText = opening.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    guard isText else { return nil }
    let first = opening.first { $0 > 0x20 }
    if first == UInt8(ascii: "<") { return "this is XML or HTML text, not an image; is it the tree dump?" }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      return "this is JSON text, not an image; is it the tree dump?"
    }
    return "this is text, not an image; PNG and JPEG can be read"
  }
}
