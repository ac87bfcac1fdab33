import Geometry
import Imaging

/// The faces of keys, by their pixels: rows of eight and more equal cells with even gaps across the screen.
struct KeyFaces {
  /// The least and the greatest distance from key to key as a part of the screen's width; ten keys fill it.
  private static let pitches = (1.0 / 14)...(1.0 / 7)
  /// A key's height in widths.
  private static let heights = 0.8...2.2
  /// The least part of its pitch that a key fills.
  private static let least = 0.65
  /// The least part of a face that its letter leaves free.
  private static let free = 0.5
  /// The fewest keys of a row: a week has seven days.
  private static let fewest = 8
  /// How much two keys may differ, in points.
  private static let uneven = 1.2

  /// The rows of faces below a height in pixels, from the top, each from the left.
  static func rows(below top: Double, on canvas: Canvas) -> [[Rect]] {
    let width = Double(canvas.raster.width)
    let widths = (least * pitches.lowerBound * width)...(pitches.upperBound * width)
    let faces = canvas.regions.regions.filter { region in
      let box = region.box.rect
      return box.top > top && widths.contains(box.width) && heights.contains(box.height / box.width)
        && Double(region.area) >= free * box.area
    }.map(\.box.rect).sorted { $0.top < $1.top }
    let slack = canvas.pixels(uneven)
    return levels(of: faces, slack: slack).map { $0.sorted { $0.left < $1.left } }
      .filter { isRow($0, across: width, slack: slack) }
  }

  /// Cells of one size at one height.
  private static func levels(of faces: [Rect], slack: Double) -> [[Rect]] {
    faces.reduce(into: [[Rect]]()) { levels, face in
      let own = levels.lastIndex { level in
        abs(level[0].top - face.top) <= slack && abs(level[0].height - face.height) <= slack
          && abs(level[0].width - face.width) <= slack
      }
      if let own { levels[own].append(face) } else { levels.append([face]) }
    }
  }

  private static func isRow(_ cells: [Rect], across width: Double, slack: Double) -> Bool {
    guard cells.count >= fewest else { return false }
    let steps = zip(cells, cells.dropFirst()).map { $1.left - $0.left }
    guard let least = steps.min(), let most = steps.max(), pitches.contains(least / width) else {
      return false
    }
    return most - least <= slack && cells.allSatisfy { (Self.least * most..<most - 1).contains($0.width) }
  }
}
