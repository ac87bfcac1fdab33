import ArgumentParser
import Audit
import Reporting
import Speech

/// Writes what a screen reader says of a screen.
struct SpeakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak",
    abstract: "Write what VoiceOver or TalkBack says, stop by stop: declared beside seen.",
    discussion: """
      The declared column comes from the tree dump, the seen column from the pixels; without a dump there is only the \
      seen one. The text is made to be kept in a repository: docs/speak.md.
      """)

  @Argument(help: ArgumentHelp("IMAGE, or IMAGE TREE.", valueName: "path"))
  var paths: [String]

  @Option(help: "text, markdown, or json: unsaid.speech/1.")
  var format: SpeechFormat = .text

  @Option(help: "Write one column alone, in its own order: declared or seen.")
  var only: Transcript.Column?

  @Option(help: "voiceover or talkback; that of the dump's platform when left out.")
  var reader: Reader?

  @Flag(help: "Say also how to use each control, as readers do after a pause (“double tap to edit”).")
  var hints = false

  @Option(name: .shortAndLong, help: ArgumentHelp("Write to a file.", valueName: "path"))
  var output: String?

  @OptionGroup var input: InputArguments

  func validate() throws {
    guard (1...2).contains(paths.count) else {
      throw ValidationError("give IMAGE or IMAGE TREE; \(paths.count) paths were given")
    }
    if only == .declared, paths.count == 1 {
      throw ValidationError("--only declared needs a tree dump: give IMAGE TREE")
    }
    if input.treeFormat != nil, paths.count == 1 {
      throw ValidationError("--tree-format needs a tree dump: give IMAGE TREE")
    }
  }

  func run() throws {
    try OutputGuard.check(outputs: [output].compactMap { $0 }, inputs: paths)
    let whole = try transcript()
    let text = format.render(only.flatMap { whole.only($0) } ?? whole)
    if let output, output != "-" {
      try Files.write(text.utf8, to: output)
    } else {
      Console.printRaw(text)
    }
  }

  private func transcript() throws -> Transcript {
    let auditor = try Assembly.auditor(threads: JobArguments.threadsOfOne)
    guard paths.count == 2 else {
      return try auditor.transcript(
        of: Assembly.raster(at: paths[0]), image: paths[0], scale: input.scale, reader: reader, usage: hints)
    }
    let pair = try InputPairs.pair(image: paths[0], tree: paths[1])
    return try auditor.transcript(
      of: InputPairs.read(pair), options: input.options, reader: reader, usage: hints)
  }
}
