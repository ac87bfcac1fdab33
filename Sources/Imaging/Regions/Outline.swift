import Geometry

/// The left and right border of a shape, row by row.
public struct Outline: Sendable, Hashable {
  /// The extent of the shape.
  public let box: PixelBox
  /// The first column of each row, from the top of the box.
  public private(set) var lefts: [Int]
  /// One past the last column of each row.
  public private(set) var rights: [Int]

  /// Takes the border of a component.
  public init(_ component: Component) {
    box = component.box
    lefts = [Int](repeating: box.right, count: box.height)
    rights = [Int](repeating: box.left, count: box.height)
    for span in component.spans {
      add(row: Int(span.y) - box.top, left: Int(span.left), right: Int(span.right))
    }
  }

  /// Takes the border of a flat region.
  public init(of region: Int, in map: FlatRegions) {
    box = map.regions[region].box
    lefts = [Int](repeating: box.right, count: box.height)
    rights = [Int](repeating: box.left, count: box.height)
    for y in box.top..<box.bottom {
      var index = map.runIndex(x: box.left, y: y)
      let end = Int(map.rowStarts[y + 1])
      while index < end && Int(map.runs[index].start) < box.right {
        if Int(map.runs[index].region) == region {
          let stop = index + 1 < end ? Int(map.runs[index + 1].start) : map.size.width
          add(row: y - box.top, left: Int(map.runs[index].start), right: stop)
        }
        index += 1
      }
    }
  }

  private mutating func add(row: Int, left: Int, right: Int) {
    lefts[row] = min(lefts[row], left)
    rights[row] = max(rights[row], right)
  }

  /// The share of the box between the borders, 0…1: 1 for a rectangle, 0.785 for a circle, 0.5 for a triangle.
  public var solidity: Double {
    guard box.area > 0 else { return 0 }
    return Double(zip(lefts, rights).reduce(0) { $0 + max(0, $1.1 - $1.0) }) / Double(box.area)
  }

  /// The largest corner radius in pixels if the shape is a rectangle with round or square corners, else nil.
  ///
  /// The radius of each corner follows from the area that the corner lacks, (1 − π/4)·r². The border may stray
  /// from that rectangle by a pixel and 1.5 % of the shorter side on average, which lets continuous ("squircle")
  /// corners pass and keeps out ovals, triangles and anything ragged.
  public var cornerRadius: Double? {
    let shorter = Double(min(box.width, box.height))
    guard shorter >= 4 else { return nil }
    let radii = Corner.allCases.map { (missing($0) / (1 - Double.pi / 4)).squareRoot() }
    guard let largest = radii.max(), largest <= shorter / 2 * 1.1 + 1 else { return nil }
    var stray = 0.0
    for row in 0..<box.height {
      stray += abs(Double(lefts[row] - box.left) - inset(row, radii[0], radii[2]))
      stray += abs(Double(box.right - rights[row]) - inset(row, radii[1], radii[3]))
    }
    return stray / Double(2 * box.height) <= 1 + 0.015 * shorter ? largest : nil
  }

  private enum Corner: CaseIterable { case topLeft, topRight, bottomLeft, bottomRight }

  private func missing(_ corner: Corner) -> Double {
    let half = box.height / 2
    let rows = corner == .topLeft || corner == .topRight ? 0..<half : box.height - half..<box.height
    let isLeft = corner == .topLeft || corner == .bottomLeft
    return Double(rows.reduce(0) { $0 + (isLeft ? lefts[$1] - box.left : box.right - rights[$1]) })
  }

  /// How far a round corner keeps the border from the side in this row.
  private func inset(_ row: Int, _ top: Double, _ bottom: Double) -> Double {
    let fromTop = Double(row) + 0.5
    let fromBottom = Double(box.height) - fromTop
    if fromTop < top { return top - (top * top - (top - fromTop) * (top - fromTop)).squareRoot() }
    if fromBottom < bottom {
      return bottom - (bottom * bottom - (bottom - fromBottom) * (bottom - fromBottom)).squareRoot()
    }
    return 0
  }
}
