import Geometry

/// Measures which colours texts and signs are drawn in, and on which ground.
///
/// Soft edges are left out, text on several grounds or in several colours is measured in parts, and a gradient or a photo
/// gives a range (WCAG 2.2, 1.4.3 and 1.4.11 ask for the contrast of each part).
public struct InkReader: Sendable {
  let raster: Raster
  /// The largest difference of a channel, 0…255, within which a ground has one colour: more where JPEG left ripples.
  let tolerance: Int
  /// From this difference on, a pixel is not ground.
  private let drawn: Int32

  /// The largest number of pixels of a text that are looked at; of larger ones every second or third row.
  private static let most = 16_000
  /// The least gap between words, as a share of the height.
  private static let gap = 0.22
  /// The least width of a part that counts, as a share of the height: two letters.
  private static let least = 0.9
  /// The share of a sign's pixels from which on a colour is its ink, where those that stand out more are few.
  private static let main = 0.35
  /// The least share of a word's pixels that lies between ground and ink; emoji have less.
  private static let straight = 0.6

  /// Looks at a picture once for the traces of compression.
  public init(_ raster: Raster) {
    self.raster = raster
    let noise = CompressionNoise(in: raster)?.amplitude
    tolerance = noise.map { min(18, max(6, $0)) } ?? 2
    drawn = Int32(noise == nil ? 4 : tolerance + 6)
  }

  /// Whether the picture was compressed with losses, so that its colours are near the drawn ones only.
  public var isLossy: Bool { tolerance > 2 }

  /// The parts of a line of text, from the left; empty where nothing can be told.
  public func text(in box: PixelBox) -> [InkPart] {
    let place = box.intersection(raster.size.box)
    guard place.width >= 4, place.height >= 4 else { return [] }
    return raster.pixels.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      let spans = GroundSpans(
        under: place, in: pixels, width: raster.width, height: raster.height, tolerance: tolerance)
      if spans.isVaried {
        return VariedGround(tolerance: tolerance).part(of: raster, in: place).map { [$0] } ?? []
      }
      return spans.spans.flatMap { span in
        let part = PixelBox(
          left: span.columns.lowerBound, top: place.top, right: span.columns.upperBound, bottom: place.bottom)
        return parts(in: part, on: span.ground, pixels)
      }
    }
  }

  /// The colour of a sign that stands out most, of those that take a good part of it; nil where nothing can be told.
  public func sign(in box: PixelBox) -> InkPart? {
    let place = box.intersection(raster.size.box)
    guard place.width >= 4, place.height >= 4 else { return nil }
    return raster.pixels.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      let spans = GroundSpans(
        under: place, in: pixels, width: raster.width, height: raster.height, tolerance: tolerance)
      guard spans.isVaried == false, spans.spans.count == 1, let ground = spans.spans.first?.ground else {
        return nil
      }
      let tally = tally(of: place, on: ground, pixels)
      let common = tally.entries.filter { 20 * $0.count >= tally.total }
      let clearest = common.max { $0.color.contrast(to: ground) < $1.color.contrast(to: ground) }
      guard let edge = InkEstimate(of: tally, on: ground, tolerance: tolerance) else { return nil }
      // Strokes that let through are darker in the few pixels where they cross.
      let main = common.filter { Double($0.count) >= Self.main * Double(tally.total) }.max {
        $0.count < $1.count
      }
      if let main, edge.isSolid == false { return InkPart(ink: main.color, ground: ground, box: place) }
      let ink =
        clearest.map {
          $0.color.contrast(to: ground) > edge.color.contrast(to: ground) ? $0.color : edge.color
        }
        ?? edge.color
      return InkPart(ink: ink, ground: ground, isSolid: edge.isSolid, box: place)
    }
  }

  /// The inks on one ground: those of words that differ are parts of their own.
  private func parts(in box: PixelBox, on ground: Color, _ pixels: UnsafeBufferPointer<UInt32>) -> [InkPart] {
    let words = words(in: box, on: ground, pixels).compactMap { columns -> (PixelBox, InkEstimate)? in
      let word = PixelBox(
        left: columns.lowerBound, top: box.top, right: columns.upperBound, bottom: box.bottom)
      let estimate = InkEstimate(
        of: tally(of: word, on: ground, pixels), on: ground, tolerance: tolerance)
      return estimate.map { (word, $0) }
    }
    // Words that show their ink for certain come first, long ones before short ones.
    let ranked =
      words.filter(\.1.isSolid).sorted { $0.1.count > $1.1.count }
      + words.filter { $0.1.isSolid == false }.sorted { $0.1.count > $1.1.count }
    var parts: [(box: PixelBox, ink: InkEstimate)] = []
    for (word, ink) in ranked where ink.straightShare >= Self.straight {
      let known = parts.firstIndex { isSame(ink, as: $0.ink, on: ground) }
      if let known {
        parts[known].box = parts[known].box.union(word)
      } else {
        parts.append((word, ink))
      }
    }
    return parts.filter { Double($0.box.width) >= Self.least * Double(box.height) }
      .sorted { $0.box.left < $1.box.left }
      .map { InkPart(ink: $0.ink.color, ground: ground, isSolid: $0.ink.isSolid, box: $0.box) }
  }

  /// Whether a word has the ink of others: the same colour, or a softer one where its strokes are too thin to show it.
  private func isSame(_ ink: InkEstimate, as other: InkEstimate, on ground: Color) -> Bool {
    if ink.color.distance(to: other.color) <= max(12, 2 * tolerance) { return true }
    let place = ink.color.place(from: ground, to: other.color)
    return ink.isSolid == false && (0.3...1.3).contains(place.share) && place.beside <= 20
  }

  private func tally(
    of box: PixelBox, on ground: Color, _ pixels: UnsafeBufferPointer<UInt32>
  ) -> ColorTally {
    let step = 1 + box.area / Self.most
    var tally = ColorTally(capacity: box.area / step + box.width)
    let under = ground.pixel
    for y in stride(from: box.top, to: box.bottom, by: step) {
      let row = y * raster.width
      for x in box.left..<box.right where isNear(pixels[row + x], under, drawn - 1) == false {
        tally.add(pixels[row + x])
      }
    }
    return tally
  }

  /// The columns of words: stretches with ink, parted by wider gaps.
  private func words(
    in box: PixelBox, on ground: Color, _ pixels: UnsafeBufferPointer<UInt32>
  ) -> [Range<Int>] {
    let step = 1 + box.area / Self.most
    let under = ground.pixel
    let gap = max(2, Int(Self.gap * Double(box.height)))
    var words: [Range<Int>] = []
    for x in box.left..<box.right {
      let isInked = stride(from: box.top, to: box.bottom, by: step).contains { y in
        isNear(pixels[y * raster.width + x], under, drawn - 1) == false
      }
      guard isInked else { continue }
      if let last = words.last, x - last.upperBound < gap {
        words[words.count - 1] = last.lowerBound..<x + 1
      } else {
        words.append(x..<x + 1)
      }
    }
    return words
  }
}
