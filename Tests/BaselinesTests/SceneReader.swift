import AccessibilityModel
import Foundation
import Geometry
import Importing
import ScreenModel
import TestSupport

/// Scenes from the committed screens: the true elements and the genuine tree, in points.
enum SceneReader {
  private struct Truth: Decodable {
    struct Item: Decodable {
      let type: String
      let box: Rect
      let text: String?
      let icon: String?
      let state: String?
      let clickable: Bool?
      let ignore: Bool?
    }

    let size: [Int]
    let scale: Double
    let elements: [Item]
  }

  /// The names of the screens, sorted.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Repository.file("Fixtures/screens").path).sorted()
  }

  static func scene(_ name: String) throws -> Scene {
    let truth = try JSONDecoder().decode(
      Truth.self, from: Data(Repository.bytes("Fixtures/screens/\(name)/truth.json")))
    let size = Size(width: truth.size[0], height: truth.size[1])
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
      name: name, size: Size(width: Int(Double(size.width) / truth.scale), height: Int(Double(size.height) / truth.scale)),
      scale: 1, platform: tree.platform, root: branch(0, of: tree), drawn: drawn)
    return scene.placed { $0.scaled(by: 1 / truth.scale) }
  }

  private static func branch(_ id: Int, of tree: AccessibilityTree) -> Scene.Branch {
    Scene.Branch(node: tree.nodes[id], origin: id, children: tree.nodes[id].children.map { branch($0, of: tree) })
  }
}

extension Rect {
  func scaled(by factor: Double) -> Rect {
    Rect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
  }
}
