import AccessibilityModel

/// The words of one screen reader in English, and the order in which it says them; data without logic.
public struct ReaderWording: Sendable, Hashable {
  /// One place in the order of a sentence.
  public enum Slot: Sendable, Hashable {
    case selected, checked, dimmed, name, value, role, position, hint, usage
  }

  /// The words for the two or three states of a kind of control.
  public struct States: Sendable, Hashable {
    let on: String
    let off: String
    let mixed: String
  }

  /// The order of a sentence.
  let order: [Slot]
  /// The words for roles; a role that is not here is not said.
  let roles: [Role: String]
  /// The words for traits, for nodes whose role has no words.
  let traits: [Trait: String]
  /// The words for the states of switches, checkboxes and radio buttons.
  let states: [Role: States]
  /// The word for the selected one of several.
  let selected: String
  /// The word for a control that cannot be used now.
  let dimmed: String
  /// The word for a control that nothing names; nil where the reader says nothing.
  let unlabelled: String?
  /// How to use a control, by role.
  let usage: [Role: String]
  /// How to use any other control; nil where the reader says nothing.
  let usageOfOthers: String?

  /// The wording of a reader.
  public static func of(_ reader: Reader) -> ReaderWording {
    switch reader {
    case .voiceOver: voiceOver
    case .talkBack: talkBack
    }
  }
}
