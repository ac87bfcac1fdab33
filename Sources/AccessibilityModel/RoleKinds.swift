extension Role {
  /// Whether the role is that of a control that a person acts on.
  public var isControl: Bool {
    switch self {
    case .button, .link, .textField, .secureTextField, .searchField, .toggle, .checkbox, .radio, .slider,
      .stepper, .tab, .picker, .menuItem, .key:
      true
    default: false
    }
  }

  /// Whether text can be typed into it.
  public var isField: Bool {
    self == .textField || self == .secureTextField || self == .searchField
  }

  /// Whether it holds one of two states.
  public var isTwoState: Bool { self == .toggle || self == .checkbox || self == .radio }

  /// Whether it only holds other nodes, so that a screen reader does not stop at it unless told to.
  public var isContainer: Bool {
    switch self {
    case .application, .window, .scrollView, .list, .tabBar, .navigationBar, .toolbar, .dialog, .sheet, .menu,
      .keyboard, .statusBar, .webView:
      true
    default: false
    }
  }

  /// Whether its content can move under its edges.
  public var isScrolling: Bool { self == .scrollView || self == .list || self == .webView }

  /// Whether it belongs to the system and not to the app.
  public var isSystem: Bool { self == .keyboard || self == .statusBar || self == .key }
}
