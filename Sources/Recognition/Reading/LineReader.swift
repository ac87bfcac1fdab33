import Geometry
import Imaging
import Inference

/// Turns a detected region into lines of text with tight boxes.
struct LineReader: Sendable {
  let recognizer: LineRecognizer

  /// The texts in a region; several where columns share it, none where nothing could be read.
  func lines(in region: MapRegion, of raster: Raster) throws(InferenceError) -> [TextLine] {
    let layout = LineLayout(of: raster, region: region)
    guard !layout.runs.isEmpty else {
      return Self.line(try recognizer.reading(in: region.box, of: raster), region.inkBox)
    }
    var found: [TextLine] = []
    for run in layout.runs { found += try line(run, in: raster) }
    return found
  }

  /// Reads a run, and again without the icon at its start or end that the reading hints at.
  private func line(_ run: LineLayout.Run, in raster: Raster) throws(InferenceError) -> [TextLine] {
    var run = run
    var reading = try read(run, in: raster)
    for edge in [LineLayout.Edge.leading, .trailing] {
      guard let (icon, rest) = run.split(at: edge) else { continue }
      let shorter = try read(rest, in: raster)
      guard EdgeIcon.isIcon(at: edge, gap: icon, in: run, whole: reading, without: shorter) else { continue }
      (run, reading) = (rest, shorter)
    }
    return Self.line(Spaces.mended(reading, gaps: run.gaps), run.box)
  }

  /// Reads a run, one that is very long in stretches with a space between them.
  private func read(_ run: LineLayout.Run, in raster: Raster) throws(InferenceError) -> Reading {
    var glyphs: [Reading.Glyph] = []
    for stretch in run.stretches(of: 32) {
      if !glyphs.isEmpty { glyphs.append(Reading.Glyph(text: " ", confidence: 1)) }
      glyphs += try recognizer.reading(in: stretch.view, of: raster).glyphs
    }
    return Reading(glyphs: glyphs)
  }

  private static func line(_ reading: Reading, _ box: Rect) -> [TextLine] {
    let text = Slips.mended(reading)
    return text.isEmpty ? [] : [TextLine(box: box, text: text, confidence: reading.confidence)]
  }
}
