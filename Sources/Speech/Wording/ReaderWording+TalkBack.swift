import AccessibilityModel

extension ReaderWording {
  /// TalkBack with its usual order of an element's description: state, name, type.
  static let talkBack = ReaderWording(
    order: [.checked, .selected, .value, .name, .role, .position, .dimmed, .hint, .usage],
    roles: [
      .button: "button", .link: "link", .heading: "heading", .image: "image", .textField: "edit box",
      .secureTextField: "edit box, password", .searchField: "edit box", .toggle: "switch",
      .checkbox: "check box", .radio: "radio button", .slider: "slider", .progress: "progress bar",
      .picker: "drop down list", .tab: "tab",
    ],
    traits: [:],
    states: [
      .toggle: States(on: "On", off: "Off", mixed: "Mixed"),
      .checkbox: States(on: "Checked", off: "Not checked", mixed: "Partially checked"),
      .radio: States(on: "Selected", off: "Not selected", mixed: "Mixed"),
    ],
    selected: "Selected", dimmed: "disabled", unlabelled: "unlabeled",
    usage: [
      .textField: "double-tap to edit text", .secureTextField: "double-tap to edit text",
      .searchField: "double-tap to edit text", .toggle: "double-tap to toggle",
      .checkbox: "double-tap to toggle", .slider: "use volume keys to adjust",
    ],
    usageOfOthers: "double-tap to activate")
}
