import Geometry
import Suggestions

/// A control of the truth, taken to be without a label, and the names that would be right for it.
struct TruthControl {
  /// The kinds that the table lists.
  enum Kind: String, CaseIterable {
    case icon = "icon button"
    case toggle = "switch"
    case checkbox = "checkbox or radio button"
    case slider = "slider"
    case field = "text field"
    case picture = "picture"
    case tab = "tab"
    case segment = "segment"

    /// Whether the bar speaks of it; tabs and segments mostly carry their words on themselves.
    var isInBar: Bool { self != .tab && self != .segment }
  }

  /// The place in the truth's elements.
  let element: Int
  let kind: Kind
  /// The names that count as equal, normalised; empty where the truth has none.
  let names: Set<String>
  /// The name of the glyph, where an icon alone must name it.
  let glyph: String?
}

extension TruthScreen {
  /// The controls with the names that their stops give them.
  var controls: [TruthControl] {
    let index = Dictionary(elements.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    return stops.indices.flatMap { place -> [TruthControl] in
      let members = stops[place].elements.compactMap { index[$0] }.filter { elements[$0].ignore != true }
      return members.compactMap { control($0, among: members, stop: place) }
    }
  }

  private func control(_ id: Int, among members: [Int], stop: Int) -> TruthControl? {
    let entry = elements[id]
    let texts = blocks(of: members)
    func made(_ kind: TruthControl.Kind, _ names: [String], glyph: String? = nil) -> TruthControl {
      TruthControl(
        element: id, kind: kind, names: Set(names.map(Names.normalized)).subtracting([""]), glyph: glyph)
    }
    switch entry.type {
    case "Toggle": return made(.toggle, titles(texts))
    case "Checkbox": return made(.checkbox, titles(texts))
    case "Slider": return made(.slider, titles(texts))
    case "TextField": return made(.field, fieldNames(entry, texts, stop))
    case "Picture" where entry.clickable == true || texts.isEmpty == false:
      return made(.picture, titles(texts))
    case "TabBarItem", "SegmentedControl":
      let kind: TruthControl.Kind = entry.type == "TabBarItem" ? .tab : .segment
      let worded = texts.filter { $0.contains(where: \.isLetter) }
      if worded.isEmpty == false { return made(kind, titles(worded)) }
      let icons = members.filter { elements[$0].type == "Icon" }
      guard icons.count == 1, let glyph = elements[icons[0]].icon else { return made(kind, []) }
      return made(kind, Array(AcceptedNames.names(ofGlyph: glyph)), glyph: glyph)
    case "Icon" where isAlone(members) && members.contains(where: { elements[$0].clickable == true }):
      guard let glyph = entry.icon else { return nil }
      return made(.icon, Array(AcceptedNames.names(ofGlyph: glyph)), glyph: glyph)
    default: return nil
    }
  }

  /// Whether the stop is one icon, with or without a ground.
  private func isAlone(_ members: [Int]) -> Bool {
    members.allSatisfy { ["Icon", "Container"].contains(elements[$0].type) }
      && members.count { elements[$0].type == "Icon" } == 1
  }

  /// The first words of a stop, and all of them.
  private func titles(_ texts: [String]) -> [String] {
    texts.isEmpty ? [] : [texts[0], texts.joined(separator: " ")]
  }

  /// The paragraphs among the members, in their order.
  private func blocks(of members: [Int]) -> [String] {
    TruthScreen.paragraphs(of: members.map { elements[$0] }).map(\.text)
  }

  /// The first words of the field's stop, or a lone text that the truth reads just before it and that stands above.
  private func fieldNames(_ field: Entry, _ texts: [String], _ stop: Int) -> [String] {
    var names = texts.first.map { [$0] } ?? []
    guard stop > 0 else { return names }
    let before = elements.filter { stops[stop - 1].elements.contains($0.id) }
    guard before.isEmpty == false, before.allSatisfy({ $0.type == "Text" }) else { return names }
    let isAbove = before.allSatisfy {
      $0.box.bottom <= field.box.top + 1 && field.box.top - $0.box.bottom <= 24 * scale
    }
    if isAbove { names.append(before.compactMap(\.text).joined(separator: " ")) }
    return names
  }
}
