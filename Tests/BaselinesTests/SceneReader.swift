import AccessibilityModel
import Foundation
import Geometry
import Importing
import ScreenModel
import TestSupport

/// Scenes from the committed screens: the true elements and the genuine tree, in points.
enum SceneReader {
  /// The names of the screens, sorted.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Repository.file("Fixtures/screens").path).sorted()
  }

  static func scene(_ name: String) throws -> Scene {
    let truth = try SceneTruth(at: "Fixtures/screens/\(name)/truth.json")
    let size = truth.imageSize
    let tree = try TreeReader.tree(
      from: Repository.bytes("Fixtures/screens/\(name)/clean.tree.json"), format: nil,
      canvas: Canvas(imageSize: size))
    let drawn = truth.elements.filter { $0.ignore != true }.enumerated().compactMap { index, item in
      ElementType(rawValue: item.type).map { type in
        Scene.Drawn(
          element: Element(
            type: type, box: item.box, text: item.text, icon: item.icon,
            state: item.state.flatMap(ElementState.init), clickable: item.clickable), origin: index)
      }
    }
    let scene = Scene(
      name: name,
      size: Size(
        width: Int(Double(size.width) / truth.scale), height: Int(Double(size.height) / truth.scale)),
      scale: 1, platform: tree.platform, root: branch(0, of: tree) { $0 }, drawn: drawn)
    return scene.placed { $0.scaled(by: 1 / truth.scale) }
  }

  /// A node with those below it, each with its number.
  static func branch(_ id: Int, of tree: AccessibilityTree, origin: (Int) -> Int) -> Scene.Branch {
    Scene.Branch(
      node: tree.nodes[id], origin: origin(id),
      children: tree.nodes[id].children.map { branch($0, of: tree, origin: origin) })
  }
}
