import AccessibilityModel
import Geometry
import ScreenModel

/// The parts of the picture that the system draws and no app declares.
struct SystemAreas {
  /// The areas in pixels.
  let areas: [Rect]

  init(of screen: Surroundings.Parts) {
    let declared = screen.tree.nodes.filter { $0.role == .keyboard || $0.role == .statusBar }.map(\.frame)
    var areas = declared.filter { $0.isEmpty == false }
    areas += [Self.statusBar(of: screen), Self.systemNavigation(of: screen)].compactMap { $0 }
    if let side = Self.sideNavigation(of: screen) { areas.append(side) }
    if let keyboard = Self.drawnKeyboard(on: screen) { areas.append(keyboard) }
    self.areas = areas
  }

  /// The strip at the top, unless the app declares something inside it.
  private static func statusBar(of screen: Surroundings.Parts) -> Rect? {
    let size = screen.seen.size
    let isTall = Double(size.height) > 1.9 * Double(size.width)
    let points: Double =
      switch screen.tree.platform {
      case .ios: isTall ? 54 : 24
      case .android, .harmony: 36
      case .web, .unknown: 0
      }
    return strip(from: 0, height: points * screen.scale, of: screen)
  }

  /// The home indicator or Android's buttons, unless the app declares something there.
  private static func systemNavigation(of screen: Surroundings.Parts) -> Rect? {
    let points: Double =
      screen.tree.platform == .android
      ? 48 : screen.tree.platform == .harmony ? 28 : screen.tree.platform == .ios ? 21 : 0
    let height = points * screen.scale
    return strip(from: screen.seen.size.bounds.bottom - height, height: height, of: screen)
  }

  /// Held sideways, Android keeps its buttons at the right.
  private static func sideNavigation(of screen: Surroundings.Parts) -> Rect? {
    let bounds = screen.seen.size.bounds
    guard screen.tree.platform == .android, bounds.width > bounds.height else { return nil }
    let strip = Rect(
      left: bounds.right - 48 * screen.scale, top: 0, right: bounds.right, bottom: bounds.bottom)
    return isUsed(strip, by: screen) ? nil : strip
  }

  private static func isUsed(_ strip: Rect, by screen: Surroundings.Parts) -> Bool {
    screen.spoken.stops.contains {
      screen.tree.nodes[$0].frame.share(in: strip) >= 0.7 && screen.tree.nodes[$0].frame.area > 0
    }
  }

  private static func strip(from top: Double, height: Double, of screen: Surroundings.Parts) -> Rect? {
    let strip = Rect(x: 0, y: top, width: Double(screen.seen.size.width), height: height)
    return strip.isEmpty || isUsed(strip, by: screen) ? nil : strip
  }

  /// A keyboard that the dump leaves out shows as many single letters in the lower half.
  private static func drawnKeyboard(on screen: Surroundings.Parts) -> Rect? {
    let bounds = screen.seen.size.bounds
    let keys = screen.seen.elements.filter {
      $0.type == .text && $0.text?.count == 1 && $0.box.top > 0.45 * bounds.bottom
    }
    guard keys.count >= 15, let top = keys.map(\.box.top).min() else { return nil }
    let suggestions = 60 * screen.scale
    return Rect(left: 0, top: top - suggestions, right: bounds.right, bottom: bounds.bottom)
  }
}
