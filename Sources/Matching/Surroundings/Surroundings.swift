import AccessibilityModel
import Geometry
import Imaging
import ScreenModel

/// Which parts of the picture a dump can be held to: not the system's, not foreign content, not what a dialog
/// covers.
public struct Surroundings: Sendable {
  /// What the surroundings are worked out from.
  struct Parts {
    let seen: RecognizedScreen
    let spoken: SpokenTree
    let raster: Raster
    let scale: Double

    var tree: AccessibilityTree { spoken.tree }
  }

  private let bounds: Rect
  private let system: [Rect]
  private let foreign: [Rect]
  private let bars: [Rect]
  private let scrollEdges: [Rect]
  private let extent: Rect?
  /// Where a dialog is open, the only part that a dump need describe; nil where none is.
  public let modal: Rect?

  init(seen: RecognizedScreen, spoken: SpokenTree, raster: Raster, scale: Double) {
    let screen = Parts(seen: seen, spoken: spoken, raster: raster, scale: scale)
    let bounds = seen.size.bounds
    self.bounds = bounds
    let shown = screen.tree.nodes.filter { screen.spoken.isVisible($0.id) }
    system = SystemAreas(of: screen).areas
    foreign = shown.filter { Self.isForeign($0, on: screen) }.map(\.frame)
    let barRoles: Set<Role> = [.navigationBar, .tabBar, .toolbar]
    bars = shown.filter { barRoles.contains($0.role) && $0.frame.area < 0.3 * bounds.area }.map(\.frame)
    scrollEdges = shown.filter { $0.role.isScrolling }.map { screen.spoken.visiblePart(of: $0.id) }
    let roots = screen.tree.roots.map(\.frame).filter { $0.isEmpty == false }
    extent = roots.first.map { roots.dropFirst().reduce($0) { $0.union($1) } }
    modal = Self.modal(on: screen, bounds: bounds)
  }

  /// Whether the dump can be expected to say something of what is drawn there.
  ///
  /// - Parameter isDeclared: whether something of the app is known to be drawn there, so that it is not the system's.
  public func holds(_ box: Rect, isDeclared: Bool = false) -> Bool {
    if ((isDeclared ? [] : system) + foreign).contains(where: { box.share(in: $0) >= 0.7 }) { return false }
    if let extent, box.share(in: extent) < 0.9 { return false }
    if let modal, box.share(in: modal) < 0.9 { return false }
    return true
  }

  /// Whether the place lies in the status bar, the keyboard or the system's navigation.
  public func isSystem(_ box: Rect) -> Bool { system.contains { box.share(in: $0) >= 0.7 } }

  /// Whether a node under the place may be covered: partly below a bar, or outside of an open dialog.
  ///
  /// - Parameter isDeclared: whether something of the app is known to be drawn there, so that it is not the system's.
  public func isObscured(_ box: Rect, isDeclared: Bool = false) -> Bool {
    if let modal, box.share(in: modal) < 0.9 { return true }
    return bars.contains { (0.02..<0.98).contains(box.share(in: $0)) }
      || (isDeclared == false && isSystem(box))
  }

  /// Whether the edge of the screen or of a scrolling list may cut the place.
  public func isCut(_ box: Rect) -> Bool {
    if box.left <= 1 || box.right >= bounds.right - 1 || box.top <= 1 || box.bottom >= bounds.bottom - 1 {
      return true
    }
    return scrollEdges.contains { edge in
      guard box.intersection(edge).isEmpty == false else { return false }
      let isAtTop = edge.top > 1 && box.top <= edge.top + 1 && box.bottom > edge.top
      let isAtBottom =
        edge.bottom < bounds.bottom - 1 && box.bottom >= edge.bottom - 1 && box.top < edge.bottom
      return isAtTop || isAtBottom
    }
  }

  /// Maps, web pages that tell nothing, and advertisements.
  private static func isForeign(_ node: Node, on screen: Parts) -> Bool {
    if node.role == .map { return true }
    if node.role == .webView {
      return screen.tree.descendants(of: node.id).count { screen.spoken.ownName(of: $0.id) != nil } < 5
    }
    let words = [node.identifier, node.rawRole].compactMap { $0?.lowercased() }
    let surfaces = ["surfaceview", "textureview", "videoview", "xcomponent", "playerview", "video"]
    if node.children.isEmpty, surfaces.contains(where: { node.rawRole.lowercased().hasSuffix($0) }) {
      return true
    }
    return words.contains { $0.contains("adview") || $0.contains("ad_view") || $0.contains("admob") }
      || words.contains { $0.hasSuffix("banner_ad") || $0.contains("advert") }
  }

  /// Where a dialog is open, the only part that a dump need describe.
  private static func modal(on screen: Parts, bounds: Rect) -> Rect? {
    let margin = -4 * screen.scale
    let dialogs = screen.tree.nodes.filter {
      ($0.role == .dialog || $0.role == .sheet) && screen.spoken.isVisible($0.id)
    }
    if let dialog = dialogs.last {
      if dialog.frame.area < 0.85 * bounds.area { return dialog.frame.insetBy(margin) }
      let stops = screen.tree.descendants(of: dialog.id).filter { screen.spoken.isStop($0.id) }.map(\.frame)
      return stops.first.map { stops.dropFirst().reduce($0) { $0.union($1) }.insetBy(margin) }
    }
    let drawn = screen.seen.elements.filter { $0.type == .dialog && $0.score >= 0.5 }
    guard let box = drawn.last?.box else { return Dimming().part(of: screen) }
    // A card taken for a dialog: the dump goes on around it.
    let outside = screen.spoken.stops.count { screen.tree.nodes[$0].frame.share(in: box) < 0.5 }
    return outside <= 1 ? box.insetBy(margin) : Dimming().part(of: screen)
  }
}
