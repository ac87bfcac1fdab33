import History

/// Turns the history's errors into what the user sees.
enum Recording {
  /// What the work gives; its error as one line with the right exit code.
  static func values<Value>(_ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch let error as HistoryError {
      throw Failure(error.message, code: error.kind == .usage ? .usage : .failure)
    }
  }
}
