import Configuration
import RuleCatalog
import Rules
import Testing

/// Which rules a run asks: the profile, what the configuration says of single rules, and what the command line says.
@Suite struct ProfileTests {
  static let catalog = (try? RuleSet.files()) ?? []

  static func file(_ id: String) throws -> RuleFile { try #require(catalog.first { $0.id == id }, "\(id)") }

  /// The ids of the rules that a run over a file and options asks.
  static func asked(
    _ text: String = "", profile: String? = nil, rules: [String] = [], only: [String] = [],
    exclude: [String] = []
  ) throws -> [String] {
    let flags = try ConfigurationFlags.configuration(
      profile: profile, rules: rules, only: only, exclude: exclude, catalog: catalog)
    return catalog.filter(try ReadingTests.read(text).overridden(by: flags).isOn).map(\.id)
  }

  @Test func `without any word the rules are those that are on by default`() throws {
    #expect(try Self.asked() == Self.catalog.filter(\.isOnByDefault).map(\.id))
    #expect(try Self.asked(profile: "default") == Self.asked())
  }

  @Test func `strict asks every rule, and alone lets reviews fail`() throws {
    #expect(try Self.asked(profile: "strict") == Self.catalog.map(\.id))
    #expect(Profile.allCases.filter(\.failsOnReviews) == [.strict])
  }

  @Test(arguments: catalog.map(\.id))
  func `wcag22-aa asks a rule that names criteria of A and AA, and none that asks for more`(id: String) throws
  {
    let file = try Self.file(id)
    let levels = try file.wcag.map { try #require(WCAG.criteria[$0]?.level) }
    let isExpected = file.isOnByDefault && !levels.isEmpty && !levels.contains(.aaa)
    #expect(try Self.asked(profile: "wcag22-aa").contains(id) == (isExpected || file.group == .capture))
  }

  @Test func `mobile-minimum is what the files name, and a part of the default`() throws {
    let asked = try Self.asked(profile: "mobile-minimum")
    #expect(Set(asked).isStrictSubset(of: Set(try Self.asked())))
    let groups = try Set(asked.map { try Self.file($0).group })
    #expect(groups.isSuperset(of: [.name, .presence, .role, .state, .target]))
  }

  @Test(arguments: Profile.allCases)
  func `every profile asks whether picture and tree belong together, and more`(profile: Profile) throws {
    let asked = try Self.asked("profile: \(profile.rawValue)")
    #expect(asked.contains("capture-incomplete"))
    #expect(asked.count > 1)
    #expect(try Self.asked(profile: profile.rawValue) == asked)
    #expect(try Self.file("capture-incomplete").profiles.contains(profile))
  }

  @Test(arguments: [
    ("profile: mobile-minimum\nrules: { hint-missing: on }", "hint-missing", true),
    ("profile: mobile-minimum\nrules: { label-missing: off }", "label-missing", false),
    ("profile: strict\nrules: { label-missing: { enabled: false } }", "label-missing", false),
    ("profile: wcag22-aa\nrules: { label-length: review }", "label-length", true),
    ("profile: wcag22-aa\nrules: { label-length: { severity: error } }", "label-length", false),
  ])
  func `what is said of a rule lies over the profile`(text: String, rule: String, isAsked: Bool) throws {
    #expect(try Self.asked(text).contains(rule) == isAsked)
  }

  @Test(arguments: [["label-missing,modal-leak"], ["label-missing", "modal-leak"]])
  func `--only asks the rules it names and the check of the pair`(only: [String]) throws {
    let expected = ["capture-incomplete", "label-missing", "modal-leak"]
    #expect(try Self.asked(only: only) == expected)
    #expect(try Self.asked("rules: { modal-leak: off }", profile: "strict", only: only) == expected)
  }

  @Test(arguments: [["label-missing,modal-leak"], ["label-missing", "modal-leak"]])
  func `--exclude takes the rules it names out of the rest`(exclude: [String]) throws {
    let rest = try Self.asked().filter { $0 != "label-missing" && $0 != "modal-leak" }
    #expect(try Self.asked(exclude: exclude) == rest)
    #expect(try Self.asked("rules: { modal-leak: error }", exclude: exclude) == rest)
  }

  @Test func `--only and --exclude together ask what is left, the check of the pair too when named`() throws {
    #expect(
      try Self.asked(only: ["label-missing"], exclude: ["capture-incomplete"]) == ["label-missing"])
    #expect(try Self.asked(only: ["hint-missing"]) == ["capture-incomplete", "hint-missing"])
  }

  @Test(arguments: [
    (Wrong.profile("stirct"), "--profile: error: there is no profile \"stirct\"; did you mean \"strict\"?"),
    (
      .only("label-mising"),
      "--only: error: there is no rule \"label-mising\"; did you mean \"label-missing\"?"
    ),
    (.only("label-missing,"), "--only: error: \"label-missing,\" must be written as RULE,RULE"),
    (.only(""), "--only: error: \"\" must be written as RULE,RULE"),
    (
      .exclude("modal-leek"),
      "--exclude: error: there is no rule \"modal-leek\"; did you mean \"modal-leak\"?"
    ),
    (.both("modal-leak"), "--exclude: error: \"modal-leak\" is named by --only too; name it once"),
  ])
  func `a word that means nothing is one line with the nearest word`(wrong: Wrong, line: String) {
    let error = #expect(throws: ConfigurationError.self) {
      try Self.asked(profile: wrong.profile, only: wrong.only, exclude: wrong.exclude)
    }
    #expect(error?.message == line)
  }

  /// Options that cannot be meant.
  struct Wrong: Sendable {
    var profile: String?
    var only: [String] = []
    var exclude: [String] = []

    static func profile(_ name: String) -> Wrong { Wrong(profile: name) }
    static func only(_ text: String) -> Wrong { Wrong(only: [text]) }
    static func exclude(_ text: String) -> Wrong { Wrong(exclude: [text]) }
    static func both(_ id: String) -> Wrong { Wrong(only: [id], exclude: [id]) }
  }

  @Test func `a rule that a decision took out is told with the decision, one that nobody expects is not`()
    throws
  {
    let read = try ReadingTests.read("profile: mobile-minimum\nrules: { label-missing: off }")
    let flags = try ConfigurationFlags.configuration(exclude: ["role-missing"], catalog: Self.catalog)
    let reasons = Dictionary(
      uniqueKeysWithValues: read.overridden(by: flags).turnedOff(of: Self.catalog).map {
        ($0.rule, $0.reason)
      })
    #expect(reasons["label-missing"] == "turned off in the configuration")
    #expect(reasons["role-missing"] == "turned off by --exclude role-missing")
    #expect(reasons["contrast-text"] == "not part of the profile mobile-minimum")
    #expect(reasons["hint-missing"] == nil)
    #expect(reasons["element-missing"] == nil)
  }

  @Test func `the effective configuration names the profile as the source`() throws {
    let read = try ReadingTests.read("\nprofile: strict\nrules: { label-missing: review }")
    let entries = EffectiveConfiguration(read, catalog: Self.catalog).entries
    let shown = Dictionary(uniqueKeysWithValues: entries.map { ($0.key, [$0.value, $0.from]) })
    #expect(shown["profile"] == ["strict", ".unsaid.yml:2"])
    #expect(shown["rules.hint-missing.enabled"] == ["true", ".unsaid.yml:2"])
    #expect(shown["rules.label-missing.enabled"] == ["true", ".unsaid.yml:3"])
    #expect(shown["rules.label-missing.severity"] == ["review", ".unsaid.yml:3"])
  }

  @Test func `what turned a rule off stands in the report, so a cached judgement is of one of them`() throws {
    let keys = try [
      ConfigurationFlags.configuration(exclude: ["label-missing"], catalog: Self.catalog),
      ConfigurationFlags.configuration(rules: ["label-missing=off"], catalog: Self.catalog),
      ReadingTests.read("rules: { label-missing: off }"),
    ].map(\.judgementKey)
    #expect(Set(keys).count == keys.count)
  }

  @Test(arguments: [
    ("profile: strict", "profile: default"),
    ("rules: { label-missing: review }", "rules: { label-missing: error }"),
  ])
  func `profile and weight decide what is found, so a cached judgement is of one of them`(
    one: String, other: String
  )
    throws
  {
    #expect(try ReadingTests.read(one).judgementKey != ReadingTests.read(other).judgementKey)
  }
}
