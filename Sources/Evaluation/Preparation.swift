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

  /// Makes whole controls of their parts, for sets that label a checkbox with the words of its row, a segmented
  /// control as one bar, each with the best score of its parts, and an item of a tab bar as a button, or as its icon
  /// where it has no words.
  ///
  /// Segments below `leastScore` were not reported and join no bar.
  public static func joinControls(_ screen: LabelledScreen, from leastScore: Double = 0) -> LabelledScreen {
    let checkboxes = screen.elements.filter { $0.type == "Checkbox" }.map(\.box)
    let texts = screen.elements.filter { $0.type == "Text" }.map(\.box)
    var joined: [LabelledElement] = []
    for element in screen.elements where !isLoneIcon(element, among: screen.elements) {
      var element = element
      if element.type == "TabBarItem" { element.type = "Container" }
      if element.type == "Checkbox" {
        element.box = label(of: element.box, in: texts, among: checkboxes).reduce(element.box) {
          $0.union($1)
        }
      }
      let bar =
        element.type == "SegmentedControl" && element.score >= leastScore
        ? joined.firstIndex { $0.score >= leastScore && isNextSegment(element, to: $0) } : nil
      if let bar {
        joined[bar].box = joined[bar].box.union(element.box)
        joined[bar].score = max(joined[bar].score, element.score)
      } else {
        joined.append(element)
      }
    }
    return LabelledScreen(image: screen.image, elements: joined)
  }

  /// Whether an item of a tab bar holds one icon and nothing else.
  private static func isLoneIcon(_ item: LabelledElement, among elements: [LabelledElement]) -> Bool {
    guard item.type == "TabBarItem" else { return false }
    let inside = elements.filter { $0.type != item.type && $0.box.share(in: item.box) > 0.8 }
    return inside.map(\.type) == ["Icon"]
  }

  /// The words of a checkbox: what stands on its row nearer to it than to any other, and in the column of the nearest.
  private static func label(of box: Rect, in texts: [Rect], among others: [Rect]) -> [Rect] {
    func isLevel(_ text: Rect, _ box: Rect) -> Bool { text.overlapY(box) > 0.15 * text.height }
    func gap(_ text: Rect, _ box: Rect) -> Double { max(text.left - box.right, box.left - text.right) }
    let words = texts.filter { text in
      isLevel(text, box) && !others.contains { isLevel(text, $0) && gap(text, $0) < gap(text, box) }
    }
    guard let nearest = words.min(by: { gap($0, box) < gap($1, box) }) else { return [] }
    return words.filter { $0.overlapX(nearest) > 0 }
  }

  /// Whether a segment touches the part of a bar that was joined so far.
  private static func isNextSegment(_ segment: LabelledElement, to bar: LabelledElement) -> Bool {
    guard bar.type == "SegmentedControl" else { return false }
    let gap = max(segment.box.left - bar.box.right, bar.box.left - segment.box.right)
    let isLevel = segment.box.overlapY(bar.box) > 0.6 * min(segment.box.height, bar.box.height)
    return isLevel && gap < 0.5 * segment.box.height
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
