import AccessibilityModel

/// What the accessibility bridge of macOS calls a role: a switch is a check box there, and a tab a radio button.
struct IDBWords: Sendable {
  /// The word without "AX" that idb gives as the type.
  let type: String
  /// The word after "AX" in the role, where it is not the type.
  let axRole: String
  /// The subrole.
  let subrole: String?
  /// The words for people.
  let description: String

  private init(_ type: String, _ description: String, subrole: String? = nil) {
    self.type = type
    axRole = type
    self.subrole = subrole
    self.description = description
  }

  static func of(_ role: Role) -> IDBWords { known[role] ?? IDBWords("GenericElement", "") }

  private static let known: [Role: IDBWords] = [
    .application: IDBWords("Application", "application"), .button: IDBWords("Button", "button"),
    .link: IDBWords("Link", "link"), .text: IDBWords("StaticText", "text"),
    .heading: IDBWords("Heading", "heading"), .image: IDBWords("Image", "image"),
    .textField: IDBWords("TextField", "text field"),
    .secureTextField: IDBWords("TextField", "secure text field", subrole: "AXSecureTextField"),
    .searchField: IDBWords("TextField", "search text field", subrole: "AXSearchField"),
    .toggle: IDBWords("CheckBox", "switch", subrole: "AXSwitch"), .checkbox: IDBWords("CheckBox", "checkbox"),
    .radio: IDBWords("RadioButton", "radio button"), .slider: IDBWords("Slider", "slider"),
    .stepper: IDBWords("Incrementor", "stepper"),
    .progress: IDBWords("ProgressIndicator", "progress indicator"),
    .pageControl: IDBWords("PageIndicator", "page indicator"),
    .tab: IDBWords("RadioButton", "tab", subrole: "AXTabButton"), .cell: IDBWords("Cell", "cell"),
    .menuItem: IDBWords("MenuItem", "menu item"), .picker: IDBWords("Picker", "picker"),
    .map: IDBWords("Map", "map"), .segmentedControl: IDBWords("SegmentedControl", "segmented control"),
    .group: IDBWords("Group", "group"),
  ]
}
