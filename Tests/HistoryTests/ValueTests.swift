import Findings
import History
import Testing

@Suite struct ValueTests {
  @Test(
    arguments: [
      ("1970-01-01", 0), ("1970-01-02", 1), ("1969-12-31", -1), ("2000-02-29", 11_016),
      ("2026-03-01", 20_513),
      ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
    ])
  func `a day has a number and reads as it is written`(text: String, number: Int) {
    #expect(Day(text)?.number == number)
    #expect(Day(number: number).description == text)
  }

  @Test(
    arguments: [
      "", "2026", "2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "26-01-01", "2026-1-1",
      "2026-01-01T",
      "+026-01-01", "2026-01-0١",
    ])
  func `what is no day is none`(text: String) { #expect(Day(text) == nil) }

  @Test(
    arguments: [
      (.error, false, 1, 0, 10), (.warning, false, 1, 0, 3), (.info, false, 1, 0, 1), (.error, true, 1, 0, 5),
      (.error, false, 0.5, 0, 5), (.error, false, 1, 365, 20), (.error, false, 1, 366, 20),
      (.error, false, 1, 5_000, 20), (.error, false, 1, -10, 10), (.warning, true, 0.5, 73, 0.9),
    ] as [(Severity, Bool, Double, Int, Double)])
  func `debt is weight by confidence by age`(
    severity: Severity, isReview: Bool, confidence: Double, days: Int, debt: Double
  ) {
    let score = Debt.score(severity: severity, isReview: isReview, confidence: confidence, days: days)
    #expect(abs(score - debt) < 1e-9)
  }
}
