import Foundation
import Geometry
import Testing

@Suite struct RectTests {
  static let unit = Rect(x: 0, y: 0, width: 10, height: 10)

  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 10, height: 10), 1.0),
    (Rect(x: 5, y: 0, width: 10, height: 10), 50.0 / 150.0),
    (Rect(x: 10, y: 0, width: 10, height: 10), 0.0),
    (Rect(x: 0, y: 0, width: 0, height: 0), 0.0),
  ])
  func `IoU is common area over whole area`(other: Rect, expected: Double) {
    #expect(abs(Self.unit.iou(other) - expected) < 1e-9)
  }

  @Test(arguments: [
    (Rect(x: 2, y: 2, width: 4, height: 4), 1.0),
    (Rect(x: 8, y: 0, width: 4, height: 10), 0.5),
    (Rect(x: 20, y: 0, width: 4, height: 10), 0.0),
  ])
  func `the share is the part of the first that lies in the second`(inner: Rect, expected: Double) {
    #expect(abs(inner.share(in: Self.unit) - expected) < 1e-9)
  }

  @Test func `a rectangle encodes as four numbers and comes back`() throws {
    let rect = Rect(x: 1, y: 2.5, width: 3, height: 4)
    let data = try JSONEncoder().encode(rect)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2.5,3,4]")
    #expect(try JSONDecoder().decode(Rect.self, from: data) == rect)
  }
}
