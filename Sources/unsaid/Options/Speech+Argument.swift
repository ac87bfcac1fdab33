import AccessibilityModel
import ArgumentParser
import Reporting
import Speech

extension SpeechFormat: ExpressibleByArgument {}

extension Transcript.Column: ExpressibleByArgument {}

extension Reader: ExpressibleByArgument {
  /// The readers' names in lower case.
  public init?(argument: String) {
    guard let reader = Reader.allCases.first(where: { $0.rawValue.lowercased() == argument.lowercased() })
    else { return nil }
    self = reader
  }

  /// The words that are understood.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue.lowercased() } }
}

extension TreeFormat: ExpressibleByArgument {}

extension Platform: ExpressibleByArgument {}
