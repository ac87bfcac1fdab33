import AccessibilityModel
import Findings
import Geometry
import Matching

/// A screen that nothing names.
public struct ScreenTitleMissing: Rule {
  /// How many stops make a screen that needs a name, and which share of the picture a root or page fills.
  public struct Thresholds: Decodable, Sendable {
    let leastStops: Int
    let pageShare: Double
  }

  /// The permanent name.
  public static let id = "screen-title-missing"
  /// Its file in `rules/`.
  public static let file = PackageResources.screen_title_missing_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// A dump without headings cannot say that there is none.
  public func reasonNotToRun(on screen: Screen) -> String? {
    screen.tree.states(.heading) ? nil : "the dump does not state headings"
  }

  /// One finding where no heading, no name of a bar, window, page or dialog and no identifier of the page names the screen.
  public func findings(on screen: Screen) -> [Finding] {
    let stops = screen.appStops.count
    let isNamed = screen.tree.nodes.contains { screen.spoken.isVisible($0.id) && names($0, on: screen) }
    guard stops >= thresholds.leastStops, isNamed == false else { return [] }
    return [Finding(rule: Self.id, evidence: ["stops": "\(stops)"])]
  }

  private func names(_ node: Node, on screen: Screen) -> Bool {
    if node.role == .heading || node.headingLevel != nil { return true }
    switch node.role {
    case .dialog, .sheet, .navigationBar, .toolbar:
      return SpokenWords.spoken(node.label) != nil || node.identifier != nil
        || screen.tree.descendants(of: node.id).contains { $0.role == .text }
    // An application is named by the app, not by the screen.
    case .application: return false
    default:
      let isPage = node.frame.area >= thresholds.pageShare * screen.seen.size.bounds.area
      return isPage && (node.identifier != nil || SpokenWords.spoken(node.label) != nil)
    }
  }
}
