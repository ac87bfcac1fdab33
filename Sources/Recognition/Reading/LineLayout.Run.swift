import Geometry

extension LineLayout {
  /// A stretch of ink without a wide gap.
  package struct Run: Sendable, Hashable {
    /// Boxes of the ink from left to right, no two of which share a column; at least one.
    package let pieces: [Rect]
    /// The top and bottom of the whole line that the run is part of.
    package let rows: ClosedRange<Double>

    /// Makes a run.
    package init(pieces: [Rect], rows: ClosedRange<Double>) {
      self.pieces = pieces
      self.rows = rows
    }

    /// The box, tight on the ink, in pixels of the picture.
    package var box: Rect {
      pieces.dropFirst().reduce(pieces.first ?? Rect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
    }

    /// What the network is shown: the rows of the line and a little ground around, which it reads best.
    package var view: Rect {
      let height = rows.upperBound - rows.lowerBound
      return Rect(
        left: box.left - height / 5, top: rows.lowerBound - height / 10, right: box.right + height / 5,
        bottom: rows.upperBound + height / 10)
    }

    /// The gaps between neighbouring pieces, in heights of the run.
    package var gaps: [Double] {
      let height = max(1, box.height)
      return zip(pieces, pieces.dropFirst()).map { ($1.left - $0.right) / height }
    }

    /// The gap beside the patch at an end and the run without that patch, where one stands apart like an icon: as
    /// wide as a glyph and two fifths of the height away. Nil elsewhere.
    package func split(at edge: Edge) -> (gap: Double, rest: Run)? {
      let gaps = gaps
      let wide = edge == .leading ? gaps.firstIndex { $0 >= 0.4 } : gaps.lastIndex { $0 >= 0.4 }
      guard let wide else { return nil }
      let (patch, rest) =
        edge == .leading
        ? (pieces[...wide], pieces[(wide + 1)...]) : (pieces[(wide + 1)...], pieces[...wide])
      guard let first = patch.first, let last = patch.last else { return nil }
      let width = last.right - first.left
      guard width <= 1.8 * box.height else { return nil }
      let shorter = Run(pieces: Array(rest), rows: rows)
      // An icon may be taller than the text, whose own rows then read better.
      return (gaps[wide], Run(pieces: shorter.pieces, rows: shorter.box.top...shorter.box.bottom))
    }

    /// The run in stretches of at most about `length` heights of the line, cut at the widest gap of the latter half of
    /// each: memory for reading grows with the length, and a cut between words costs no letter.
    package func stretches(of length: Double) -> [Run] {
      let most = length * max(1, rows.upperBound - rows.lowerBound)
      var stretches: [Run] = []
      var rest = pieces[...]
      while let first = rest.first, let last = rest.last, last.right - first.left > most {
        let cuts = rest.indices.dropFirst().filter { index in
          let end = rest[index - 1].right - first.left
          return end > most / 2 && end <= most
        }
        guard let cut = cuts.max(by: { gap(before: $0) < gap(before: $1) }) else { break }
        stretches.append(Run(pieces: Array(rest[..<cut]), rows: rows))
        rest = rest[cut...]
      }
      return stretches + [Run(pieces: Array(rest), rows: rows)]
    }

    private func gap(before index: Int) -> Double { pieces[index].left - pieces[index - 1].right }
  }
}
