import ArgumentParser
import Configuration
import Foundation

/// Shows what a run would use.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Print the effective configuration, and where each value comes from.")

  /// How the result is written.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @OptionGroup var settings: ConfigurationArguments

  @Option(help: "text or json.")
  var format: Format = .text

  func run() throws {
    let effective = EffectiveConfiguration(try settings.load(), catalog: try Assembly.catalog())
    switch format {
    case .text: try printText(effective)
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
      Console.print(String(decoding: try encoder.encode(effective.entries), as: UTF8.self))
    }
  }

  private func printText(_ effective: EffectiveConfiguration) throws {
    let path = try settings.path()
    Console.print(
      "# \(path ?? "no \(Configuration.fileName) here or in any folder above; all values are defaults")")
    let keyWidth = min(64, effective.entries.map(\.key.count).max() ?? 0)
    let valueWidth = min(40, effective.entries.map(\.value.count).max() ?? 0)
    for entry in effective.entries {
      let key = entry.key.padding(toLength: max(keyWidth, entry.key.count), withPad: " ", startingAt: 0)
      let value = entry.value.padding(
        toLength: max(valueWidth, entry.value.count), withPad: " ", startingAt: 0)
      Console.print("\(key)  \(value)  \(entry.from)")
    }
  }
}
