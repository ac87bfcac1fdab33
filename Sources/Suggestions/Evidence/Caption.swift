import Geometry
import ScreenModel

/// The words under a picture, or beside it in its row.
///
/// Numbers are the paper's for pictures with a subtitle (Screen Recognition, section 4): half of the width in common,
/// a gap below 3 % of the screen's height.
struct Caption: EvidenceSource {
  func evidence(for subject: Subject, in scene: Scene) -> Evidence? {
    guard subject.kind == .image else { return nil }
    if let below = below(subject.box, in: scene) {
      return evidence(below, 0.7, "from the caption below the picture", scene)
    }
    return beside(subject.box, in: scene).map {
      evidence($0, 0.65, "from the text beside the picture", scene)
    }
  }

  private func evidence(_ block: TextBlock, _ confidence: Double, _ reason: String, _ scene: Scene)
    -> Evidence
  {
    let text = RoleWords.dropped(from: scene.letterCase.calmed(block.text), in: scene.language)
    return Evidence(text: text, confidence: confidence * block.score, reason: reason)
  }

  private func below(_ box: Rect, in scene: Scene) -> TextBlock? {
    let reach = 0.03 * Double(scene.seen.size.height)
    let candidates = scene.blocks.filter { block in
      let gap = block.box.top - box.bottom
      return block.hasLetters && block.looksLikeValue == false && block.text.count <= 80 && gap >= -1
        && gap <= reach
        && block.box.overlapX(box) >= 0.5 * min(block.box.width, box.width)
        && block.box.width <= 1.3 * box.width
    }
    return candidates.min { $0.box.top < $1.box.top }
  }

  private func beside(_ box: Rect, in scene: Scene) -> TextBlock? {
    guard box.height <= scene.pixels(140) else { return nil }
    let candidates = scene.blocks.filter { block in
      let gap = scene.isRightToLeft ? box.left - block.box.right : block.box.left - box.right
      return block.hasLetters && block.looksLikeValue == false && block.text.count <= 80 && gap >= -1
        && gap <= scene.pixels(28) && block.box.overlapY(box) >= 0.5 * block.lineHeight
    }
    let edge = candidates.map { scene.isRightToLeft ? -$0.box.right : $0.box.left }.min() ?? 0
    return candidates.filter { (scene.isRightToLeft ? -$0.box.right : $0.box.left) - edge <= scene.pixels(8) }
      .min { $0.box.top < $1.box.top }
  }
}
