import Geometry
import Imaging
import ScreenModel

/// What has a surface of its own: dialogs, text fields, and containers such as buttons and cards.
struct PanelRule: ShapeRule {
  func take(from shapes: inout [Shape], on canvas: Canvas) -> [Element] {
    let size = canvas.raster.size
    var found: [Element] = []
    for shape in shapes where shape.isPanel {
      let height = canvas.points(shape.box.height)
      // A band from edge to edge is a part of the page, not a thing on it.
      let isBand = shape.box.width * 100 >= size.width * 97
      guard !isBand, height >= 16, canvas.points(shape.box.width) >= 20 else { continue }
      if isGlyph(shape, on: canvas) { continue }
      if isDialog(shape, on: canvas) {
        found.append(shape.element(.dialog))
      } else if isPlainPicture(shape, on: canvas) {
        found.append(shape.element(.picture))
      } else {
        found.append(shape.element(isField(shape, among: shapes, on: canvas) ? .textField : .container))
      }
    }
    for picture in found where picture.type == .picture {
      remove(inside: PixelBox(covering: picture.box), from: &shapes)
      found.removeAll { $0.box != picture.box && picture.box.contains($0.box) }
    }
    // The part of a dialog under its last divider.
    for dialog in found where dialog.type == .dialog {
      found.removeAll { part in
        part.type == .container && dialog.box.contains(part.box) && part.box.width >= dialog.box.width - 4
      }
    }
    let taken = Set(found.map(\.box))
    shapes.removeAll { shape in
      taken.contains(shape.box.rect) || (shape.isPanel && shape.box.width * 100 >= size.width * 97)
    }
    return found
  }

  /// A photograph of something smooth: no text, and no colour that prevails.
  private func isPlainPicture(_ shape: Shape, on canvas: Canvas) -> Bool {
    guard canvas.points(min(shape.box.width, shape.box.height)) >= 28, canvas.lines(in: shape.box).isEmpty
    else {
      return false
    }
    let palette = Palette(of: canvas.raster, in: shape.box, samples: 4_000)
    return (palette.entries.first?.share ?? 1) < 0.5
  }

  /// A small figure: solid, or an outline, disk or tile around a sign, as many icons are. The tiles of iOS
  /// settings have 29 points; smaller buttons with words are told by their text.
  private func isGlyph(_ shape: Shape, on canvas: Canvas) -> Bool {
    canvas.points(max(shape.box.width, shape.box.height)) <= 33 && canvas.lines(in: shape.box).isEmpty
  }

  /// A field holds one line at its leading side, or nothing; a button's text is in the middle.
  private func isField(_ shape: Shape, among shapes: [Shape], on canvas: Canvas) -> Bool {
    let box = shape.box.rect
    guard canvas.points(shape.box.width) >= 120, (26...64).contains(canvas.points(shape.box.height)) else {
      return false
    }
    let lines = canvas.lines(in: shape.box)
    guard lines.count == 1, let line = lines.first else { return false }
    let isLeading =
      line.box.left - box.left <= 0.25 * box.width && line.box.midX < box.left + 0.42 * box.width
    let isLevel = abs(line.box.midY - box.midY) <= 0.15 * box.height
    // A filled field is pale: strong colour means a button.
    guard let inside = shape.regions.first.map({ canvas.regions.regions[$0].color }) else { return false }
    let channels = [Int(inside.red), Int(inside.green), Int(inside.blue)]
    let isPale = (channels.max() ?? 0) - (channels.min() ?? 0) <= 48
    // A chevron at the far end makes it a row.
    let farEnd = shapes.contains { other in
      other != shape && shape.box.contains(other.box) && !other.isPanel
        && Double(other.box.left) > box.left + 0.85 * box.width
        && canvas.points(other.box.width) < 12 && canvas.points(other.box.height) > 6
    }
    return isLeading && isLevel && isPale && !farEnd
  }

  /// A large box in the middle of a page that is dimmed: nothing outside is as bright as the brightest inside.
  private func isDialog(_ shape: Shape, on canvas: Canvas) -> Bool {
    let size = canvas.raster.size
    let box = shape.box
    guard abs(box.left + box.right - size.width) * 100 <= size.width * 4 else { return false }
    guard box.width * 100 >= size.width * 50, canvas.points(box.height) >= 90,
      box.height * 100 <= size.height * 85
    else { return false }
    var outside: [Int] = []
    var inside: [Int] = []
    let step = max(1, size.width / 150)
    for y in stride(from: 0, to: size.height, by: step) {
      for x in stride(from: 0, to: size.width, by: step) {
        let color = canvas.raster[x, y]
        let brightness = (Int(color.red) * 2 + Int(color.green) * 5 + Int(color.blue)) / 8
        let isInside = x >= box.left && x < box.right && y >= box.top && y < box.bottom
        if isInside { inside.append(brightness) } else { outside.append(brightness) }
      }
    }
    let bright = percentile99(outside)
    return bright < 200 && bright + 40 <= percentile99(inside)
  }

  private func percentile99(_ values: [Int]) -> Int {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, sorted.count * 99 / 100)]
  }
}
