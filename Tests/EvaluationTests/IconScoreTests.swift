import Evaluation
import Testing

@Suite struct IconScoreTests {
  static let cases = [
    IconScore.Case(truth: "back", answer: "back"),
    IconScore.Case(truth: "back", answer: nil),
    IconScore.Case(truth: "close", answer: "back"),
    IconScore.Case(truth: "none", answer: "close"),
    IconScore.Case(truth: "none", answer: nil),
    IconScore.Case(truth: "~bell|add", answer: "add"),
    IconScore.Case(truth: "~bell|add", answer: "close"),
    IconScore.Case(truth: "~bell|add", answer: nil),
  ]

  @Test func `answers are counted by what the truth allows`() {
    let score = IconScore(Self.cases)
    #expect([score.named, score.answered, score.right] == [3, 2, 1])
    #expect([score.nameless, score.namelessAnswered] == [2, 1])
    #expect([score.mixed, score.mixedRight, score.mixedWrong] == [3, 1, 1])
    #expect(score.precision == 0.25)
    #expect(score.rightShare == 1.0 / 3)
  }

  @Test func `every word has its mistakes on both sides`() {
    let score = IconScore(Self.cases)
    #expect(score.meanings.map(\.name) == ["add", "back", "close"])
    #expect(
      score.meanings[1]
        == IconScore.MeaningScore(name: "back", truth: 2, right: 1, wrong: 0, invented: 1))
    #expect(
      score.meanings[2]
        == IconScore.MeaningScore(name: "close", truth: 1, right: 0, wrong: 1, invented: 2))
  }

  @Test func `without icons all shares are zero`() {
    let score = IconScore([])
    #expect([score.precision, score.rightShare, score.answeredShare] == [0, 0, 0])
  }
}
