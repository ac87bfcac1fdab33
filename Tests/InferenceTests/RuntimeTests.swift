import Inference
import Testing

/// Calls through each slot of ONNX Runtime's table that the C shim names, so that a wrong number cannot pass.
@Suite struct RuntimeTests {
  let a = Tensor(shape: [2, 2], elements: [1, 2, 3, 4])
  let b = Tensor(shape: [2, 2], elements: [10, 20, 30, 40])

  @Test func `the library opens and says the pinned version`() throws {
    #expect(try Fixtures.runtime().version == "1.31.1")
  }

  @Test func `a missing library is an error that says what to do`() {
    #expect(throws: InferenceError.self) { try Runtime(library: "/nowhere/lib.so") }
    do {
      _ = try Runtime(library: "/nowhere/lib.so")
    } catch {
      #expect(error.reason.contains("/nowhere/lib.so"))
      #expect(error.reason.hasSuffix("run `make setup`"))
    }
  }

  @Test func `a library that is not ONNX Runtime is an error`() {
    #expect(throws: InferenceError.self) { try Runtime(library: "libc.so.6") }
  }

  @Test(arguments: [1, 2])
  func `a model runs and gives its outputs by name`(threads: Int) throws {
    let model = try Model(
      runtime: try Fixtures.runtime(), bytes: Fixtures.arithmetic, name: "arithmetic", threads: threads)
    #expect(model.inputs == ["a", "b"])
    #expect(model.outputs == ["sum", "double"])
    let results = try model.run(a, b)
    #expect(results["sum"] == Tensor(shape: [2, 2], elements: [11, 22, 33, 44]))
    #expect(results["double"] == Tensor(shape: [2, 2], elements: [2, 4, 6, 8]))
  }

  @Test func `an empty input gives an empty output`() throws {
    let model = try Model(runtime: try Fixtures.runtime(), bytes: Fixtures.arithmetic, name: "arithmetic")
    let none = Tensor(shape: [0, 2], elements: [])
    #expect(try model.run(none, none)["sum"] == none)
  }

  @Test func `runs may overlap`() async throws {
    let model = try Model(runtime: try Fixtures.runtime(), bytes: Fixtures.arithmetic, name: "arithmetic")
    try await withThrowingTaskGroup(of: (Float, Float?).self) { group in
      for value in 0..<200 {
        let input = Tensor(shape: [1, 2], elements: [Float(value), 0])
        group.addTask { (Float(value), try model.run(input, input)["double"]?.elements.first) }
      }
      for try await (value, double) in group { #expect(double == 2 * value) }
    }
  }

  @Test func `runtimes may be opened and closed beside one another`() async throws {
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<20_000 { group.addTask { try Fixtures.runtime().version } }
      for try await version in group { #expect(!version.isEmpty) }
    }
  }

  @Test func `a model outlives the variable that held its runtime`() throws {
    func load() throws -> Model {
      try Model(runtime: try Fixtures.runtime(), bytes: Fixtures.arithmetic, name: "arithmetic")
    }
    #expect(try load().run(a, b).count == 2)
  }

  @Test func `named settings reach the session`() throws {
    // Told to expect its other format, ONNX Runtime refuses a model that it loads otherwise.
    let settings = [(key: "session.load_model_format", value: "ORT")]
    let runtime = try Fixtures.runtime()
    #expect(throws: InferenceError.self) {
      try Model(runtime: runtime, bytes: Fixtures.arithmetic, name: "m", threads: 1, settings: settings)
    }
    #expect(throws: Never.self) {
      try Model(runtime: runtime, bytes: Fixtures.arithmetic, name: "m", threads: 1, settings: [])
    }
  }
}
