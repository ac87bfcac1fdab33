import ImageCoding
import Recognition

/// The steps of one run with their times.
struct Laps {
  private var steps: [(name: String, milliseconds: Double)] = []

  /// Decodes and recognises one picture.
  mutating func measure(_ bytes: [UInt8], _ recognizer: Recognizer) throws {
    let clock = ContinuousClock()
    let start = clock.now
    var last = start
    var laps: [(name: String, milliseconds: Double)] = []
    func lap(_ name: String) {
      let now = clock.now
      laps.append((name, Self.milliseconds(now - last)))
      last = now
    }
    let raster = try ImageReader.raster(from: bytes)
    lap("decode")
    _ = try recognizer.recognize(raster, image: "", scale: nil, finished: lap)
    laps.append(("whole", Self.milliseconds(clock.now - start)))
    steps = laps
  }

  /// The median of each step, in the order of the steps.
  static func medians(of runs: ArraySlice<Laps>) -> [[String: Any]] {
    guard let first = runs.first else { return [] }
    return first.steps.indices.map { step in
      let sorted = runs.map { $0.steps[step].milliseconds }.sorted()
      return ["step": first.steps[step].name, "milliseconds": sorted[sorted.count / 2]]
    }
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1_000 + Double(duration.components.attoseconds) / 1e15
  }
}
