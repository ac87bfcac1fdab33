import AccessibilityModel
import Findings
import Geometry
import Matching
import RuleCatalog
import Rules
import ScreenModel
import Yams

/// A small screen after a class of real ones, written like an example of a rule's file, and what all rules say of it.
struct RealCase {
  let screen: Screen
  let judgement: Judgement

  /// Reads the screen and asks the rules that are on by default.
  ///
  /// - Parameters:
  ///   - yaml: the screen, without name and expectation.
  ///   - clickable: the probability that a tap on what is drawn as clickable does something; 1 where left out.
  ///   - change: what an example cannot say of a tree.
  init(
    _ yaml: String, clickable: Double = 1, change: (inout AccessibilityTree) -> Void = { _ in }
  ) throws {
    let example = try YAMLDecoder().decode(RuleExample.self, from: "name: real\nexpect: []\n" + yaml)
    let made = ExampleScreen(example).screen
    var tree = made.tree
    change(&tree)
    var seen = made.seen
    for index in seen.elements.indices where seen.elements[index].clickableScore == 1 {
      seen.elements[index].clickableScore = clickable
    }
    screen = Screen(name: made.name, raster: made.raster, seen: seen, tree: tree, matcher: Matcher())
    let files = try RuleSet.files().filter(\.isOnByDefault)
    judgement = Judgement(
      of: screen, by: try RuleSet.rules(catalog: files), precedence: Precedence(files))
  }

  /// The rules that found something, in reading order.
  var rules: [String] { judgement.findings.map(\.rule) }

  /// The findings of one rule.
  func findings(_ rule: String) -> [Finding] { judgement.findings.filter { $0.rule == rule } }

  /// Why a rule was not asked; nil where it was.
  func reasonNotRun(_ rule: String) -> String? { judgement.notRun.first { $0.rule == rule }?.reason }
}
