import Geometry
import Imaging

/// The ground that is unlike the others': a filled segment, a raised pill in its track.
public struct GroundCue: SelectionCue {
  /// The permanent name.
  public static let name = "ground"
  /// The difference of a channel that makes two grounds unlike, 0…255.
  public var unlike: Int
  /// The least margin of a track around a raised pill, in points: outlines are up to 1.5 thick, margins from 2.
  public var margin: Double

  /// How much more colour the fill of a selected item has than a grey track, 0…255.
  public var colour: Double

  /// Makes the cue.
  public init(unlike: Int = 5, margin: Double = 1.75, colour: Double = 9) {
    self.unlike = unlike
    self.margin = margin
    self.colour = colour
  }

  /// The item on the odd ground; of two, the one with more colour, else the one more unlike what is around the row:
  /// what is pressed leaves it further behind, darker or lighter.
  public func choice(in row: SelectionRow) -> Int? {
    let grounds = row.items.map(\.look.ground)
    guard grounds.count == 2 else {
      return Outlier.color(grounds, least: unlike)
        ?? Outlier.color(row.items.map(\.shade), least: unlike, ratio: 3)
    }
    if row.isPlain, grounds[0].distance(to: grounds[1]) >= unlike,
      let raised = Outlier.only(row.items.map { isRaised($0, in: row) })
    {
      return raised
    }
    let shades = row.items.map(\.shade)
    guard shades[0].distance(to: shades[1]) >= unlike, row.changesBetweenItems(by: unlike) else { return nil }
    if let vivid = Outlier.largest(shades.map { Double($0.vividness) }, lead: colour) { return vivid }
    guard let surface = row.outside ?? row.page else { return nil }
    return Outlier.largest(shades.map { Double($0.distance(to: surface)) }, lead: 3)
  }

  /// Whether the ground of the other item goes around this one: a pill lies raised in its track.
  ///
  /// An outlined control has a border of the fill's colour there, which is thinner than the margin of a track.
  private func isRaised(_ item: SelectionItem, in row: SelectionRow) -> Bool {
    guard let other = row.items.first(where: { $0.box != item.box }),
      let track = row.surface(of: other)
    else { return false }
    let whole = item.box.union(other.box)
    return track.rect.overlapX(whole) >= 0.95 * whole.width && track.rect.height <= 1.5 * whole.height
      && margin(of: item, in: track.rect, row) >= row.pixels(margin)
  }

  /// How far the ground of an item ends above and below from the edge of the track, in pixels; the median of places
  /// along it, since letters may stand in the way.
  private func margin(of item: SelectionItem, in track: Rect, _ row: SelectionRow) -> Double {
    let columns = [0.15, 0.25, 0.5, 0.75, 0.85].map { item.box.left + $0 * item.box.width }
    let margins = columns.flatMap { x in
      [
        end(of: item, atX: x, from: 0.15, by: -1, in: row).map { $0 - track.top },
        end(of: item, atX: x, from: 0.85, by: 1, in: row).map { track.bottom - $0 },
      ].compactMap { $0 }
    }.sorted()
    return margins.isEmpty ? 0 : margins[margins.count / 2]
  }

  /// The edge of an item's ground above or below a place in it; nil where the place shows another colour.
  private func end(
    of item: SelectionItem, atX x: Double, from share: Double, by step: Double, in row: SelectionRow
  ) -> Double? {
    func isGround(_ y: Double) -> Bool {
      row.raster.color(x: x, y: y).map { $0.distance(to: item.look.ground) < unlike } ?? false
    }
    var y = (item.box.top + share * item.box.height).rounded()
    guard isGround(y) else { return nil }
    while isGround(y) { y += step }
    return step < 0 ? y + 1 : y
  }
}

extension SelectionRow {
  /// Whether the ground changes from the end of the first item to the beginning of the second, as it does not where one
  /// gradient runs through the whole row.
  fileprivate func changesBetweenItems(by least: Int) -> Bool {
    let (left, right) = (items[0].cell, items[1].cell)
    let steps = [0.2, 0.35, 0.5, 0.65, 0.8].compactMap { share -> Int? in
      let y = left.top + share * left.height
      guard let end = raster.color(x: left.right - pixels(4), y: y),
        let start = raster.color(x: right.left + pixels(4), y: y)
      else {
        return nil
      }
      return end.distance(to: start)
    }.sorted()
    return steps.isEmpty || steps[steps.count / 2] >= least
  }

  /// Whether each item has one colour as its ground, and no gradient.
  fileprivate var isPlain: Bool { items.allSatisfy { $0.look.groundShare >= 0.3 } }

  /// The extent of the flat region that is the ground of an item; nil where no place in it shows its colour.
  func surface(of item: SelectionItem) -> PixelBox? {
    let places = [0.12, 0.2, 0.3].flatMap { y in
      [0.5, 0.3, 0.7].map { (x: item.box.left + $0 * item.box.width, y: item.box.top + y * item.box.height) }
    }
    let place = places.first {
      raster.color(x: $0.x, y: $0.y).map { $0.distance(to: item.look.ground) <= 3 } ?? false
    }
    return place.map { regions.regions[regions.region(x: Int($0.x), y: Int($0.y))].box }
  }
}
