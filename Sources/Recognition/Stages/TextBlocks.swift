import Inference
import ScreenModel

/// Joins the lines of a paragraph: of the lines that a line may go on from, the one that boosted trees find most
/// probable (docs/models/paragraphs.md).
///
/// The paper's text grouping asks whether lines share columns and are nearer than the lower of their heights; a list's
/// title and subtitle are as near as that, so the trees weigh colour, strokes, words and surroundings too.
public struct TextBlocks: Stage {
  private let trees: BoostedTrees
  private let least: Double

  /// Loads the trees and their settings; throws where a file is missing or they do not fit this program.
  public init(trees path: String, settings settingsPath: String) throws(InferenceError) {
    let files: (trees: BoostedTrees, settings: ParagraphSettings) = try TreeFiles.read(
      "paragraph", trees: path, settings: settingsPath)
    try self.init(trees: files.trees, settings: files.settings)
  }

  /// Puts trees and settings together; throws where their columns are not those of `PairValues`.
  public init(trees: BoostedTrees, settings: ParagraphSettings) throws(InferenceError) {
    guard settings.schema == "unsaid.paragraphs/1", settings.features == PairValues.names,
      trees.features == PairValues.names.count
    else {
      throw InferenceError(
        reason: "the paragraph model was trained on other features than this program has")
    }
    self.trees = trees
    least = settings.least
  }

  /// Sets `block` of every text, numbered from the top; single lines are a block of their own.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    let before = linesBefore(in: elements, on: canvas)
    var result = elements
    var next = 1
    for index in LineScene.lines(of: elements) {
      if let block = before[index].flatMap({ result[$0].block }) {
        result[index].block = block
      } else {
        result[index].block = next
        next += 1
      }
    }
    return result
  }

  /// The line that each line goes on from, by its place; absent where it begins a paragraph.
  private func linesBefore(in elements: [Element], on canvas: Canvas) -> [Int: Int] {
    var before: [Int: (line: Int, probability: Double)] = [:]
    for (above, below, values) in PairValues.rows(of: elements, on: canvas) {
      let probability = trees.probability(values)
      if probability >= least, probability > before[below]?.probability ?? 0 {
        before[below] = (above, probability)
      }
    }
    return before.mapValues(\.line)
  }
}
