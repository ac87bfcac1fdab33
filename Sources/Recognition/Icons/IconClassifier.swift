import Foundation
import Geometry
import Imaging
import Inference

/// Tells what icons mean with a trained network (docs/models/icons.md).
public struct IconClassifier: Sendable {
  private let model: Model
  private let settings: IconSettings

  /// The number of icons in one run: more would only need more memory.
  private let batch = 64

  /// Loads the network and its settings; `threads` is the number of cores to use, 1 or more.
  ///
  /// Throws where a file is missing or damaged.
  public init(
    runtime: Runtime, model path: String, settings settingsPath: String, threads: Int
  ) throws(InferenceError) {
    settings = try Self.settings(at: settingsPath)
    model = try Model(runtime: runtime, path: path, threads: threads)
  }

  /// The meaning of what lies in each box, in pixels; nil where the network is not sure enough.
  public func meanings(at boxes: [Rect], on raster: Raster) throws(InferenceError) -> [String?] {
    var found: [String?] = []
    for start in stride(from: 0, to: boxes.count, by: batch) {
      found += try answers(Array(boxes[start..<min(start + batch, boxes.count)]), on: raster)
    }
    return found
  }

  private func answers(_ boxes: [Rect], on raster: Raster) throws(InferenceError) -> [String?] {
    let side = settings.input.side
    let crops = boxes.flatMap { crop($0, of: raster) }
    let words = settings.meanings.count + 1
    let input = Tensor(shape: [boxes.count, 3, side, side], elements: crops)
    let outputs = try model.run(input)
    guard let scores = outputs["probabilities"]?.elements, scores.count == boxes.count * words else {
      throw InferenceError(reason: "the icon network does not fit its settings; run `make setup`")
    }
    return boxes.indices.map { answer(scores[$0 * words..<($0 + 1) * words]) }
  }

  private func crop(_ box: Rect, of raster: Raster) -> [Float] {
    let side = settings.input.side
    let reach = max(2, max(box.width, box.height) * settings.input.reach)
    let region = Rect(x: box.midX - reach / 2, y: box.midY - reach / 2, width: reach, height: reach)
    return Resampling.planes(
      of: raster, region: region, to: Size(width: side, height: side),
      Normalization(.rgb, scale: SIMD3(repeating: 1 / 255)))
  }

  private func answer(_ scores: ArraySlice<Float>) -> String? {
    guard let best = scores.indices.max(by: { scores[$0] < scores[$1] }) else { return nil }
    let place = best - scores.startIndex
    guard place < settings.meanings.count else { return nil }
    let word = settings.meanings[place]
    return Double(scores[best]) >= settings.threshold(of: word) ? word : nil
  }

  private static func settings(at path: String) throws(InferenceError) -> IconSettings {
    let settings: IconSettings
    do {
      settings = try JSONDecoder().decode(IconSettings.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw InferenceError(reason: "cannot read the icon network's settings \(path); run `make setup`")
    }
    if let flaw = settings.flaw { throw InferenceError(reason: "\(path) \(flaw); run `make setup`") }
    return settings
  }
}
