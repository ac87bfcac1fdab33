import Geometry
import ScreenModel

/// The place among equals: the third of five stars is "Rating, 3 of 5".
struct GroupPlace: EvidenceSource {
  func evidence(for subject: Subject, in scene: Scene) -> Evidence? {
    guard subject.kind == .button || subject.kind == .image, let icon = subject.element, icon.type == .icon,
      let glyph = icon.icon, scene.lexicon.meaning(ofGlyph: glyph) == "favorite",
      let language = scene.language,
      let name = scene.lexicon.name(of: "rating", in: language)
    else { return nil }
    let peers = Self.peers(of: icon, in: scene)
    guard peers.count >= 3, let index = peers.firstIndex(where: { $0.id == icon.id }) else { return nil }
    let number = scene.isRightToLeft ? peers.count - index : index + 1
    guard let place = Phrases.place(number, of: peers.count, in: language) else { return nil }
    return Evidence(
      text: "\(scene.letterCase.fitted(name)), \(place)", confidence: 0.75,
      reason: "from the place in a row of \(peers.count) equal icons", meaning: "rating")
  }

  /// The icons of one meaning and size that stand close in one row, from left to right.
  static func peers(of icon: Element, in scene: Scene) -> [Element] {
    let meaning = icon.icon.flatMap(scene.lexicon.meaning(ofGlyph:))
    let level = scene.seen.elements.filter { other in
      other.type == .icon && other.icon.flatMap(scene.lexicon.meaning(ofGlyph:)) == meaning
        && abs(other.box.midY - icon.box.midY) <= 0.25 * icon.box.height
        && (0.8...1.25).contains(other.box.width / max(icon.box.width, 1))
    }.sorted { $0.box.midX < $1.box.midX }
    guard let start = level.firstIndex(where: { $0.id == icon.id }) else { return [] }
    var first = start
    var last = start
    while first > 0, isNext(level[first - 1], level[first]) { first -= 1 }
    while last < level.count - 1, isNext(level[last], level[last + 1]) { last += 1 }
    return Array(level[first...last])
  }

  private static func isNext(_ one: Element, _ other: Element) -> Bool {
    other.box.left - one.box.right <= 1.2 * one.box.width
  }
}
