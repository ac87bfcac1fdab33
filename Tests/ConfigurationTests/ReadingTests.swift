import Configuration
import Findings
import Geometry
import RuleCatalog
import Rules
import Testing

@Suite struct ReadingTests {
  static func read(_ text: String) throws -> Configuration {
    try ConfigurationReader(source: ".unsaid.yml", catalog: RuleSet.files()).configuration(from: text)
  }

  static let whole = """
    profile: wcag22-aa
    platform: android
    languages: [en, pt-BR]
    identifiers:
      pattern: "{screen}_{element}"
    rules:
      label-duplicate: off
      label-in-name: error
      label-length: review
      target-size-platform:
        enabled: true
        severity: warning
        thresholds: { minimumIOS: 24, exemptRoles: [key, slider] }
    screens:
      "**": "@everybody"
      "checkout/**":
        owner: "@payments"
        ignore:
          - { box: [0, 0.9, 1, 0.1], unit: fraction, reason: advertisement }
          - { box: [0, 0, 390, 47], reason: clock }
    suppressions:
      - rule: label-missing
        screens: "checkout/*"
        identifier: "promo_*"
        path: "**/button[2]"
        label: "Sale*"
        reason: it goes with the next release
        expires: 2026-12-31
    """

  @Test func `the map of identifiers is named`() throws {
    let read = try Self.read("identifiers: { map: ids.json }\n")
    #expect(read.identifierMap == Sourced("ids.json", .file(".unsaid.yml", line: 1)))
    #expect(read.identifierPattern == nil)
  }

  @Test func `every part of a file is read, with the line it comes from`() throws {
    let read = try Self.read(Self.whole)
    #expect(read.platform == Sourced("android", .file(".unsaid.yml", line: 2)))
    #expect(read.languages?.value == ["en", "pt-BR"])
    #expect(read.identifierPattern?.value == "{screen}_{element}")
    #expect(read.profile == Sourced(.wcag22AA, .file(".unsaid.yml", line: 1)))
    #expect(!read.isOn(try ProfileTests.file("label-duplicate")))
    #expect(read.isOn(try ProfileTests.file("label-missing")))
    #expect(read.rules["label-in-name"]?.weight?.value == .violation(.error))
    #expect(read.rules["label-length"]?.weight?.value == .review)
    #expect(read.rules["target-size-platform"]?.weight?.value == .violation(.warning))
    #expect(
      read.rules["target-size-platform"]?.thresholds["minimumIOS"]
        == Sourced("24", .file(".unsaid.yml", line: 13)))
    #expect(read.suppressions.first?.expires?.text == "2026-12-31")
    #expect(
      read.suppressions.first?.target.words == #"identifier "promo_*", path "**/button[2]", label "Sale*""#)
  }

  @Test func `the last entry that fits a screen and names an owner decides, regions add up`() throws {
    let read = try Self.read(Self.whole)
    #expect(read.owner(of: "login") == "@everybody")
    #expect(read.owner(of: "checkout/cart/pay") == "@payments")
    #expect(read.ignoredRegions(of: "login").isEmpty)
    let regions = read.ignoredRegions(of: "checkout/pay")
    #expect(regions.count == 2)
    let pixels = regions.map { $0.pixels(of: Size(width: 1000, height: 2000), scale: 3) }
    #expect(
      pixels == [Rect(x: 0, y: 1800, width: 1000, height: 200), Rect(x: 0, y: 0, width: 1170, height: 141)])
  }

  @Test func `changed thresholds reach the rules as numbers`() throws {
    let file = try #require(try RuleSet.files().first { $0.id == "target-size-platform" })
    let overrides = try #require(try Self.read(Self.whole).thresholdOverrides["target-size-platform"])
    let values = try file.thresholdValues(overrides: overrides)
    #expect(values["minimumIOS"] == "24")
    #expect(values["minimumAndroid"] == "48")
  }

  @Test(arguments: ["", "# nothing\n", "rules:\n", "rules: {}\nsuppressions: []\n", "screens: ~"])
  func `a file that says nothing changes nothing`(text: String) throws {
    #expect(try Self.read(text) == Configuration())
  }

  @Test(arguments: [
    ("platfrom: ios", 1, #"did you mean "platform""#),
    (
      "platform: ios\n\nrules:\n  label-missing:\n    severty: error", 5,
      #"unknown key "severty"; did you mean "severity""#
    ),
    ("rules:\n  label-mising: off", 2, #"did you mean "label-missing""#),
    ("rules:\n  label-missing: of", 2, #"did you mean "off""#),
    ("rules:\n  label-missing: { severity: fatal }", 2, "error, info, review, warning"),
    ("rules:\n  label-missing: reviews", 2, #"did you mean "review""#),
    ("profile: stric", 1, #"did you mean "strict""#),
    ("profile: everything", 1, "default, mobile-minimum, strict, wcag22-aa"),
    ("rules:\n  target-size-platform:\n    thresholds: { minimumIos: 3 }", 3, #"did you mean "minimumIOS""#),
    ("rules:\n  target-size-platform:\n    thresholds: { minimumIOS: large }", 3, "a number of at least 0"),
    ("rules:\n  target-size-platform:\n    thresholds: { minimumIOS: -4 }", 3, "a number of at least 0"),
    ("rules:\n  target-size-platform:\n    thresholds: { minimumIOS: .nan }", 3, "a number of at least 0"),
    ("rules:\n  field-label-missing:\n    thresholds: { placeholderCounts: 3 }", 3, "true or false"),
    ("rules: [label-missing]", 1, "keys with values"),
    ("platform: symbian", 1, "ios, web"),
    ("languages: en", 1, "a list"),
    ("languages: [\"english (US)\"]", 1, "a tag such as"),
    ("identifiers: { pattern: fixed }", 1, "holes in braces"),
    ("screens:\n  \"a*\": { ignore: [{ box: [0, 0, 2], reason: x }] }", 2, "four numbers"),
    (
      "screens:\n  \"a*\": { ignore: [{ box: [0, 0, 2, 2], unit: fraction, reason: x }] }", 2,
      "beyond the screen"
    ),
    ("screens:\n  \"a*\": { ignore: [{ box: [0, 0, 2, 2] }] }", 2, #"a "reason""#),
    ("suppressions:\n  - { rule: label-missing, reason: x }", 2, "needs an element"),
    ("suppressions:\n  - { rule: label-missing, label: x }", 2, #"a "reason""#),
    ("suppressions:\n  - { rule: label-missing, label: x, reason: \"  \" }", 2, "must be a text"),
    ("suppressions:\n  - { label: x, reason: y }", 2, #"a "rule""#),
    ("suppressions:\n  - { rule: nope, label: x, reason: y }", 2, "there is no rule"),
    ("suppressions:\n  - { rule: label-missing, label: x, reason: y, expires: 2026-02-30 }", 2, "2026-12-31"),
    ("a: [1\nb: 2", 2, "expected"),
    ("- a\n- b", 1, "keys with values"),
  ])
  func `what is wrong is named with its line and what to write instead`(
    text: String, line: Int, words: String
  ) {
    let error = #expect(throws: ConfigurationError.self) { try Self.read(text) }
    #expect(error?.line == line)
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    #expect(error?.message.hasPrefix(".unsaid.yml:\(line): error: ") == true)
    #expect(error?.message.contains("\n") == false)
  }

  @Test func `a key given twice is refused`() {
    let error = #expect(throws: ConfigurationError.self) { try Self.read("platform: ios\nplatform: web") }
    #expect(error?.reason.contains("twice") == true)
  }
}
