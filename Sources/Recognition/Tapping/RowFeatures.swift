import Geometry
import ScreenModel

/// What stands level with the element: leading icon, title, detail, chevron, switch.
enum RowFeatures: FeatureGroup {
  static let names = [
    "rowTextsLeft", "rowTextsRight", "rowIconsLeft", "rowIconsRight", "rowControls", "rowPictures",
    "rowGapLeft",
    "rowGapRight", "isRowFirst", "isRowLast", "endsInSmallIcon", "endAspect", "endHeight", "endFromEdge",
    "rowHasSwitch",
  ]

  static func values(of index: Int, in scene: TapScene) -> [Double] {
    let box = scene.elements[index].box
    let row = scene.rows[index].filter { $0 != index && isPart(scene.elements[$0].type) }
    let left = row.filter { scene.elements[$0].box.midX < box.midX }
    let right = row.filter { scene.elements[$0].box.midX >= box.midX }
    func count(_ part: [Int], _ types: Set<ElementType>) -> Double {
      Double(part.count { types.contains(scene.elements[$0].type) })
    }
    let controls: Set<ElementType> = [
      .checkbox, .toggle, .slider, .textField, .pageControl, .segmentedControl,
    ]
    let gapLeft = left.map { box.left - scene.elements[$0].box.right }.min().map(scene.points)
    let gapRight = right.map { scene.elements[$0].box.left - box.right }.min().map(scene.points)
    return [
      count(left, [.text]), count(right, [.text]), count(left, [.icon]), count(right, [.icon]),
      count(row, controls), count(row, [.picture]), gapLeft ?? .nan, gapRight ?? .nan, left.isEmpty.feature,
      right.isEmpty.feature,
    ] + end(of: row + [index], scene) + [(count(row, [.toggle, .checkbox]) > 0).feature]
  }

  /// The icon at the row's trailing end; a chevron is small, narrow and near the edge.
  private static func end(of row: [Int], _ scene: TapScene) -> [Double] {
    let last = row.max { scene.elements[$0].box.right < scene.elements[$1].box.right }
    guard let last, scene.elements[last].type == .icon else { return [0, .nan, .nan, .nan] }
    let box = scene.elements[last].box
    return [
      (scene.points(box.height) < 20).feature, box.width / max(1, box.height), scene.points(box.height),
      scene.points(scene.bounds.width - box.right),
    ]
  }

  private static func isPart(_ type: ElementType) -> Bool { type != .container && type != .dialog }
}
