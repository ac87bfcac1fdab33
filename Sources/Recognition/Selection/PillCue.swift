import Geometry
import Imaging

/// The indicator that Material 3 draws behind the icon of the selected tab, and other pills behind words or icons:
/// the colour around the content of one item is unlike that around the others'.
public struct PillCue: SelectionCue {
  /// The permanent name.
  public static let name = "pill"
  /// The difference of a channel from which a ground is another one, 0…255.
  public var unlike: Int

  /// Makes the cue.
  public init(unlike: Int = 5) { self.unlike = unlike }

  /// The item with a ground of its own around its content.
  public func choice(in row: SelectionRow) -> Int? {
    let icons = row.items.compactMap(\.icon)
    let words = row.items.compactMap(\.text)
    for parts in [icons, words] where parts.count == row.items.count {
      if let choice = choice(around: parts, in: row) { return choice }
    }
    return nil
  }

  private func choice(around parts: [Rect], in row: SelectionRow) -> Int? {
    let grounds = parts.compactMap { Look.ground(around: $0, of: row.raster, scale: row.scale) }
    guard grounds.count == parts.count else { return nil }
    if grounds.count >= 3 { return Outlier.color(grounds, least: unlike, ratio: 3) }
    // Of two, the one whose ground ends inside its own share of the row, where the other's goes on: not the one
    // with an outline, which is thinner than 3 points.
    guard grounds[0].distance(to: grounds[1]) >= unlike else { return nil }
    return Outlier.only(
      grounds.indices.map { place in
        let cell = row.items[place].cell
        let ends = [cell.left + row.pixels(3), cell.right - row.pixels(3) - 1].compactMap {
          row.raster.color(x: $0, y: cell.midY)
        }
        return ends.count == 2
          && ends.allSatisfy {
            $0.distance(to: grounds[place]) >= unlike && $0.distance(to: grounds[1 - place]) <= unlike
          }
      })
  }
}
