import Geometry

/// A connected piece of a picture: pixels that touch, corners included.
public struct Component: Sendable, Hashable {
  /// A stretch of one row.
  public struct Span: Sendable, Hashable {
    /// The row.
    public var y: Int32
    /// The first column.
    public var left: Int32
    /// One past the last column.
    public var right: Int32
  }

  /// The extent.
  public var box: PixelBox
  /// The number of pixels.
  public var area: Int
  /// The stretches, from the top.
  public var spans: [Span]
}

extension FlatRegions {
  /// The connected pieces, eight neighbours to a pixel, of what lies in the box outside the given surfaces.
  ///
  /// `isSurface` is asked for the index of a region. A ring and everything that it encloses is one piece unless the inside
  /// is a surface itself, so an outlined control comes as one solid piece just as a filled one does.
  public func components(in box: PixelBox, outside isSurface: (Int) -> Bool) -> [Component] {
    let inside = box.intersection(size.box)
    guard !inside.isEmpty else { return [] }
    var joined = UnionFind()
    var spans: [Component.Span] = []
    var previous = 0..<0
    for y in inside.top..<inside.bottom {
      let first = spans.count
      appendSpans(of: y, in: inside, outside: isSurface, to: &spans)
      joined.grow(to: spans.count)
      joinTouching(spans, previous, first..<spans.count, &joined)
      previous = first..<spans.count
    }
    return collect(spans, &joined)
  }

  private func appendSpans(
    of y: Int, in box: PixelBox, outside isSurface: (Int) -> Bool, to spans: inout [Component.Span]
  ) {
    var index = runIndex(x: box.left, y: y)
    let end = Int(rowStarts[y + 1])
    var left = box.left
    var open = false
    while index < end && Int(runs[index].start) < box.right {
      let begin = max(box.left, Int(runs[index].start))
      if isSurface(Int(runs[index].region)) {
        if open { spans.append(.init(y: Int32(y), left: Int32(left), right: Int32(begin))) }
        open = false
      } else if !open {
        left = begin
        open = true
      }
      index += 1
    }
    if open { spans.append(.init(y: Int32(y), left: Int32(left), right: Int32(box.right))) }
  }

  private func joinTouching(
    _ spans: [Component.Span], _ above: Range<Int>, _ below: Range<Int>, _ joined: inout UnionFind
  ) {
    var upper = above.lowerBound
    var lower = below.lowerBound
    while upper < above.upperBound && lower < below.upperBound {
      // Equality counts: pixels that meet at a corner are connected.
      if spans[upper].left <= spans[lower].right && spans[lower].left <= spans[upper].right {
        joined.join(upper, lower)
      }
      if spans[upper].right < spans[lower].right { upper += 1 } else { lower += 1 }
    }
  }

  private func collect(_ spans: [Component.Span], _ joined: inout UnionFind) -> [Component] {
    var numbers = [Int](repeating: -1, count: spans.count)
    var components: [Component] = []
    for (index, span) in spans.enumerated() {
      let root = joined.root(of: index)
      let box = PixelBox(
        left: Int(span.left), top: Int(span.y), right: Int(span.right), bottom: Int(span.y) + 1)
      if numbers[root] < 0 {
        numbers[root] = components.count
        components.append(Component(box: box, area: 0, spans: []))
      }
      let number = numbers[root]
      components[number].box = components[number].box.union(box)
      components[number].area += box.width
      components[number].spans.append(span)
    }
    return components
  }
}
