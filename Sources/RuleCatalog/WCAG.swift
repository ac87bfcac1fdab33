/// The success criteria of WCAG 2.2 (https://www.w3.org/TR/WCAG22/): names, levels and their pages.
public enum WCAG {
  /// How much a criterion asks: who conforms at a level fulfils the levels before it too.
  public enum Level: String, Sendable, Hashable, Codable, Comparable {
    case a = "A"
    case aa = "AA"
    case aaa = "AAA"

    /// Orders by what they ask: A < AA < AAA.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// A success criterion.
  public struct Criterion: Sendable {
    /// The name in the guidelines.
    public let name: String
    /// The last part of the address of its "Understanding" page.
    public let slug: String
    /// The level that it belongs to.
    public let level: Level
  }

  /// The version of the guidelines.
  public static let version = "2.2"
  /// The guidelines.
  public static let address = "https://www.w3.org/TR/WCAG22/"

  /// The page that explains a criterion; the guidelines themselves where the number is not known.
  public static func page(_ number: String) -> String {
    criteria[number].map { "https://www.w3.org/WAI/WCAG22/Understanding/\($0.slug)" } ?? address
  }

  /// The criteria that a screen can break, by number.
  public static let criteria: [String: Criterion] = [
    "1.1.1": .init(name: "Non-text Content", slug: "non-text-content", level: .a),
    "1.3.1": .init(name: "Info and Relationships", slug: "info-and-relationships", level: .a),
    "1.3.2": .init(name: "Meaningful Sequence", slug: "meaningful-sequence", level: .a),
    "1.3.3": .init(name: "Sensory Characteristics", slug: "sensory-characteristics", level: .a),
    "1.3.4": .init(name: "Orientation", slug: "orientation", level: .aa),
    "1.3.5": .init(name: "Identify Input Purpose", slug: "identify-input-purpose", level: .aa),
    "1.4.1": .init(name: "Use of Color", slug: "use-of-color", level: .a),
    "1.4.3": .init(name: "Contrast (Minimum)", slug: "contrast-minimum", level: .aa),
    "1.4.4": .init(name: "Resize Text", slug: "resize-text", level: .aa),
    "1.4.5": .init(name: "Images of Text", slug: "images-of-text", level: .aa),
    "1.4.6": .init(name: "Contrast (Enhanced)", slug: "contrast-enhanced", level: .aaa),
    "1.4.10": .init(name: "Reflow", slug: "reflow", level: .aa),
    "1.4.11": .init(name: "Non-text Contrast", slug: "non-text-contrast", level: .aa),
    "1.4.12": .init(name: "Text Spacing", slug: "text-spacing", level: .aa),
    "2.1.1": .init(name: "Keyboard", slug: "keyboard", level: .a),
    "2.4.2": .init(name: "Page Titled", slug: "page-titled", level: .a),
    "2.4.3": .init(name: "Focus Order", slug: "focus-order", level: .a),
    "2.4.4": .init(name: "Link Purpose (In Context)", slug: "link-purpose-in-context", level: .a),
    "2.4.6": .init(name: "Headings and Labels", slug: "headings-and-labels", level: .aa),
    "2.4.7": .init(name: "Focus Visible", slug: "focus-visible", level: .aa),
    "2.4.9": .init(name: "Link Purpose (Link Only)", slug: "link-purpose-link-only", level: .aaa),
    "2.4.11": .init(name: "Focus Not Obscured (Minimum)", slug: "focus-not-obscured-minimum", level: .aa),
    "2.5.1": .init(name: "Pointer Gestures", slug: "pointer-gestures", level: .a),
    "2.5.3": .init(name: "Label in Name", slug: "label-in-name", level: .a),
    "2.5.5": .init(name: "Target Size (Enhanced)", slug: "target-size-enhanced", level: .aaa),
    "2.5.7": .init(name: "Dragging Movements", slug: "dragging-movements", level: .aa),
    "2.5.8": .init(name: "Target Size (Minimum)", slug: "target-size-minimum", level: .aa),
    "3.1.1": .init(name: "Language of Page", slug: "language-of-page", level: .a),
    "3.1.2": .init(name: "Language of Parts", slug: "language-of-parts", level: .aa),
    "3.2.4": .init(name: "Consistent Identification", slug: "consistent-identification", level: .aa),
    "3.3.1": .init(name: "Error Identification", slug: "error-identification", level: .a),
    "3.3.2": .init(name: "Labels or Instructions", slug: "labels-or-instructions", level: .a),
    "4.1.2": .init(name: "Name, Role, Value", slug: "name-role-value", level: .a),
    "4.1.3": .init(name: "Status Messages", slug: "status-messages", level: .aa),
  ]
}
