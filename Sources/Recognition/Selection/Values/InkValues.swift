import Geometry
import Imaging
import ScreenModel

/// The colours and strokes of what is drawn in the items, words and icons apart.
enum InkValues: ItemValues {
  static let names =
    ["word", "icon"].flatMap { part in
      [
        "luma", "vivid", "contrast", "nearest", "spread", "lumaMean", "lumaMost", "lumaLeast", "vividMean",
        "vividMost", "vividLeast", "contrastMean", "contrastMost", "contrastLeast", "accent", "onOthersShade",
        "othersOnShade",
      ].map { "\(part).\($0)" }
    } + [
      "stroke.mean", "stroke.most", "stroke.least", "size.mean", "size.most", "size.least", "fill.mean",
      "fill.most",
      "fill.least",
    ]

  static func values(in row: SelectionRow, of type: ElementType) -> [[Double]] {
    let strokes = row.items.map { item -> Double in
      guard let box = item.text, let look = item.textLook else { return .nan }
      return strokeWidth(of: row.raster, in: PixelBox(covering: box), look: look).map { $0 / row.scale }
        ?? .nan
    }
    let sizes = row.items.map { item in item.text.map { $0.height / row.scale } ?? .nan }
    let fills = row.items.map { $0.iconLook?.inkShare ?? .nan }
    return joined([
      colors(row.items.map(\.textLook), in: row), colors(row.items.map(\.iconLook), in: row),
      relative(strokes),
      relative(sizes), relative(fills),
    ])
  }

  private static func colors(_ looks: [Look?], in row: SelectionRow) -> [[Double]] {
    let contrasts = looks.map { look in look.map { abs($0.ink.luma - $0.ground.luma) } ?? .nan }
    let own = looks.indices.map { place -> [Double] in
      guard let ink = looks[place]?.ink else { return [Double](repeating: .nan, count: 5) }
      let others = looks.indices.filter { $0 != place }.compactMap { looks[$0]?.ink }
      let spread = others.flatMap { one in others.map { Double($0.distance(to: one)) } }.max() ?? .nan
      return [ink.luma, Double(ink.vividness), contrasts[place], Colors.nearest(ink, others), spread]
    }
    let last = looks.indices.map { place -> [Double] in
      let rest = looks.indices.filter { $0 != place }
      let ink = looks[place]?.ink
      return [
        ink.map { Colors.nearest($0, row.accents) } ?? .nan,
        ink.map { Colors.nearest($0, rest.map { row.items[$0].shade }) } ?? .nan,
        Colors.nearest(row.items[place].shade, rest.compactMap { looks[$0]?.ink }),
      ]
    }
    return joined([
      own, relative(looks.map { $0?.ink.luma ?? .nan }),
      relative(looks.map { $0.map { Double($0.ink.vividness) } ?? .nan }), relative(contrasts), last,
    ])
  }
}
