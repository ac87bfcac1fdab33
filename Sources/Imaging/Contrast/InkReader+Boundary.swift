import Geometry

/// How far the outline or the fill of a field stands out from what lies around it.
extension InkReader {
  /// The number of places along a side that are looked at; words that cross a few of them do not count.
  private static let places = 9
  /// The part of a side that is looked at; the rest may be a round corner.
  private static let middle = 0.2...0.8
  /// The share of the places along a side that must have one colour outside.
  private static let even = 0.6

  /// The colour at the edge of the box, of its outline or of its fill, that stands out most on the side that shows best.
  ///
  /// A line below is all that some fields have, so one side is enough (WCAG 2.2, 1.4.11 asks for what is needed to
  /// identify a control). Nil where no side lies on a ground of one colour.
  ///
  /// - Parameter reach: how far from the edge of the box the outline is looked for, in pixels.
  public func boundary(of box: PixelBox, reach: Int) -> InkPart? {
    guard box.width > 4 * reach, box.height > 2 * reach else { return nil }
    return Side.allCases.compactMap { part(at: $0, of: box, reach: reach) }.max { $0.lowest < $1.lowest }
  }

  private enum Side: CaseIterable { case top, bottom, left, right }

  private func part(at side: Side, of box: PixelBox, reach: Int) -> InkPart? {
    let lines = (0..<Self.places).compactMap { place -> [Color]? in
      let step = Double(place) / Double(Self.places - 1)
      let share = Self.middle.lowerBound + (Self.middle.upperBound - Self.middle.lowerBound) * step
      let line = (-2 * reach...reach).compactMap { color(at: side, of: box, share: share, depth: $0) }
      return line.count == 3 * reach + 1 ? line : nil
    }
    guard lines.count == Self.places, let ground = InkColor.commonest(of: lines.map { $0[0] }) else {
      return nil
    }
    let isEven = lines.count { $0[0].distance(to: ground) <= max(3, tolerance) }
    guard Double(isEven) >= Self.even * Double(lines.count) else { return nil }
    let clearest = lines.compactMap { line in
      line.dropFirst(reach).max { $0.contrast(to: ground) < $1.contrast(to: ground) }
    }.sorted { $0.contrast(to: ground) < $1.contrast(to: ground) }
    return InkPart(ink: clearest[clearest.count / 2], ground: ground, box: box)
  }

  /// The colour on the way from outside, at a negative depth in pixels, into the box.
  private func color(at side: Side, of box: PixelBox, share: Double, depth: Int) -> Color? {
    let x = Double(box.left) + share * Double(box.width)
    let y = Double(box.top) + share * Double(box.height)
    return switch side {
    case .top: raster.color(x: x, y: Double(box.top + depth))
    case .bottom: raster.color(x: x, y: Double(box.bottom - 1 - depth))
    case .left: raster.color(x: Double(box.left + depth), y: y)
    case .right: raster.color(x: Double(box.right - 1 - depth), y: y)
    }
  }
}
