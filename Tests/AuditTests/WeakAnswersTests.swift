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
    func elements(_ kind: RecognitionKind) throws -> [Element] {
      let auditor = try FixtureTests.auditor(AuditorSettings(recognition: kind))
      return try auditor.recognize(raster, image: "clean.png", scale: nil).elements
    }
    let reported = try elements(.reported)
    let all = try elements(.withWeakAnswers)
    let strong = all.filter { $0.score >= WeakAnswers.reported }
    #expect(all.count > strong.count)
    #expect(Set(strong.map(\.box)) == Set(reported.map(\.box)))
    #expect(strong.count == reported.count)
    // The second answer boxes paragraphs, not lines, and knows no segments, sliders or states.
    let annotated = try elements(.asAnnotated).filter { $0.score >= WeakAnswers.reported }
    #expect(annotated.contains { $0.type == .text } && annotated.allSatisfy { $0.state == nil })
  }
}
