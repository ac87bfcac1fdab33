import Imaging

/// One text of a rendered screen with what was measured of it, as a line of JSON.
struct ScoredText: Encodable {
  let screen: String
  let id: String
  /// Whether recognition found it.
  let isFound: Bool
  /// The lowest and the highest contrast under the letters, from the picture without letters.
  let trueLow: Double
  let trueHigh: Double
  var ink: String?
  var ground: String?
  var lowest: Double?
  var highest: Double?
  var isSolid: Bool?
  var parts = 0
  var points: [Double]?
  var isBold: Bool?
  /// The drawn height and stroke of the letters in points.
  var height: Double?
  var stroke: Double?
  /// "violation", the reason of a review, or "none".
  var said = "none"
}
