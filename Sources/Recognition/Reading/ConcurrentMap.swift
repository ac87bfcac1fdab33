import Dispatch
import Synchronization

/// The results of `transform` in the order of `values`, worked out on up to `threads` cores.
///
/// Each core takes the next value as soon as it is free, since lines differ in length.
func concurrentMap<Value: Sendable, Result: Sendable>(
  _ values: [Value], threads: Int, _ transform: @Sendable (Value) -> Result
) -> [Result] {
  let next = Atomic<Int>(0)
  let found = Mutex<[Result?]>(Array(repeating: nil, count: values.count))
  withoutActuallyEscaping(transform) { transform in
    DispatchQueue.concurrentPerform(iterations: max(1, min(threads, values.count))) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < values.count else { return }
        let result = transform(values[index])
        found.withLock { $0[index] = result }
      }
    }
  }
  return found.withLock { $0.compactMap { $0 } }
}
