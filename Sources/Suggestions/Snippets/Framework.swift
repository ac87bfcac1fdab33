import AccessibilityModel

/// A toolkit that code can be written for; the raw value is its name in reports.
public enum Framework: String, Sendable, Hashable, CaseIterable {
  case swiftUI = "SwiftUI"
  case uiKit = "UIKit"
  case compose = "Jetpack Compose"
  case androidViews = "Android Views"
  case flutter = "Flutter"
  case reactNative = "React Native"
  case html = "HTML"

  /// The name on the command line, for example "react-native".
  public var option: String { rawValue.lowercased().split(separator: " ").joined(separator: "-") }

  /// The framework of a name on the command line; nil where there is none of that name.
  public init?(option: String) {
    guard let found = Self.allCases.first(where: { $0.option == option.lowercased() }) else { return nil }
    self = found
  }

  /// The frameworks that a tree most likely comes from: by the classes that it names, else by its platform.
  public static func frameworks(of tree: AccessibilityTree) -> [Framework] {
    if tree.format.lowercased().contains("flutter") { return [.flutter] }
    let classes = tree.nodes.lazy.prefix(2000).map { $0.rawRole.lowercased() }
    if classes.contains(where: { $0.contains("flutter") }) { return [.flutter] }
    if classes.contains(where: { $0.contains("com.facebook.react") || $0.hasPrefix("rct") }) {
      return [.reactNative]
    }
    switch tree.platform {
    case .ios: return [.swiftUI, .uiKit]
    case .android:
      return classes.contains { $0.contains("compose") } ? [.compose] : [.compose, .androidViews]
    case .web: return [.html]
    case .harmony, .unknown: return []
    }
  }

  var writer: any SnippetWriter {
    switch self {
    case .swiftUI: SwiftUISnippet()
    case .uiKit: UIKitSnippet()
    case .compose: ComposeSnippet()
    case .androidViews: AndroidViewsSnippet()
    case .flutter: FlutterSnippet()
    case .reactNative: ReactNativeSnippet()
    case .html: HTMLSnippet()
    }
  }

  /// The lines that carry out a change.
  public func code(for change: CodeChange) -> String { writer.code(for: change) }
}
