import Geometry
import Imaging
import ScreenModel

/// The colours that the items stand on, against each other, what is around the row, and the screen.
enum ShadeValues: ItemValues {
  static let names = [
    "shade.luma", "shade.vivid", "shade.nearest", "shade.spread", "shade.sharesGround",
    "shade.lumaMean", "shade.lumaMost", "shade.lumaLeast", "shade.vividMean", "shade.vividMost",
    "shade.vividLeast",
    "shade.outsideMean", "shade.outsideMost", "shade.outsideLeast", "shade.pageMean", "shade.pageMost",
    "shade.pageLeast", "shade.fromOutside", "shade.fromPage", "shade.accent",
  ]

  static func values(in row: SelectionRow, of type: ElementType) -> [[Double]] {
    let shades = row.items.map(\.shade)
    let fromOutside = shades.map { shade in row.outside.map { Double($0.distance(to: shade)) } ?? .nan }
    let fromPage = shades.map { shade in row.page.map { Double($0.distance(to: shade)) } ?? .nan }
    let own = shades.indices.map { place -> [Double] in
      let others = shades.indices.filter { $0 != place }.map { shades[$0] }
      let spread = others.flatMap { one in others.map { Double($0.distance(to: one)) } }.max() ?? 0
      return [
        shades[place].luma, Double(shades[place].vividness), Colors.nearest(shades[place], others), spread,
        Double(row.items[place].look.groundShare),
      ]
    }
    let last = shades.indices.map { place in
      [fromOutside[place], fromPage[place], Colors.nearest(shades[place], row.accents)]
    }
    return joined([
      own, relative(shades.map(\.luma)), relative(shades.map { Double($0.vividness) }), relative(fromOutside),
      relative(fromPage), last,
    ])
  }
}
