import Mustache

/// Text that may stand anywhere in the page, between tags and in quoted attributes.
///
/// The templates see foreign text in no other form. The engine's own escaping goes by grapheme cluster, and lets a
/// quotation mark with a combining accent through; this goes by scalar.
struct HTMLText: MustacheCustomRenderable, Sendable {
  private let escaped: String

  /// Takes foreign text as it is.
  init(_ foreign: String) { escaped = Self.escape(foreign) }

  /// Takes foreign text as one line, without control characters and direction overrides.
  init(line foreign: String) { escaped = Self.escape(PlainText.singleLine(foreign)) }

  /// Takes what the report made itself and the page needs unchanged: styles, the script, a picture's data.
  init(trusted: String) { escaped = trusted }

  var renderText: String { escaped }

  /// Sections over an empty text are left out.
  var isNull: Bool { escaped.isEmpty }

  private static func escape(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { replacement(for: $0) != nil }) else { return text }
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let replacement = replacement(for: scalar) {
        out.append(contentsOf: replacement.unicodeScalars)
      } else {
        out.append(scalar)
      }
    }
    return String(out)
  }

  private static func replacement(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    // HTML has only line feeds; a carriage return may not even stand as a reference.
    case "\r": "\n"
    default: isForbidden(scalar.value) ? "\u{FFFD}" : nil
    }
  }

  // HTML has no way to write these, not even as references.
  private static func isForbidden(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
