/// The success criteria of WCAG 2.2 (https://www.w3.org/TR/WCAG22/): names and their pages.
enum WCAG {
  /// A success criterion.
  struct Criterion: Sendable {
    let name: String
    /// The last part of the address of its "Understanding" page.
    let slug: String
  }

  /// The version of the guidelines.
  static let version = "2.2"
  /// The guidelines.
  static let address = "https://www.w3.org/TR/WCAG22/"

  /// The page that explains a criterion; the guidelines themselves where the number is not known.
  static func page(_ number: String) -> String {
    criteria[number].map { "https://www.w3.org/WAI/WCAG22/Understanding/\($0.slug)" } ?? address
  }

  /// The criteria that a screen can break, by number.
  static let criteria: [String: Criterion] = [
    "1.1.1": .init(name: "Non-text Content", slug: "non-text-content"),
    "1.3.1": .init(name: "Info and Relationships", slug: "info-and-relationships"),
    "1.3.2": .init(name: "Meaningful Sequence", slug: "meaningful-sequence"),
    "1.3.3": .init(name: "Sensory Characteristics", slug: "sensory-characteristics"),
    "1.3.4": .init(name: "Orientation", slug: "orientation"),
    "1.3.5": .init(name: "Identify Input Purpose", slug: "identify-input-purpose"),
    "1.4.1": .init(name: "Use of Color", slug: "use-of-color"),
    "1.4.3": .init(name: "Contrast (Minimum)", slug: "contrast-minimum"),
    "1.4.4": .init(name: "Resize Text", slug: "resize-text"),
    "1.4.5": .init(name: "Images of Text", slug: "images-of-text"),
    "1.4.6": .init(name: "Contrast (Enhanced)", slug: "contrast-enhanced"),
    "1.4.10": .init(name: "Reflow", slug: "reflow"),
    "1.4.11": .init(name: "Non-text Contrast", slug: "non-text-contrast"),
    "1.4.12": .init(name: "Text Spacing", slug: "text-spacing"),
    "2.1.1": .init(name: "Keyboard", slug: "keyboard"),
    "2.4.2": .init(name: "Page Titled", slug: "page-titled"),
    "2.4.3": .init(name: "Focus Order", slug: "focus-order"),
    "2.4.4": .init(name: "Link Purpose (In Context)", slug: "link-purpose-in-context"),
    "2.4.6": .init(name: "Headings and Labels", slug: "headings-and-labels"),
    "2.4.7": .init(name: "Focus Visible", slug: "focus-visible"),
    "2.4.9": .init(name: "Link Purpose (Link Only)", slug: "link-purpose-link-only"),
    "2.4.11": .init(name: "Focus Not Obscured (Minimum)", slug: "focus-not-obscured-minimum"),
    "2.5.1": .init(name: "Pointer Gestures", slug: "pointer-gestures"),
    "2.5.3": .init(name: "Label in Name", slug: "label-in-name"),
    "2.5.5": .init(name: "Target Size (Enhanced)", slug: "target-size-enhanced"),
    "2.5.7": .init(name: "Dragging Movements", slug: "dragging-movements"),
    "2.5.8": .init(name: "Target Size (Minimum)", slug: "target-size-minimum"),
    "3.1.1": .init(name: "Language of Page", slug: "language-of-page"),
    "3.1.2": .init(name: "Language of Parts", slug: "language-of-parts"),
    "3.2.4": .init(name: "Consistent Identification", slug: "consistent-identification"),
    "3.3.1": .init(name: "Error Identification", slug: "error-identification"),
    "3.3.2": .init(name: "Labels or Instructions", slug: "labels-or-instructions"),
    "4.1.2": .init(name: "Name, Role, Value", slug: "name-role-value"),
    "4.1.3": .init(name: "Status Messages", slug: "status-messages"),
  ]
}
