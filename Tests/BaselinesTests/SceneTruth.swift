import Foundation
import Geometry
import TestSupport

/// What is drawn on a rendered screen, as its builder knows it (`unsaid.truth/1`).
struct SceneTruth: Decodable {
  /// Something drawn.
  struct Item: Decodable {
    let id: String
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

  init(at path: String) throws {
    self = try JSONDecoder().decode(SceneTruth.self, from: Data(Repository.bytes(path)))
  }

  var imageSize: Size { Size(width: size[0], height: size[1]) }
}
