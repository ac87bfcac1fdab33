import Geometry
import ScreenModel

/// The words that set one control apart from the same one in another row: the title of its row or card.
struct RowContext {
  func evidence(for subject: Subject, besides name: String, in scene: Scene) -> Evidence? {
    let reach = max(subject.box.height / 2, scene.pixels(22))
    let level = scene.blocks.filter { block in
      block.hasLetters && block.looksLikeValue == false && block.text.lowercased() != name.lowercased()
        && block.box.top < subject.box.midY + reach && block.box.bottom > subject.box.midY - reach
        && block.box.share(in: subject.box) < 0.5
    }
    let leading = level.min { one, other in
      let first = scene.isRightToLeft ? -one.box.right : one.box.left
      let second = scene.isRightToLeft ? -other.box.right : other.box.left
      return abs(first - second) > scene.pixels(8) ? first < second : one.box.top < other.box.top
    }
    guard let leading else { return nil }
    return Evidence(
      text: scene.letterCase.calmed(leading.text), confidence: 0.7 * leading.score,
      reason: "from the first text of its row")
  }
}
