import Geometry

extension Preparation {
  /// Makes whole controls of their parts, for sets that label these: a checkbox with its words, a segmented control as one
  /// bar and a rating as one icon, each with the best score of its parts, and an item of a tab bar as a button, or as its
  /// icon where it has no words.
  ///
  /// What scores below `leastScore` was not reported: it joins only what was not either.
  public static func joinControls(_ screen: LabelledScreen, from leastScore: Double = 0) -> LabelledScreen {
    let steps: [([LabelledElement]) -> [LabelledElement]] = [
      buttonsOfTabs,
      withLabels,
      { rows(of: "SegmentedControl", least: 2, by: isNextSegment, in: $0, from: leastScore) },
      // Of 518 labelled training screens all 7 rows of four icons and more that stood so near were labelled as one.
      { rows(of: "Icon", least: 4, by: isNextStar, in: $0, from: leastScore) },
    ]
    return LabelledScreen(image: screen.image, elements: steps.reduce(screen.elements) { $1($0) })
  }

  private static func buttonsOfTabs(_ elements: [LabelledElement]) -> [LabelledElement] {
    elements.filter { !isLoneIcon($0, among: elements) }.map { element in
      var element = element
      if element.type == "TabBarItem" { element.type = "Container" }
      return element
    }
  }

  /// Whether an item of a tab bar holds one icon and nothing else.
  private static func isLoneIcon(_ item: LabelledElement, among elements: [LabelledElement]) -> Bool {
    guard item.type == "TabBarItem" else { return false }
    let inside = elements.filter { $0.type != item.type && $0.box.share(in: item.box) > 0.8 }
    return inside.map(\.type) == ["Icon"]
  }

  private static func withLabels(_ elements: [LabelledElement]) -> [LabelledElement] {
    let checkboxes = elements.filter { $0.type == "Checkbox" }.map(\.box)
    let texts = elements.filter { $0.type == "Text" }.map(\.box)
    return elements.map { element in
      guard element.type == "Checkbox" else { return element }
      var element = element
      let words = label(of: element.box, in: texts, among: checkboxes)
      element.box = words.reduce(element.box) { $0.union($1) }
      return element
    }
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

  /// Joins the elements of a type of which each is next to the last, `least` and more.
  private static func rows(
    of type: String, least: Int, by isNext: (Rect, Rect) -> Bool, in elements: [LabelledElement],
    from leastScore: Double
  ) -> [LabelledElement] {
    func isReported(_ part: Int) -> Bool { elements[part].score >= leastScore }
    let parts = elements.indices.filter { elements[$0].type == type }
    var rows: [[Int]] = []
    for part in parts.sorted(by: { elements[$0].box.left < elements[$1].box.left }) {
      let row = rows.firstIndex { row in
        let last = row[row.count - 1]
        return isReported(last) == isReported(part) && isNext(elements[part].box, elements[last].box)
      }
      if let row { rows[row].append(part) } else { rows.append([part]) }
    }
    var joined = elements
    for row in rows where row.count >= least {
      joined[row[0]].box = row.reduce(elements[row[0]].box) { $0.union(elements[$1].box) }
      joined[row[0]].score = row.map { elements[$0].score }.max() ?? 0
    }
    let merged = Set(rows.filter { $0.count >= least }.flatMap { $0.dropFirst() })
    return joined.indices.filter { !merged.contains($0) }.map { joined[$0] }
  }

  private static func isNextSegment(_ box: Rect, _ last: Rect) -> Bool {
    box.left - last.right < 0.5 * box.height && box.overlapY(last) > 0.6 * min(box.height, last.height)
  }

  private static func isNextStar(_ box: Rect, _ last: Rect) -> Bool {
    let isEqual =
      abs(box.width - last.width) <= 0.25 * last.width && abs(box.height - last.height) <= 0.25 * last.height
    return isEqual && box.overlapY(last) > 0.75 * last.height
      && (-0.2..<0.6).contains((box.left - last.right) / last.width)
  }
}
