import Geometry
import Imaging
import Inference

/// Finds lines of text in a picture: where they are, not what they say.
struct TextDetector: Sendable {
  private let model: Model
  private let cut = ProbabilityMap.Cut(threshold: 0.3, score: 0.5, growth: 1.6)
  private let normalization = Normalization(
    .bgr, scale: SIMD3(repeating: 1 / 127.5), offset: SIMD3(repeating: -1))
  /// The network halves its input five times.
  private let multiple = 32

  init(model: Model) { self.model = model }

  /// The lines, in pixels of the picture.
  func regions(on raster: Raster) throws(InferenceError) -> [MapRegion] {
    let target = Self.reducedSize(raster.size)
    let padded = Size(width: roundedUp(target.width), height: roundedUp(target.height))
    let map = try map(of: raster, target, padded)
    let scaleX = Double(raster.width) / Double(target.width)
    let scaleY = Double(raster.height) / Double(target.height)
    func enlarged(_ rect: Rect) -> Rect {
      Rect(
        left: rect.left * scaleX, top: rect.top * scaleY, right: rect.right * scaleX,
        bottom: rect.bottom * scaleY
      )
      .intersection(raster.size.bounds)
    }
    return map.regions(cut).map { region in
      MapRegion(core: enlarged(region.core), box: enlarged(region.box), score: region.score)
    }
  }

  /// The size at which lines are looked for.
  static func reducedSize(_ size: Size) -> Size {
    let factor = min(1, 1280 / Double(max(size.width, size.height)))
    return Size(
      width: max(1, Int((Double(size.width) * factor).rounded())),
      height: max(1, Int((Double(size.height) * factor).rounded())))
  }

  private func roundedUp(_ length: Int) -> Int { (length + multiple - 1) / multiple * multiple }

  private func map(of raster: Raster, _ target: Size, _ padded: Size) throws(InferenceError) -> ProbabilityMap
  {
    let planes = Resampling.planes(
      of: raster, region: raster.size.bounds, to: target, paddedTo: padded, normalization)
    let input = Tensor(shape: [1, 3, padded.height, padded.width], elements: planes)
    guard let output = model.outputs.first else {
      throw InferenceError(reason: "the text detector has no output")
    }
    return try model.run(input, reading: output) { shape, values in
      ProbabilityMap(size: Size(width: shape[3], height: shape[2]), values: Array(values))
    }
  }
}
