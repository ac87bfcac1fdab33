import ScreenModel

/// Place and size.
enum PlaceFeatures: FeatureGroup {
  static let names = [
    "midX", "midY", "left", "right", "top", "bottom", "width", "height", "aspect", "widthShare",
    "heightShare",
    "besideEdge", "inTopBar", "aboveBottom", "hasTabs", "isOverDialog", "underDialog",
  ]

  static func values(of index: Int, in scene: TapScene) -> [Double] {
    let box = scene.elements[index].box
    let bounds = scene.bounds
    let left = scene.points(box.left)
    let right = scene.points(bounds.width - box.right)
    let bottom = scene.points(bounds.height - box.bottom)
    let dialog = scene.elements.first { $0.type == .dialog }?.box
    let tabs = scene.elements.filter { $0.type == .tabBarItem }.map(\.box.top).min()
    return [
      box.midX / bounds.width, box.midY / bounds.height, left, right, scene.points(box.top), bottom,
      scene.points(box.width), scene.points(box.height), box.width / max(1, box.height),
      box.width / bounds.width, box.height / bounds.height, min(left, right),
      (scene.points(box.midY) < 110).feature,
      tabs.map { scene.points($0 - box.bottom) } ?? bottom,
      (tabs != nil).feature, dialog.map { (box.share(in: $0) > 0.8).feature } ?? 0,
      dialog.map { (box.share(in: $0) < 0.2).feature } ?? 0,
    ]
  }
}
