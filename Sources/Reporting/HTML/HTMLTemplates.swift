import Mustache

/// The templates, styles and script that were compiled in.
enum HTMLTemplates {
  /// What the page says if the templates of this build are damaged; the tests keep it from ever being seen.
  static let broken = "<!doctype html><title>unsaid</title><p>The templates of this build are damaged.</p>\n"

  /// All templates; nil where one does not parse.
  static let library: MustacheLibrary? = try? MustacheLibrary(
    templates: sources.mapValues { try MustacheTemplate(string: isEscaped + text($0)) })

  /// The styles of the page.
  static let styles = HTMLText(trusted: text(PackageResources.report_css))

  /// The script of the page.
  static let script = HTMLText(trusted: text(PackageResources.report_js))

  // Values come escaped (`HTMLText`); a partial does not inherit this from the template that calls it.
  private static let isEscaped = "{{% CONTENT_TYPE: TEXT}}"

  private static let sources: [String: [UInt8]] = [
    "report": PackageResources.report_mustache,
    "summary": PackageResources.summary_mustache,
    "trend": PackageResources.trend_mustache,
    "controls": PackageResources.controls_mustache,
    "screen": PackageResources.screen_mustache,
    "drawing": PackageResources.drawing_mustache,
    "cause": PackageResources.cause_mustache,
    "finding": PackageResources.finding_mustache,
    "suggestion": PackageResources.suggestion_mustache,
    "transcript": PackageResources.transcript_mustache,
    "appendix": PackageResources.appendix_mustache,
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
