import Geometry
import ScreenModel

/// What two lines stand in and beside: the row of a list has a title and a subtitle, a card's prose fills it.
enum PairSurroundings: PairGroup {
  static let names = [
    "hostHeight", "hostWidth", "hostTexts", "hostFromLeft", "hostFromRight", "offHostMiddle", "besideLeft",
    "besideRight", "leftGap", "offLeftMiddle", "leftHeight", "alikeAbove",
    "alikeBelow",
  ]

  static func values(of pair: LinePair, in scene: LineScene) -> [Double] {
    let both = scene.elements[pair.above].box.union(scene.elements[pair.below].box)
    let size = max(1, scene.lineBreak(pair).size)
    return host(pair, both, size, scene) + sides(pair, both, size, scene)
      + [alike(pair.above, scene), alike(pair.below, scene)]
  }

  private static func host(_ pair: LinePair, _ both: Rect, _ size: Double, _ scene: LineScene) -> [Double] {
    guard let host = scene.hosts[pair.above].map({ scene.elements[$0].box }) else {
      return [Double](repeating: .nan, count: 6)
    }
    let texts = scene.elements.count { $0.type == .text && $0.box.share(in: host) > 0.8 }
    return [
      host.height / size, host.width / size, Double(texts), (both.left - host.left) / size,
      (host.right - both.right) / size, (both.midY - host.midY) / size,
    ]
  }

  /// The nearest things left and right of both lines together.
  private static func sides(_ pair: LinePair, _ both: Rect, _ size: Double, _ scene: LineScene) -> [Double] {
    let level = scene.elements.indices.filter { other in
      other != pair.above && other != pair.below && StackParts.holds(scene.elements[other].type)
        && scene.elements[other].box.overlapY(both) > 0.3 * min(both.height, scene.elements[other].box.height)
    }
    let left = level.filter { scene.elements[$0].box.right <= both.left + 2 }
      .max { scene.elements[$0].box.right < scene.elements[$1].box.right }
    let right = level.filter { scene.elements[$0].box.left >= both.right - 2 }
      .min { scene.elements[$0].box.left < scene.elements[$1].box.left }
    let leftBox = left.map { scene.elements[$0].box }
    return [
      kind(left, scene), kind(right, scene), leftBox.map { (both.left - $0.right) / size } ?? .nan,
      leftBox.map { abs($0.midY - both.midY) / size } ?? .nan, leftBox.map { $0.height / size } ?? .nan,
    ]
  }

  /// A number for the kind of thing: 0 nothing, 1 text, 2 icon, 3 picture, 4 control.
  private static func kind(_ index: Int?, _ scene: LineScene) -> Double {
    switch index.map({ scene.elements[$0].type }) {
    case nil: 0
    case .text: 1
    case .icon: 2
    case .picture: 3
    default: 4
    }
  }

  /// How many lines elsewhere have this one's left edge and height: the titles of a list.
  private static func alike(_ index: Int, _ scene: LineScene) -> Double {
    let box = scene.elements[index].box
    return Double(
      scene.elements.indices.count { other in
        let it = scene.elements[other]
        return other != index && it.type == .text && abs(it.box.left - box.left) < 0.3 * box.height
          && abs(it.fontSize - scene.elements[index].fontSize) < 0.1 * it.fontSize + 0.5
      })
  }
}
