import AccessibilityModel

/// Roles from the words that Apple's tools use for elements.
enum AppleRoles {
  /// The role of a word such as "XCUIElementTypeButton", "UIAButton", "AXButton" or "Button".
  static func role(of word: String) -> Role {
    let prefixes = ["XCUIElementType", "UIA", "AX"]
    let plain = prefixes.first { word.hasPrefix($0) }.map { String(word.dropFirst($0.count)) } ?? word
    return byWord[plain] ?? .other(plain)
  }

  /// The words that XCTest prints for elements, of which not all have a role here.
  static func isElementWord(_ word: some StringProtocol) -> Bool {
    byWord[String(word)] != nil || withoutRole.contains(String(word))
  }

  private static let byWord: [String: Role] = {
    let words: [(Role, [String])] = [
      (.application, ["Application"]),
      (.window, ["Window"]),
      (
        .button,
        [
          "Button", "MenuButton", "PopUpButton", "ToolbarButton", "DisclosureTriangle", "ComboBox",
          "BackButton",
          "IncrementArrow", "DecrementArrow",
        ]
      ),
      (.link, ["Link"]),
      (.text, ["StaticText", "Text"]),
      (.heading, ["Heading"]),
      (.image, ["Image", "Icon"]),
      (.textField, ["TextField", "TextView", "TextArea"]),
      (.secureTextField, ["SecureTextField"]),
      (.searchField, ["SearchField", "SearchBar"]),
      (.toggle, ["Switch", "Toggle"]),
      (.checkbox, ["CheckBox", "Checkbox"]),
      (.radio, ["RadioButton"]),
      (.slider, ["Slider"]),
      (.stepper, ["Stepper", "Incrementor"]),
      (
        .progress,
        ["ProgressIndicator", "ActivityIndicator", "BusyIndicator", "RatingIndicator", "LevelIndicator"]
      ),
      (.pageControl, ["PageIndicator"]),
      (.tab, ["Tab", "TabButton"]),
      (.tabBar, ["TabBar", "TabGroup"]),
      (.segmentedControl, ["SegmentedControl"]),
      (.picker, ["Picker", "PickerWheel", "DatePicker"]),
      (.list, ["Table", "TableView", "CollectionView", "List", "Outline", "Grid"]),
      (.cell, ["Cell", "TableCell", "CollectionCell", "TableRow", "OutlineRow", "Row"]),
      (.scrollView, ["ScrollView", "ScrollArea"]),
      (.navigationBar, ["NavigationBar"]),
      (.toolbar, ["Toolbar"]),
      (.dialog, ["Alert", "Dialog"]),
      (.sheet, ["Sheet", "ActionSheet", "Popover"]),
      (.menu, ["Menu"]),
      (.menuItem, ["MenuItem", "MenuBarItem"]),
      (.keyboard, ["Keyboard"]),
      (.key, ["Key"]),
      (.webView, ["WebView", "WebArea"]),
      (.statusBar, ["StatusBar"]),
      (.map, ["Map"]),
      (.group, ["Group", "RadioGroup", "SplitGroup", "LayoutArea"]),
    ]
    return Dictionary(
      words.flatMap { role, names in names.map { ($0, role) } }, uniquingKeysWith: { first, _ in first })
  }()

  private static let withoutRole: Set<String> = [
    "Other", "Any", "Drawer", "Browser", "Handle", "LayoutItem", "Matte", "DockItem", "Ruler", "RulerMarker",
    "RelevanceIndicator", "ScrollBar", "Splitter", "StatusItem", "ValueIndicator", "TableColumn",
    "OutlineColumn",
    "ColorWell", "HelpTag", "Timeline", "TouchBar", "MenuBar", "GenericElement",
  ]
}
