import Findings
import Reporting
import ScreenModel

/// A screen of a run, as the history keeps it.
struct RecordedScreen: Sendable, Hashable {
  /// What tells screens of a branch apart.
  struct Key: Sendable, Hashable, Comparable {
    let platform: String
    let name: String

    static func < (left: Key, right: Key) -> Bool {
      (left.name, left.platform) < (right.name, right.platform)
    }
  }

  let key: Key
  let elements: [RecordedElement]
  /// The findings that count; suppressed ones are apart.
  let findings: [RecordedFinding]
  /// The fingerprints of findings that somebody decided not to count.
  let suppressed: Set<String>
  /// The same by place, for the run after a rename.
  let suppressedPlaces: Set<String>
  /// The rules that were asked.
  let rulesRun: Set<String>
  /// The rules that could not be asked: their findings are neither seen nor gone.
  let notRun: Set<String>

  init(_ screen: ScreenReport) {
    key = Key(platform: screen.platform, name: screen.name)
    elements = RecordedElement.all(of: screen.elements)
    let all = RecordedFinding.all(of: screen)
    let isSuppressed = screen.findings.map { $0.suppression != nil }
    findings = zip(all, isSuppressed).filter { !$0.1 }.map(\.0)
    let off = zip(all, isSuppressed).filter(\.1).map(\.0)
    suppressed = Set(off.map(\.fingerprint))
    suppressedPlaces = Set(off.map(\.place))
    rulesRun = Set(screen.rulesRun)
    notRun = Set(screen.notRun.map(\.rule))
  }

  /// What the screen is made of, whatever its name: the basis for recognising it under another one.
  var marks: Set<String> { Set(elements.map(\.key)).union(findings.map(\.place)) }

  func add(to hash: inout ContentHash) {
    for text in [key.name, key.platform] { hash.add(text) }
    for element in elements { hash.add(element.key) }
    for finding in findings { finding.add(to: &hash) }
    for text in suppressed.sorted() + rulesRun.sorted() + notRun.sorted() { hash.add(text) }
  }
}
