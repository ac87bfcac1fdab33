import Inference
import ScreenModel

/// Whether a tap would do something: by type for controls, by boosted trees for icons, texts, pictures and
/// containers (docs/models/clickability.md).
public struct Clickability: Stage {
  private let trees: BoostedTrees
  private let limits: [ElementType: TapSettings.Limits]

  /// Loads the trees and their settings; throws where a file is missing or they do not fit this program.
  public init(trees path: String, settings settingsPath: String) throws(InferenceError) {
    let files: (trees: BoostedTrees, settings: TapSettings) = try TreeFiles.read(
      "clickability", trees: path, settings: settingsPath)
    try self.init(trees: files.trees, settings: files.settings)
  }

  /// Puts trees and settings together; throws where their columns are not those of `TapFeatures`.
  public init(trees: BoostedTrees, settings: TapSettings) throws(InferenceError) {
    guard settings.schema == "unsaid.clickability/1", settings.features == TapFeatures.names,
      trees.features == TapFeatures.names.count
    else {
      throw InferenceError(
        reason: "the clickability model was trained on other features than this program has")
    }
    self.trees = trees
    limits = Dictionary(
      settings.limits.compactMap { name, limits in ElementType(rawValue: name).map { ($0, limits) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Sets `clickable` where it can be told, and `clickableScore` where the trees judged.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    var result = elements
    for index in result.indices where HostFeatures.isControl(result[index].type) {
      result[index].clickable = true
    }
    for (index, values) in TapFeatures.rows(of: elements, on: canvas) {
      let probability = trees.probability(values)
      result[index].clickableScore = probability
      result[index].clickable = limits[elements[index].type].flatMap { limits in
        probability >= limits.clickable ? true : probability <= limits.still ? false : nil
      }
    }
    return result
  }
}
