/// One place where the name of a thing can be found.
protocol EvidenceSource: Sendable {
  /// The name, if this source has one.
  func evidence(for subject: Subject, in scene: Scene) -> Evidence?
}
