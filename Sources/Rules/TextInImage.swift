import AccessibilityModel
import Findings
import Geometry
import Matching
import ScreenModel

/// Words that are part of a picture and that no node says.
public struct TextInImage: Rule {
  /// What counts as read, and how many words of which size are a text.
  public struct Thresholds: Decodable, Sendable {
    let minimumScore: Double
    let minimumConfidence: Double
    let leastWords: Int
    let leastHeight: Double
    let leastShare: Double
    let mostLines: Int
    let largestShare: Double
  }

  /// The permanent name.
  public static let id = "text-in-image"
  /// Its file in `rules/`.
  public static let file = PackageResources.text_in_image_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// Words that cannot be read cannot be compared.
  public func reasonNotToRun(on screen: Screen) -> String? { screen.reasonNotReadable }

  /// One finding a picture.
  public func findings(on screen: Screen) -> [Finding] {
    let pictures = screen.seen.elements.filter { isJudged($0, on: screen) }
    guard pictures.isEmpty == false else { return [] }
    let said = SaidWords(screen)
    return pictures.compactMap { picture in
      let lines = lines(in: picture, on: screen)
      let unsaid = lines.filter { said.holds($0) == false }
      let words = unsaid.flatMap { ($0.text ?? "").plainWords }.filter { $0.contains(where: \.isLetter) }
      let area = unsaid.reduce(0) { $0 + $1.box.area }
      // Many lines are a page or a chart; what others say beside it is text drawn on the picture.
      guard unsaid.count == lines.count, lines.count <= thresholds.mostLines,
        words.count >= thresholds.leastWords,
        area >= thresholds.leastShare * picture.box.area
      else { return nil }
      let text = unsaid.compactMap(\.text).joined(separator: " ")
      return Finding(
        rule: Self.id, confidence: picture.score, box: picture.box,
        element: picture.id, node: screen.node(of: picture)?.id, evidence: ["text": Words.quoted(text)])
    }
  }

  private func isJudged(_ picture: Element, on screen: Screen) -> Bool {
    picture.type == .picture && picture.score >= thresholds.minimumScore
      && picture.box.area <= thresholds.largestShare * screen.seen.size.bounds.area
      && screen.surroundings.holds(picture.box) && screen.surroundings.isObscured(picture.box) == false
      && screen.surroundings.isCut(picture.box) == false && isLogo(picture, on: screen) == false
      && screen.isInPicture(picture) == false
  }

  /// Words in a logo are exempt.
  private func isLogo(_ picture: Element, on screen: Screen) -> Bool {
    guard let node = screen.node(of: picture) else { return false }
    return [node.identifier, node.label].contains { $0?.lowercased().contains("logo") == true }
  }

  private func lines(in picture: Element, on screen: Screen) -> [Element] {
    screen.elements(.text, inside: picture.box).filter {
      $0.score >= thresholds.minimumConfidence && $0.box.height >= thresholds.leastHeight * screen.scale
    }
  }
}
