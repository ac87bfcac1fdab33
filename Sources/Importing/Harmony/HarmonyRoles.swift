import AccessibilityModel

/// Roles from the names of ArkUI's components and of the nodes inside its web view.
enum HarmonyRoles {
  /// The role of a component's type; a type that says nothing keeps its own word.
  static func role(of type: String, isClickable: Bool?) -> Role {
    let role = byType[type] ?? .other(type)
    // A screen reader passes over an item of a list that is not clickable and stops at what is inside.
    return role == .cell && isClickable == false ? .group : role
  }

  private static let byType: [String: Role] = Dictionary(
    (components + containers + webNodes).flatMap { role, names in names.map { ($0, role) } },
    uniquingKeysWith: { first, _ in first })

  private static let components: [(Role, [String])] = [
    (.button, ["Button", "BackButton", "SaveButton", "PasteButton", "LocationButton"]),
    (.link, ["Hyperlink"]),
    (.text, ["Text", "Span", "TextClock", "TextTimer", "Marquee"]),
    (.image, ["Image", "ImageSpan", "ImageAnimator", "SymbolGlyph", "SymbolSpan", "QRCode"]),
    (.textField, ["TextInput", "TextArea", "RichEditor"]),
    (.searchField, ["Search"]),
    (.toggle, ["Toggle", "Switch"]),
    (.checkbox, ["Checkbox", "CheckboxGroup"]),
    (.radio, ["Radio"]),
    (.slider, ["Slider", "Rating"]),
    (.stepper, ["Counter"]),
    (.progress, ["Progress", "LoadingProgress", "Gauge", "DataPanel"]),
    (.picker, ["Select", "TextPicker", "DatePicker", "TimePicker", "CalendarPicker"]),
    (.pageControl, ["SwiperIndicator", "IndicatorComponent"]),
    (.menuItem, ["MenuItem", "Option"]),
    (.map, ["Map", "MapComponent"]),
  ]

  private static let containers: [(Role, [String])] = [
    (.window, ["root", "WindowScene"]),
    (.webView, ["Web", "rootWebArea"]),
    (.tabBar, ["TabBar"]),
    (.list, ["List", "Grid", "WaterFlow"]),
    (.cell, ["ListItem", "GridItem", "FlowItem"]),
    (.scrollView, ["Scroll", "Swiper"]),
    (.navigationBar, ["TitleBar"]),
    (.toolbar, ["ToolBar", "Toolbar"]),
    (.dialog, ["Dialog", "AlertDialog", "ActionSheetDialog"]),
    (.sheet, ["ActionSheet", "SheetPage", "SheetWrapper"]),
    (.menu, ["Menu"]),
    (
      .group,
      [
        "Row", "Column", "Stack", "Flex", "RelativeContainer", "GridRow", "GridCol", "RowSplit",
        "ColumnSplit", "FolderStack", "SideBarContainer", "Badge", "Refresh", "ListItemGroup",
        "MenuItemGroup", "Stepper", "StepperItem", "__Common__", "JsView", "NodeContainer",
        "EffectComponent", "UIExtensionComponent", "Tabs", "TabContent",
        // A "NavBar" is a whole page with its title bar, no bar.
        "Navigation", "NavigationContent", "NavBar", "NavBarContent", "NavDestination",
        "NavDestinationContent",
      ]
    ),
  ]

  private static let webNodes: [(Role, [String])] = [
    (.button, ["button", "popUpButton", "toggleButton"]),
    (.link, ["link"]),
    (.text, ["staticText", "paragraph", "inlineTextBox", "labelText"]),
    (.heading, ["heading"]),
    (.image, ["image", "svgRoot"]),
    (.textField, ["textField", "textFieldWithComboBox"]),
    (.searchField, ["searchBox"]),
    (.toggle, ["switch"]),
    (.checkbox, ["checkBox"]),
    (.radio, ["radioButton"]),
    (.slider, ["slider"]),
    (.stepper, ["spinButton"]),
    (.progress, ["progressIndicator"]),
    (.tabBar, ["tabList"]),
    (.tab, ["tab"]),
    (.list, ["list", "listBox"]),
    (.dialog, ["dialog", "alertDialog"]),
    (.menu, ["menu"]),
    (.menuItem, ["menuItem"]),
    (
      .group,
      [
        "genericContainer", "article", "section", "main", "navigation", "banner", "contentInfo", "region",
        "form", "group", "listItem", "tabPanel",
      ]
    ),
  ]
}
