import Geometry
import Importing
import Testing

struct EncodingTests {
  enum Form: CaseIterable { case utf8Mark, utf16Little, utf16Big, utf16LittleBare, utf16BigBare }

  @Test(arguments: Samples.all, Form.allCases)
  func `every encoding gives the same tree`(_ sample: Sample, _ form: Form) throws {
    let text = String(decoding: try sample.bytes(), as: UTF8.self)
    let canvas = Canvas(imageSize: sample.image)
    let tree = try TreeReader.tree(from: Self.encode(text, form), format: nil, canvas: canvas)
    #expect(try tree == sample.tree())
  }

  @Test func `a UTF-16 file that ends inside a character is an error`() throws {
    let bytes = Array(Self.encode(try Samples.text("uiautomator.xml"), .utf16Little).dropLast())
    let error = #expect(throws: ImportError.self) {
      try TreeReader.tree(from: bytes, format: nil, canvas: Canvas())
    }
    #expect(error?.reason.contains("cut off") == true)
  }

  static func encode(_ text: String, _ form: Form) -> [UInt8] {
    switch form {
    case .utf8Mark: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    case .utf16Little: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16Big: [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .utf16LittleBare: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigBare: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
  }
}
