import Geometry
import ScreenModel

/// What the element lies in: panel, field, tab; and the flat surface that it stands on.
enum HostFeatures: FeatureGroup {
  static let names = [
    "hostKind", "hostWidthShare", "hostHeight", "hostTexts", "hostIcons", "hostControls", "hostPictures",
    "shareOfHost", "offCentreX", "offCentreY", "surfaceWidthShare", "surfaceHeight", "surfaceAbove",
    "surfaceBelow", "surfaceFill",
  ]

  static func values(of index: Int, in scene: TapScene) -> [Double] {
    let box = scene.elements[index].box
    return host(box, index, scene) + surface(box, index, scene)
  }

  private static func host(_ box: Rect, _ index: Int, _ scene: TapScene) -> [Double] {
    guard let host = scene.hosts[index].map({ scene.elements[$0] }) else {
      return [0] + [Double](repeating: .nan, count: 9)
    }
    func count(_ holds: (ElementType) -> Bool) -> Double {
      Double(scene.inside(host.box, but: -1, where: holds).count)
    }
    return [
      kind(host.type), host.box.width / scene.bounds.width, scene.points(host.box.height),
      count { $0 == .text }, count { $0 == .icon }, count(isControl), count { $0 == .picture },
      box.area / max(1, host.box.area), abs(box.midX - host.box.midX) / max(1, host.box.width),
      abs(box.midY - host.box.midY) / max(1, host.box.height),
    ]
  }

  private static func surface(_ box: Rect, _ index: Int, _ scene: TapScene) -> [Double] {
    guard let surface = scene.grounds[index] else { return [Double](repeating: .nan, count: 5) }
    return [
      Double(surface.box.width) / scene.bounds.width, scene.points(Double(surface.box.height)),
      scene.points(box.top - Double(surface.box.top)), scene.points(Double(surface.box.bottom) - box.bottom),
      Double(surface.area) / Double(max(1, surface.box.area)),
    ]
  }

  private static func kind(_ type: ElementType) -> Double {
    switch type {
    case .container: 1
    case .dialog: 2
    case .picture: 3
    case .slider, .pageControl: 4
    case .textField: 5
    case .segmentedControl: 6
    case .tabBarItem: 7
    default: 8
    }
  }

  /// Whether the type is a control by itself.
  static func isControl(_ type: ElementType) -> Bool {
    switch type {
    case .checkbox, .pageControl, .segmentedControl, .slider, .tabBarItem, .textField, .toggle: true
    case .container, .dialog, .icon, .picture, .text: false
    }
  }
}
