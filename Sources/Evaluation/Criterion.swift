import Geometry

/// When a prediction counts as right for a truth box.
public enum Criterion: Sendable, Hashable {
  /// IoU of at least this.
  case overlap(Double)
  /// The centre of the prediction lies in the truth box: a tap there would hit it (paper, section 4).
  case centre

  /// The name in tables and in JSON: "0.5", "0.9", "centre".
  public var name: String {
    switch self {
    case .overlap(let least): "\(least)"
    case .centre: "centre"
    }
  }

  /// How well a prediction fits, 0 where it is not acceptable.
  func quality(of prediction: Rect, for truth: Rect) -> Double {
    let iou = prediction.iou(truth)
    switch self {
    case .overlap(let least):
      return iou >= least ? iou : 0
    case .centre:
      let inside =
        prediction.midX >= truth.left && prediction.midX <= truth.right && prediction.midY >= truth.top
        && prediction.midY <= truth.bottom
      // Any centre hit is acceptable; the best overlap decides between nested boxes.
      return inside ? iou + 1e-9 : 0
    }
  }
}
