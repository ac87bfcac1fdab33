import AccessibilityModel

extension ReaderWording {
  /// VoiceOver on iOS with its usual settings.
  ///
  /// "Selected" comes first and the role after the name; what a switch is set to comes last.
  static let voiceOver = ReaderWording(
    order: [.selected, .name, .value, .dimmed, .role, .checked, .position, .hint, .usage],
    roles: [
      .button: "button", .link: "link", .heading: "heading", .image: "image", .textField: "text field",
      .secureTextField: "secure text field", .searchField: "search field", .toggle: "switch button",
      .checkbox: "checkbox", .radio: "radio button", .slider: "adjustable", .stepper: "adjustable",
      .pageControl: "adjustable", .picker: "picker item, adjustable", .tab: "tab", .menuItem: "button",
      .map: "map",
    ],
    traits: [
      "button": "button", "link": "link", "header": "heading", "image": "image",
      "searchField": "search field", "adjustable": "adjustable",
    ],
    states: [
      .toggle: States(on: "on", off: "off", mixed: "mixed"),
      .checkbox: States(on: "checked", off: "unchecked", mixed: "mixed"),
      .radio: States(on: "checked", off: "unchecked", mixed: "mixed"),
    ],
    selected: "selected", dimmed: "dimmed", unlabelled: nil,
    usage: [
      .textField: "double tap to edit", .secureTextField: "double tap to edit",
      .searchField: "double tap to edit", .toggle: "double tap to toggle setting",
      .slider: "swipe up or down with one finger to adjust the value",
      .picker: "swipe up or down with one finger to adjust the value",
    ],
    usageOfOthers: nil)
}
