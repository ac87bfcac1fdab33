import GRDB

/// What is open now, what it costs and who owns it.
public struct DebtReport: Sendable, Hashable, Encodable {
  /// An open finding with its cost.
  public struct Item: Sendable, Hashable, Encodable {
    /// The finding.
    public let finding: HistoryFinding
    /// The days since it was found or came back.
    public let days: Int
    /// Its share of the debt.
    public let debt: Double
  }

  /// The findings of one owner, screen or rule.
  public struct Share: Sendable, Hashable, Encodable {
    /// The owner, screen or rule; empty where there is no owner.
    public let name: String
    /// The number of open findings.
    public let findings: Int
    /// What they cost together.
    public let debt: Double
  }

  /// The name and version of the JSON contract.
  public private(set) var schema = "unsaid.history-debt/1"
  /// The branch; empty where nobody named one.
  public let branch: String
  /// The formula in words.
  public private(set) var formula = Debt.formula
  /// The day for which the ages are counted.
  public let day: Day
  /// The last run.
  public let run: HistoryRun
  /// The debt on that day.
  public let debt: Double
  /// The open findings, the oldest first, then the dearest.
  public let items: [Item]
  /// The debt by owner, the most first.
  public let owners: [Share]
  /// The debt by screen, the most first.
  public let screens: [Share]
  /// The debt by rule, the most first.
  public let rules: [Share]

  init(branch: String, day: Day, run: HistoryRun, open: [OpenFinding]) {
    self.branch = branch
    self.day = day
    self.run = run
    items = open.map { finding in
      Item(
        finding: HistoryFinding(finding), days: max(0, day.number - finding.since.number),
        debt: Debt.rounded(finding.debt(on: day)))
    }.sorted { Self.place($0) < Self.place($1) }
    debt = Debt.rounded(open.reduce(0) { $0 + $1.debt(on: day) })
    owners = Self.shares(items) { $0.owner ?? "" }
    screens = Self.shares(items, by: \.screen)
    rules = Self.shares(items, by: \.rule)
  }

  private static func place(_ item: Item) -> (Int, Double, String, String) {
    (-item.days, -item.debt, item.finding.screen, item.finding.fingerprint)
  }

  private static func shares(_ items: [Item], by name: (HistoryFinding) -> String) -> [Share] {
    Dictionary(grouping: items) { name($0.finding) }
      .map {
        Share(name: $0.key, findings: $0.value.count, debt: Debt.rounded($0.value.reduce(0) { $0 + $1.debt }))
      }
      .sorted { (-$0.debt, $0.name) < (-$1.debt, $1.name) }
  }
}

extension HistoryStore {
  /// The debt of a branch after its last run.
  ///
  /// - Parameters:
  ///   - branch: The name of the branch; nil for the only one.
  ///   - day: The day for which ages are counted; nil for the day of the last run.
  public func debt(branch: String? = nil, on day: Day? = nil) throws(HistoryError) -> DebtReport {
    try read { database in
      let branch = try Self.branch(branch, in: database)
      let run = try Self.lastRun(on: branch, in: database)
      return DebtReport(
        branch: branch.name, day: day ?? run.day, run: run,
        open: try OpenFinding.all(on: branch.id, in: database))
    }
  }
}
