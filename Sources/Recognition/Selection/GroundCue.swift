import Geometry
import Imaging

/// The ground that is unlike the others': a filled segment, a raised pill in its track.
public struct GroundCue: SelectionCue {
  /// The permanent name.
  public static let name = "ground"
  /// The difference of a channel that makes two grounds unlike, 0…255.
  public var unlike: Int

  /// Makes the cue.
  public init(unlike: Int = 5) { self.unlike = unlike }

  /// The item on the odd ground; of two, the one that does not continue what is around the row, else the vivid one.
  public func choice(in row: SelectionRow) -> Int? {
    let grounds = row.items.map(\.look.ground)
    guard grounds.count == 2 else { return Outlier.color(grounds, least: unlike) }
    guard grounds[0].distance(to: grounds[1]) >= unlike else { return nil }
    if let raised = Outlier.only(row.items.map { isRaised($0, in: row) }) { return raised }
    if let outside = row.outside,
      let plain = Outlier.only(grounds.map { $0.distance(to: outside) <= 2 })
    {
      return 1 - plain
    }
    return Outlier.largest(grounds.map { Double($0.vividness) }, lead: 24)
  }

  /// Whether the ground of the other item goes around this one: a pill lies raised in its track.
  ///
  /// The colour at the edge alone does not tell: an outlined control has a border of the fill's colour there.
  private func isRaised(_ item: SelectionItem, in row: SelectionRow) -> Bool {
    guard let other = row.items.first(where: { $0.box != item.box }),
      let track = row.surface(of: other)
    else { return false }
    let whole = item.box.union(other.box)
    return track.rect.overlapX(whole) >= 0.95 * whole.width && track.rect.height <= 1.5 * whole.height
  }
}

extension SelectionRow {
  /// The extent of the flat region that is the ground of an item; nil where no place in it shows its colour.
  func surface(of item: SelectionItem) -> PixelBox? {
    let places = [0.12, 0.2, 0.3].flatMap { y in
      [0.5, 0.3, 0.7].map { (x: item.box.left + $0 * item.box.width, y: item.box.top + y * item.box.height) }
    }
    let place = places.first {
      color(x: $0.x, y: $0.y).map { $0.distance(to: item.look.ground) <= 3 } ?? false
    }
    return place.map { regions.regions[regions.region(x: Int($0.x), y: Int($0.y))].box }
  }

  /// The colour at a place; nil outside the picture.
  func color(x: Double, y: Double) -> Color? {
    let (column, line) = (Int(x), Int(y))
    guard (0..<raster.width).contains(column), (0..<raster.height).contains(line) else { return nil }
    return raster[column, line]
  }
}
