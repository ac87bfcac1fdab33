import AccessibilityModel
import Geometry
import Imaging
import Matching
import ScreenModel

/// Tells which of the drawn elements are controls, from their shape and surroundings.
struct SeenControls {
  /// How sure it is that an element is a control.
  enum Verdict { case certain, doubtful }

  let screen: Screen
  /// The confidence from which recognition is believed.
  let certainScore: Double
  /// The confidence below which recognition is not listened to.
  let doubtfulScore: Double

  /// What to think of an element; nil where it is no control or too little is known.
  func verdict(on element: Element) -> Verdict? {
    guard element.score >= doubtfulScore, hasPlausibleShape(element), hasInk(element),
      element.score >= 0.75 || isOnQuietGround(element)
    else { return nil }
    let byScore: Verdict = element.score >= certainScore ? .certain : .doubtful
    switch element.type {
    case .pageControl: return nil
    case .toggle: return screen.elements(.text, inside: element.box).isEmpty ? byScore : nil
    case .checkbox:
      return isBullet(element) || screen.elements(.text, inside: element.box).isEmpty == false ? nil : byScore
    case .slider:
      return screen.elements(.text, inside: element.box).isEmpty
        ? (element.score >= 0.8 ? .certain : .doubtful) : nil
    case .textField: return looksLikeField(element) ? byScore : nil
    case .segmentedControl, .tabBarItem: return spokenInside(element) ? nil : byScore
    case .icon: return iconVerdict(element, byScore)
    case .container: return containerVerdict(element, byScore)
    case .picture: return element.clickable == true ? .doubtful : nil
    case .text: return screen.isGlyph(element) ? iconVerdict(element, byScore) : textVerdict(element, byScore)
    case .dialog: return nil
    }
  }

  /// Whether what holds the text names it too: a page that states all its words as one label.
  private func isSaidAround(_ element: Element) -> Bool {
    let text = FoldedText(element.text ?? "")
    return text.count >= 4
      && screen.tree.nodes.contains { node in
        element.box.share(in: node.frame) >= 0.85 && screen.spoken.isVisible(node.id)
          && screen.spoken.strings(of: node.id).contains { FoldedText($0).contains(text, slipShare: 0.2) }
      }
  }

  /// One of several equal marks before the lines of a list, which the tree calls mere texts.
  private func isBullet(_ element: Element) -> Bool {
    let column = screen.seen.elements.filter { other in
      (other.type == .checkbox || other.type == .icon) && screen.node(of: other) == nil
        && abs(other.box.midX - element.box.midX) <= 2 * screen.scale
        && abs(other.box.height - element.box.height) <= 2 * screen.scale
    }
    return column.count >= 2 && column.allSatisfy { leadsText($0) } && points(element.box.height) <= 20
  }

  /// Pale shapes of a background are no controls.
  private func hasInk(_ element: Element) -> Bool {
    InkColor.inkAndGround(of: element.box.insetBy(-2), in: screen.raster).isEmpty == false
  }

  /// Controls stand on one colour; what a detector finds amid a photograph does not.
  private func isOnQuietGround(_ element: Element) -> Bool {
    FlatArea(tolerance: 24, outlierShare: 0).isQuiet(
      around: element.box, in: screen.raster, margin: Int((3 * screen.scale).rounded()))
  }

  private func points(_ pixels: Double) -> Double { pixels / screen.scale }

  private func hasPlausibleShape(_ element: Element) -> Bool {
    let width = points(element.box.width)
    let height = points(element.box.height)
    switch element.type {
    case .toggle: return (24...90).contains(width) && (12...52).contains(height) && width > 1.1 * height
    case .checkbox: return (10...52).contains(width) && (0.6...1.7).contains(width / max(height, 1))
    case .slider: return width >= 60 && height <= 64
    case .pageControl: return width <= 240 && height <= 40
    case .textField: return width >= 64 && (18...90).contains(height)
    case .segmentedControl: return width >= 20 && (16...64).contains(height)
    case .tabBarItem: return width >= 16 && (16...96).contains(height)
    case .icon: return (10...64).contains(width) && (10...64).contains(height)
    case .container: return width >= 24 && (20...80).contains(height)
    case .picture: return (32...200).contains(width) && (32...200).contains(height)
    case .text: return (element.text ?? "").count <= 40 && height <= 48
    case .dialog: return false
    }
  }

  /// A field holds at most one line; a card with several lines was mistaken for one.
  private func looksLikeField(_ element: Element) -> Bool {
    screen.elements(.text, inside: element.box).count <= 1 && spokenInside(element) == false
  }

  /// Whether something inside is declared: then the control is there, perhaps under another role.
  private func spokenInside(_ element: Element) -> Bool {
    screen.seen.elements.contains {
      $0.id != element.id && $0.box.share(in: element.box) >= 0.85 && screen.node(of: $0) != nil
    }
  }

  private func iconVerdict(_ element: Element, _ byScore: Verdict) -> Verdict? {
    // Where words are not read, clickability was judged without them.
    if screen.isReadable == false, leadsText(element), isInTopBar(element) == false { return nil }
    if isPageDot(element) || isSignOfField(element) || isStatusSign(element) { return nil }
    switch element.clickable {
    case false: return nil
    case true:
      // Without a confidence of its own, the word of a doubtful detection weighs little.
      let isSure = element.clickableScore.map { $0 >= 0.6 } ?? (element.score >= 0.75)
      return isSure || isInTopBar(element) || hasDeclaredPeer(element) ? byScore : .doubtful
    default: break
    }
    // Where clickability was not judged, the place tells.
    if isInTopBar(element) || hasDeclaredPeer(element) { return byScore }
    return nil
  }

  /// One of three or more equal small icons, evenly spaced: the dots of a page control, most often decoration.
  private func isPageDot(_ element: Element) -> Bool {
    let alike = screen.seen.elements.filter {
      $0.type == .icon && abs($0.box.midY - element.box.midY) <= screen.scale
        && abs($0.box.width - element.box.width) <= 2 * screen.scale && screen.node(of: $0) == nil
    }.sorted { $0.box.left < $1.box.left }
    guard alike.count >= 3, points(element.box.width) <= 20 else { return false }
    let gaps = zip(alike, alike.dropFirst()).map { $1.box.midX - $0.box.midX }
    guard let first = gaps.first else { return false }
    return gaps.allSatisfy { abs($0 - first) <= 2 * screen.scale && $0 <= 3 * element.box.width }
  }

  /// The glyph before the words of a field, or of a row that looks like one, says what the words are.
  private func isSignOfField(_ element: Element) -> Bool {
    let isInField = screen.seen.elements.contains {
      $0.type == .textField && element.box.share(in: $0.box) >= 0.85
        && element.box.midX < $0.box.left + 0.2 * $0.box.width
    }
    return isInField && leadsText(element)
  }

  /// A sign that says how it stands, before the words that say so too, is decoration.
  private func isStatusSign(_ element: Element) -> Bool {
    ["error", "warning", "info", "check", "success"].contains(element.icon ?? "") && leadsText(element)
  }

  /// A text that recognition calls clickable, or the title of a row among rows that are declared as controls.
  private func textVerdict(_ element: Element, _ byScore: Verdict) -> Verdict? {
    guard screen.isReadable, isSaidAround(element) == false else { return nil }
    if let clickable = element.clickable {
      return clickable && (element.clickableScore ?? 1) >= 0.6 ? byScore : nil
    }
    guard element.score >= 0.8 else { return nil }
    return isTitleAmongRows(element) || isInControlColor(element) ? .certain : nil
  }

  /// The first text of its stop, at the leading edge at which other rows, declared as controls, begin.
  private func isTitleAmongRows(_ element: Element) -> Bool {
    let titles = screen.seen.stops.compactMap { stop in
      stop.elements.compactMap(screen.element).first { $0.type == .text }
    }
    guard titles.contains(where: { $0.id == element.id }) else { return false }
    let peers = titles.filter { peer in
      abs(peer.box.left - element.box.left) <= 2 * screen.scale
        && (0.75...1.35).contains(peer.box.height / max(element.box.height, 1))
    }
    let nodes = Set(peers.compactMap { screen.stop(of: $0)?.id }.filter { screen.spoken.isInteractive($0) })
    return nodes.count >= 2
  }

  /// A short text in the tint of declared controls, be it that of their words or of their ground.
  private func isInControlColor(_ element: Element) -> Bool {
    guard (element.text ?? "").count <= 32,
      let ink = InkColor.inkAndGround(of: element.box, in: screen.raster).first,
      ink.vividness >= 60
    else { return false }
    return screen.seen.elements.contains { other in
      guard other.type == .text || other.type == .icon, other.id != element.id,
        let node = screen.node(of: other),
        screen.spoken.isInteractive(node.id), node.role == .button || node.role == .link
      else { return false }
      return InkColor.inkAndGround(of: other.box, in: screen.raster).contains { $0.distance(to: ink) <= 24 }
    }
  }

  /// The first and last place of the bar at the top belong to controls.
  private func isInTopBar(_ element: Element) -> Bool {
    let bounds = screen.seen.size.bounds
    let isBesideEdge = element.box.midX < 0.12 * bounds.width || element.box.midX > 0.88 * bounds.width
    return isBesideEdge && points(element.box.midY) < 110 && points(element.box.midY) > 30
  }

  /// An icon level with an icon of its size that is declared as a control, or below two of them, is one too.
  private func hasDeclaredPeer(_ element: Element) -> Bool {
    let peers = screen.seen.elements.filter { peer in
      guard screen.isGlyph(peer), peer.id != element.id,
        (0.6...1.6).contains(peer.box.height / max(element.box.height, 1)),
        let node = screen.node(of: peer), screen.spoken.isInteractive(node.id)
      else { return false }
      return points(node.frame.width) <= 72 && screen.elements(of: node).count == 1
    }
    let isLevel = peers.contains {
      $0.box.overlapY(element.box) >= 0.6 * min($0.box.height, element.box.height)
    }
    return isLevel || peers.count { abs($0.box.midX - element.box.midX) <= 3 * screen.scale } >= 2
  }

  /// A container is a button where it holds one short line, or one icon, and nothing else.
  private func containerVerdict(_ element: Element, _ byScore: Verdict) -> Verdict? {
    guard element.clickable != false, spokenInside(element) == false else { return nil }
    let texts = screen.elements(.text, inside: element.box)
    let icons = screen.elements(.icon, inside: element.box)
    if texts.count == 1, icons.count <= 1, let text = texts.first {
      guard isShort(text), isCentred(texts + icons, in: element.box) else {
        return nil
      }
      return byScore
    }
    guard texts.isEmpty, icons.count == 1, points(element.box.width) <= 64, leadsText(element) == false else {
      return nil
    }
    return isCentred(icons, in: element.box) ? byScore : nil
  }

  /// A word or three; of a script that cannot be read the length tells.
  private func isShort(_ text: Element) -> Bool {
    if screen.isReadable { return (2...32).contains((text.text ?? "").count) }
    return text.clickable == true && points(text.box.width) <= 240 && points(text.box.height) <= 32
  }

  /// A tile with an icon beside the words of a row is decoration, be the words read or only declared.
  private func leadsText(_ element: Element) -> Bool {
    isBesideText(element, screen.seen.elements.filter { $0.type == .text && $0.id != element.id }.map(\.box))
      || isBesideText(element, declaredTexts)
  }

  private func isBesideText(_ element: Element, _ texts: [Rect]) -> Bool {
    let readsLeftward = screen.declaresRightToLeft
    return texts.contains { text in
      let gap = points(readsLeftward ? element.box.left - text.right : text.left - element.box.right)
      return text.overlapY(element.box) >= 0.5 * min(text.height, element.box.height)
        && (-1...32).contains(gap)
        && text.height <= 4 * element.box.height
    }
  }

  private var declaredTexts: [Rect] {
    guard screen.isReadable == false else { return [] }
    return screen.tree.nodes.filter { $0.role == .text && screen.spoken.isVisible($0.id) }.map(\.frame)
  }

  private func isCentred(_ content: [Element], in box: Rect) -> Bool {
    guard let first = content.first?.box else { return false }
    let whole = content.dropFirst().reduce(first) { $0.union($1.box) }
    return abs(whole.midX - box.midX) <= 0.1 * box.width && abs(whole.midY - box.midY) <= 0.2 * box.height
  }
}
