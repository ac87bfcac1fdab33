/// Runs work over many screens at once, a bounded number at a time, and keeps their order.
public enum Suite {
  /// The results of `work` for each item, in the order of the items.
  ///
  /// - Parameters:
  ///   - items: what to work on.
  ///   - jobs: how many may be under way at once; bounds the memory, since each holds a picture.
  ///   - finished: called after each item, one call at a time, with the number done so far.
  ///   - work: the work on one item.
  public static func map<Item: Sendable, Outcome: Sendable>(
    _ items: [Item], jobs: Int, finished: @Sendable (Int, Item) -> Void,
    work: @escaping @Sendable (Item) -> Outcome
  ) async -> [Outcome] {
    await withTaskGroup(of: (Int, Outcome).self) { group in
      var outcomes = [Outcome?](repeating: nil, count: items.count)
      var next = 0
      var done = 0
      func start() {
        guard next < items.count else { return }
        let index = next
        group.addTask { (index, work(items[index])) }
        next += 1
      }
      for _ in 0..<max(1, jobs) { start() }
      while let (index, outcome) = await group.next() {
        outcomes[index] = outcome
        done += 1
        finished(done, items[index])
        start()
      }
      return outcomes.compactMap { $0 }
    }
  }
}
