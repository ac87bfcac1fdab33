import Geometry

/// One screen prepared for scoring its stops: the elements that both truth and prediction have at a stop.
///
/// An element is matched with the prediction of the best IoU of at least 0.5, those of its own class first. What
/// only one side has at a stop is counted apart and takes no part in grouping and order.
struct StopCase: Sendable {
  /// The truth's stops, each the numbers of its matched elements; stops without any are left out.
  let truth: [[Int]]
  /// The predicted stops, likewise; a stop may hold unmatched elements besides.
  let predicted: [[Int]]
  /// Numbers of matched elements that hold another one of their truth stop: frames, which are not read.
  let frames: Set<Int>
  /// The truth's stops, whether matched or not.
  let truthStops: Int
  /// The predicted stops, whether matched or not.
  let predictedStops: Int
  /// The truth's elements at stops.
  let truthElements: Int
  /// Predicted stops without any element that the truth reads.
  let needless: Int

  /// Nil where one side knows nothing of stops.
  init?(truth screen: LabelledScreen, prediction: LabelledScreen) {
    guard let wanted = screen.stops, !wanted.isEmpty, let found = prediction.stops else { return nil }
    let known = screen.elements.filter { !$0.isIgnored && $0.id != nil && !$0.box.isEmpty }
    let partner = Self.partners(known, prediction.elements)
    let stopOfPrediction = Self.owners(found)
    let stopOfTruth = Self.owners(wanted)
    var number: [String: Int] = [:]
    var numberOfPrediction: [String: Int] = [:]
    for (index, element) in known.enumerated() {
      guard let id = element.id, stopOfTruth[id] != nil, let other = partner[index],
        let otherID = prediction.elements[other].id, stopOfPrediction[otherID] != nil
      else { continue }
      number[id] = index
      numberOfPrediction[otherID] = index
    }
    truth = wanted.map { $0.elements.compactMap { number[$0] } }.filter { !$0.isEmpty }
    predicted = found.map { $0.elements.compactMap { numberOfPrediction[$0] } }.filter { !$0.isEmpty }
    frames = Set(
      truth.flatMap { stop in
        stop.filter { frame in
          stop.contains { $0 != frame && known[$0].box.share(in: known[frame].box) > 0.85 }
        }
      })
    let real = Set(known.compactMap(\.id))
    truthStops = wanted.count { stop in stop.elements.contains { real.contains($0) } }
    truthElements = stopOfTruth.keys.count { real.contains($0) }
    predictedStops = found.count
    needless = found.count { stop in !stop.elements.contains { numberOfPrediction[$0] != nil } }
  }

  private static func owners(_ stops: [LabelledStop]) -> [String: Int] {
    Dictionary(stops.enumerated().flatMap { place, stop in stop.elements.map { ($0, place) } }) { first, _ in
      first
    }
  }

  /// The prediction of each truth element; the same class goes before a better overlap.
  private static func partners(_ truth: [LabelledElement], _ predictions: [LabelledElement]) -> [Int: Int] {
    var candidates: [(quality: Double, truth: Int, prediction: Int)] = []
    for (i, element) in truth.enumerated() {
      for (j, other) in predictions.enumerated() {
        let iou = element.box.iou(other.box)
        if iou >= 0.5 { candidates.append((iou + (element.type == other.type ? 1 : 0), i, j)) }
      }
    }
    var partner: [Int: Int] = [:]
    var isTaken: Set<Int> = []
    for index in Stable.descending(candidates.map(\.quality)) {
      let candidate = candidates[index]
      guard partner[candidate.truth] == nil, isTaken.insert(candidate.prediction).inserted else { continue }
      partner[candidate.truth] = candidate.prediction
    }
    return partner
  }
}
