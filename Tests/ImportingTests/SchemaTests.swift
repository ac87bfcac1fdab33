import AccessibilityModel
import Foundation
import Testing

/// The published schema and the reader know the same words.
struct SchemaTests {
  @Test func `the schema lists every role and every key of a node`() throws {
    let node = try Self.node()
    let properties = try #require(node["properties"] as? [String: [String: Any]])
    let roles = try #require(properties["role"]?["examples"] as? [String])
    #expect(Set(roles) == Set(Role.named.map(\.name)))
    #expect(
      Set(properties.keys) == [
        "role", "box", "label", "value", "hint", "placeholder", "text", "identifier", "traits", "actions",
        "selected", "checked", "enabled", "focusable", "focused", "clickable", "visible", "accessible",
        "heading", "children", "origin", "inferred", "traversalBefore", "traversalAfter",
      ])
  }

  @Test func `the sample uses no key that the schema lacks`() throws {
    let properties = try #require(try Self.node()["properties"] as? [String: Any])
    let file =
      try JSONSerialization.jsonObject(with: Data(Samples.bytes("unsaid-tree.json"))) as? [String: Any]
    let root = try #require(file?["root"] as? [String: Any])
    let nodes = [root] + (root["children"] as? [[String: Any]] ?? [])
    #expect(nodes.count == 6)
    for node in nodes { #expect(Set(node.keys).isSubset(of: properties.keys)) }
  }

  private static func node() throws -> [String: Any] {
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = top.deletingLastPathComponent().appendingPathComponent(
      "docs/schemas/unsaid.tree-1.schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let definitions = try #require(schema?["$defs"] as? [String: [String: Any]])
    return try #require(definitions["node"])
  }
}
