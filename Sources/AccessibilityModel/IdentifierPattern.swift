/// How the identifiers of an app are built, for example `{category}_{context}_{element}_{modifier?}`.
///
/// Names in braces are filled in; a question mark makes one optional together with the signs before it. What is
/// filled in consists of ASCII letters and digits, so that the signs between the names part them for certain.
public struct IdentifierPattern: Sendable, Hashable {
  /// What can be filled in.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    /// The kind of control, for example "button".
    case category
    /// The screen.
    case context
    /// The meaning of the element.
    case element
    /// What sets equals apart.
    case modifier
  }

  /// A name with the signs before it.
  struct Hole: Sendable, Hashable {
    let lead: String
    let name: Name
    let isOptional: Bool
  }

  /// The pattern as it was written.
  public let text: String
  let holes: [Hole]
  let tail: String

  /// `{category}_{context}_{element}_{modifier?}`.
  public static let standard = IdentifierPattern(
    text: "{category}_{context}_{element}_{modifier?}",
    holes: [
      Hole(lead: "", name: .category, isOptional: false), Hole(lead: "_", name: .context, isOptional: false),
      Hole(lead: "_", name: .element, isOptional: false), Hole(lead: "_", name: .modifier, isOptional: true),
    ], tail: "")

  private init(text: String, holes: [Hole], tail: String) {
    self.text = text
    self.holes = holes
    self.tail = tail
  }

  /// Reads a pattern; throws where a name is unknown, stands twice, or touches another.
  public init(_ text: String) throws(IdentifierPatternError) {
    var holes: [Hole] = []
    var lead = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      lead += rest[..<open]
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw IdentifierPatternError(pattern: text, reason: "a brace is not closed")
      }
      holes.append(try Self.hole(rest[rest.index(after: open)..<close], lead: lead, after: holes, in: text))
      lead = ""
      rest = rest[rest.index(after: close)...]
    }
    guard holes.contains(where: { $0.name == .element && $0.isOptional == false }) else {
      throw IdentifierPatternError(pattern: text, reason: "{element} is missing")
    }
    guard holes.contains(where: { $0.name == .modifier }) else {
      throw IdentifierPatternError(
        pattern: text, reason: "{modifier?} is missing; equal elements could not be told apart")
    }
    self.init(text: text, holes: holes, tail: lead + rest)
  }

  private static func hole(
    _ word: Substring, lead: String, after holes: [Hole], in text: String
  ) throws(IdentifierPatternError) -> Hole {
    let isOptional = word.hasSuffix("?")
    guard let name = Name(rawValue: String(isOptional ? word.dropLast() : word)) else {
      let known = Name.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
      throw IdentifierPatternError(pattern: text, reason: "{\(word)} is not known; known are \(known)")
    }
    if holes.contains(where: { $0.name == name }) {
      throw IdentifierPatternError(pattern: text, reason: "{\(name.rawValue)} stands twice")
    }
    if holes.isEmpty == false, lead.first.map(Self.isWordSign) ?? true {
      throw IdentifierPatternError(
        pattern: text, reason: "a sign that is no letter or digit must stand before {\(word)}")
    }
    return Hole(lead: lead, name: name, isOptional: isOptional)
  }

  static func isWordSign(_ sign: Character) -> Bool { sign.isASCII && (sign.isLetter || sign.isNumber) }
}
