import Geometry
import Imaging

/// Words with thicker strokes than the others', for their height.
public struct BoldCue: SelectionCue {
  /// The permanent name.
  public static let name = "bold"
  /// How many times the strokes of the next thickest.
  public var ratio: Double

  /// Makes the cue.
  public init(ratio: Double = 1.18) { self.ratio = ratio }

  /// The item with the bold words.
  public func choice(in row: SelectionRow) -> Int? {
    let widths = row.items.compactMap { item -> Double? in
      guard let box = item.text, let look = item.textLook else { return nil }
      return strokeWidth(of: row.raster, in: PixelBox(covering: box), look: look)
    }
    guard widths.count == row.items.count, let second = widths.sorted().dropLast().last else { return nil }
    return Outlier.largest(widths, lead: (ratio - 1) * second, ratio: 1)
  }
}
