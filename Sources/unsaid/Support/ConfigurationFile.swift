import Configuration
import Foundation

/// Finds the configuration from a folder upwards.
enum ConfigurationFile {
  /// No configuration written by people comes near it.
  static let largest = 4 << 20

  /// The path of the nearest file, relative to the folder: `.unsaid.yml` or `../../.unsaid.yml`; nil where none is.
  static func nearest(from folder: String) throws -> String? {
    var above = ""
    var parts = folder.split(separator: "/")
    while true {
      let place = "/" + (parts + [Substring(Configuration.fileName)]).joined(separator: "/")
      if FileManager.default.fileExists(atPath: place) { return above + Configuration.fileName }
      guard parts.popLast() != nil else { return nil }
      above += "../"
    }
  }
}
