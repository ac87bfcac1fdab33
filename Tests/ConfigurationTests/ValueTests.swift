import Configuration
import RuleCatalog
import Rules
import Testing

@Suite struct ValueTests {
  @Test(arguments: [
    ("login", "login", true), ("login", "logins", false), ("log*", "login", true), ("*", "a/b", false),
    ("**", "a/b", true), ("a/*", "a/b", true), ("a/*", "a/b/c", false), ("a/**", "a/b/c", true),
    ("**/b", "b", true), ("**/b", "a/c/b", true), ("**/b", "ab", false), ("a?c", "abc", true),
    ("a?c", "a/c", false),
    ("", "", true), ("", "a", false), ("window[0]/*[2]", "window[0]/button[2]", true),
    ("*a*a*a*a*a*a*a*b", String(repeating: "a", count: 200), false),
  ])
  func `a pattern fits whole names, its stars stay within a part`(pattern: String, name: String, fits: Bool) {
    #expect(Glob(pattern).matches(name) == fits)
  }

  @Test func `patterns for words run over slashes and ignore case`() {
    #expect(Glob("buy*now", kind: .words).matches("Buy 1/2 Now"))
    #expect(!Glob("buy", kind: .words).matches("Buy now"))
  }

  @Test(arguments: [
    ("2026-12-31", true), ("2024-02-29", true), ("2026-02-29", false), ("2026-13-01", false),
    ("2026-1-1", false),
    ("26-01-01", false), ("2026-01-01T", false), ("", false), ("2026-00-10", false), ("٢٠٢٦-٠١-٠١", false),
  ])
  func `only days of the calendar are days`(text: String, isDay: Bool) {
    #expect((CalendarDay(text) != nil) == isDay)
    if isDay { #expect(CalendarDay(text)?.text == text) }
  }

  @Test func `a suppression holds on its last day and not after it`() throws {
    let suppression = Suppression(
      rule: "r", screens: nil, target: SuppressionTarget(fingerprint: "f"), reason: "x",
      expires: CalendarDay("2026-03-01"), origin: .standard)
    #expect(!suppression.isExpired(on: try #require(CalendarDay("2026-03-01"))))
    #expect(suppression.isExpired(on: try #require(CalendarDay("2026-03-02"))))
  }

  @Test(arguments: [
    ("severty", "severity"), ("lable-missing", "label-missing"), ("SEVERITY", "severity"),
    ("thresh", "thresholds"),
  ])
  func `a slip of the keys finds its word`(word: String, meant: String) {
    #expect(NearestWord.to(word, among: ["severity", "thresholds", "label-missing"]) == meant)
  }

  @Test func `a word that is nothing like the known ones finds none`() {
    #expect(NearestWord.to("colour", among: ["severity", "enabled"]) == nil)
  }

  @Test func `flags lie over the file, and only over what they name`() throws {
    let catalog = try RuleSet.files()
    let file = try ReadingTests.read(
      "rules: { label-missing: { severity: info, enabled: true }, label-in-name: off }")
    let flags = try ConfigurationFlags.configuration(
      platform: "web", rules: ["label-missing=off"], thresholds: ["target-size-platform.minimumIOS=24"],
      catalog: catalog)
    let both = file.overridden(by: flags)
    #expect(both.platform?.origin == .flag("--platform"))
    #expect(!both.isOn(try ProfileTests.file("label-missing")))
    #expect(both.rules["label-missing"]?.weight?.value == .violation(.info))
    #expect(!both.isOn(try ProfileTests.file("label-in-name")))
    let entries = EffectiveConfiguration(both, catalog: catalog).entries
    let size = try #require(entries.first { $0.key == "rules.target-size-platform.thresholds.minimumIOS" })
    #expect(size.value == "24")
    #expect(size.from == "--threshold target-size-platform.minimumIOS=24")
    let severity = try #require(entries.first { $0.key == "rules.label-missing.severity" })
    #expect(severity.from == ".unsaid.yml:1")
    #expect(entries.first { $0.key == "rules.text-unexposed.enabled" }?.from == "default")
  }

  @Test func `what comes after the judgement is no part of what decides it`() throws {
    let plain = try ReadingTests.read("rules: { label-missing: info }")
    let owned = try ReadingTests.read(
      "rules: { label-missing: info }\nscreens: { \"*\": me }\nsuppressions: [{ rule: label-missing, label: x, reason: y }]"
    )
    #expect(plain.judgementKey == owned.judgementKey)
    #expect(plain.judgementKey != Configuration().judgementKey)
  }
}
