import Reporting

/// Writes one report in every form that was asked for.
struct ReportWriter {
  private let output: OutputArguments

  init(output: OutputArguments) { self.output = output }

  func write(_ report: Report) throws {
    let catalog = try Assembly.catalog()
    if let path = output.json { try put(ReportJSON.render(report), at: path) }
    if let path = output.sarif {
      try put(Sarif.render(report, catalog: catalog, profile: output.sarifProfile.profile), at: path)
    }
    if let path = output.junit {
      let folder = output.annotate.map(AnnotationFolder.init)
      try put(JUnit.render(report, catalog: catalog, attachment: { folder?.file(for: $0) }), at: path)
    }
    if !output.quiet && !output.takesStandardOutput {
      let style = TerminalStyle(hasColor: Console.wantsColor, width: Console.width)
      Console.printRaw(Terminal.render(report, style: style))
    }
  }

  private func put(_ text: String, at path: String) throws {
    if path == "-" {
      Console.printRaw(text)
    } else {
      try Files.write(text.utf8, to: path)
    }
  }
}
