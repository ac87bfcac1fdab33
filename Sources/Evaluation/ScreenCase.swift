import Geometry

/// One screen prepared for scoring: what counts of the truth, what of the predictions, and what is ignored.
struct ScreenCase: Sendable {
  let stem: String
  let truth: [LabelledElement]
  let predictions: [LabelledElement]
  let ignored: [Rect]

  init(truth screen: LabelledScreen, predictions: [LabelledElement]) {
    stem = screen.stem
    let sound = screen.elements.filter { !$0.box.isEmpty }
    ignored = sound.filter(\.isIgnored).map(\.box)
    truth = sound.filter { !$0.isIgnored && $0.type != nil }
    self.predictions = predictions.filter { !$0.box.isEmpty && $0.type != nil }
  }

  private init(stem: String, truth: [LabelledElement], predictions: [LabelledElement], ignored: [Rect]) {
    self.stem = stem
    self.truth = truth
    self.predictions = predictions
    self.ignored = ignored
  }

  /// The screen with the predictions of at least a score.
  func atLeast(_ score: Double) -> ScreenCase {
    ScreenCase(
      stem: stem, truth: truth, predictions: predictions.filter { $0.score >= score }, ignored: ignored)
  }

  /// The screen with one class alone.
  func only(_ type: String) -> ScreenCase {
    ScreenCase(
      stem: stem, truth: truth.filter { $0.type == type },
      predictions: predictions.filter { $0.type == type },
      ignored: ignored)
  }

  /// Whether at least half of a box lies in one ignored region.
  func isIgnored(_ box: Rect) -> Bool { ignored.contains { box.share(in: $0) >= 0.5 } }
}
