import Inference
import Testing

@Suite struct ModelErrorTests {
  static func reason(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return (error as? InferenceError)?.reason ?? "another error"
    }
  }

  static func arithmetic() throws -> Model {
    try Model(runtime: try Fixtures.runtime(), bytes: Fixtures.arithmetic, name: "arithmetic")
  }

  @Test(arguments: [[], [1, 2, 3], Array(Fixtures.arithmetic.dropLast(40))] as [[UInt8]])
  func `bytes that are no model are refused with the name`(bytes: [UInt8]) {
    let reason = Self.reason { _ = try Model(runtime: try Fixtures.runtime(), bytes: bytes, name: "broken") }
    #expect(reason.hasPrefix("cannot load the model broken: "))
  }

  @Test func `a missing file is named, with what to do`() {
    let reason = Self.reason { _ = try Model(runtime: try Fixtures.runtime(), path: "/nowhere/m.onnx") }
    #expect(reason == "cannot read the model /nowhere/m.onnx; run `make setup`")
  }

  @Test func `the count of inputs must fit`() {
    let one = Tensor(shape: [1, 2], elements: [1, 2])
    #expect(
      Self.reason { _ = try Self.arithmetic().run(one) }
        == "the model arithmetic takes 2 inputs and was given 1")
  }

  @Test func `a shape that the model does not take is an error of the run`() {
    let wrong = Tensor(shape: [1, 3], elements: [1, 2, 3])
    #expect(
      Self.reason { _ = try Self.arithmetic().run(wrong, wrong) }.hasPrefix("the model arithmetic failed: "))
  }

  @Test func `an output of integers is refused rather than misread`() {
    let reason = Self.reason {
      let model = try Model(runtime: try Fixtures.runtime(), bytes: Fixtures.integers, name: "integers")
      _ = try model.run(Tensor(shape: [1], elements: [1]))
    }
    #expect(reason.contains("the output whole of the model integers cannot be read"))
  }

  @Test func `an unknown output is answered with the known ones`() {
    let reason = Self.reason {
      let model = try Model(runtime: try Fixtures.runtime(), bytes: Fixtures.integers, name: "integers")
      _ = try model.run(Tensor(shape: [1], elements: [1]), reading: "half") { _, _ in 0 }
    }
    #expect(reason == "the model integers has no output half, only whole")
  }
}
