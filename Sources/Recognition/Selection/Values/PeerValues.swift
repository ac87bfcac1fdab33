import Imaging
import ScreenModel

/// Whether an item looks like most cells of rows that are styled alike: more cells are open than selected.
enum PeerValues: ItemValues {
  static let names = ["peer.kin"]
  /// Colours this near are one, 0…255.
  private static let near = 10

  /// Of the cells of other rows in the same two looks, how many have each item's, 0…1; NaN without such a row.
  static func values(in row: SelectionRow, of type: ElementType) -> [[Double]] {
    let shades = row.items.map(\.shade)
    let likes = row.peers.compactMap { looks(of: $0, among: shades) }.flatMap { $0 }
    return shades.indices.map { place in
      [likes.isEmpty ? .nan : Double(likes.count { $0 == place }) / Double(likes.count)]
    }
  }

  /// Which item each cell of another row looks like; nil where one is like none, or all are like one.
  private static func looks(of cells: [Color], among shades: [Color]) -> [Int]? {
    let likes = cells.compactMap { cell in
      shades.indices.filter { shades[$0].distance(to: cell) <= near }
        .min { shades[$0].distance(to: cell) < shades[$1].distance(to: cell) }
    }
    return likes.count == cells.count && Set(likes).count > 1 ? likes : nil
  }
}
