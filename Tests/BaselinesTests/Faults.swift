import AccessibilityModel
import Geometry

/// Defects planted in a scene, each decided by the part's own number so that most stay when some are mended.
struct Faults {
  /// The kinds of faults.
  enum Kind: CaseIterable { case unnamed, leftOut, tooSmall, fileName, sameName }

  private let byOrigin: [Int: Kind]
  private let identified: Set<Int>

  /// Chooses faults for about a third of the nodes.
  init(in scene: Scene, seed: Int, identifiers: Double) {
    var numbers = Seeded(seed)
    var chosen: [Int: Kind] = [:]
    var named: Set<Int> = []
    for branch in Self.leaves(scene.root) {
      let kind = Kind.allCases.randomElement(using: &numbers) ?? .unnamed
      if numbers.happens(0.35) { chosen[branch.origin] = kind }
      if numbers.happens(identifiers) { named.insert(branch.origin) }
    }
    byOrigin = chosen
    identified = named
  }

  private init(_ byOrigin: [Int: Kind], identified: Set<Int>) {
    self.byOrigin = byOrigin
    self.identified = identified
  }

  /// How many times faults are chosen anew for each screen.
  static let seeds = 6

  /// The same with some faults mended and others made.
  func exchanged(in scene: Scene, seed: Int) -> Faults {
    let other = Faults(in: scene, seed: seed + 100, identifiers: 0)
    var numbers = Seeded(seed + 200)
    var changed: [Int: Kind] = [:]
    for (origin, kind) in byOrigin.sorted(by: { $0.key < $1.key }) where !numbers.happens(0.4) {
      changed[origin] = kind
    }
    for (origin, kind) in other.byOrigin.sorted(by: { $0.key < $1.key })
    where byOrigin[origin] == nil && numbers.happens(0.5) {
      changed[origin] = kind
    }
    return Faults(changed, identified: identified)
  }

  /// The scene with the faults in it; `common` is the name that several controls share, in the screen's language.
  func planted(in scene: Scene, common: String = "More") -> Scene {
    let side = 18 * scene.scale
    return scene.mapped { branch in
      var branch = branch
      if identified.contains(branch.origin) { branch.node.identifier = "part_\(branch.origin)" }
      switch byOrigin[branch.origin] {
      case nil: break
      case .leftOut: return nil
      case .unnamed: (branch.node.label, branch.node.text) = (nil, nil)
      case .tooSmall:
        let frame = branch.node.frame
        branch.node.frame = Rect(
          x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
      case .fileName: branch.node.label = "img_\(1000 + branch.origin).png"
      case .sameName: branch.node.label = common
      }
      return branch
    }
  }

  /// The origins that no fault touches.
  func spares(_ origin: Int) -> Bool { byOrigin[origin] == nil }

  private static func leaves(_ branch: Scene.Branch) -> [Scene.Branch] {
    branch.children.isEmpty ? [branch] : branch.children.flatMap(leaves)
  }
}
