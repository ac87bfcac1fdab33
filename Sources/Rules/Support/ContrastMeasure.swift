import Findings
import Foundation
import Imaging

/// One part of a text or icon held against the contrast that it needs.
struct ContrastMeasure {
  /// What is measured.
  let part: InkPart
  /// The least ratio, 1…21.
  let needed: Double
  /// By how much a ratio may miss the limit.
  let tolerance: Double

  /// Whether the least contrast of the part is enough.
  var passes: Bool { part.lowest >= needed - tolerance }
  /// Whether even the best contrast of the part is too low.
  var failsEverywhere: Bool { part.highest < needed - tolerance }
  /// How far the best contrast is below the limit, as a share of it, 0…1.
  var lack: Double { max(0, 1 - part.highest / needed) }

  /// The values for the holes of messages and fixes.
  var evidence: [String: String] {
    let better = PassingColor(for: part.ink, on: part.ground, needed: needed)
    return [
      "ink": part.ink.hex, "ground": part.ground.hex,
      "ratio": number(failsEverywhere ? part.highest : part.lowest), "best": number(part.highest),
      "needed": Self.plain(needed), "suggested": better?.color.hex ?? part.ink.hex,
      "reached": Self.plain(Self.cut(better?.ratio ?? part.lowest, digits: 1)),
      "direction": better?.isDarker == false ? "lighter" : "darker",
    ]
  }

  /// One digit, or two where one would hide on which side of the limit the ratio lies; never rounded up.
  private func number(_ ratio: Double) -> String {
    let isNear = ratio < needed && ratio >= needed - 0.1
    return Self.plain(Self.cut(ratio, digits: isNear ? 2 : 1))
  }

  private static func cut(_ ratio: Double, digits: Int) -> Double {
    let factor = pow(10, Double(digits))
    return (ratio * factor + 1e-9).rounded(.down) / factor
  }

  private static func plain(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
