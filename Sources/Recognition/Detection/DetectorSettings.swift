import ScreenModel

/// The file beside the detector's network, `unsaid.detector/2`: its input, and of each answer the classes and the
/// thresholds chosen on validation screens.
public struct DetectorSettings: Sendable, Decodable {
  /// The picture that the network takes.
  struct Input: Sendable, Decodable {
    /// The width in pixels.
    let width: Int
    /// The height in pixels.
    let height: Int
    /// The grey around the screenshot, 0…255.
    let fill: Int
  }

  /// Classes that are taken for each other.
  struct LookAlikes: Sendable, Decodable {
    /// Their names.
    let classes: [String]
    /// The IoU above which two boxes of these classes are one thing.
    let iou: Double
  }

  /// What the network answers, by whose conventions.
  struct Answers: Sendable, Decodable {
    /// By ours: the paper's 13 classes, texts by line.
    let own: DetectorAnswer
    /// By those of the real screens' annotators: texts by paragraph, rows of checkboxes, whole bars.
    let annotated: DetectorAnswer
  }

  /// What the network takes.
  let input: Input
  /// What it answers.
  let answers: Answers
  /// The IoU above which two boxes of one class are one thing.
  let nmsIoU: Double
  /// Which classes rival each other.
  let lookAlikes: [LookAlikes]

  /// The type and state that a class stands for; nil for a name that no element has.
  static func meaning(of name: String) -> (type: ElementType, state: ElementState?)? {
    let parts = name.split(separator: " ", maxSplits: 1)
    guard let first = parts.first, let type = ElementType(rawValue: String(first)) else { return nil }
    guard parts.count == 2 else { return (type, nil) }
    return (type, parts[1] == "(Selected)" ? .selected : .unselected)
  }
}
