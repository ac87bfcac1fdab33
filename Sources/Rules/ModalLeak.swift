import AccessibilityModel
import Findings
import Geometry
import Matching

/// A dialog beside which a screen reader reaches the page behind it.
public struct ModalLeak: Rule {
  /// The share of the screen that a dialog takes, and how many stops beside it are a leak.
  public struct Thresholds: Decodable, Sendable {
    let leastShare: Double
    let mostShare: Double
    let leastStops: Int
  }

  /// The permanent name.
  public static let id = "modal-leak"
  /// Its file in `rules/`.
  public static let file = PackageResources.modal_leak_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// XCUITest and its like list the views behind a dialog whether VoiceOver reaches them or not.
  public func reasonNotToRun(on screen: Screen) -> String? {
    screen.tree.platform == .ios && screen.tree.order == .view
      ? "the dump lists views behind a dialog that VoiceOver may not reach" : nil
  }

  /// One finding for an open dialog: the stops beside it.
  public func findings(on screen: Screen) -> [Finding] {
    guard let modal = screen.surroundings.modal else { return [] }
    let bounds = screen.seen.size.bounds
    guard (thresholds.leastShare...thresholds.mostShare).contains(modal.area / bounds.area) else { return [] }
    let behind = screen.appStops.filter { node in
      node.frame.share(in: modal) < 0.1 && node.frame.area < 0.5 * bounds.area
        && screen.surroundings.isSystem(node.frame) == false && screen.drawn.isRead(node.id)
    }
    guard behind.count >= thresholds.leastStops, let first = behind.first else { return [] }
    return [
      Finding(
        rule: Self.id, box: behind.dropFirst().reduce(first.frame) { $0.union($1.frame) }, node: first.id,
        evidence: [
          "count": "\(behind.count)",
          "nodes": behind.prefix(3).map { screen.pointer(to: $0) }.joined(separator: ", "),
        ])
    ]
  }
}
