import Geometry
import Imaging
import Inference

/// Reads one line of text.
struct LineRecognizer: Sendable {
  private let model: Model
  private let output: String
  private let characters: CharacterTable
  private let normalization = Normalization(
    .bgr, scale: SIMD3(repeating: 1 / 127.5), offset: SIMD3(repeating: -1))
  /// The height that the network was trained on, in pixels.
  private let height = 48
  /// The widest input of the network's own settings; what is wider is squeezed, which `LineReader` avoids.
  private let mostWidth = 3200

  init(model: Model, characters: CharacterTable) throws(InferenceError) {
    guard let output = model.outputs.first else {
      throw InferenceError(reason: "the text model has no output")
    }
    self.model = model
    self.output = output
    self.characters = characters
  }

  /// What `region` says; it is cut out, scaled to the height of the network, and read as one line.
  func reading(in region: Rect, of raster: Raster) throws(InferenceError) -> Reading {
    let proportional = (Double(height) * region.width / max(1, region.height)).rounded(.up)
    let size = Size(width: min(mostWidth, max(height, Int(proportional))), height: height)
    let planes = Resampling.planes(of: raster, region: region, to: size, normalization)
    let input = Tensor(shape: [1, 3, size.height, size.width], elements: planes)
    let characters = characters
    let decoded = try model.run(input, reading: output) { shape, values -> Reading? in
      guard shape.count == 3, shape[2] == characters.count else { return nil }
      return Self.decode(values, steps: shape[1], characters)
    }
    guard let decoded else {
      throw InferenceError(reason: "the text model and its characters do not fit together; run `make setup`")
    }
    return decoded
  }

  /// Best path of connectionist temporal classification: the likeliest class of each step, repeats and blanks dropped.
  private static func decode(
    _ values: UnsafeBufferPointer<Float>, steps: Int, _ characters: CharacterTable
  ) -> Reading {
    var glyphs: [Reading.Glyph] = []
    var previous = CharacterTable.blank
    for step in 0..<steps {
      let row = values[step * characters.count..<(step + 1) * characters.count]
      let (best, confidence) = largest(UnsafeBufferPointer(rebasing: row))
      if best != previous && best != CharacterTable.blank {
        glyphs.append(Reading.Glyph(text: characters[best], confidence: Double(confidence)))
      }
      previous = best
    }
    return Reading(glyphs: glyphs)
  }

  /// The place and value of the largest element; in blocks that are looked at sixteen lanes at a time, since a line has a
  /// million of them.
  private static func largest(_ row: UnsafeBufferPointer<Float>) -> (index: Int, value: Float) {
    let raw = UnsafeRawBufferPointer(row)
    var (value, block) = (-Float.infinity, 0)
    for start in stride(from: 0, to: row.count, by: 256) {
      let end = min(start + 256, row.count)
      var lanes = SIMD16<Float>(repeating: -.infinity)
      var index = start
      while index + 16 <= end {
        let next = raw.loadUnaligned(fromByteOffset: index * 4, as: SIMD16<Float>.self)
        lanes.replace(with: next, where: next .> lanes)
        index += 16
      }
      let most = max(lanes.max(), row[index..<end].max() ?? -.infinity)
      if most > value { (value, block) = (most, start) }
    }
    return (row[block...].firstIndex(of: value) ?? 0, value)
  }
}
