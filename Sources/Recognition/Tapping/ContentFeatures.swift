import Geometry
import ScreenModel

/// What lies in the element: a container with one short line in its middle is a button.
enum ContentFeatures: FeatureGroup {
  static let names = [
    "texts", "icons", "pictures", "controls", "containers", "contentOffX", "contentOffY", "contentWidthShare",
    "contentCharacters", "contentInkFromGround",
  ]

  static func values(of index: Int, in scene: TapScene) -> [Double] {
    let element = scene.elements[index]
    guard element.type == .container || element.type == .picture else {
      return [Double](repeating: .nan, count: names.count)
    }
    let box = element.box
    func inside(_ holds: (ElementType) -> Bool) -> [Int] { scene.inside(box, but: index, where: holds) }
    let texts = inside { $0 == .text }
    let icons = inside { $0 == .icon }
    let counts = [
      texts, icons, inside { $0 == .picture }, inside(HostFeatures.isControl), inside { $0 == .container },
    ].map { Double($0.count) }
    let content = (texts + icons).map { scene.elements[$0].box }
    guard let first = content.first else { return counts + [Double](repeating: .nan, count: 5) }
    let whole = content.dropFirst().reduce(first) { $0.union($1) }
    let characters = texts.reduce(0) { $0 + (scene.elements[$1].text ?? "").count }
    return counts + [
      (whole.midX - box.midX) / max(1, box.width), (whole.midY - box.midY) / max(1, box.height),
      whole.width / max(1, box.width), Double(characters),
      (texts + icons).compactMap { scene.looks[$0].map { Double($0.contrast) } }.max() ?? .nan,
    ]
  }
}
