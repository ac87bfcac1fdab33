import ArgumentParser
import Audit
import ImageCoding
import Reporting

/// Shows what is recognised in pictures, without any tree.
struct RecognizeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recognize", abstract: "Show the elements and stops that the pixels of screenshots hold.")

  /// How the result is written.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Argument(help: ArgumentHelp("Screenshots, PNG or JPEG.", valueName: "image"))
  var images: [String]

  @Option(help: "text, or json: one line of unsaid.screen/1 a screen.")
  var format: Format = .text

  @Option(
    help: ArgumentHelp("Pixels a point; taken from the size of the picture when left out.", valueName: "n"))
  var scale: Double?

  @OptionGroup var jobs: JobArguments

  mutating func run() async throws {
    let plan = jobs.plan(screens: images.count)
    let auditor = try Assembly.auditor(threads: plan.threads)
    let progress = Progress(total: images.count, isTerminal: Console.errorIsTerminal)
    let (scale, format) = (scale, format)

    let outcomes = await Suite.map(
      images, jobs: plan.jobs, finished: { progress.finished($0, $1) },
      work: { image in
        Result {
          let raster = try Assembly.raster(at: image)
          let screen = try auditor.recognize(raster, image: image, scale: scale)
          return format == .json ? ScreenJSON.line(screen) : ScreenText.render(screen)
        }
      })
    try finish(outcomes)
  }

  private func finish(_ outcomes: [Result<String, any Error>]) throws {
    var failures: [String] = []
    for outcome in outcomes {
      switch outcome {
      case .success(let text): Console.print(text)
      case .failure(let error): failures.append(ErrorLine.of(error))
      }
    }
    if !failures.isEmpty { throw Failure(failures.joined(separator: "\n"), code: .failure) }
  }
}
