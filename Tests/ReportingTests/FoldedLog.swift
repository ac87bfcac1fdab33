/// The parts of a SARIF log that say what belongs together.
struct FoldedLog: Decodable {
  struct Text: Decodable { let text: String }
  struct Place: Decodable { let region: [String: Int]? }
  struct Location: Decodable { let physicalLocation: Place }
  struct Cause: Decodable {
    let root: String
    let rank: Int
  }
  struct Properties: Decodable {
    let outcome: String
    let cause: Cause?
  }
  struct Result: Decodable {
    let message: Text
    let rank: Double?
    let relatedLocations: [Location]?
    let partialFingerprints: [String: String]?
    let properties: Properties
  }
  struct Topic: Decodable { let id: String }
  struct Notification: Decodable {
    let descriptor: Topic
    let message: Text
    let locations: [Location]?
  }
  struct Invocation: Decodable { let toolExecutionNotifications: [Notification] }
  struct Run: Decodable {
    let results: [Result]
    let invocations: [Invocation]
  }
  let runs: [Run]
}
