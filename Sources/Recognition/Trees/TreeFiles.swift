import Foundation
import Inference

/// Reads boosted trees and the settings beside them.
enum TreeFiles {
  /// The trees and their settings; throws where a file is missing or cannot be read.
  ///
  /// - Parameter name: what the model judges, for the message.
  static func read<Settings: Decodable>(
    _ name: String, trees path: String, settings settingsPath: String
  ) throws(InferenceError) -> (trees: BoostedTrees, settings: Settings) {
    do {
      let trees = try Data(contentsOf: URL(fileURLWithPath: path))
      let settings = try Data(contentsOf: URL(fileURLWithPath: settingsPath))
      return (try BoostedTrees([UInt8](trees)), try JSONDecoder().decode(Settings.self, from: settings))
    } catch let error as InferenceError {
      throw error
    } catch {
      throw InferenceError(reason: "cannot read the \(name) model \(path); run `make setup`")
    }
  }
}
