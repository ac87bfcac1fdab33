import Audit
import Evaluation
import Foundation
import ImageCoding
import Recognition
import ScreenModel
import TestSupport
import Testing

@Suite struct WeakAnswersTests {
  @Test func `weak answers stand below all that is reported and change nothing above`() throws {
    let picture = Repository.file("Fixtures/screens/chats-ios-dark/clean.png")
    let raster = try ImageReader.raster(from: [UInt8](Data(contentsOf: picture)))
    func elements(withWeakAnswers: Bool) throws -> [Element] {
      let auditor = try FixtureTests.auditor(AuditorSettings(withWeakAnswers: withWeakAnswers))
      return try auditor.recognize(raster, image: "clean.png", scale: nil).elements
    }
    let reported = try elements(withWeakAnswers: false)
    let all = try elements(withWeakAnswers: true)
    let strong = all.filter { $0.score >= WeakAnswers.reported }
    #expect(all.count > strong.count)
    #expect(Set(strong.map(\.box)) == Set(reported.map(\.box)))
    #expect(strong.count == reported.count)
  }
}
