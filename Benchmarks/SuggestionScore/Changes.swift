import Geometry
import Suggestions

/// Changes of a screen that identifiers should survive.
enum Changes {
  /// The same content on another device: narrower and longer, or wider and shorter.
  static func reflowed(_ screen: TruthScreen, by seed: Int) -> TruthScreen {
    let x = seed % 2 == 0 ? 0.8 : 1.25
    let y = seed % 2 == 0 ? 1.15 : 0.9
    return screen.changed(
      size: Size(width: Int(Double(screen.size.width) * x), height: Int(Double(screen.size.height) * y))
    ) { entry in
      var entry = entry
      // Controls keep their size and move with their middle.
      entry.box = Rect(
        x: entry.box.midX * x - entry.box.width / 2
          * (entry.type == "Container" || entry.type == "Text" ? x : 1),
        y: entry.box.midY * y - entry.box.height / 2,
        width: entry.box.width * (entry.type == "Container" || entry.type == "Text" ? x : 1),
        height: entry.box.height)
      return entry
    }
  }

  /// One more row after a row of the screen, with other words; nil where there is no row with a control.
  static func withOneMoreRow(_ screen: TruthScreen, by seed: Int) -> TruthScreen? {
    let controls = Set(screen.controls.map { screen.elements[$0.element].id })
    let rows = screen.stops.indices.filter { place in
      ["row", "container"].contains(screen.stops[place].kind)
        && screen.stops[place].elements.contains(where: controls.contains)
    }
    guard rows.isEmpty == false else { return nil }
    let place = rows[seed % rows.count]
    let members = Set(screen.stops[place].elements)
    let row = screen.elements.filter { members.contains($0.id) }
    guard let first = row.first else { return nil }
    let bounds = row.dropFirst().reduce(first.box) { $0.union($1.box) }
    // The picture grows with the row, so that what moves down stays on it.
    let size = Size(width: screen.size.width, height: screen.size.height + Int(bounds.height) + 8)
    let moved = screen.changed(size: size) { entry in
      var entry = entry
      if entry.box.top >= bounds.bottom - 1 { entry.box = entry.box.offsetBy(x: 0, y: bounds.height + 8) }
      return entry
    }
    let added = row.map { entry in
      var entry = entry
      entry.id = "new-" + entry.id
      entry.block = entry.block.map { "new-" + $0 }
      entry.box = entry.box.offsetBy(x: 0, y: bounds.height + 8)
      entry.text = entry.text.map { _ in "Another entry" }
      return entry
    }
    var stops = moved.stops
    stops.insert(
      TruthScreen.Stop(
        elements: screen.stops[place].elements.map { "new-" + $0 }, kind: screen.stops[place].kind),
      at: place + 1)
    return TruthScreen(
      image: moved.image, size: moved.size, scale: moved.scale, script: moved.script,
      elements: moved.elements + added, stops: stops)
  }

  /// The same screen in German: known words by the table of meanings, all others by invented ones.
  static func translated(_ screen: TruthScreen) -> TruthScreen {
    screen.changed(size: screen.size) { entry in
      var entry = entry
      entry.text = entry.text.map { text in
        let meaning = Lexicon.standard.meaning(ofText: text)
        return meaning.flatMap { Lexicon.standard.name(of: $0, in: .german) } ?? invented(text)
      }
      return entry
    }
  }

  /// Every word turned around, with an ending: nothing of the language is left, its length nearly is.
  private static func invented(_ text: String) -> String {
    text.split(separator: " ").map { word in
      word.contains(where: \.isLetter) ? String(word.lowercased().reversed()) + "en" : String(word)
    }.joined(separator: " ")
  }
}

extension TruthScreen {
  func changed(size: Size, _ change: (Entry) -> Entry) -> TruthScreen {
    TruthScreen(
      image: image, size: size, scale: scale, script: script, elements: elements.map(change), stops: stops)
  }
}
