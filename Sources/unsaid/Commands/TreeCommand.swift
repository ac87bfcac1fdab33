import AccessibilityModel
import ArgumentParser
import Audit
import Geometry
import Importing
import Reporting
import Speech

/// Shows what an importer made of a dump, or what the pixels ask a tree to hold.
struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree", abstract: "Show the tree of a dump, of the pixels, or of both.",
    discussion: """
      With DUMP: the tree that was imported. With IMAGE and --from-pixels: the tree that the pixels ask for. With \
      IMAGE TREE and --complete: the declared tree, completed by what only the pixels show; each node is marked \
      declared or inferred.
      """)

  @Argument(help: ArgumentHelp("DUMP, or with the flags IMAGE or IMAGE TREE.", valueName: "path"))
  var paths: [String]

  @Flag(help: "Infer the tree from a screenshot; with a dump too, complete the dump.")
  var fromPixels = false

  @Flag(help: "Complete the declared tree by what only the pixels show.")
  var complete = false

  @Option(
    help:
      "text, unsaid (unsaid.tree/1) or idb (idb's JSON, in points); text for a dump, else unsaid, when left out."
  )
  var format: TreeFormat?

  @Option(help: "Whose conventions an inferred tree follows: ios, android, web or unknown.")
  var platform: Platform = .unknown

  @Option(
    help: ArgumentHelp(
      "The screenshot of the same moment; frames then come out in its pixels.", valueName: "path"))
  var image: String?

  @Option(name: .shortAndLong, help: ArgumentHelp("Write to a file.", valueName: "path"))
  var output: String?

  @OptionGroup var input: InputArguments

  private var isInferred: Bool { fromPixels || complete }

  func validate() throws {
    if isInferred {
      let least = complete ? 2 : 1
      guard (least...2).contains(paths.count) else {
        throw ValidationError(
          "give \(complete ? "IMAGE TREE" : "IMAGE or IMAGE TREE"); \(paths.count) paths were given")
      }
      if image != nil { throw ValidationError("the screenshot is the first path here; leave out --image") }
    } else if paths.count != 1 {
      throw ValidationError("give one DUMP, or IMAGE TREE with --complete; \(paths.count) paths were given")
    }
  }

  func run() throws {
    try OutputGuard.check(outputs: [output].compactMap { $0 }, inputs: paths + [image].compactMap { $0 })
    let tree = isInferred ? try inferred() : MarkedTree(declared: try declared())
    let format = self.format ?? (isInferred ? .unsaid : .text)
    let text =
      format == .text && !isInferred ? TreeText.render(tree.tree) : format.render(tree)
    if let output, output != "-" {
      try Files.write(text.utf8, to: output)
    } else {
      Console.printRaw(text)
    }
  }

  private func inferred() throws -> MarkedTree {
    let auditor = try Assembly.auditor(threads: JobArguments.threadsOfOne)
    guard paths.count == 2 else {
      return try auditor.inferredTree(
        of: Assembly.raster(at: paths[0]), image: paths[0], scale: input.scale, platform: platform)
    }
    let pair = try InputPairs.pair(image: paths[0], tree: paths[1])
    return try auditor.completedTree(of: InputPairs.read(pair), options: input.options)
  }

  private func declared() throws -> AccessibilityTree {
    let size = try image.map { try Assembly.imageSize(at: $0) }
    let canvas = Importing.Canvas(imageSize: size, scale: input.scale)
    do {
      let tree = try TreeReader.tree(
        from: Files.bytes(of: paths[0], limit: TreeReader.byteLimit), format: input.treeFormat, canvas: canvas
      )
      if let unread = ScreenReport.Unread(of: tree) { Console.error(unread.warning(of: paths[0])) }
      return tree
    } catch let error as ImportError {
      throw Failure(AuditError(path: paths[0], line: error.line, reason: error.reason))
    }
  }
}
