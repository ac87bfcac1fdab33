#if os(Linux)
  import Foundation
  import Inference
  import Testing

  /// What only shows in the process: threads and memory. Each test looks at a process of its own.
  @Suite struct ResourceTests {
    static func status(_ key: String) -> Int {
      let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix(key + ":") }
      return line.flatMap { Int($0.filter(\.isNumber)) } ?? -1
    }

    @Test func `a model takes as many threads as it is told`() async {
      await #expect(processExitsWith: .success) {
        let runtime = try Fixtures.runtime()
        let before = Self.status("Threads")
        let model = try Model(runtime: runtime, bytes: Fixtures.arithmetic, name: "arithmetic", threads: 4)
        // The thread that calls run is the fourth.
        try #require(Self.status("Threads") - before == 3)
        try #require(model.outputs.count == 2)
      }
    }

    @Test func `memory does not grow with every new shape of input`() async {
      await #expect(processExitsWith: .success) {
        let model = try Model(
          runtime: try Fixtures.runtime(), path: Fixtures.root + "/.deps/runtime/ocr/det.onnx", threads: 1)
        for height in stride(from: 512, to: 1024, by: 32) {
          let shape = [1, 3, height, 512]
          let input = Tensor(shape: shape, elements: [Float](repeating: 0, count: shape.reduce(1, *)))
          // Memory patterns, which are to be off, are noted in the first run of a shape and take memory in the second.
          for _ in 0..<2 { _ = try model.run(input) }
        }
        // In kB: 118,000 without patterns, 179,000 with them.
        try #require(Self.status("VmHWM") < 150_000)
      }
    }

    @Test func `loading and running a thousand times leaks nothing`() async {
      await #expect(processExitsWith: .success) {
        let runtime = try Fixtures.runtime()
        let input = Tensor(shape: [1000, 2], elements: [Float](repeating: 1, count: 2000))
        func round() throws {
          for _ in 0..<100 {
            let model = try Model(runtime: runtime, bytes: Fixtures.arithmetic, name: "arithmetic")
            for _ in 0..<10 { _ = try model.run(input, input) }
          }
        }
        try round()
        let before = Self.status("VmRSS")
        for _ in 0..<9 { try round() }
        // One leaked output a run would be 80 MB.
        try #require(Self.status("VmRSS") - before < 10_000)
      }
    }
  }
#endif
