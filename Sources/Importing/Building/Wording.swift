import AccessibilityModel

/// What counts as something said.
enum Wording {
  /// The text, or nil where it holds nothing to say: empty, blank, or invisible characters only.
  static func spoken(_ text: String?) -> String? {
    guard let text, !text.unicodeScalars.allSatisfy(isSilent) else { return nil }
    return text
  }

  /// Whether a text consists of private-use characters, the glyphs of icon fonts, which no screen reader names.
  static func isGlyphs(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { isSilent($0) || $0.properties.generalCategory == .privateUse }
  }

  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
  }
}

extension Node {
  /// Sets the label as a screen reader would find it: icon-font glyphs are no label, only a trait.
  mutating func setLabel(_ raw: String?) { label = worded(raw) }

  /// Sets the displayed text; icon-font glyphs are no text, only a trait.
  mutating func setText(_ raw: String?) { text = worded(raw) }

  private mutating func worded(_ raw: String?) -> String? {
    guard let spoken = Wording.spoken(raw) else { return nil }
    guard Wording.isGlyphs(spoken) else { return spoken }
    traits.insert("privateUseLabel")
    return nil
  }

  /// Inserts the trait where the dump says yes.
  mutating func mark(_ trait: Trait, if stated: Bool?) {
    if stated == true { traits.insert(trait) }
  }
}
