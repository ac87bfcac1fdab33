import Geometry

/// The words over a slider.
struct SliderHeading: EvidenceSource {
  func evidence(for subject: Subject, in scene: Scene) -> Evidence? {
    guard subject.kind == .slider else { return nil }
    let candidates = scene.blocks.filter { block in
      let gap = subject.box.top - block.box.bottom
      return block.hasLetters && block.looksLikeValue == false && block.text.count <= 40 && gap >= -1
        && gap <= scene.pixels(22) && block.box.overlapX(subject.box) > 0.3 * block.box.width
        && isAnothers(block, subject, scene) == false
    }
    guard let block = candidates.max(by: { $0.box.bottom < $1.box.bottom }) else { return nil }
    return Evidence(
      text: scene.letterCase.calmed(RoleWords.trimmed(block.text)), confidence: 0.75 * block.score,
      reason: "from the text above the slider")
  }

  /// Words level with another control are that control's.
  private func isAnothers(_ block: TextBlock, _ subject: Subject, _ scene: Scene) -> Bool {
    scene.seen.elements.contains { other in
      [.toggle, .checkbox, .slider, .textField].contains(other.type) && other.id != subject.element?.id
        && other.box.iou(subject.box) < 0.3 && other.box.overlapY(block.box) >= 0.5 * block.box.height
    }
  }
}
