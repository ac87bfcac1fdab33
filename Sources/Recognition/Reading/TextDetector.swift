import Geometry
import Imaging
import Inference

/// Finds lines of text in a picture: where they are, not what they say.
struct TextDetector: Sendable {
  private let model: Model
  private let output: String
  private let cut = ProbabilityMap.Cut(threshold: 0.3, score: 0.5, growth: 1.6)
  /// The mean and deviation of ImageNet, as the network's own settings have it.
  private let normalization = Normalization(
    .bgr, mean: SIMD3(0.485, 0.456, 0.406), deviation: SIMD3(0.229, 0.224, 0.225))

  init(model: Model) throws(InferenceError) {
    guard let output = model.outputs.first else {
      throw InferenceError(reason: "the text detector has no output; run `make setup`")
    }
    self.model = model
    self.output = output
  }

  /// The lines, in pixels of the picture.
  func regions(on raster: Raster) throws(InferenceError) -> [MapRegion] {
    guard raster.width > 0, raster.height > 0 else { return [] }
    let plan = DetectionPlan(for: raster.size)
    var values: [Float] = []
    for strip in plan.strips {
      values += try map(of: strip, raster, plan)
    }
    let map = ProbabilityMap(size: plan.size, values: values)
    return map.regions(cut).map { region in
      MapRegion(
        core: plan.enlarged(region.core), box: plan.enlarged(region.box).intersection(raster.size.bounds),
        score: region.score)
    }
  }

  /// The rows of the map that a strip is kept for.
  private func map(
    of strip: DetectionPlan.Strip, _ raster: Raster, _ plan: DetectionPlan
  ) throws(InferenceError) -> [Float] {
    let seen = Size(width: plan.size.width, height: strip.seen.count)
    let padded = Size(width: DetectionPlan.padded(seen.width), height: DetectionPlan.padded(seen.height))
    let region = plan.enlarged(
      Rect(x: 0, y: Double(strip.seen.lowerBound), width: Double(seen.width), height: Double(seen.height)))
    let planes = Resampling.planes(of: raster, region: region, to: seen, paddedTo: padded, normalization)
    let input = Tensor(shape: [1, 3, padded.height, padded.width], elements: planes)
    let kept = try model.run(input, reading: output) { shape, values -> [Float]? in
      guard shape == [1, 1, padded.height, padded.width] else { return nil }
      return strip.kept.flatMap { row in
        let start = (row - strip.seen.lowerBound) * padded.width
        return values[start..<start + seen.width]
      }
    }
    guard let kept else {
      throw InferenceError(
        reason: "the text detector's map has another size than its input; run `make setup`")
    }
    return kept
  }
}
