import AccessibilityModel
import Findings
import Geometry
import Matching
import ScreenModel

/// A control that is drawn and that no node stands for.
public struct ElementMissing: Rule {
  /// The confidences from which recognition is believed.
  public struct Thresholds: Decodable, Sendable {
    let certainScore: Double
    let doubtfulScore: Double
  }

  /// The permanent name.
  public static let id = "element-missing"
  /// Its file in `rules/`.
  public static let file = PackageResources.element_missing_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The places of a series of controls that nothing is declared for, then the unmatched elements that look like
  /// controls, the outermost of those inside one another.
  public func findings(on screen: Screen) -> [Finding] {
    let unmatched = unmatched(on: screen)
    // At the end of a series, what recognition is sure of says more than the series.
    let gaps = Series(screen: screen).gaps.filter { gap in
      gap.isInside || unmatched.contains { $1 == .certain && $0.box.share(in: gap.place) >= 0.5 } == false
    }
    let alone = unmatched.filter { element, _ in
      gaps.contains { element.box.share(in: $0.place) >= 0.5 } == false
    }
    return gaps.compactMap { finding(for: $0, on: screen) } + alone.map { finding(for: $0, $1, on: screen) }
  }

  private func unmatched(on screen: Screen) -> [(Element, SeenControls.Verdict)] {
    let surroundings = screen.surroundings
    let seenControls = SeenControls(
      screen: screen, certainScore: thresholds.certainScore, doubtfulScore: thresholds.doubtfulScore)
    let missing = screen.seen.elements.compactMap { element -> (Element, SeenControls.Verdict)? in
      guard isUndeclared(element, on: screen), surroundings.holds(element.box),
        surroundings.isCut(element.box) == false, surroundings.isObscured(element.box) == false,
        isListed(element, on: screen) == false,
        element.clickableScore != nil || screen.isInPicture(element) == false
      else { return nil }
      return seenControls.verdict(on: element).map { (element, $0) }
    }
    return missing.filter { element, _ in
      missing.contains { outer, _ in
        outer.id != element.id && outer.box.area > element.box.area
          && element.box.share(in: outer.box) >= 0.85
      } == false
    }
  }

  /// Whether nothing stands for it; a row that holds a switch does not, where the rows beside it have nodes for theirs.
  private func isUndeclared(_ element: Element, on screen: Screen) -> Bool {
    guard let node = screen.node(of: element) else { return true }
    guard element.type == .toggle || element.type == .checkbox, isTwoState(node) == false else {
      return false
    }
    let column = screen.seen.elements.filter { other in
      other.type == element.type && other.id != element.id
        && abs(other.box.midX - element.box.midX) <= 2 * screen.scale
        && abs(other.box.height - element.box.height) <= 2 * screen.scale
    }
    let declared = column.compactMap(screen.node(of:)).filter(isTwoState)
    return declared.count >= 2 && declared.count >= column.count - 1
      && declared.allSatisfy { $0.frame.area < 0.5 * node.frame.area }
  }

  private func isTwoState(_ node: Node) -> Bool { node.role.isTwoState || node.checked != nil }

  private func finding(for gap: Series.Gap, on screen: Screen) -> Finding? {
    guard let element = gap.elements.first(where: { $0.text != nil }) ?? gap.elements.first else {
      return nil
    }
    return Finding(
      rule: Self.id, outcome: gap.isInside ? .violation : .review(.ambiguousMatch),
      confidence: gap.isInside ? 0.97 : element.score, box: gap.extent, element: element.id,
      evidence: [
        "kind": "control", "name": (element.text ?? element.icon).map { " \(Words.quoted($0))" } ?? "",
      ])
  }

  private func finding(for element: Element, _ verdict: SeenControls.Verdict, on screen: Screen) -> Finding {
    let text = element.text ?? screen.elements(.text, inside: element.box).compactMap(\.text).first
    let name = text.map { Words.quoted($0) } ?? element.icon.map { Words.quoted($0) }
    return Finding(
      rule: Self.id, outcome: verdict == .certain ? .violation : .review(.uncertainRecognition),
      confidence: element.score * (element.clickableScore ?? 1), box: extent(of: element, on: screen),
      element: element.id,
      evidence: ["kind": Words.kind(of: element.type), "name": name.map { " \($0)" } ?? ""])
  }

  /// A clickable text stands for the row that would be read with it.
  private func extent(of element: Element, on screen: Screen) -> Rect {
    guard element.type == .text,
      let stop = screen.seen.stops.first(where: { $0.elements.contains(element.id) })
    else { return element.box }
    return stop.elements.compactMap(screen.element).filter { screen.node(of: $0) == nil }
      .reduce(element.box) { $0.union($1.box) }
  }

  /// Whether the dump lists a node just there, exposed or not in its own words: other rules speak of that one.
  private func isListed(_ element: Element, on screen: Screen) -> Bool {
    screen.tree.nodes.contains { node in
      guard node.children.isEmpty, node.role.isContainer == false, node.isAccessible != false,
        screen.spoken.isVisible(node.id)
      else { return false }
      if screen.spoken.isInteractive(node.id) == false, element.type != .icon, node.role != .image {
        return false
      }
      return node.frame.iou(element.box) >= 0.25
    }
  }
}
