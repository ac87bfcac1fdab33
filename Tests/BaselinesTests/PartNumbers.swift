import AccessibilityModel
import Geometry
import ScreenModel

/// Numbers for the parts of a screen: the same part has the same number in every rendering.
///
/// The ids of the truth say which part it is; they are names that neither device nor theme nor language changes.
struct PartNumbers {
  private var numbers: [String: Int] = [:]

  /// The numbers of a tree's nodes: a node is what the first element drawn in it is.
  mutating func numbers(of tree: AccessibilityTree, over truth: SceneTruth) -> [Int] {
    let names = tree.nodes.map { node -> String in
      guard node.parent != nil else { return "screen" }
      let inside = truth.elements.first { $0.ignore != true && $0.box.share(in: node.frame) >= 0.6 }
      let name = inside.map { Self.block($0.id) } ?? "nothing"
      // What holds others begins with whichever of them comes first; that must not take their names.
      return node.children.isEmpty ? name : "\(node.role.name) of \(name)"
    }
    return numbered(names)
  }

  /// The numbers of recognised elements: each is what was drawn where it lies.
  ///
  /// What lies where nothing was drawn is no part of the screen, and another one in each rendering.
  mutating func numbers(of elements: [Element], over truth: SceneTruth, rendering: String) -> [Int] {
    let names = elements.map { element -> String in
      let best = truth.elements.max { $0.box.iou(element.box) < $1.box.iou(element.box) }
      guard let best, best.box.iou(element.box) >= 0.3 else { return "nothing drawn, \(rendering)" }
      return Self.block(best.id)
    }
    return numbered(names)
  }

  /// Lines are broken elsewhere on another device; they belong to one text.
  private static func block(_ id: String) -> String { String(id.prefix { $0 != "#" }) }

  private mutating func numbered(_ names: [String]) -> [Int] {
    var seen: [String: Int] = [:]
    return names.map { name in
      seen[name, default: 0] += 1
      let whole = "\(name) \(seen[name] ?? 1)"
      if let known = numbers[whole] { return known }
      numbers[whole] = numbers.count
      return numbers.count - 1
    }
  }
}
