import ScreenModel

/// Others of its kind: a column of rows, a row of buttons.
enum PeerFeatures: FeatureGroup {
  static let names = [
    "peersLeftAligned", "peersRightAligned", "peersLevel", "peersSameSize", "iconsOnScreen", "textsOnScreen",
    "controlsOnScreen", "smallEndIcons", "columnEndsInIcons",
  ]

  static func values(of index: Int, in scene: TapScene) -> [Double] {
    let element = scene.elements[index]
    let slack = scene.canvas.pixels(2)
    let alike = scene.elements.indices.filter { other in
      other != index && scene.elements[other].type == element.type
        && (0.75...1.33).contains(scene.elements[other].box.height / max(1, element.box.height))
    }.map { scene.elements[$0].box }
    func count(_ type: ElementType) -> Double { Double(scene.elements.count { $0.type == type }) }
    let ends = scene.elements.filter { isEnd($0, scene) }
    let peers = scene.elements.indices.filter {
      scene.elements[$0].type == element.type && abs(scene.elements[$0].box.left - element.box.left) <= slack
    }
    let ended = peers.count { peer in
      ends.contains { $0.box.overlapY(scene.elements[peer].box) > 0 }
    }
    return [
      Double(alike.count { abs($0.left - element.box.left) <= slack }),
      Double(alike.count { abs($0.right - element.box.right) <= slack }),
      Double(alike.count { abs($0.midY - element.box.midY) <= slack }),
      Double(alike.count { abs($0.width - element.box.width) <= 2 * slack }), count(.icon), count(.text),
      Double(scene.elements.count { HostFeatures.isControl($0.type) }), Double(ends.count),
      Double(ended) / Double(max(1, peers.count)),
    ]
  }

  /// A small narrow icon near the trailing edge, such as the chevron of a row.
  private static func isEnd(_ element: Element, _ scene: TapScene) -> Bool {
    element.type == .icon && scene.points(element.box.height) < 20
      && element.box.width < 0.8 * element.box.height
      && scene.points(scene.bounds.width - element.box.right) < 40
  }
}
