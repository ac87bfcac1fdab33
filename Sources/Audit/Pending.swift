import Dispatch
import Synchronization

/// A value that another core works out meanwhile; asking for it waits until it is there.
final class Pending<Value: Sendable, Failure: Error>: Sendable {
  private let result = Mutex<Result<Value, Failure>?>(nil)
  private let done = DispatchGroup()

  /// Begins the work, which goes on even if nobody asks for its value.
  init(_ work: @escaping @Sendable () throws(Failure) -> Value) {
    DispatchQueue.global(qos: .userInitiated).async(group: done) {
      let found = Result { () throws(Failure) in try work() }
      self.result.withLock { $0 = found }
    }
  }

  /// The value, or the error that the work threw.
  func value() throws(Failure) -> Value {
    done.wait()
    guard let found = result.withLock({ $0 }) else { preconditionFailure("the group waits for the work") }
    return try found.get()
  }
}
