import GRDB

/// Keeps from which run to which each finding was there.
struct FindingRecorder {
  private let database: Database
  private let branch: Int64
  private let run: Int
  private let open: [Int64: [OpenFinding]]

  /// Reads what is open on a branch before the run.
  init(database: Database, branch: Int64, run: Int) throws {
    self.database = database
    self.branch = branch
    self.run = run
    open = Dictionary(grouping: try OpenFinding.all(on: branch, in: database), by: \.screenID)
  }

  /// Writes what came, stayed, came back and went on one judged screen.
  func record(_ screen: RecordedScreen, on screenID: Int64, outcome: inout RecordOutcome) throws {
    let open = (open[screenID] ?? []).sorted { $0.id < $1.id }
    var counterparts = Counterparts(of: screen.findings, among: open)
    var ended: [Int: Int64] = [:]
    for index in counterparts.unpaired { ended[index] = try closed(screen.findings[index], on: screenID) }
    counterparts.pairRest(without: Set(ended.keys))
    let known = counterparts.pairs
    for (index, finding) in screen.findings.enumerated() {
      if let place = known[index] {
        try keep(open[place], as: finding)
      } else {
        try begin(finding, from: ended[index], on: screenID, outcome: &outcome)
      }
    }
    let kept = Set(known.values)
    for (index, finding) in open.enumerated() where !kept.contains(index) {
      try close(finding, after: screen, outcome: &outcome)
    }
  }

  /// Ends all findings of a screen that is gone; their number.
  func endAll(on screenID: Int64) throws -> Int {
    let findings = open[screenID] ?? []
    for finding in findings { try end(finding, .screenGone) }
    return findings.count
  }

  // MARK: - One finding

  private func keep(_ known: OpenFinding, as finding: RecordedFinding) throws {
    try database.cachedStatement(sql: "UPDATE episode SET lastRun = ? WHERE id = ?")
      .execute(arguments: [run, known.episode])
    if !known.says(finding) { try update(known.id, to: finding) }
  }

  private func begin(
    _ finding: RecordedFinding, from known: Int64?, on screenID: Int64, outcome: inout RecordOutcome
  ) throws {
    let id: Int64
    if let known {
      id = known
      try update(known, to: finding)
      outcome.reopened += 1
    } else {
      id = try insert(finding, on: screenID)
      outcome.new += 1
    }
    try database.cachedStatement(
      sql: "INSERT INTO episode (finding, branch, firstRun, lastRun) VALUES (?, ?, ?, ?)"
    ).execute(arguments: [id, branch, run, run])
  }

  private func close(_ finding: OpenFinding, after screen: RecordedScreen, outcome: inout RecordOutcome)
    throws
  {
    if screen.suppressed.contains(finding.fingerprint)
      || finding.isRenamed && screen.suppressedPlaces.contains(finding.place)
    {
      try end(finding, .suppressed)
      outcome.ended += 1
    } else if screen.rulesRun.contains(finding.rule) {
      try end(finding, .fixed)
      outcome.fixed += 1
    } else if !screen.notRun.contains(finding.rule) {
      try end(finding, .ruleOff)
      outcome.ended += 1
    }
    // A rule that could not be asked says neither that a fault is there nor that it is gone.
  }

  private func end(_ finding: OpenFinding, _ ending: Ending) throws {
    try database.cachedStatement(sql: "UPDATE episode SET endedRun = ?, ending = ? WHERE id = ?")
      .execute(arguments: [run, ending.rawValue, finding.episode])
  }

  // MARK: - Rows of findings

  /// The finding among those that ended: by its fingerprint, or by its place where the screen changed its name since.
  private func closed(_ finding: RecordedFinding, on screenID: Int64) throws -> Int64? {
    let ended = "NOT EXISTS (SELECT 1 FROM episode WHERE finding = finding.id AND endedRun IS NULL)"
    if let id = try Int64.fetchOne(
      database.cachedStatement(sql: "SELECT id FROM finding WHERE screen = ? AND fingerprint = ?"),
      arguments: [screenID, finding.fingerprint])
    {
      return id
    }
    return try Int64.fetchOne(
      database.cachedStatement(
        sql: """
          SELECT id FROM finding WHERE screen = ? AND place = ? AND renamed = 1 AND \(ended) ORDER BY id DESC
          """), arguments: [screenID, finding.place])
  }

  private func insert(_ finding: RecordedFinding, on screenID: Int64) throws -> Int64 {
    try database.cachedStatement(
      sql: """
        INSERT INTO finding (screen, fingerprint, place, rule, review, severity, confidence, role, identifier,
          message, owner, identity) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(
      arguments: [
        screenID, finding.fingerprint, finding.place, finding.rule, finding.isReview,
        finding.severity.rawValue,
        finding.confidence, finding.role, finding.identifier, finding.message, finding.owner,
        finding.identity.flatMap(StoredIdentity.text),
      ])
    return database.lastInsertedRowID
  }

  private func update(_ id: Int64, to finding: RecordedFinding) throws {
    try database.cachedStatement(
      sql: """
        UPDATE finding SET fingerprint = ?, place = ?, renamed = 0, rule = ?, review = ?, severity = ?,
          confidence = ?, role = ?, identifier = ?, message = ?, owner = ?, identity = ? WHERE id = ?
        """
    ).execute(
      arguments: [
        finding.fingerprint, finding.place, finding.rule, finding.isReview, finding.severity.rawValue,
        finding.confidence, finding.role, finding.identifier, finding.message, finding.owner,
        finding.identity.flatMap(StoredIdentity.text), id,
      ])
  }
}
