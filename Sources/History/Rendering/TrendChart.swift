import Reporting

/// The parts of the trend's drawing, in units of its view box.
struct TrendChart {
  static let width = 720
  static let height = 420
  /// More columns than these would be hairlines.
  static let mostColumns = 60

  private static let (left, right) = (56.0, 704.0)
  private static let upper = Panel(top: 56, bottom: 232)
  private static let lower = Panel(top: 284, bottom: 380)
  private static let kinds: [(name: String, word: String, count: @Sendable (HistoryRun) -> Int)] = [
    ("error", "errors", { $0.errors }), ("warning", "warnings", { $0.warnings }),
    ("info", "infos", { $0.infos }),
    ("review", "to review", { $0.reviews }),
  ]

  /// A band with its own scale, which begins at 0 at the bottom.
  private struct Panel {
    let top: Double
    let bottom: Double

    func y(_ value: Double, of highest: Double) -> Double { bottom - value / highest * (bottom - top) }
  }

  let points: [HistoryRun]
  private let mostOpen: Double
  private let mostDebt: Double

  init(points: [HistoryRun]) {
    self.points = points
    mostOpen = Self.roundedUp(points.map { Double($0.open) }.max() ?? 0)
    mostDebt = Self.roundedUp(points.map(\.debt).max() ?? 0)
  }

  /// The heads of both panels and the meaning of the colours.
  var legend: String {
    var text =
      Self.text("Open findings", x: 16, y: 24, of: "head") + Self.text("Debt", x: 16, y: 268, of: "head")
    var x = 150.0
    for kind in Self.kinds {
      text += "<rect class=\"\(kind.name)\" x=\"\(n(x))\" y=\"14\" width=\"12\" height=\"12\"/>\n"
      text += Self.text(kind.word, x: x + 18, y: 24, of: "key")
      x += 100
    }
    return text
  }

  /// Lines at 0, half and full height, with their values.
  var axes: String {
    axis(Self.upper, highest: mostOpen) + axis(Self.lower, highest: mostDebt)
  }

  /// One column a point, the errors at the bottom; its numbers show when the pointer rests on it.
  var columns: String {
    points.indices.map { index in
      let point = points[index]
      let wide = min(step * 0.7, 64)
      var below = 0.0
      let bars = Self.kinds.compactMap { kind -> String? in
        let count = Double(kind.count(point))
        guard count > 0 else { return nil }
        defer { below += count }
        let (top, bottom) = (Self.upper.y(below + count, of: mostOpen), Self.upper.y(below, of: mostOpen))
        let bar =
          "<rect class=\"\(kind.name) bar\" x=\"\(n(x(index) - wide / 2))\" y=\"\(n(top))\" "
          + "width=\"\(n(wide))\" height=\"\(n(bottom - top))\"/>"
        guard hasValues, bottom - top >= 14 else { return bar }
        return bar + Self.text("\(Int(count))", x: x(index), y: (top + bottom) / 2 + 4, of: "middle inside")
      }
      let total =
        hasValues ? Self.text("\(point.open)", x: x(index), y: totalY(point), of: "middle head") : ""
      return "<g><title>\(XMLText.content(words(point)))</title>\(bars.joined())\(total)</g>\n"
    }.joined()
  }

  /// The debt, with a dot a point.
  var debtLine: String {
    let places = points.indices.map { (x($0), Self.lower.y(points[$0].debt, of: mostDebt)) }
    let line = places.map { "\(n($0.0)),\(n($0.1))" }.joined(separator: " ")
    let dots = zip(places, points).map { place, point in
      "<circle class=\"dot\" cx=\"\(n(place.0))\" cy=\"\(n(place.1))\" r=\"3\"><title>"
        + "\(XMLText.content("\(HistoryText.name(point.release)): debt \(HistoryText.debt(point.debt))"))"
        + "</title></circle>\n"
    }
    let values = zip(places, points).map { place, point in
      Self.text(
        HistoryText.debt(point.debt), x: place.0, y: max(place.1 - 8, Self.lower.top - 2), of: "middle")
    }
    return "<polyline class=\"line\" points=\"\(line)\"/>\n" + dots.joined()
      + (hasValues ? values.joined() : "")
  }

  /// The names of the releases under both panels, as many as have room, the last one always.
  var releases: String {
    let every = max(1, (points.count + 7) / 8)
    let shown = points.indices.filter { (points.count - 1 - $0).isMultiple(of: every) }
    return shown.map { index in
      let name = HistoryText.name(points[index].release, columns: 12)
      return Self.text(name, x: x(index), y: Self.upper.bottom + 18, of: "middle")
        + Self.text(name, x: x(index), y: Self.lower.bottom + 18, of: "middle")
    }.joined()
  }

  // MARK: - Places and words

  /// Whether there is room for numbers beside the colours.
  private var hasValues: Bool { points.count <= 12 }

  private func totalY(_ point: HistoryRun) -> Double {
    Self.upper.y(Double(point.open), of: mostOpen) - 6
  }

  private var step: Double { (Self.right - Self.left) / Double(max(points.count, 1)) }

  private func x(_ index: Int) -> Double { Self.left + (Double(index) + 0.5) * step }

  private func axis(_ panel: Panel, highest: Double) -> String {
    [0, 0.5, 1].map { share in
      let y = panel.y(share, of: 1)
      let value = highest * share
      let words = value == value.rounded() ? "\(Int(value))" : HistoryText.debt(value)
      return "<path class=\"grid\" d=\"M\(n(Self.left)) \(n(y))H\(n(Self.right))\"/>\n"
        + Self.text(words, x: Self.left - 8, y: y + 4, of: "end")
    }.joined()
  }

  private func words(_ point: HistoryRun) -> String {
    let parts = Self.kinds.map { "\($0.count(point)) \($0.word)" }.joined(separator: ", ")
    return "\(HistoryText.name(point.release)), \(point.day): \(point.open) open (\(parts))"
  }

  private static func text(_ words: String, x: Double, y: Double, of kind: String) -> String {
    "<text class=\"\(kind)\" x=\"\(n(x))\" y=\"\(n(y))\">\(XMLText.content(words))</text>\n"
  }

  /// The next of 2, 4, 6, 8, 20, 40…: the half of each is a whole number.
  private static func roundedUp(_ value: Double) -> Double {
    var unit = 1.0
    while unit < 1e12 {
      for step in [2.0, 4, 6, 8] where value <= step * unit { return step * unit }
      unit *= 10
    }
    return max(value, 2)
  }

  private static func n(_ value: Double) -> String { HistoryText.decimals(value, 1) }

  private func n(_ value: Double) -> String { Self.n(value) }
}
