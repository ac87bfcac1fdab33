import AccessibilityModel
import Geometry
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
    guard element.score >= doubtfulScore, hasPlausibleShape(element) else { return nil }
    let byScore: Verdict = element.score >= certainScore ? .certain : .doubtful
    switch element.type {
    case .toggle, .checkbox, .slider, .pageControl: return byScore
    case .textField: return looksLikeField(element) ? byScore : nil
    case .segmentedControl, .tabBarItem: return spokenInside(element) ? nil : byScore
    case .icon: return iconVerdict(element, byScore)
    case .container: return containerVerdict(element, byScore)
    case .picture: return element.clickable == true ? .doubtful : nil
    case .text: return textVerdict(element, byScore)
    case .dialog: return nil
    }
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
    switch element.clickable {
    case false: return nil
    case true: return (element.clickableScore ?? 1) >= 0.6 ? byScore : .doubtful
    default: break
    }
    // Where clickability was not judged, the place tells.
    if isInTopBar(element) || hasDeclaredPeer(element) { return byScore }
    return nil
  }

  /// A text that recognition calls clickable, or the title of a row among rows that are declared as controls.
  private func textVerdict(_ element: Element, _ byScore: Verdict) -> Verdict? {
    if let clickable = element.clickable {
      return clickable && (element.clickableScore ?? 1) >= 0.6 ? byScore : nil
    }
    let peers = screen.seen.elements.filter { peer in
      peer.type == .text && abs(peer.box.left - element.box.left) <= 2 * screen.scale
        && (0.75...1.35).contains(peer.box.height / max(element.box.height, 1))
    }
    let nodes = Set(peers.compactMap { screen.stop(of: $0)?.id }.filter { screen.spoken.isInteractive($0) })
    let isTitle = peers.allSatisfy {
      points(abs($0.box.midY - element.box.midY)) >= 32 || $0.id == element.id
    }
    return nodes.count >= 2 && isTitle && element.score >= 0.8 ? .certain : nil
  }

  /// The first and last place of the bar at the top belong to controls.
  private func isInTopBar(_ element: Element) -> Bool {
    let bounds = screen.seen.size.bounds
    let isBesideEdge = element.box.midX < 0.12 * bounds.width || element.box.midX > 0.88 * bounds.width
    return isBesideEdge && points(element.box.midY) < 110 && points(element.box.midY) > 30
  }

  /// An icon level with icons of its size that are declared as controls is one of them.
  private func hasDeclaredPeer(_ element: Element) -> Bool {
    screen.seen.elements.contains { peer in
      guard peer.type == .icon, peer.id != element.id,
        peer.box.overlapY(element.box) >= 0.6 * min(peer.box.height, element.box.height),
        (0.6...1.6).contains(peer.box.height / max(element.box.height, 1)),
        let node = screen.node(of: peer), screen.spoken.isInteractive(node.id)
      else { return false }
      return points(node.frame.width) <= 72 && screen.elements(of: node).count == 1
    }
  }

  /// A container is a button where it holds one short line, or one icon, and nothing else.
  private func containerVerdict(_ element: Element, _ byScore: Verdict) -> Verdict? {
    guard element.clickable != false, spokenInside(element) == false else { return nil }
    let texts = screen.elements(.text, inside: element.box)
    let icons = screen.elements(.icon, inside: element.box)
    if texts.count == 1, icons.count <= 1, let text = texts.first {
      guard (text.text ?? "").count <= 32, isCentred(texts + icons, in: element.box) else { return nil }
      return byScore
    }
    guard texts.isEmpty, icons.count == 1, points(element.box.width) <= 80 else { return nil }
    return isCentred(icons, in: element.box) ? byScore : nil
  }

  private func isCentred(_ content: [Element], in box: Rect) -> Bool {
    guard let first = content.first?.box else { return false }
    let whole = content.dropFirst().reduce(first) { $0.union($1.box) }
    return abs(whole.midX - box.midX) <= 0.1 * box.width && abs(whole.midY - box.midY) <= 0.2 * box.height
  }
}
