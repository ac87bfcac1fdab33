import Geometry
import Inference
import ScreenModel

/// Removes what was found twice, and completes rows of segments (the paper's section 5.1).
public struct Mend: Stage {
  /// Above this IoU two boxes of look-alike types are one thing; the paper's value.
  public var sameThing: Double

  /// The types that are taken for each other.
  private let lookAlikes: [Set<ElementType>] = [
    [.picture, .icon], [.icon, .container], [.icon, .checkbox], [.container, .dialog],
    [.segmentedControl, .textField, .container], [.toggle, .container],
  ]

  /// Makes the stage.
  public init(sameThing: Double = 0.8) { self.sameThing = sameThing }

  /// The elements without duplicates, the best score first to stay.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    let whole = elements.filter { !isTile($0, of: elements) }
    let ranked = whole.indices.sorted {
      whole[$0].score == whole[$1].score ? $0 < $1 : whole[$0].score > whole[$1].score
    }
    var kept: [Int] = []
    for index in ranked where !kept.contains(where: { isSame(whole[index], whole[$0]) }) {
      kept.append(index)
    }
    let unique = kept.sorted().map { whole[$0] }
    let icons = unique.filter { $0.type == .icon }
    let toggles = unique.filter { $0.type == .toggle }
    let signs = icons + toggles + unique.filter { $0.type == .checkbox }
    let texts = unique.filter { text in
      text.type == .text && !isDrawn(text, on: signs) && !toggles.contains { isSaid(text, in: $0) }
    }
    let cleared = unique.filter { element in
      switch element.type {
      // Letters that were taken for an icon.
      case .icon:
        !texts.contains { element.box.share(in: $0.box) > 0.6 }
          && !icons.contains { isGlyph(element.box, on: $0.box) }
          && !toggles.contains { element.box.share(in: $0.box) > 0.85 }
      // The knob of a switch.
      case .checkbox: !toggles.contains { element.box.share(in: $0.box) > 0.85 }
      case .text: texts.contains(element)
      default: true
      }
    }
    return SegmentRows().mended(cleared.map { framed($0, among: cleared) }, on: canvas)
  }

  /// Whether a text that the network is less sure of is a sign's drawing or a part of it, read as letters, or the digit
  /// in it, as on a calendar; a badge sits at an upper corner.
  private func isDrawn(_ text: Element, on signs: [Element]) -> Bool {
    signs.contains { sign in
      guard sign.score >= text.score else { return false }
      if text.box.iou(sign.box) > 0.6 { return true }
      let isAside = abs(text.box.midX - sign.box.midX) > 0.1 * sign.box.width
      let isAbove = text.box.midY < sign.box.midY && text.box.height > 0.2 * sign.box.height
      return (text.text ?? "").count <= 2 && text.box.share(in: sign.box) > 0.8 && !(isAside && isAbove)
    }
  }

  /// Whether a text is the word for on or off that a switch shows in its free half; the words of a button stand in its middle.
  private func isSaid(_ text: Element, in toggle: Element) -> Bool {
    let aside = abs(text.box.midX - toggle.box.midX) / toggle.box.width
    return text.box.share(in: toggle.box) > 0.8 && text.box.width < 0.5 * toggle.box.width
      && (0.15...0.4).contains(aside)
  }

  /// Whether what was taken for an icon is less likely one than the glyph on it.
  private func isTile(_ element: Element, of elements: [Element]) -> Bool {
    element.type == .icon
      && elements.contains {
        $0.type == .icon && $0.score > element.score && isGlyph($0.box, on: element.box)
      }
  }

  /// A field with a slider, a switch or segments in it is a card.
  private func framed(_ element: Element, among elements: [Element]) -> Element {
    let foreign: Set<ElementType> = [.slider, .toggle, .segmentedControl]
    guard element.type == .textField,
      elements.contains(where: { foreign.contains($0.type) && $0.box.share(in: element.box) > 0.9 })
    else { return element }
    var card = element
    card.type = .container
    return card
  }

  /// Whether a thing of this type may lie in another of its type.
  private func canHold(_ type: ElementType) -> Bool {
    switch type {
    case .container, .dialog, .icon, .picture, .text: true
    case .checkbox, .pageControl, .segmentedControl, .slider, .tabBarItem, .textField, .toggle: false
    }
  }

  /// Whether a glyph is drawn on a coloured tile that is an icon itself.
  private func isGlyph(_ box: Rect, on tile: Rect) -> Bool {
    box.share(in: tile) > 0.9 && box.area < 0.8 * tile.area
  }

  private func isSame(_ first: Element, _ second: Element) -> Bool {
    let overlap = first.box.iou(second.box)
    if first.type == second.type {
      return overlap > 0.7
        || (!canHold(first.type)
          && max(first.box.share(in: second.box), second.box.share(in: first.box)) > 0.6)
    }
    return overlap > sameThing && lookAlikes.contains { $0.contains(first.type) && $0.contains(second.type) }
  }
}
