import Geometry
import Imaging
import ScreenModel

/// A screen's lines of text with what telling its paragraphs asks of them, computed once.
struct LineScene {
  /// Everything found on the screen.
  let elements: [Element]
  /// The picture.
  let canvas: Canvas
  /// The pairs of lines that may belong together, by the lower line from the top.
  let pairs: [LinePair]
  /// The colours of each text; nil for all else.
  let looks: [Look?]
  /// The width of each text's strokes for the size of its letters; NaN where it cannot be told.
  let strokes: [Double]
  /// How much is free beside each text, in pixels: up to the next thing there, or the end of the screen.
  let rooms: [Double]
  /// The smallest panel, picture or control that each element lies in.
  let hosts: [Int?]

  init(_ elements: [Element], on canvas: Canvas) {
    self.elements = elements
    self.canvas = canvas
    pairs = Self.pairs(of: elements)
    let paired = Set(pairs.flatMap { [$0.above, $0.below] })
    looks = elements.indices.map { index in
      paired.contains(index)
        ? Look(of: canvas.raster, in: PixelBox(covering: elements[index].box), samples: 1_500) : nil
    }
    strokes = zip(elements, looks).map { element, look in
      let width = look.flatMap {
        strokeWidth(of: canvas.raster, in: PixelBox(covering: element.box), look: $0)
      }
      return width.map { $0 / max(1, element.fontSize) } ?? .nan
    }
    rooms = elements.indices.map { index in
      paired.contains(index) ? Self.room(beside: index, in: elements, on: canvas) : .nan
    }
    hosts = elements.indices.map { Self.host(of: $0, among: elements) }
  }

  /// What the words of a pair say.
  func lineBreak(_ pair: LinePair) -> LineBreak {
    LineBreak(above: elements[pair.above], below: elements[pair.below], room: rooms[pair.above])
  }

  /// The largest gap between two lines of a paragraph, in sizes of their letters: far more than any has.
  private static let farthest = 1.5
  /// How much the ink of two lines may overlap, as a share of the lower of their heights.
  private static let overlap = 0.4
  /// The largest ratio of the sizes of the letters of two lines: a heading has more.
  private static let unlike = 1.4
  /// How far the size of letters may be off, in pixels: the edge of a small picture's ink lies between them.
  private static let edge = 0.5

  /// The places of the texts, from the top.
  static func lines(of elements: [Element]) -> [Int] {
    elements.indices.filter { elements[$0].type == .text }
      .sorted {
        (elements[$0].box.top, elements[$0].box.left) < (elements[$1].box.top, elements[$1].box.left)
      }
  }

  private static func pairs(of elements: [Element]) -> [LinePair] {
    let lines = lines(of: elements)
    return lines.enumerated().flatMap { place, below in
      lines[..<place].filter { above in
        isNear(elements[above], elements[below])
          && elements[above].hasLetters && elements[below].hasLetters && !elements[below].isOfItsOwn
          && !isParted(elements[above], elements[below], by: elements)
          && !lines.contains { isBetween($0, above, below, elements) }
      }.map { LinePair(above: $0, below: below) }
    }
  }

  private static func isNear(_ above: Element, _ below: Element) -> Bool {
    let gap = below.box.top - above.box.bottom
    return above.box.overlapX(below.box) > 0 && below.box.top > above.box.top
      && gap < farthest * min(above.fontSize, below.fontSize)
      && gap > -overlap * min(above.box.height, below.box.height) && isAlike(above, below)
  }

  /// Whether the letters may be of one size; where letters have marks or shapes of which the ink says little, whether
  /// the lines are about as high.
  private static func isAlike(_ above: Element, _ below: Element) -> Bool {
    let sizes = [above.fontSize, below.fontSize].sorted()
    if sizes[1] - edge <= unlike * (sizes[0] + edge) { return true }
    let heights = [above.box.height, below.box.height].sorted()
    let scalars = [above, below].flatMap { ($0.text ?? "").unicodeScalars }
    // Plain letters, Greek and Cyrillic are known, and the signs of East Asia are all of one height.
    let isKnown =
      scalars.allSatisfy { $0.isASCII || (0x370..<0x530).contains($0.value) }
      || scalars.contains(where: \.isEastAsian)
    return !isKnown && heights[1] <= unlike * heights[0]
  }

  /// Whether another line lies between two.
  private static func isBetween(_ other: Int, _ above: Int, _ below: Int, _ elements: [Element]) -> Bool {
    guard other != above, other != below else { return false }
    let middle = elements[other].box
    let top = elements[above].box
    let bottom = elements[below].box
    return middle.midY > top.bottom && middle.midY < bottom.top && middle.overlapX(top) > 0
      && middle.overlapX(bottom) > 0
  }

  /// Whether only one of the lines lies in a control or panel.
  private static func isParted(_ above: Element, _ below: Element, by elements: [Element]) -> Bool {
    elements.contains { other in
      guard other.type != .text, other.type != .picture, other.type != .icon else { return false }
      return (above.box.share(in: other.box) > 0.8) != (below.box.share(in: other.box) > 0.8)
    }
  }

  private static func room(beside index: Int, in elements: [Element], on canvas: Canvas) -> Double {
    let box = elements[index].box
    let level = elements.filter { $0.box.left >= box.right - 2 && $0.box.overlapY(box) > 0 }
    return (level.map(\.box.left).min() ?? Double(canvas.raster.width)) - box.right
  }

  private static func host(of index: Int, among elements: [Element]) -> Int? {
    let box = elements[index].box
    return elements.indices.filter { other in
      other != index && elements[other].type != .text && elements[other].type != .icon
        && elements[other].box.area > 1.05 * box.area && box.share(in: elements[other].box) > 0.8
    }.min { elements[$0].box.area < elements[$1].box.area }
  }
}
