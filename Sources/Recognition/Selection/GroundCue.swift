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

  /// Whether a pill smaller than the item lies in it, on the ground of the other.
  private func isRaised(_ item: SelectionItem, in row: SelectionRow) -> Bool {
    guard let other = row.items.first(where: { $0.box != item.box })?.look.ground else { return false }
    let margin = row.pixels(1)
    // Middles of the edges: the corners of a filled track are round.
    let edge = [
      (item.box.midX, item.box.top + margin), (item.box.midX, item.box.bottom - 1 - margin),
    ].compactMap { row.color(x: $0.0, y: $0.1) }
    return edge.count == 2 && edge.allSatisfy { $0.distance(to: other) < $0.distance(to: item.look.ground) }
  }
}

extension SelectionRow {
  /// The colour at a place; nil outside the picture.
  func color(x: Double, y: Double) -> Color? {
    let (column, line) = (Int(x), Int(y))
    guard (0..<raster.width).contains(column), (0..<raster.height).contains(line) else { return nil }
    return raster[column, line]
  }
}
