/// What a node says it is, in the vocabulary of `unsaid.tree/1`; an unknown word is kept as it is.
public enum Role: Sendable, Hashable {
  case application, window, button, link, text, heading, image, textField, secureTextField, searchField
  case toggle, checkbox, radio, slider, stepper, progress, pageControl, tab, tabBar, segmentedControl
  case picker, list, cell, scrollView, navigationBar, toolbar, dialog, sheet, menu, menuItem
  case keyboard, key, webView, statusBar, map, group
  /// A word of the dump that has no counterpart here.
  case other(String)

  /// Every role with a name of its own.
  public static let named: [Role] = [
    .application, .window, .button, .link, .text, .heading, .image, .textField, .secureTextField,
    .searchField,
    .toggle, .checkbox, .radio, .slider, .stepper, .progress, .pageControl, .tab, .tabBar, .segmentedControl,
    .picker, .list, .cell, .scrollView, .navigationBar, .toolbar, .dialog, .sheet, .menu, .menuItem,
    .keyboard, .key, .webView, .statusBar, .map, .group,
  ]

  /// The role for a word of `unsaid.tree/1`; never fails.
  public init(name: String) {
    self = Self.byName[name] ?? .other(name)
  }

  /// The word of `unsaid.tree/1`.
  public var name: String {
    if case .other(let word) = self { return word }
    return String(describing: self)
  }

  private static let byName = Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0) })
}
