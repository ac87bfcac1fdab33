import Foundation
import Inference
import ScreenModel

/// Tells the selected item of a row by boosted trees, which weigh the cues and the colours against each other
/// (docs/models/selection.md).
public struct SelectionModel: Sendable {
  /// The signs that go before trees that are not sure.
  private static let first: [any SelectionCue] = [
    CheckCue(), FrontCue(), TallCue(), BarCue(isVivid: true), ReliefCue(),
  ]

  private let trees: BoostedTrees
  private let least: Double
  private let sure: Double

  /// Loads the trees and their settings; throws where a file is missing or they do not fit this program.
  public init(trees path: String, settings settingsPath: String) throws(InferenceError) {
    let files: (trees: BoostedTrees, settings: SelectionSettings) = try TreeFiles.read(
      "selection", trees: path, settings: settingsPath)
    try self.init(trees: files.trees, settings: files.settings)
  }

  /// Puts trees and settings together; throws where their columns are not those of `SelectionValues`.
  public init(trees: BoostedTrees, settings: SelectionSettings) throws(InferenceError) {
    guard settings.schema == "unsaid.selection/1", settings.features == SelectionValues.names,
      trees.features == SelectionValues.names.count
    else {
      throw InferenceError(
        reason: "the selection model was trained on other features than this program has")
    }
    self.trees = trees
    least = settings.least
    sure = settings.sure
  }

  /// The selected item: what the trees are sure of, else the checked one, the front card or the pressed button, else what the
  /// trees find probable, else, of three and more, what all cues agree on; nil where the pixels do not tell.
  public func selected(in row: SelectionRow, of type: ElementType) -> Int? {
    let probabilities = probabilities(in: row, of: type)
    guard let best = probabilities.indices.max(by: { probabilities[$0] < probabilities[$1] }) else {
      return nil
    }
    if probabilities[best] >= sure { return best }
    if let told = Self.first.lazy.compactMap({ $0.choice(in: row) }).first { return told }
    if probabilities[best] >= least { return best }
    // An odd one of two may be either.
    return row.items.count > 2 ? SelectionCues.agreed(in: row) : nil
  }

  /// How probable it is of each item that it is the selected one, 0…1, together 1: the trees were trained on pairs of
  /// items, so the difference of two sums is the log odds between them.
  public func probabilities(in row: SelectionRow, of type: ElementType) -> [Double] {
    let sums = SelectionValues.rows(of: row, type: type).map(trees.sum)
    let top = sums.max() ?? 0
    let weights = sums.map { exp($0 - top) }
    let whole = weights.reduce(0, +)
    return weights.map { $0 / whole }
  }
}
