import Findings
import GRDB

/// A finding that is open, with its present episode.
struct OpenFinding: FetchableRecord {
  let id: Int64
  let episode: Int64
  let screenID: Int64
  let screen: String
  let platform: String
  let fingerprint: String
  let place: String
  /// Whether its screen changed its name since it was last seen.
  let isRenamed: Bool
  let rule: String
  let isReview: Bool
  let severity: Severity
  let confidence: Double
  let role: String?
  let identifier: String?
  let message: String
  let owner: String?
  /// What makes it recognisable in another layout, theme or language, as it was stored.
  let storedIdentity: String?
  /// The day and the release of the run in which it was found or came back.
  let since: Day
  let sinceRelease: String

  init(row: Row) {
    id = row["id"]
    episode = row["episode"]
    screenID = row["screen"]
    screen = row["screenName"]
    platform = row["platform"]
    fingerprint = row["fingerprint"]
    place = row["place"]
    isRenamed = row["renamed"]
    rule = row["rule"]
    isReview = row["review"]
    severity = Severity(rawValue: row["severity"]) ?? .info
    confidence = row["confidence"]
    role = row["role"]
    identifier = row["identifier"]
    message = row["message"]
    owner = row["owner"]
    storedIdentity = row["identity"]
    since = Day(number: row["sinceDay"])
    sinceRelease = row["sinceRelease"]
  }

  /// Its share of the debt on a day.
  func debt(on day: Day) -> Double {
    Debt.score(
      severity: severity, isReview: isReview, confidence: confidence, days: day.number - since.number)
  }

  /// Whether a run says of it what the history says.
  func says(_ finding: RecordedFinding) -> Bool {
    !isRenamed && fingerprint == finding.fingerprint && place == finding.place && isReview == finding.isReview
      && severity == finding.severity && confidence == finding.confidence && role == finding.role
      && storedIdentity == finding.identity.flatMap(StoredIdentity.text)
      && identifier == finding.identifier && message == finding.message && owner == finding.owner
  }

  /// What of it is looked at to know it again.
  var trace: FindingTrace {
    FindingTrace(
      rule: rule, fingerprint: fingerprint, identity: storedIdentity.flatMap(StoredIdentity.identity))
  }

  /// The columns that `init(row:)` reads, for episodes named `episode` with their findings, screens and first runs.
  static let columns = """
    finding.*, episode.id AS episode, screen.name AS screenName, screen.platform AS platform,
    started.day AS sinceDay, started."release" AS sinceRelease
    """

  /// The tables behind `columns`.
  static let tables = """
    episode JOIN finding ON finding.id = episode.finding JOIN screen ON screen.id = finding.screen
    JOIN run AS started ON started.id = episode.firstRun
    """

  /// Those open now, in the order in which they were found.
  static func all(on branch: Int64, in database: Database) throws -> [OpenFinding] {
    try fetchAll(
      database,
      sql: """
        SELECT \(columns) FROM \(tables)
        WHERE episode.branch = ? AND episode.endedRun IS NULL ORDER BY episode.id
        """, arguments: [branch])
  }

  /// Those open after a run that may not be the last, with what is known of them now.
  static func all(on branch: Int64, after run: Int, in database: Database) throws -> [OpenFinding] {
    try fetchAll(
      database,
      sql: """
        SELECT \(columns) FROM \(tables)
        WHERE episode.branch = :branch AND episode.firstRun <= :run AND episode.endedRun IS NULL
        UNION ALL
        SELECT \(columns) FROM \(tables)
        WHERE episode.branch = :branch AND episode.endedRun > :run AND episode.firstRun <= :run
        """, arguments: ["branch": branch, "run": run])
  }
}
