import Audit
import Foundation
import TestSupport

/// The models that `make setup` installs.
public enum InstalledModels {
  /// What is missing, and what to do about it.
  public struct Missing: Error, CustomStringConvertible {
    /// One line for a person.
    public let description = "the models are not installed; run `make setup`"
  }

  /// The files for recognition.
  public static func files() throws -> RuntimeFiles {
    guard
      let files = RuntimeFiles.find(
        executable: Repository.file(".build/release/unsaid").path,
        fileExists: FileManager.default.fileExists(atPath:))
    else { throw Missing() }
    return files
  }
}
