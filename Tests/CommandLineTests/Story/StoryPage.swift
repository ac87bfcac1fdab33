import Foundation

/// The HTML report of one release, read for what it says of each finding.
struct StoryPage {
  /// The status of each finding, by fingerprint; empty where there is no baseline.
  let statuses: [String: String]
  /// The fingerprints of the findings that are fixed.
  let fixed: Set<String>
  /// Release, violations, findings to review and debt of each row of the trend.
  let trend: [[String]]
  /// The number on each tile of the summary.
  let tiles: [String: String]
  /// The heading of each screen.
  let screens: [String]

  init(_ page: String) {
    // The pictures are all but the whole page, and say nothing here.
    let html = page.split(separator: "\n").filter { $0.utf8.count < 20_000 }.joined(separator: "\n")
    let code = /Fingerprint<\/dt><dd class="copyable"><code>([0-9a-f]+)<\/code>/
    let findings = html.components(separatedBy: "<section class=\"finding ").dropFirst().compactMap { part in
      part.firstMatch(of: code).map { fingerprint in
        (String(fingerprint.1), part.firstMatch(of: /data-status="([a-z]*)"/).map { String($0.1) } ?? "")
      }
    }
    statuses = Dictionary(findings) { first, _ in first }
    let gone = html.matches(of: /<li class="fixedfinding"[^\n]*<code class="muted">([0-9a-f]+)<\/code>/)
    fixed = Set(gone.map { String($0.1) })
    let rows = html.matches(
      of: /<th scope="row">([0-9.]+)<\/th><td>(\d+)<\/td><td>(\d+)<\/td><td>([0-9.]+)<\/td>/)
    trend = rows.map { [$0.1, $0.2, $0.3, $0.4].map(String.init) }
    let numbers = html.matches(of: /<div class="tile[^"]*"><dt>([A-Za-z ]+)<\/dt><dd>(\d+)/)
    tiles = Dictionary(numbers.map { (String($0.1), String($0.2)) }) { first, _ in first }
    screens = html.matches(of: /<a class="open-link"[^>]*>([^<]+)<\/a>/).map { String($0.1) }
  }
}
