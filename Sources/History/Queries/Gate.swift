import Findings
import GRDB

/// Whether the last run may pass: nothing rose against an earlier release, and no limit is exceeded.
public struct Gate: Sendable, Hashable {
  /// The highest values that pass; nil where there is no limit.
  public struct Limits: Sendable, Hashable {
    /// The debt.
    public var debt: Double?
    /// The number of open findings.
    public var open: Int?
    /// The number of open violations of severity error.
    public var errors: Int?
    /// The number of findings that are new since the earlier release.
    public var new: Int?
    /// The number of findings that came back since the earlier release.
    public var reopened: Int?

    /// Makes limits.
    public init(
      debt: Double? = nil, open: Int? = nil, errors: Int? = nil, new: Int? = nil, reopened: Int? = nil
    ) {
      self.debt = debt
      self.open = open
      self.errors = errors
      self.new = new
      self.reopened = reopened
    }
  }

  /// One thing that was checked.
  public struct Check: Sendable, Hashable {
    /// What was measured.
    public let name: String
    /// The value in the earlier release; nil where only a limit counts.
    public let before: Double?
    /// The value now.
    public let now: Double
    /// The highest value that passes; nil where `before` is it.
    public let limit: Double?

    /// Whether the value is no higher than it may be; the last bits of a sum do not count.
    public var isPassed: Bool { now <= (limit ?? before ?? .infinity) + 1e-6 }
  }

  /// The run compared with; nil where there is no earlier release.
  public let from: HistoryRun?
  /// The last run.
  public let to: HistoryRun
  /// What was checked.
  public let checks: [Check]

  /// Whether every check is passed.
  public var isPassed: Bool { checks.allSatisfy(\.isPassed) }
}

extension HistoryStore {
  /// Checks the last run of a branch.
  ///
  /// The debts of both releases are those of their findings at the age of the last run: waiting alone fails no gate.
  ///
  /// - Parameters:
  ///   - release: The release to compare with; nil for the one before the last run's.
  ///   - limits: The highest values that pass.
  ///   - branch: The name of the branch; nil for the only one.
  public func gate(against release: String? = nil, limits: Gate.Limits = .init(), branch: String? = nil)
    throws(HistoryError) -> Gate
  {
    try read { database in
      let branch = try Self.branch(branch, in: database)
      let last = try Self.lastRun(on: branch, in: database)
      let name = try release ?? Self.release(before: last, on: branch, in: database)
      let from = try name.map { try Self.run(of: $0, on: branch, in: database) }
      return try GateQuery(database: database, branch: branch, from: from, to: last).result(limits)
    }
  }

  private static func release(before run: HistoryRun, on branch: BranchRow, in database: Database) throws
    -> String?
  {
    try String.fetchOne(
      database,
      sql: "SELECT \"release\" FROM run WHERE branch = ? AND \"release\" <> ? ORDER BY id DESC LIMIT 1",
      arguments: [branch.id, run.release])
  }
}

/// Measures what a gate checks.
private struct GateQuery {
  let database: Database
  let branch: BranchRow
  let from: HistoryRun?
  let to: HistoryRun

  func result(_ limits: Gate.Limits) throws -> Gate {
    let now = try OpenFinding.all(on: branch.id, in: database)
    let before = try from.map { try OpenFinding.all(on: branch.id, after: $0.run, in: database) }
    let errors: ([OpenFinding]) -> Double = { findings in
      Double(findings.count { $0.severity == .error && !$0.isReview })
    }
    let debt: ([OpenFinding]) -> Double = { findings in findings.reduce(0) { $0 + $1.debt(on: to.day) } }
    var checks = [
      check(
        "open findings", before.map { Double($0.count) }, Double(now.count), limits.open.map(Double.init)),
      check("errors", before.map(errors), errors(now), limits.errors.map(Double.init)),
      check("debt", before.map(debt), debt(now), limits.debt),
    ].compactMap { $0 }
    if let from, limits.new != nil || limits.reopened != nil {
      let diff = try DiffQuery(database: database, branch: branch, from: from, to: to).result()
      checks += [
        check("new findings", nil, Double(diff.new.count), limits.new.map(Double.init)),
        check("reopened findings", nil, Double(diff.reopened.count), limits.reopened.map(Double.init)),
      ].compactMap { $0 }
    }
    return Gate(from: from, to: to, checks: checks)
  }

  /// A check, where there is something to hold the value against.
  private func check(_ name: String, _ before: Double?, _ now: Double, _ limit: Double?) -> Gate.Check? {
    before == nil && limit == nil ? nil : Gate.Check(name: name, before: before, now: now, limit: limit)
  }
}
