import Geometry
import Imaging
import ScreenModel

/// Three or more equal dots in a row, one of which stands out by colour or width; without such a one, and with
/// enough dots, they are a hidden password.
struct PageControlRule: ShapeRule {
  /// The dots' height in points.
  var heights = 3.0...14.0
  /// The most dots; longer rows are dotted lines.
  var most = 24
  /// The least bullets of a hidden password.
  var fewestBullets = 5

  func take(from shapes: inout [Shape], on canvas: Canvas) -> [Element] {
    // A reader may take the dots for characters, but not for words.
    let words = canvas.lines.filter { $0.text.filter(\.isLetter).count >= 3 }
    let dots = shapes.filter { shape in
      isDot(shape, on: canvas) && !words.contains { shape.box.rect.share(in: $0.box) > 0.6 }
    }.sorted {
      ($0.box.left, $0.box.top) < ($1.box.left, $1.box.top)
    }
    var found: [Element] = []
    var used: Set<PixelBox> = []
    for dot in dots where !used.contains(dot.box) {
      let row = chain(from: dot, among: dots)
      guard (3...most).contains(row.count) else { continue }
      let box = row.dropFirst().reduce(dot.box) { $0.union($1.box) }
      if standsOut(row, on: canvas) {
        found.append(Element(type: .pageControl, box: box.rect, score: 0.5))
      } else if row.count >= fewestBullets {
        let bullets = String(repeating: "•", count: row.count)
        found.append(Element(type: .text, box: box.rect, score: 0.5, text: bullets))
      } else {
        continue
      }
      row.forEach { used.insert($0.box) }
    }
    for element in found { remove(inside: PixelBox(covering: element.box), from: &shapes) }
    return found
  }

  private func isDot(_ shape: Shape, on canvas: Canvas) -> Bool {
    let fill = Double(shape.area) / Double(max(1, shape.box.area))
    return heights.contains(canvas.points(shape.box.height)) && (0.8...4).contains(shape.aspect)
      && fill >= 0.66
  }

  /// The dots to the right at one height, of one height, and with one gap.
  private func chain(from first: Shape, among dots: [Shape]) -> [Shape] {
    var row = [first]
    let height = Double(first.box.height)
    var pitch: Double?
    for dot in dots where dot.box.left >= first.box.right {
      guard let last = row.last, abs(dot.box.rect.midY - first.box.rect.midY) <= 0.15 * height + 0.5 else {
        continue
      }
      guard abs(Double(dot.box.height) - height) <= 0.3 * height else { continue }
      let gap = Double(dot.box.left - last.box.right)
      guard (0.3 * height...2.5 * height).contains(gap) else { continue }
      if let pitch, abs(gap - pitch) > 0.25 * pitch + 1 { continue }
      pitch = pitch ?? gap
      row.append(dot)
    }
    return row
  }

  private func standsOut(_ row: [Shape], on canvas: Canvas) -> Bool {
    let colors = row.map { canvas.raster[($0.box.left + $0.box.right) / 2, ($0.box.top + $0.box.bottom) / 2] }
    let widths = row.map(\.box.width)
    let narrow = widths.min() ?? 0
    let isWide = widths.filter { Double($0) > 1.5 * Double(narrow) }.count == 1
    let outliers = colors.filter { color in
      colors.filter { $0.distance(to: color) > 24 }.count >= row.count - 1
    }
    return isWide || (outliers.count == 1 && widths.allSatisfy { Double($0) <= 1.5 * Double(narrow) })
  }
}
