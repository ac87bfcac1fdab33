import AccessibilityModel
import Geometry
import Matching
import ScreenModel

/// Equal controls at equal distances: the rows of a list, the cells of a grid, the items of a bar.
///
/// A place of such a series where something alike is drawn and nothing is declared is a missing control, whatever
/// recognition thinks of its parts.
struct Series {
  /// A place at which the series has no control.
  struct Gap {
    let place: Rect
    /// What is drawn there and nowhere declared.
    let elements: [Element]
    /// All that is drawn there.
    var extent: Rect { elements.dropFirst().reduce(elements.first?.box ?? place) { $0.union($1.box) } }
    /// Whether the series goes on at both sides of it.
    let isInside: Bool
  }

  private let screen: Screen
  private let stops: [Node]
  private let controls: [Node]

  /// How far, in points, equal controls may differ in size and place.
  private static let tolerance = 2.0

  /// Takes the controls of a screen.
  init(screen: Screen) {
    self.screen = screen
    stops = screen.appStops
    controls = stops.filter { screen.spoken.isInteractive($0.id) }
  }

  /// The places without a control, those inside of a series first.
  var gaps: [Gap] {
    let lines = lines(alongY: true).map { ($0, true) } + lines(alongY: false).map { ($0, false) }
    var found: [Gap] = []
    for gap in lines.flatMap({ gaps(in: $0.0, alongY: $0.1) }).sorted(by: { $0.isInside && !$1.isInside })
    where found.contains(where: { $0.place.iou(gap.place) > 0.2 }) == false {
      found.append(gap)
    }
    return found
  }

  /// Whether a stop is as large as two or three of its equal neighbours, with something alike drawn in each part: then
  /// it stands for as many controls.
  func parts(of node: Node) -> [Rect] {
    for alongY in [true, false] {
      let peers = controls.filter { isLevel($0, node, alongY: alongY) && $0.id != node.id }
      for peer in peers where peers.count(where: { areEqual($0, peer) }) >= 2 {
        let parts = parts(of: node.frame, like: peer.frame, alongY: alongY)
        if parts.count >= 2, parts.allSatisfy({ looksLike(peer, drawn(in: $0), at: $0) }) { return parts }
      }
    }
    return []
  }

  // MARK: - Lines

  private func lines(alongY: Bool) -> [[Node]] {
    var lines: [[Node]] = []
    for node in controls where screen.spoken.isCut(node.id) == false {
      let index = lines.firstIndex { line in
        line.first.map { areEqual($0, node) && isAligned($0, node, alongY: alongY) } ?? false
      }
      if let index { lines[index].append(node) } else { lines.append([node]) }
    }
    return lines.filter { $0.count >= 2 }.map { line in
      line.sorted { start($0.frame, alongY) < start($1.frame, alongY) }
    }
  }

  private func areEqual(_ one: Node, _ other: Node) -> Bool {
    let allowed = Self.tolerance * screen.scale
    return one.role == other.role && abs(one.frame.width - other.frame.width) <= allowed
      && abs(one.frame.height - other.frame.height) <= allowed
  }

  private func isAligned(_ one: Node, _ other: Node, alongY: Bool) -> Bool {
    abs(alongY ? one.frame.midX - other.frame.midX : one.frame.midY - other.frame.midY)
      <= Self.tolerance * screen.scale
  }

  /// Whether both have the same extent across the line.
  private func isLevel(_ one: Node, _ other: Node, alongY: Bool) -> Bool {
    let allowed = Self.tolerance * screen.scale
    let breadth =
      alongY ? one.frame.width - other.frame.width : one.frame.height - other.frame.height
    let start = alongY ? one.frame.left - other.frame.left : one.frame.top - other.frame.top
    return abs(breadth) <= allowed && (abs(start) <= allowed || one.parent == other.parent)
  }

  private func start(_ box: Rect, _ alongY: Bool) -> Double { alongY ? box.top : box.left }
  private func extent(_ box: Rect, _ alongY: Bool) -> Double { alongY ? box.height : box.width }

  private func moved(_ box: Rect, by distance: Double, alongY: Bool) -> Rect {
    alongY ? box.offsetBy(x: 0, y: distance) : box.offsetBy(x: distance, y: 0)
  }

  // MARK: - Gaps

  private func gaps(in line: [Node], alongY: Bool) -> [Gap] {
    let steps = zip(line, line.dropFirst()).map { start($1.frame, alongY) - start($0.frame, alongY) }
    guard let first = line.first, let last = line.last, let shortest = steps.min() else { return [] }
    let size = extent(first.frame, alongY)
    guard shortest >= 0.98 * size else { return [] }
    var found: [Gap] = []
    // Two alone have one step, which may be two of them.
    let isPair = steps.count == 1
    let isDouble = isPair && (1.95...2.6).contains(shortest / size)
    let step = isDouble ? shortest / 2 : shortest
    guard isPair == false || isDouble || step <= 1.5 * size else { return [] }
    for (node, distance) in zip(line, steps) {
      let count = (distance / step).rounded()
      guard count == 2 || count == 3, abs(distance - count * step) <= 0.06 * step else { continue }
      for index in 1..<Int(count) {
        let place = moved(node.frame, by: Double(index) * step, alongY: alongY)
        // Two buttons with a word between them are no series yet.
        if let gap = gap(at: place, like: node, isInside: true),
          isPair == false || gap.elements.contains(where: { $0.clickable == true })
        {
          found.append(gap)
        }
      }
    }
    guard isDouble == false, step <= 1.5 * size else { return found }
    let ends = [
      (first, moved(first.frame, by: -step, alongY: alongY)),
      (last, moved(last.frame, by: step, alongY: alongY)),
    ]
    return found + ends.compactMap { gap(at: $1, like: $0, isInside: false) }
  }

  private func gap(at place: Rect, like peer: Node, isInside: Bool) -> Gap? {
    guard place.share(in: screen.seen.size.bounds) >= 0.999, isFree(place, beside: peer),
      screen.surroundings.holds(place), screen.surroundings.isCut(place) == false,
      screen.surroundings.isObscured(place) == false
    else { return nil }
    let elements = drawn(in: place).filter { screen.node(of: $0) == nil }
    return looksLike(peer, elements, at: place)
      ? Gap(place: place, elements: elements, isInside: isInside) : nil
  }

  /// Whether no stop stands there, and what scrolls goes on that far.
  private func isFree(_ place: Rect, beside peer: Node) -> Bool {
    let isTaken = stops.contains { stop in
      stop.frame.intersection(place).area > 0.2 * min(place.area, stop.frame.area)
    }
    let isHeld = screen.tree.ancestors(of: peer.id).allSatisfy {
      $0.role.isScrolling == false || place.share(in: screen.spoken.visiblePart(of: $0.id)) >= 0.98
    }
    return isTaken == false && isHeld
  }

  // MARK: - What is drawn

  private func drawn(in place: Rect) -> [Element] {
    screen.seen.elements.filter {
      $0.score >= 0.5 && $0.type != .dialog && $0.box.share(in: place) >= 0.85
        && $0.box.intersection(place).area > 0
    }
  }

  /// Whether more than half of what is drawn in the peer has something of its kind and size at the same spot here.
  private func looksLike(_ peer: Node, _ elements: [Element], at place: Rect) -> Bool {
    let model = drawn(in: peer.frame).filter { $0.type != .container }
    guard model.isEmpty == false, elements.contains(where: { $0.type != .container }) else { return false }
    let met = model.count { one in
      elements.contains { other in
        one.type == other.type
          && (0.6...1.67).contains(one.box.height / max(other.box.height, 1))
          && abs((one.box.midY - peer.frame.top) - (other.box.midY - place.top)) <= 0.12 * place.height
          && isBeside(one.box, peer.frame, other.box, place)
      }
    }
    return 2 * met > model.count
  }

  /// Texts differ in length, so one edge or the middle is enough.
  private func isBeside(_ one: Rect, _ first: Rect, _ other: Rect, _ second: Rect) -> Bool {
    let allowed = max(0.06 * first.width, 3 * screen.scale)
    return abs((one.left - first.left) - (other.left - second.left)) <= allowed
      || abs((one.right - first.right) - (other.right - second.right)) <= allowed
      || abs((one.midX - first.midX) - (other.midX - second.midX)) <= allowed
  }

  private func parts(of frame: Rect, like peer: Rect, alongY: Bool) -> [Rect] {
    let size = extent(peer, alongY)
    let whole = extent(frame, alongY)
    for count in [2, 3] {
      let space = (whole - Double(count) * size) / Double(count - 1)
      guard (-0.02 * size...0.3 * size).contains(space) else { continue }
      let first = Rect(
        x: frame.x, y: frame.y, width: alongY ? frame.width : size, height: alongY ? size : frame.height)
      return (0..<count).map { moved(first, by: Double($0) * (size + space), alongY: alongY) }
    }
    return []
  }
}
