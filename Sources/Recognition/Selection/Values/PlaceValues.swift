import Geometry
import Imaging
import ScreenModel

/// What kind of row it is and where an item stands in it; lengths in points.
enum PlaceValues: ItemValues {
  static let names = [
    "count", "place", "isTab", "wordsAlone", "iconsAlone", "width", "height", "gap", "fromTop", "fromBottom",
    "isDark", "outsideFromPage", "accents",
  ]

  static func values(in row: SelectionRow, of type: ElementType) -> [[Double]] {
    let count = row.items.count
    let gaps = zip(row.items, row.items.dropFirst()).map { $1.box.left - $0.box.right }
    let shared: [Double] = [
      (gaps.min() ?? .nan) / row.scale,
      (row.items[0].box.top) / Double(row.raster.height),
      (Double(row.raster.height) - row.items[0].box.bottom) / row.scale,
      row.page.map { ($0.luma < 110).feature } ?? .nan,
      row.outside.flatMap { outside in row.page.map { Double(outside.distance(to: $0)) } } ?? .nan,
      Double(row.accents.count),
    ]
    return row.items.indices.map { place in
      let item = row.items[place]
      return [
        Double(count), Double(place) / Double(count - 1), (type == .tabBarItem).feature,
        row.hasWordsAlone.feature, row.items.allSatisfy { $0.icon != nil && $0.text == nil }.feature,
        item.cell.width / row.scale, item.cell.height / row.scale,
      ] + shared
    }
  }
}
