import Geometry

/// Measures a text on a gradient or a photo: its ink, and how far the contrast goes up and down.
struct VariedGround {
  /// The largest difference of a channel, 0…255, within which colours are the same.
  let tolerance: Int

  /// The least share of the text's box that its ink takes.
  private static let inkShare = 0.05
  /// How many times as often the ink must occur inside as around the text.
  private static let excess = 2.0
  /// The share of the ground's pixels left out at both ends of the range.
  private static let outliers = 0.03

  /// The least contrast that is believed: what stands out less is a part of the gradient.
  private static let believed = 1.25
  /// The largest difference to the neighbours, 0…255, where a pixel between the letters is ground and not a soft edge.
  private static let smooth: Int32 = 14
  /// The least share of the box that such pixels take.
  private static let groundShare = 0.15

  /// The text as one part; nil where no ink stands out from what lies around it.
  func part(of raster: Raster, in box: PixelBox) -> InkPart? {
    let inside = pixels(of: raster, in: box)
    let strips = ring(around: box, in: raster).map { pixels(of: raster, in: $0) }
    guard let ink = ink(inside, around: strips) else { return nil }
    let between = between(letters: ink, of: raster, in: box)
    let isEnough = Double(between.count) >= Self.groundShare * Double(inside.count)
    let ground = (isEnough ? between : strips.flatMap { $0 }).map { Color(pixel: $0) }
      .filter { $0.distance(to: ink) > max(3, tolerance) }
    guard ground.count >= 8 else { return nil }
    let ranked = ground.map { (color: $0, ratio: ink.contrast(to: $0)) }.sorted { $0.ratio < $1.ratio }
    let skipped = Int(Self.outliers * Double(ranked.count))
    let part = InkPart(
      ink: ink, ground: ranked[skipped].color, to: ranked[ranked.count - 1 - skipped].color, box: box)
    return part.highest >= Self.believed ? part : nil
  }

  /// The colour that is common inside and rare on every side around: the colours of a gradient go on at some side.
  private func ink(_ inside: [UInt32], around strips: [[UInt32]]) -> Color? {
    var tally = ColorTally(capacity: inside.count)
    inside.forEach { tally.add($0) }
    let common = tally.entries.sorted {
      $0.count == $1.count ? $0.color.pixel < $1.color.pixel : $0.count > $1.count
    }.prefix(12)
    let limit = Int32(max(3, tolerance))
    func share(of color: Color, in pixels: [UInt32]) -> Double {
      Double(pixels.count { isNear($0, color.pixel, limit) }) / Double(max(1, pixels.count))
    }
    let candidates = common.map { entry in
      (
        color: entry.color, inside: share(of: entry.color, in: inside),
        around: strips.map { share(of: entry.color, in: $0) }.max() ?? 0
      )
    }.filter { $0.inside >= Self.inkShare && $0.inside >= Self.excess * $0.around }
    return candidates.max { $0.inside - $0.around < $1.inside - $1.around }?.color
  }

  /// The pixels of the ground between letters: they are like all their neighbours, as soft edges are not.
  private func between(letters ink: Color, of raster: Raster, in box: PixelBox) -> [UInt32] {
    let inner = box.intersection(raster.size.box.grown(by: -1))
    guard inner.isEmpty == false else { return [] }
    let step = 1 + inner.area / 12_000
    let (letter, width) = (ink.pixel, raster.width)
    return raster.pixels.withUnsafeBytes { bytes in
      let all = bytes.bindMemory(to: UInt32.self)
      var found: [UInt32] = []
      for y in stride(from: inner.top, to: inner.bottom, by: step) {
        for place in y * width + inner.left..<y * width + inner.right {
          let pixel = all[place]
          let isGround =
            isNear(pixel, letter, Self.smooth) == false && isNear(pixel, all[place - 1], Self.smooth)
            && isNear(pixel, all[place + 1], Self.smooth) && isNear(pixel, all[place - width], Self.smooth)
            && isNear(pixel, all[place + width], Self.smooth)
          if isGround { found.append(pixel) }
        }
      }
      return found
    }
  }

  /// Strips above and below, and at both ends.
  private func ring(around box: PixelBox, in raster: Raster) -> [PixelBox] {
    let high = max(2, box.height / 8)
    let outer = box.grown(by: high + 1)
    return [
      PixelBox(left: box.left, top: outer.top, right: box.right, bottom: box.top - 1),
      PixelBox(left: box.left, top: box.bottom + 1, right: box.right, bottom: outer.bottom),
      PixelBox(left: outer.left, top: box.top, right: box.left - 1, bottom: box.bottom),
      PixelBox(left: box.right + 1, top: box.top, right: outer.right, bottom: box.bottom),
    ].map { $0.intersection(raster.size.box) }.filter { $0.isEmpty == false }
  }

  private func pixels(of raster: Raster, in box: PixelBox) -> [UInt32] {
    let step = 1 + box.area / 12_000
    return raster.pixels.withUnsafeBytes { bytes in
      let all = bytes.bindMemory(to: UInt32.self)
      var found: [UInt32] = []
      for y in stride(from: box.top, to: box.bottom, by: step) {
        found += all[y * raster.width + box.left..<y * raster.width + box.right]
      }
      return found
    }
  }
}
