import Evaluation
import Geometry
import Imaging
import Inference
import Recognition
import ScreenModel

/// Names icons whose places are known, which tells the classifier's part in a score from the detector's.
public struct IconNamer: Sendable {
  private let classifier: IconClassifier

  /// Loads the classifier; `threads` is the number of cores to use, 1 or more.
  public init(files: RuntimeFiles, threads: Int) throws(SetupError) {
    do {
      classifier = try IconClassifier(
        runtime: Runtime(library: files.library), model: files.icons, settings: files.iconSettings,
        threads: threads)
    } catch {
      throw SetupError(error)
    }
  }

  /// The stage that names the icons among known elements.
  var stage: IconMeanings { IconMeanings(classifier) }

  /// The cases of a labelled screen, each icon cut out where the truth has it.
  public func cases(
    of truth: LabelledScreen, on raster: Raster
  ) throws(AuditError) -> [IconScore.Case] {
    let icons = Self.icons(of: truth)
    do {
      let answers = try classifier.meanings(at: icons.map(\.box), on: raster)
      return zip(icons, answers).map { IconScore.Case(truth: $0.icon ?? "none", answer: $1) }
    } catch {
      throw AuditError(path: truth.image, reason: error.reason)
    }
  }

  /// The cases of a labelled screen as recognition found it; an icon that it overlooked has no answer.
  public static func cases(of truth: LabelledScreen, seen: RecognizedScreen) -> [IconScore.Case] {
    var left = seen.elements.filter { $0.type == .icon }
    return icons(of: truth).map { icon in
      let wanted = icon.icon ?? "none"
      let match = left.indices.max { left[$0].box.iou(icon.box) < left[$1].box.iou(icon.box) }
      guard let match, left[match].box.iou(icon.box) >= 0.5 else {
        return IconScore.Case(truth: wanted, answer: nil)
      }
      return IconScore.Case(truth: wanted, answer: folded(left.remove(at: match).icon, towards: wanted))
    }
  }

  private static func icons(of screen: LabelledScreen) -> [LabelledElement] {
    screen.elements.filter { !$0.isIgnored && $0.icon != nil && !$0.box.isEmpty }
  }

  /// The truth names glyphs; a word that only the place gives is right where it stands for that glyph.
  private static func folded(_ answer: String?, towards wanted: String) -> String? {
    guard let answer, let glyphs = IconContext.glyphs(of: answer), glyphs.contains(wanted) else {
      return answer
    }
    return wanted
  }
}
