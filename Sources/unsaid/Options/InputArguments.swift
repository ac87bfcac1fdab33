import ArgumentParser
import Audit
import Importing

/// What the user may say of the input.
struct InputArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("The format of the dump; found from its content when left out.", valueName: "name"))
  var treeFormat: String?

  @Option(
    help: ArgumentHelp(
      "Pixels a point; taken from the root frame and the image when left out.", valueName: "n"))
  var scale: Double?

  func validate() throws {
    let known = TreeReader.importers.map { $0.format }
    if let treeFormat, !known.contains(treeFormat) {
      throw ValidationError(
        "there is no tree format \"\(treeFormat)\"; known are \(known.joined(separator: ", "))")
    }
    if let scale, !(0.5...8).contains(scale) {
      throw ValidationError("--scale is \(scale); pixels a point lie between 0.5 and 8")
    }
  }

  var options: InputOptions { InputOptions(treeFormat: treeFormat, scale: scale) }
}
