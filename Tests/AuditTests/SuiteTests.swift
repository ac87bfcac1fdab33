import Audit
import Synchronization
import Testing

@Suite struct SuiteTests {
  @Test(arguments: [1, 2, 7, 100])
  func `results keep the order of the items, whatever the number of jobs`(jobs: Int) async {
    let items = Array(0..<40)
    let results = await Suite.map(items, jobs: jobs, finished: { _, _ in }, work: { $0 * 2 })
    #expect(results == items.map { $0 * 2 })
  }

  @Test func `no more than the wanted number is under way at once`() async {
    let active = Mutex((now: 0, most: 0))
    _ = await Suite.map(Array(0..<30), jobs: 2, finished: { _, _ in }) { _ in
      active.withLock { counts in
        counts.now += 1
        counts.most = max(counts.most, counts.now)
      }
      active.withLock { $0.now -= 1 }
    }
    #expect(active.withLock { $0.most } <= 2)
  }

  @Test func `every item is announced once, with a rising count`() async {
    let counts = Mutex<[Int]>([])
    _ = await Suite.map(Array(0..<10), jobs: 3, finished: { done, _ in counts.withLock { $0.append(done) } })
    { $0 }
    #expect(counts.withLock { $0 } == Array(1...10))
  }
}
