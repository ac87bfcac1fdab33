/// The errors of grouping on one screen, over the elements that both sides have at a stop.
///
/// The paper counts one error for each group that should not be ("incorrectly grouped") and one for each that
/// should ("should have grouped"). `operations` counts what a person would have to do instead: with the parts that
/// both divisions leave, a stop in n parts takes n − 1 divisions or joins.
struct GroupingErrors: Sendable, Hashable {
  /// Predicted stops with two or more elements.
  let groups: Int
  /// Predicted stops with elements of two or more truth stops.
  let incorrect: Int
  /// Truth stops with elements at two or more predicted stops.
  let missed: Int
  /// Joins and divisions that lead from the prediction to the truth.
  let operations: Int
  /// Elements at incorrect stops.
  let incorrectElements: Int

  init(_ screen: StopCase) {
    let inPrediction = Self.parts(of: screen.predicted, by: screen.truth)
    let inTruth = Self.parts(of: screen.truth, by: screen.predicted)
    groups = screen.predicted.count { $0.count > 1 }
    incorrect = inPrediction.count { $0 > 1 }
    missed = inTruth.count { $0 > 1 }
    operations = (inPrediction + inTruth).reduce(0) { $0 + $1 - 1 }
    incorrectElements = zip(screen.predicted, inPrediction).reduce(0) { $0 + ($1.1 > 1 ? $1.0.count : 0) }
  }

  /// In how many parts another division cuts each stop.
  private static func parts(of stops: [[Int]], by other: [[Int]]) -> [Int] {
    let owner = Dictionary(other.enumerated().flatMap { place, stop in stop.map { ($0, place) } }) { $1 }
    return stops.map { stop in Set(stop.compactMap { owner[$0] }).count }
  }
}
