import AccessibilityModel
import Matching
import Rules

extension Auditor {
  /// The same picture judged against another tree, without looking at its pixels again: for planting defects.
  package func judgement(of screen: Screen, with tree: AccessibilityTree) -> Judgement {
    judged(
      Screen(
        name: screen.name, raster: screen.raster, seen: screen.seen, tree: tree, matcher: matcher,
        inks: screen.inks))
  }
}
