import AccessibilityModel
import Geometry
import Imaging
import Matching
import ScreenModel

/// A sound screen to plant in, and what is surely drawn of it: by frames, pixels and words, not by our matching.
struct Ground {
  let screen: Screen
  var tree: AccessibilityTree { screen.tree }
  var spoken: SpokenTree { screen.spoken }

  /// The stops whose whole frame is on the screen, uncovered by later nodes, and has something drawn in it.
  let drawnStops: [Node]
  /// Those of them that a person acts on.
  let controls: [Node]
  /// Texts without children whose words were read in their frame.
  let texts: [Node]

  init(_ screen: Screen) {
    self.screen = screen
    let tree = screen.tree
    let spoken = screen.spoken
    let bounds = screen.seen.size.bounds
    func isDrawn(_ node: Node) -> Bool {
      let frame = node.frame
      guard spoken.isVisible(node.id), spoken.isSystem(node.id) == false, frame.shorterSide >= 8,
        screen.surroundings.isSystem(frame) == false,
        frame.area < 0.3 * bounds.area, frame.share(in: bounds) >= 0.999,
        spoken.visiblePart(of: node.id).area >= 0.99 * frame.area
      else { return false }
      return Self.isCovered(node, in: tree) == false && Self.hasInk(frame, in: screen.raster)
    }
    drawnStops = spoken.stops.map { tree.nodes[$0] }.filter(isDrawn)
    controls = drawnStops.filter { node in
      // Where no roles are named, tests' identifiers stand on what is tapped.
      spoken.isInteractive(node.id) || tree.states(.role) == false && node.identifier != nil
    }
    texts = tree.nodes.filter { node in
      guard node.children.isEmpty, let words = spoken.ownName(of: node.id), node.role.isField == false,
        isDrawn(node)
      else { return false }
      return Self.isRead(words, in: node.frame, of: screen)
    }
  }

  /// Whether a later node outside of the family lies over it.
  private static func isCovered(_ node: Node, in tree: AccessibilityTree) -> Bool {
    let family = Set(tree.ancestors(of: node.id).map(\.id) + tree.descendants(of: node.id).map(\.id))
    return tree.nodes[(node.id + 1)...].contains { other in
      family.contains(other.id) == false && other.frame.intersection(node.frame).area > 0.3 * node.frame.area
    }
  }

  private static func hasInk(_ box: Rect, in raster: Raster) -> Bool {
    let area = box.insetBy(1).rounded.intersection(raster.size.bounds)
    guard area.width >= 4, area.height >= 4 else { return false }
    let first = raster[Int(area.left), Int(area.top)]
    var differing = 0
    for y in stride(from: Int(area.top), to: Int(area.bottom), by: 2) {
      for x in stride(from: Int(area.left), to: Int(area.right), by: 2)
      where raster[x, y].distance(to: first) > 60 {
        differing += 1
        if differing > 12 { return true }
      }
    }
    return false
  }

  private static func isRead(_ words: String, in frame: Rect, of screen: Screen) -> Bool {
    let wanted = FoldedText(words)
    guard wanted.count >= 3 else { return false }
    let read = screen.seen.elements.filter { $0.type == .text && $0.box.share(in: frame.insetBy(-6)) >= 0.8 }
    let whole = FoldedText(read.compactMap(\.text).joined(separator: " "))
    return whole.agrees(with: wanted, slipShare: 0.1)
  }

  /// Whether an element that recognition saw lies mostly in the frame.
  func holdsSeen(_ frame: Rect) -> Bool {
    screen.seen.elements.contains { $0.box.share(in: frame) >= 0.8 && $0.box.area >= 0.02 * frame.area }
  }

  /// Everything below a node and the node itself.
  func family(of id: Int) -> [Int] { [id] + tree.descendants(of: id).map(\.id) }

  /// The words said by a node or by anything below it.
  func words(in id: Int) -> [String] { family(of: id).compactMap { spoken.ownName(of: $0) } }

  /// The drawn texts inside a frame.
  func read(in frame: Rect) -> [Element] {
    screen.seen.elements.filter { $0.type == .text && $0.box.share(in: frame) >= 0.8 }
  }

  /// A part of the picture of one colour and of this size, away from every stop; nil where there is none.
  func blank(width: Double, height: Double) -> Rect? {
    let bounds = screen.seen.size.bounds
    let frames = spoken.stops.map { tree.nodes[$0].frame }.filter { $0.area < 0.5 * bounds.area }
    for y in stride(from: 0.15 * bounds.height, to: 0.85 * bounds.height - height, by: height / 2) {
      for x in stride(from: 0.08 * bounds.width, to: 0.92 * bounds.width - width, by: width / 2) {
        let box = Rect(x: x.rounded(), y: y.rounded(), width: width.rounded(), height: height.rounded())
        if frames.contains(where: { $0.intersection(box).area > 0 }) { continue }
        // What lies outside of an open dialog is dimmed, not blank.
        if screen.surroundings.isObscured(box) { continue }
        if isOneColor(box.insetBy(-6)) { return box }
      }
    }
    return nil
  }

  private func isOneColor(_ box: Rect) -> Bool {
    let area = box.rounded.intersection(screen.raster.size.bounds)
    guard area.width >= 4, area.height >= 4 else { return false }
    let first = screen.raster[Int(area.left), Int(area.top)]
    for y in stride(from: Int(area.top), to: Int(area.bottom), by: 2) {
      for x in stride(from: Int(area.left), to: Int(area.right), by: 2)
      where screen.raster[x, y].distance(to: first) > 10 {
        return false
      }
    }
    return true
  }
}
