import Geometry
import Inference
import ScreenModel

/// Leaves out what belongs to the system: the status bar, the home indicator, the Android navigation buttons.
///
/// Conservative: the status bar goes only if a clock is read near the top, or where only small things stand in
/// the first 24 points; the three navigation buttons only if they are evenly placed and alone. The heights are
/// those of the platforms: 20 to 62 points on iOS, 24 and more on Android.
public struct SystemBars: Stage {
  /// The lowest place of a status bar in points (62 on iPhone 16 Pro).
  private let tallest = 62.0
  /// The height of Android's classic status bar and of iOS's before the notch, with the ink in it.
  private let classic = 24.0

  /// Makes the stage.
  public init() {}

  /// The elements that belong to the app.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    let bar = statusBar(elements, on: canvas)
    let remaining = elements.filter { element in
      !(bar.map { element.box.share(in: $0) > 0.5 } ?? false) && !isHomeIndicator(element, on: canvas)
        && !isRowOfSigns(element, on: canvas)
    }
    let buttons = navigationButtons(remaining, on: canvas) + sideButtons(remaining, on: canvas)
    return remaining.filter { !buttons.contains($0.box) }
  }

  private func statusBar(_ elements: [Element], on canvas: Canvas) -> Rect? {
    let width = Double(canvas.raster.width)
    let clock = clock(among: elements, on: canvas)
    if let clock {
      // Its icons stand a little higher or lower than the digits.
      return Rect(left: 0, top: 0, right: width, bottom: clock.bottom + canvas.pixels(6))
    }
    let strip = Rect(left: 0, top: 0, right: width, bottom: canvas.pixels(classic))
    let touching = elements.filter { $0.box.top < strip.bottom && $0.box.height < canvas.pixels(200) }
    let isOwn = touching.allSatisfy {
      $0.box.bottom <= strip.bottom && $0.box.height <= canvas.pixels(16)
    }
    return touching.count >= 2 && isOwn ? strip : nil
  }

  /// The box of the clock: of a text of the detector, or of what was read and the detector leaves out, as it mostly does
  /// with the system's bars.
  private func clock(among elements: [Element], on canvas: Canvas) -> Rect? {
    let detected = elements.first { $0.type == .text && isClock($0.text ?? "", in: $0.box, on: canvas) }
    if let detected { return detected.box }
    // Further down the clock stands at the leading end alone; times of the app stand anywhere.
    let leading = 0.3 * Double(canvas.raster.width)
    return canvas.lines.first { line in
      isClock(line.text, in: line.box, on: canvas)
        && (line.box.midX < leading || isClassic(line.box, on: canvas))
    }?.box
  }

  private func isClock(_ text: String, in box: Rect, on canvas: Canvas) -> Bool {
    guard box.bottom <= canvas.pixels(tallest), box.height <= canvas.pixels(20) else { return false }
    if text.prefixMatch(of: /\d{1,2}[:.：]\d{2}(?!\d)/) != nil { return true }
    // Signs beside the clock are read with it: "$日7:01", "1:53四目Q".
    return isClassic(box, on: canvas) && text.contains(/\d[:.：]\d{2}/)
  }

  private func isClassic(_ box: Rect, on canvas: Canvas) -> Bool { box.bottom <= canvas.pixels(classic) }

  /// Whether small signs of the status bar were taken for page dots, which no app has in the first 24 points, or for a
  /// line that nobody can read.
  private func isRowOfSigns(_ element: Element, on canvas: Canvas) -> Bool {
    let isUnread = element.type == .text && element.text == nil
    return (element.type == .pageControl || isUnread) && isClassic(element.box, on: canvas)
  }

  private func isHomeIndicator(_ element: Element, on canvas: Canvas) -> Bool {
    let box = element.box
    let isCentred = abs(box.midX - Double(canvas.raster.width) / 2) <= 0.02 * Double(canvas.raster.width)
    let isLow = Double(canvas.raster.height) - box.bottom <= canvas.pixels(16)
    return isCentred && isLow && box.height <= canvas.pixels(7) && box.width >= canvas.pixels(60)
  }

  /// Back, home and overview: small figures alone in the lowest 50 points, as far left as right of the middle, and the
  /// panel that holds nothing else. One of them is overlooked at times: home is a pale ring or pill.
  private func navigationButtons(_ elements: [Element], on canvas: Canvas) -> [Rect] {
    let top = Double(canvas.raster.height) - canvas.pixels(50)
    let width = Double(canvas.raster.width)
    let panels = elements.filter {
      $0.type == .container && $0.box.top >= top - canvas.pixels(10) && $0.box.width > 0.9 * width
    }
    // A figure may have been taken for a frame besides.
    let frames = elements.filter {
      $0.type == .container && $0.box.top >= top && $0.box.width <= canvas.pixels(40)
    }
    let low = elements.filter { $0.box.top >= top && !panels.contains($0) && !frames.contains($0) }.sorted {
      $0.box.left < $1.box.left
    }
    guard (2...3).contains(low.count), let first = low.first, let last = low.last,
      low.allSatisfy({ isFigure($0) }), low.count == 3 || !standInCells(low, among: elements)
    else { return [] }
    let middle = width / 2
    let isHome = low.map { abs($0.box.midX - middle) < 0.03 * middle }
    // Where one of the outer two was overlooked, the other tells how far out it is.
    let outer = [(first, isHome[0]), (last, isHome[low.count - 1])].filter { !$0.1 }
      .map { abs($0.0.box.midX - middle) }
    guard let left = outer.first, let right = outer.last else { return [] }
    let isEven = abs(left - right) < 0.1 * middle && (low.count == 2 || isHome[1])
    let isSmall = low.allSatisfy { $0.box.height <= canvas.pixels(24) }
    // Home is round and overview square on every version: their boxes are as wide as high.
    let isSquare = low.dropFirst().allSatisfy { abs($0.box.width - $0.box.height) <= 0.2 * $0.box.height }
    // Stock Android has them at 0.53 of the half width, others a little further out; tabs are further apart.
    let isApart = left > 0.4 * middle && left < 0.63 * middle
    return isEven && isSmall && isSquare && isApart ? (low + panels + frames).map(\.box) : []
  }

  /// Whether each stands in a segment, which the system does not draw: two tabs with an icon each.
  private func standInCells(_ figures: [Element], among elements: [Element]) -> Bool {
    let cells = elements.filter { $0.type == .segmentedControl }.map(\.box)
    return figures.allSatisfy { figure in cells.contains { figure.box.share(in: $0) > 0.9 } }
  }

  /// Whether something may be a triangle, ring or square, whatever it was taken for.
  private func isFigure(_ element: Element) -> Bool {
    switch element.type {
    case .icon, .checkbox, .pageControl: true
    // A triangle is read as a letter, or not at all.
    case .text: element.text.map { $0.count == 1 } ?? (element.box.width <= 1.5 * element.box.height)
    default: false
    }
  }

  /// The same three buttons at the right or left edge of a screen held sideways, where Android puts its bar.
  private func sideButtons(_ elements: [Element], on canvas: Canvas) -> [Rect] {
    let width = Double(canvas.raster.width)
    let middle = Double(canvas.raster.height) / 2
    guard width > 2 * middle else { return [] }
    let edge = canvas.pixels(50)
    let sides = [
      elements.filter { $0.box.left >= width - edge && $0.box.height <= canvas.pixels(24) },
      elements.filter { $0.box.right <= edge && $0.box.height <= canvas.pixels(24) },
    ]
    for side in sides {
      let column = side.filter { $0.type == .icon || $0.type == .checkbox }.sorted { $0.box.top < $1.box.top }
      let home = column.first { abs($0.box.midY - middle) < 0.05 * middle }
      guard let home, let first = column.first, let last = column.last, side.count <= 5 else { continue }
      let isEven = abs((middle - first.box.midY) - (last.box.midY - middle)) < 0.3 * middle
      let isInLine = column.allSatisfy { abs($0.box.midX - home.box.midX) < canvas.pixels(6) }
      if column.count >= 3, isEven, isInLine { return column.map(\.box) }
    }
    return []
  }
}
