/// The findings of the last releases as a small curve with its table.
struct HTMLTrend: Sendable {
  private static let width = 640.0
  private static let height = 150.0
  private static let margin = 12.0

  let fields: HTMLFields

  init(_ points: [TrendPoint]) {
    let most = Double(points.map { max($0.violations, $0.reviews) }.max() ?? 0)
    let places = points.enumerated().map { index, point in
      (
        x: Self.margin + (Self.width - 2 * Self.margin) * Double(index) / Double(max(1, points.count - 1)),
        point: point
      )
    }
    func y(_ count: Int) -> Double {
      Self.height - Self.margin - (Self.height - 2 * Self.margin) * Double(count) / max(1, most)
    }
    func line(_ count: (TrendPoint) -> Int) -> HTMLText {
      HTMLText(
        places.map { "\(HTMLNumber.short($0.x)),\(HTMLNumber.short(y(count($0.point))))" }
          .joined(separator: " "))
    }
    fields = [
      "trendWidth": HTMLNumber.short(Self.width), "trendHeight": HTMLNumber.short(Self.height),
      "trendViolations": line { $0.violations }, "trendReviews": line { $0.reviews },
      "trendDots": places.map { place -> HTMLFields in
        [
          "dotX": HTMLNumber.short(place.x), "dotViolations": HTMLNumber.short(y(place.point.violations)),
          "dotReviews": HTMLNumber.short(y(place.point.reviews)),
        ]
      },
      "trendFirst": HTMLText(line: points.first?.name ?? ""),
      "trendLast": HTMLText(line: points.last?.name ?? ""),
      "trendWords": HTMLText(line: Self.words(points)), "hasDebt": points.contains { $0.debt != nil },
      "trendRows": points.map(Self.row),
    ]
  }

  private static func words(_ points: [TrendPoint]) -> String {
    guard let first = points.first, let last = points.last else { return "" }
    return "From \(first.name) to \(last.name), violations went from \(first.violations) to "
      + "\(last.violations), findings to review from \(first.reviews) to \(last.reviews)"
  }

  private static func row(_ point: TrendPoint) -> HTMLFields {
    [
      "trendName": HTMLText(line: point.name), "trendViolationCount": point.violations,
      "trendReviewCount": point.reviews,
      "trendDebt": HTMLText(point.debt.map { HTMLNumber.short($0) } ?? "–"),
    ]
  }
}
