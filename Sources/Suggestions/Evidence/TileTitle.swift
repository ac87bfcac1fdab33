import Geometry
import ScreenModel

/// The first words in the tile or card that holds a switch, checkbox or slider and no other control.
struct TileTitle: EvidenceSource {
  func evidence(for subject: Subject, in scene: Scene) -> Evidence? {
    guard subject.kind.isNamedFromBeside, let tile = scene.container(around: subject.box),
      holdsOthers(tile, than: subject, scene) == false
    else { return nil }
    let texts = scene.blocks(inside: tile).filter { $0.hasLetters && $0.looksLikeValue == false }
    // A page of words is no tile.
    guard let title = texts.min(by: { $0.box.top < $1.box.top }), texts.count <= 3 else { return nil }
    return Evidence(
      text: RoleWords.dropped(from: scene.letterCase.calmed(title.text), in: scene.language),
      confidence: 0.85 * title.score,
      reason: "from the first text of the tile around the \(subject.kind.word)")
  }

  private func holdsOthers(_ tile: Rect, than subject: Subject, _ scene: Scene) -> Bool {
    scene.seen.elements.contains { other in
      [.toggle, .checkbox, .slider, .textField, .segmentedControl].contains(other.type)
        && other.id != subject.element?.id && other.box.iou(subject.box) < 0.3
        && other.box.share(in: tile) >= 0.85
    }
  }
}
