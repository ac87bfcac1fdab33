import ArgumentParser
import Audit
import Geometry
import Importing
import Reporting

/// Shows what an importer made of a dump.
struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree", abstract: "Show the tree that was imported from a dump.")

  @Argument(help: ArgumentHelp("The dump, in any known format.", valueName: "dump"))
  var dump: String

  @Option(
    help: ArgumentHelp(
      "The screenshot of the same moment; frames then come out in its pixels.", valueName: "path"))
  var image: String?

  @OptionGroup var input: InputArguments

  func run() throws {
    let size = try image.map { try Assembly.imageSize(at: $0) }
    let canvas = Importing.Canvas(imageSize: size, scale: input.scale)
    do {
      let tree = try TreeReader.tree(
        from: Files.bytes(of: dump, limit: TreeReader.byteLimit), format: input.treeFormat, canvas: canvas)
      Console.print(TreeText.render(tree))
    } catch let error as ImportError {
      throw Failure(AuditError(path: dump, line: error.line, reason: error.reason))
    }
  }
}
