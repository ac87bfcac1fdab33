import Geometry
import ScreenModel

// Numbers leave with a fixed precision: the last bits of a sum differ between machines, and a report may not.
// What is not finite becomes 0, for JSON has no word for it.

extension Double {
  /// The nearest value with at most `places` decimals; 0 where the value is not finite.
  func rounded(places: Int) -> Double {
    guard isFinite else { return 0 }
    let factor = places == 2 ? 100.0 : 10_000.0
    let scaled = (self * factor).rounded() / factor
    // Adding zero turns -0 into 0.
    return scaled.isFinite ? scaled + 0 : self
  }
}

extension Rect {
  /// The rectangle with hundredths of pixels.
  var stable: Rect {
    Rect(
      x: x.rounded(places: 2), y: y.rounded(places: 2), width: width.rounded(places: 2),
      height: height.rounded(places: 2))
  }
}

extension Element {
  /// The element with stable numbers.
  var stable: Element {
    var copy = self
    copy.box = box.stable
    copy.score = score.rounded(places: 4)
    copy.clickableScore = clickableScore?.rounded(places: 4)
    return copy
  }
}

extension RecognizedScreen {
  /// The screen with stable numbers.
  var stable: RecognizedScreen {
    var copy = self
    copy.scale = scale.rounded(places: 4)
    copy.elements = elements.map(\.stable)
    return copy
  }
}

extension ReportedFinding {
  /// The finding with stable numbers.
  var stable: ReportedFinding {
    var copy = self
    copy.confidence = confidence.rounded(places: 4)
    copy.box = box?.stable
    copy.node?.box = (node?.box ?? Rect(x: 0, y: 0, width: 0, height: 0)).stable
    return copy
  }
}

extension Report {
  /// The report with numbers of fixed precision, as every machine-read format writes them.
  public var stable: Report {
    var copy = self
    copy.screens = screens.map { screen in
      var copy = screen
      copy.scale = screen.scale.rounded(places: 4)
      copy.elements = screen.elements.map(\.stable)
      copy.findings = screen.findings.map(\.stable)
      return copy
    }
    return copy
  }
}
