import ScreenModel

/// What counts as drawn on a panel, in contrast to the panel.
enum StackParts {
  static func holds(_ type: ElementType) -> Bool {
    type != .container && type != .dialog && type != .tabBarItem
  }

  /// A number for the kind of thing: 0 text, 1 icon, 2 picture, 3 control; NaN for none.
  static func kind(_ index: Int?, _ scene: TapScene) -> Double {
    guard let index else { return .nan }
    switch scene.elements[index].type {
    case .text: return 0
    case .icon: return 1
    case .picture: return 2
    default: return 3
    }
  }
}
