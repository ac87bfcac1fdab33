import AccessibilityModel
import Foundation
import Geometry
import Importing
import Testing

/// A dump in `Dumps/`, with the picture it would belong to and what its import must give.
struct Sample: Sendable, CustomTestStringConvertible {
  let file: String
  let format: String
  var image: Size?
  var platform = Platform.ios
  var order = AccessibilityTree.Order.view
  var scale = 3.0
  let nodes: Int

  var testDescription: String { file }

  func bytes() throws -> [UInt8] { try Samples.bytes(file) }

  func tree() throws -> AccessibilityTree {
    try TreeReader.tree(from: bytes(), format: nil, canvas: Canvas(imageSize: image))
  }
}

enum Samples {
  static let iPhone = Size(width: 1179, height: 2556)
  static let iPhoneX = Size(width: 1125, height: 2436)
  static let iPhonePro = Size(width: 1206, height: 2622)

  static let apple: [Sample] = [
    Sample(file: "xcuitest-attachment.txt", format: "xcuitest", image: iPhone, nodes: 17),
    Sample(file: "xcuitest-console.txt", format: "xcuitest", image: iPhoneX, nodes: 4),
    Sample(file: "xcuitest-one-line.txt", format: "xcuitest", image: iPhoneX, nodes: 4),
    Sample(file: "xcuitest-no-address.txt", format: "xcuitest", image: iPhoneX, nodes: 4),
    Sample(
      file: "xcuitest-old.txt", format: "xcuitest", image: Size(width: 640, height: 1136), scale: 2, nodes: 4),
    Sample(file: "xcuitest-device-interaction.txt", format: "xcuitest", image: iPhonePro, nodes: 3),
    Sample(
      file: "appium-ios-aut.xml", format: "appium-ios", image: Size(width: 750, height: 1334), scale: 2,
      nodes: 5),
    Sample(file: "appium-ios-bare.xml", format: "appium-ios", image: iPhone, nodes: 5),
    Sample(file: "appium-ios-pixels.xml", format: "appium-ios", image: iPhone, nodes: 2),
    Sample(
      file: "appium-ios-uia.xml", format: "appium-ios", image: Size(width: 640, height: 1136), scale: 2,
      nodes: 3),
    Sample(file: "idb-flat.json", format: "idb", image: iPhonePro, order: .traversal, nodes: 6),
    Sample(file: "idb-log-lines.txt", format: "idb", image: iPhonePro, order: .traversal, nodes: 2),
    Sample(file: "idb-lines.ndjson", format: "idb", image: iPhonePro, order: .traversal, nodes: 3),
    Sample(file: "idb-frame-only.json", format: "idb", image: iPhonePro, order: .traversal, nodes: 2),
    Sample(file: "idb-mcp.json", format: "idb", image: iPhonePro, order: .traversal, nodes: 2),
    Sample(file: "idb-mcp-string.json", format: "idb", image: iPhonePro, order: .traversal, nodes: 2),
    Sample(file: "idb-sentinel.json", format: "idb", image: iPhonePro, order: .traversal, nodes: 1),
    Sample(file: "axe-nested.json", format: "idb", image: iPhone, order: .traversal, nodes: 4),
    Sample(file: "axe-elements.json", format: "idb", image: iPhone, order: .traversal, nodes: 2),
    Sample(file: "maestro-ios.txt", format: "maestro", image: iPhone, nodes: 3),
    Sample(file: "maestro-mixed.json", format: "maestro", image: iPhone, nodes: 6),
    Sample(file: "maestro-commands.json", format: "maestro", image: iPhone, nodes: 3),
    Sample(file: "unsaid-tree.json", format: "unsaid-tree", image: iPhone, order: .traversal, nodes: 6),
    Sample(
      file: "unsaid-tree-sorted.json", format: "unsaid-tree", image: iPhone, order: .traversal, nodes: 6),
  ]

  static let android: [Sample] = [
    phone("uiautomator.xml", "uiautomator", 1080, 1920, scale: 2.625, nodes: 6),
    phone("uiautomator-indented.xml", "uiautomator", 720, 1280, scale: 2, nodes: 3),
    phone("uiautomator-dialog.xml", "uiautomator", 1080, 1920, scale: 2.5, nodes: 2),
    phone("appium-android.xml", "appium-android", 1440, 2880, scale: 2.5, nodes: 4),
    phone("droidbot.json", "droidbot", 1080, 1920, scale: 2.625, nodes: 4),
    phone("droidbot-list.vh", "droidbot", 1080, 1920, scale: 2.625, nodes: 2),
    phone("maestro-android.json", "maestro", 1080, 2400, scale: 2.625, nodes: 4),
    phone("axe-android.json", "axe-android", 1440, 2880, scale: 3.5, nodes: 3),
  ]

  static let harmony = [
    Sample(
      file: "harmony-uitest.json", format: "harmony-uitest", image: Size(width: 1216, height: 2688),
      platform: .harmony, order: .traversal, scale: 3.125, nodes: 34)
  ]

  static let all = apple + android + harmony

  static func bytes(_ file: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent("Dumps/\(file)")))
  }

  static func text(_ file: String) throws -> String { String(decoding: try bytes(file), as: UTF8.self) }

  private static func phone(
    _ file: String, _ format: String, _ width: Int, _ height: Int, scale: Double, nodes: Int
  ) -> Sample {
    Sample(
      file: file, format: format, image: Size(width: width, height: height), platform: .android,
      order: .traversal, scale: scale, nodes: nodes)
  }
}
