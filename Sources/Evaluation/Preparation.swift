import Geometry

/// What is done to records before they are scored.
public enum Preparation {
  /// Gives checkboxes and toggles their state in the class name, as the paper's 13 classes have it.
  public static func splitByState(_ screen: LabelledScreen) -> LabelledScreen {
    var copy = screen
    for index in copy.elements.indices {
      guard let type = copy.elements[index].type, ["Checkbox", "Toggle"].contains(type) else { continue }
      let state = copy.elements[index].state == "selected" ? "Selected" : "Unselected"
      copy.elements[index].type = "\(type) (\(state))"
    }
    return copy
  }

  /// Joins the lines of a paragraph into one text, for sets that are labelled by block.
  public static func joinBlocks(_ screen: LabelledScreen) -> LabelledScreen {
    var joined: [LabelledElement] = []
    var place: [String: Int] = [:]
    for element in screen.elements {
      guard element.type == "Text", let block = element.block else {
        joined.append(element)
        continue
      }
      if let index = place[block] {
        joined[index].box = joined[index].box.union(element.box)
        joined[index].text += (joined[index].text.isEmpty || element.text.isEmpty ? "" : " ") + element.text
        joined[index].score = max(joined[index].score, element.score)
      } else {
        place[block] = joined.count
        joined.append(element)
      }
    }
    return LabelledScreen(image: screen.image, elements: joined)
  }

  /// Keeps some classes, and the regions to ignore.
  public static func restricted(_ screen: LabelledScreen, to types: Set<String>) -> LabelledScreen {
    LabelledScreen(
      image: screen.image,
      elements: screen.elements.filter { $0.isIgnored || $0.type.map(types.contains) ?? true })
  }

  /// Renames classes; a class mapped to nil is dropped.
  public static func renamed(_ screen: LabelledScreen, by names: [String: String?]) -> LabelledScreen {
    var copy = screen
    copy.elements = screen.elements.map { element in
      guard let type = element.type, let name = names[type] else { return element }
      var renamed = element
      renamed.type = name
      return renamed
    }
    return copy
  }
}
