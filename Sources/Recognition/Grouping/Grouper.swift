import Geometry
import ScreenModel

/// Joins elements into the stops of a screen reader (the paper's section 5.5, and what it says it misses).
public struct Grouper: Sendable {
  /// The rules in order; a rule may widen the groups of those before it.
  private let rules: [any GroupingRule] = [
    // First: tabs, segments and fields are whole controls, whatever stands near them.
    ControlGrouping(),
    // Before all that joins what stands on a surface: steppers act by themselves.
    StepperGrouping(),
    SliderGrouping(),
    // Before rows and cards, to which a rating comes as a whole.
    RatingGrouping(),
    BackGrouping(),
    // Before rows, which pair whole paragraphs with icons and switches.
    ParagraphGrouping(),
    // Before rows, which would take the sign for the next word's.
    CaretGrouping(),
    // Before titles and rows: numbers with their names stand level, like the parts of a row.
    FigureGrouping(),
    // Before rows: titles under pictures in a grid are level, like the parts of a row.
    SubtitleGrouping(),
    CaptionGrouping(),
    // Before containers: a container of several rows is a list, not one thing.
    RowGrouping(),
    ContainerGrouping(),
    // After titles, rows and cards, which take what stands on their picture along.
    ThumbnailGrouping(),
    // After all that moves icons and pictures into a stop: what is stuck to them comes along.
    InitialsGrouping(),
    BadgeGrouping(),
  ]

  /// Makes a grouper.
  public init() {}

  /// The stops in navigation order: dialogs alone, else the page from the top, the tab bar last.
  ///
  /// - Parameters:
  ///   - elements: in any order; the stops do not depend on it.
  ///   - size: the extent of the screen in pixels.
  ///   - scale: pixels a point.
  public func stops(of elements: [Element], size: Size, scale: Double) -> [Stop] {
    let isRightToLeft = ScriptDirection.isRightToLeft(elements, scale: scale)
    let seen = Self.sorted(Self.reachable(elements)).map { isRightToLeft ? Self.mirrored($0, in: size) : $0 }
    var groups = Groups(seen, size: size, scale: scale)
    for rule in rules { rule.apply(to: &groups) }
    var all = groups.groups.filter { !$0.members.isEmpty }
    all += seen.indices.filter { groups.mates($0) == [$0] && groups.kind($0) == nil && isStop($0, groups) }
      .map { Group(kind: .single, members: [$0]) }
    return NavigationOrder(size: size, scale: scale).ordered(all, of: seen)
  }

  /// With a dialog on the screen only what lies on it: nothing behind it is grouped or read.
  private static func reachable(_ elements: [Element]) -> [Element] {
    guard let dialog = elements.filter({ $0.type == .dialog }).max(by: { $0.box.area < $1.box.area }) else {
      return elements
    }
    return elements.filter { $0.box.share(in: dialog.box) > 0.5 }
  }

  /// A container or dialog around other things is not read by itself.
  private func isStop(_ index: Int, _ groups: Groups) -> Bool {
    guard groups.type(index) == .container || groups.type(index) == .dialog else { return true }
    return !groups.isApart(index) && groups.inside(groups.box(index), except: index).isEmpty
  }

  /// One order for all orders of the input: nothing that follows depends on how elements were listed.
  private static func sorted(_ elements: [Element]) -> [Element] {
    elements.sorted { first, second in
      let (a, b) = (first.box, second.box)
      if (a.y, a.x, -a.height, -a.width) != (b.y, b.x, -b.height, -b.width) {
        return (a.y, a.x, -a.height, -a.width) < (b.y, b.x, -b.height, -b.width)
      }
      return (first.type.rawValue, first.text ?? "", first.id)
        < (second.type.rawValue, second.text ?? "", second.id)
    }
  }

  /// The element as in a mirror: what runs from right to left is grouped as if it ran from left to right.
  private static func mirrored(_ element: Element, in size: Size) -> Element {
    var element = element
    element.box.x = Double(size.width) - element.box.right
    return element
  }
}

/// One reason why elements are read together.
protocol GroupingRule: Sendable {
  /// Joins what belongs together.
  func apply(to groups: inout Groups)
}
