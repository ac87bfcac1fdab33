import AccessibilityModel
import Geometry

/// Estimates the pixels of a point or density-independent pixel from a screen in pixels.
enum Density {
  /// The lead, as a logarithm, with which the best density is certain.
  private static let certainLead = 3.0

  /// The density of an Android screen.
  static func android(_ size: Size, nodes: [Node]) -> ScreenScale {
    estimate(size, nodes: nodes, habits: .android)
  }

  /// The density of a HarmonyOS screen.
  static func harmony(_ size: Size, nodes: [Node]) -> ScreenScale {
    estimate(size, nodes: nodes, habits: .harmony)
  }

  /// The scale that makes an iPhone 320 to 480 points wide, an iPad 700 to 1,100; 1 where none does.
  static func apple(_ size: Size) -> ScreenScale {
    let points = size.isPhone ? 320.0...480 : 700...1100
    let found = [1, 2, 3].first { points.contains(Double(size.shorterSide) / $0) }
    return found.map(ScreenScale.stated) ?? .guess(1)
  }

  /// The density that explains the frames best; without evidence, one that makes the screen as wide as most are.
  private static func estimate(_ size: Size, nodes: [Node], habits: DensityHabits) -> ScreenScale {
    let side = Double(size.shorterSide)
    let widths = size.isPhone ? 320.0...620 : 480.0...1100
    let evidence = DensityEvidence(nodes)
    let known = DensityHabits.all.filter { widths.contains(side / density($0)) }
    let judged = known.map { dots in
      (dots: dots, verdict: evidence.verdict(on: density(dots)))
    }
    guard judged.contains(where: \.verdict.isSupported) else {
      return .guess(usual(side: side, isPhone: size.isPhone, habits: habits))
    }
    func score(_ one: (dots: Int, verdict: DensityEvidence.Verdict)) -> Double {
      one.verdict.score + habits.priors[one.dots, default: 0]
    }
    let ranked = judged.sorted { score($0) > score($1) }
    let lead = ranked.count > 1 ? score(ranked[0]) - score(ranked[1]) : .infinity
    let best = ranked[0]
    // One can lead because all are bad: frames that were computed keep to no grid.
    let isExplained = best.verdict.hits >= 2 && best.verdict.score > 0
    return ScreenScale(pixels: density(best.dots), isCertain: lead >= certainLead && isExplained)
  }

  /// The common density that makes the screen as wide as most screens are.
  private static func usual(side: Double, isPhone: Bool, habits: DensityHabits) -> Double {
    let typical = isPhone ? habits.phoneWidth : DensityHabits.tabletWidth
    let common = habits.priors.keys.sorted().map(density)
    return common.min { abs(side / $0 - typical) < abs(side / $1 - typical) } ?? 1
  }

  private static func density(_ dots: Int) -> Double { Double(dots) / DensityHabits.dotsOfOne }
}
