/// How well icons were named: how many got an answer, and how many answers were right.
public struct IconScore: Sendable, Hashable, Codable {
  /// One icon of the truth with what was answered.
  public struct Case: Sendable, Hashable {
    /// What the truth says: a meaning, "none", or "~" and meanings that are all allowed, between "|".
    public let truth: String
    /// The answer; nil where none was given.
    public let answer: String?

    /// Makes a case.
    public init(truth: String, answer: String?) {
      self.truth = truth
      self.answer = answer
    }
  }

  /// The counts of one meaning.
  public struct MeaningScore: Sendable, Hashable, Codable {
    /// The word.
    public let name: String
    /// The icons that mean it.
    public let truth: Int
    /// Those of them that were named so.
    public let right: Int
    /// Those of them that were named otherwise.
    public let wrong: Int
    /// Other icons that were named so.
    public let invented: Int
  }

  /// The icons with one meaning.
  public let named: Int
  /// Those with an answer.
  public let answered: Int
  /// Those with the right answer.
  public let right: Int
  /// The icons that mean none of the words.
  public let nameless: Int
  /// Those with an answer all the same.
  public let namelessAnswered: Int
  /// The icons that show a meaning among other things, for example a bell with a plus.
  public let mixed: Int
  /// Those named after one of their parts, which counts neither way.
  public let mixedRight: Int
  /// Those named otherwise.
  public let mixedWrong: Int
  /// Every meaning of truth or answers, by name.
  public let meanings: [MeaningScore]

  /// Counts cases.
  public init(_ cases: [Case]) {
    let wanted = cases.filter { $0.truth != "none" && !$0.truth.hasPrefix("~") }
    let mixture = cases.filter { $0.truth.hasPrefix("~") }
    let none = cases.filter { $0.truth == "none" }
    named = wanted.count
    answered = wanted.count { $0.answer != nil }
    right = wanted.count { $0.answer == $0.truth }
    nameless = none.count
    namelessAnswered = none.count { $0.answer != nil }
    mixed = mixture.count
    mixedRight = mixture.count { Self.isAllowed($0) }
    mixedWrong = mixture.count { $0.answer != nil && !Self.isAllowed($0) }
    let words = Set(wanted.map(\.truth) + cases.compactMap(\.answer))
    meanings = words.sorted().map { Self.score(of: $0, wanted: wanted, all: cases) }
  }

  /// The share of the icons with a meaning that got the right answer, 0…1.
  public var rightShare: Double { Self.share(right, of: named) }
  /// The share of the icons with a meaning that got an answer, 0…1.
  public var answeredShare: Double { Self.share(answered, of: named) }
  /// The share of all answers that are right, those to nameless and wrong ones to mixed icons among them; 0…1.
  public var precision: Double { Self.share(right, of: answered + namelessAnswered + mixedWrong) }

  private static func share(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 0 : Double(part) / Double(whole)
  }

  private static func isAllowed(_ one: Case) -> Bool {
    guard let answer = one.answer else { return false }
    return one.truth.dropFirst().split(separator: "|").contains { $0 == answer }
  }

  private static func score(of name: String, wanted: [Case], all: [Case]) -> MeaningScore {
    let own = wanted.filter { $0.truth == name }
    let right = own.count { $0.answer == name }
    return MeaningScore(
      name: name, truth: own.count, right: right, wrong: own.count { $0.answer != nil } - right,
      invented: all.count { $0.answer == name && $0.truth != name && !isAllowed($0) })
  }
}
