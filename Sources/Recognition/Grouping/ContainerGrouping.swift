import Geometry
import ScreenModel

/// A container with all inside it, innermost first (the paper's rule): buttons, chips, cards, bubbles; not one that
/// holds several things, and without what acts by itself on a card.
struct ContainerGrouping: GroupingRule {
  /// The types that act by themselves.
  private let controls: Set<ElementType> = [
    .checkbox, .toggle, .textField, .segmentedControl, .tabBarItem, .dialog,
  ]

  func apply(to groups: inout Groups) {
    let containers = groups.all(.container).sorted { groups.box($0).area < groups.box($1).area }
    for container in containers where !groups.isApart(container) {
      let all = Set(groups.inside(groups.box(container), except: container))
      // A button that floats half over the card holds its own icon and words.
      let inside = all.sorted().filter { index in
        !groups.isApart(index) && groups.mates(index).allSatisfy { $0 == container || all.contains($0) }
      }
      guard !inside.isEmpty, let content = content(inside, of: container, groups) else { continue }
      groups.join([container] + content, as: .container)
    }
  }

  /// What a container is read with; nil where it holds several things.
  private func content(_ inside: [Int], of container: Int, _ groups: Groups) -> [Int]? {
    let kinds = Set(inside.compactMap { groups.kind($0) })
    let slides = groups.all(.slider).contains { groups.box($0).share(in: groups.box(container)) > 0.85 }
    guard !kinds.contains(.segment), !kinds.contains(.tab), !slides else { return nil }
    let rows = Set(inside.filter { groups.kind($0) == .row }.map { groups.mates($0) })
    // A container around one row is that row, with what else is said there.
    guard rows.count <= 1 else { return nil }
    if rows.count == 1 && inside.allSatisfy({ groups.kind($0) == .row }) { return inside }
    let acting = inside.filter { controls.contains(groups.type($0)) }
    let buttons = inside.filter { groups.type($0) == .container }
    guard acting.count <= 1, !isStrip(inside, groups), !isMessage(inside, groups) else { return nil }
    if !buttons.isEmpty { return product(inside, buttons: buttons, on: container, groups) }
    return inside.filter { !isAction($0, on: container, inside, groups) && !isTool($0, inside, groups) }
  }

  /// The card of a product, without its button: a picture, lines, and one small button on the lower half.
  private func product(_ inside: [Int], buttons: [Int], on card: Int, _ groups: Groups) -> [Int]? {
    let frame = groups.box(card)
    guard buttons.count == 1, let button = buttons.first, groups.box(button).area < 0.2 * frame.area,
      groups.box(button).midY > frame.midY, inside.contains(where: { groups.type($0) == .picture })
    else { return nil }
    let rest = inside.filter { !groups.mates(button).contains($0) }
    return rest.filter { !isAction($0, on: card, rest, groups) && !isTool($0, rest, groups) }
  }

  /// A message with the word of its button at the end, and nothing else: each is a stop.
  private func isMessage(_ inside: [Int], _ groups: Groups) -> Bool {
    guard inside.allSatisfy({ groups.type($0) == .text }), let first = inside.first else { return false }
    let (words, rest) = (groups.mates(first), inside.filter { !groups.mates(first).contains($0) })
    guard let second = rest.first, Set(rest) == Set(groups.mates(second)) else { return false }
    let boxes = [groups.box(words), groups.box(rest)].sorted { $0.left < $1.left }
    return boxes[1].left - boxes[0].right > groups.pixels(8)
      && abs(boxes[0].midY - boxes[1].midY) < groups.pixels(8)
  }

  /// One of several icons on a line of their own under the words of a card, or one of three anywhere on it: each acts by itself.
  private func isTool(_ index: Int, _ inside: [Int], _ groups: Groups) -> Bool {
    guard groups.type(index) == .icon, groups.isFree(index) else { return false }
    let box = groups.box(index)
    let level = inside.filter { $0 != index && abs(groups.box($0).midY - box.midY) < groups.pixels(8) }
    let hasWordsAbove = inside.contains { groups.type($0) == .text && groups.box($0).bottom < box.top }
    let others = level.count { groups.type($0) == .icon }
    return others >= (hasWordsAbove ? 1 : 2) && !level.contains { groups.type($0) == .text }
  }

  /// Things of one kind side by side: figures, columns of texts, the icons of a toolbar.
  private func isStrip(_ inside: [Int], _ groups: Groups) -> Bool {
    let texts = inside.filter { groups.type($0) == .text }
    if texts.isEmpty { return inside.count { groups.type($0) == .icon } > 1 }
    let level = texts.map { text in
      texts.count { abs(groups.box($0).midY - groups.box(text).midY) < groups.pixels(8) }
    }
    return (level.max() ?? 0) >= 3 || level.count { $0 == 2 } >= 4
  }

  /// A button at the end of a card with a picture: the bin, the heart, the plus.
  private func isAction(_ index: Int, on card: Int, _ inside: [Int], _ groups: Groups) -> Bool {
    let (box, frame) = (groups.box(index), groups.box(card))
    guard groups.type(index) == .icon, groups.isFree(index), box.right > frame.right - 0.15 * frame.width
    else { return false }
    let pictures = inside.filter { groups.type($0) == .picture }
    let hasText = inside.contains { groups.type($0) == .text }
    let isOnPicture = pictures.contains { box.overlapX(groups.box($0)) > 0 }
    // Without a picture it is a notice that can be closed; chips and fields are lower.
    let isNotice = frame.height > groups.pixels(48) && abs(box.midY - frame.midY) < 0.15 * frame.height
    return (pictures.isEmpty ? isNotice : !isOnPicture) && hasText && !groups.isChevron(box)
  }
}
