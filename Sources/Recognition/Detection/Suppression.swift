import Geometry

/// Non-max suppression: of several boxes around one thing the most confident stays.
struct Suppression: Sendable {
  /// The IoU above which boxes of two categories are one thing; 1 where they never are.
  private let limits: [[Double]]

  /// Takes the limits for equal and for look-alike classes from the detector's settings.
  init(_ settings: DetectorSettings, classes: [String]) {
    limits = classes.map { first in
      classes.map { second in
        if first == second { return settings.nmsIoU }
        let rivals = settings.lookAlikes.filter { $0.classes.contains(first) && $0.classes.contains(second) }
        return rivals.map(\.iou).min() ?? 1
      }
    }
  }

  /// The detections that stay, by falling score; equal scores keep their order.
  func kept(_ detections: [Detection]) -> [Detection] {
    ranked(detections).reduce(into: []) { kept, detection in
      if !kept.contains(where: { isSame($0, detection) }) { kept.append(detection) }
    }
  }

  /// The same where classes that look alike do not rival each other.
  func keptByClass(_ detections: [Detection]) -> [Detection] {
    ranked(detections).reduce(into: []) { kept, detection in
      let isKnown = kept.contains { $0.category == detection.category && isSame($0, detection) }
      if !isKnown { kept.append(detection) }
    }
  }

  private func ranked(_ detections: [Detection]) -> [Detection] {
    detections.enumerated().sorted {
      $0.element.score == $1.element.score ? $0.offset < $1.offset : $0.element.score > $1.element.score
    }.map(\.element)
  }

  private func isSame(_ first: Detection, _ second: Detection) -> Bool {
    first.box.iou(second.box) > limits[first.category][second.category]
  }
}
