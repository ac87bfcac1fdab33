import Foundation
import Geometry
import Imaging
import Inference
import ScreenModel

/// Finds elements with the trained single-shot detector (docs/models/detector.md).
public struct NeuralDetector: Stage {
  private let model: Model
  private let settings: DetectorSettings
  private let answer: DetectorAnswer
  private let input: Size
  private let suppression: Suppression
  /// Of the second answer, which is asked for whole bars of segments and for its opinion.
  private let secondSuppression: Suppression
  private let threads: Int
  private let shapes = DrawnShapes()
  private let wholeBars = WholeBars()
  private let secondOpinion = SecondOpinion()
  /// The share of its class's threshold from which a drawn shape can confirm an answer; chosen on held-out screens
  /// of the training themes.
  private let doubtful = 0.4

  /// Loads the network and its settings; `threads` is the number of cores to use, 1 or more.
  ///
  /// Throws where a file is missing or the two do not fit together.
  public init(
    runtime: Runtime, model path: String, settings settingsPath: String, threads: Int,
    conventions: DetectorConventions = .own
  ) throws(InferenceError) {
    model = try Model(runtime: runtime, path: path, threads: threads)
    settings = try Self.settings(at: settingsPath)
    answer =
      switch conventions {
      case .own: settings.answers.own
      case .annotated: settings.answers.annotated
      }
    input = Size(width: settings.input.width, height: settings.input.height)
    suppression = Suppression(settings, classes: answer.classes)
    secondSuppression = Suppression(settings, classes: settings.answers.annotated.classes)
    self.threads = threads
  }

  /// The elements that the network finds, added to what is known.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    let found = try detections(on: canvas, by: [answer, settings.answers.annotated], from: doubtful)
    let confirmed = try shapes.confirmed(candidates(of: found[0]), on: canvas)
    let annotated = settings.answers.annotated
    let second = secondSuppression.kept(found[1]).compactMap { candidate($0, of: annotated) }
    let bars = second.filter { $0.isSure && $0.element.type == .segmentedControl }.map(\.element)
    let completed = wholeBars.completed(confirmed, bars: bars, on: canvas)
    return elements + secondOpinion.asked(of: completed, by: second.map(\.element))
  }

  private func candidates(of found: [Detection]) -> [Candidate] {
    suppression.kept(found).compactMap { candidate($0, of: answer) }
  }

  /// Every answer with a score that ranks it, also that of a class that gave way to one that looks alike: average precision
  /// judges each class by itself.
  ///
  /// - Parameter least: the share of its class's threshold that an answer needs.
  func rankedAnswers(on canvas: Canvas, from least: Double) throws(InferenceError) -> [Element] {
    let found = try detections(on: canvas, by: [answer], from: least)[0]
    let kept = Set(suppression.kept(found))
    return suppression.keptByClass(found).compactMap { detection in
      guard var candidate = candidate(detection, of: answer) else { return nil }
      if !kept.contains(detection) { candidate.share = min(candidate.share, 0.99) }
      return candidate.ranked(reported: WeakAnswers.reported)
    }
  }

  /// What each of the network's answers finds over all tiles, many boxes for each thing; `least` is the share of its
  /// class's threshold that a box needs.
  private func detections(
    on canvas: Canvas, by answers: [DetectorAnswer], from least: Double
  ) throws(InferenceError) -> [[Detection]] {
    var found = [[Detection]](repeating: [], count: answers.count)
    for tile in Tiling(canvas.raster.size, input: input, scale: canvas.scale).tiles {
      let frame = Letterbox(tile.region, input: input)
      let planes = frame.planes(of: canvas.raster, fill: settings.input.fill, threads: threads)
      let outputs = try model.run(Tensor(shape: [1, 3, input.height, input.width], elements: planes))
      for (place, answer) in answers.enumerated() {
        let seen = try decoded(outputs, by: answer, frame, from: least).filter {
          tile.isWhole || !Self.isCut($0.box, by: tile.region, of: canvas.raster.size)
        }
        found[place] += seen.filter { !isPiece($0, of: found[place], by: answer, in: tile) }
      }
    }
    return found
  }

  private func candidate(_ detection: Detection, of answer: DetectorAnswer) -> Candidate? {
    let name = answer.classes[detection.category]
    return DetectorSettings.meaning(of: name).map { type, state in
      let element = Element(type: type, box: detection.box, score: detection.score, state: state)
      return Candidate(element: element, share: detection.score / answer.threshold(of: name))
    }
  }

  /// Every cell and class of an answer that may count.
  private func decoded(
    _ outputs: [String: Tensor], by answer: DetectorAnswer, _ frame: Letterbox, from share: Double
  ) throws(InferenceError) -> [Detection] {
    guard let boxes = outputs[answer.boxes]?.elements, let scores = outputs[answer.scores]?.elements,
      scores.count * 4 == boxes.count * answer.classes.count
    else {
      throw InferenceError(reason: "the detector's outputs do not fit its settings; run `make setup`")
    }
    let least = answer.classes.map { Float(share * answer.threshold(of: $0)) }
    let bar = least.min() ?? 1
    var found: [Detection] = []
    // Nearly all of some 100,000 scores lie below every threshold: one comparison each.
    scores.withUnsafeBufferPointer { scores in
      for place in scores.indices where scores[place] >= bar {
        let (cell, category) = place.quotientAndRemainder(dividingBy: least.count)
        guard scores[place] >= least[category] else { continue }
        let corners = (0..<4).map { Double(boxes[cell * 4 + $0]) }
        let box = frame.inScreenshot(
          Rect(left: corners[0], top: corners[1], right: corners[2], bottom: corners[3]))
        if box.width >= 1, box.height >= 1 {
          found.append(Detection(category: category, score: Double(scores[place]), box: box))
        }
      }
    }
    return found
  }

  /// What touches an inner edge of a tile is a part of something that another tile, or the whole, shows better.
  private static func isCut(_ box: Rect, by region: Rect, of size: Size) -> Bool {
    // The network draws the cut end of a long thing somewhat inside the edge.
    let slack = 0.03 * min(region.width, region.height)
    return (region.left > 0 && box.left < region.left + slack)
      || (region.top > 0 && box.top < region.top + slack)
      || (region.right < Double(size.width) && box.right > region.right - slack)
      || (region.bottom < Double(size.height) && box.bottom > region.bottom - slack)
  }

  /// Whether a detection in a tile is a piece of something of its class that was seen whole and reaches out of the
  /// tile; the whole screenshot is looked at first.
  private func isPiece(
    _ detection: Detection, of seen: [Detection], by answer: DetectorAnswer, in tile: Tiling.Tile
  ) -> Bool {
    guard !tile.isWhole else { return false }
    return seen.contains { other in
      other.category == detection.category
        && other.score >= answer.threshold(of: answer.classes[other.category])
        && detection.box.share(in: other.box) > 0.7 && other.box.share(in: tile.region) < 0.95
    }
  }

  private static func settings(at path: String) throws(InferenceError) -> DetectorSettings {
    do {
      return try JSONDecoder().decode(
        DetectorSettings.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw InferenceError(reason: "cannot read the detector's settings \(path); run `make setup`")
    }
  }
}
