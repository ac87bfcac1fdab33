import AccessibilityModel
import Geometry
import Matching
import ScreenModel

extension Screen {
  /// Whether the contrast of what is drawn there is the app's matter: not the system's, nor foreign, covered or in a picture.
  func ownsColors(of element: Element) -> Bool {
    let node = node(of: element)
    // A tab bar may reach into the strip of the system's buttons.
    let isRead = node.map { drawn.isRead($0.id) && $0.frame.area < 0.3 * seen.size.bounds.area } ?? false
    guard surroundings.holds(element.box, isDeclared: isRead),
      surroundings.isObscured(element.box, isDeclared: isRead) == false
    else { return false }
    guard let node else { return isInPicture(element) == false }
    if spoken.isSystem(node.id) || node.role == .image || isLogo(node) { return false }
    if isRead { return true }
    return drawn.isPartlyCovered(node.id) == false && isInPicture(element) == false
  }

  /// Whether the element belongs to something that is declared as disabled: WCAG exempts it.
  func isDeclaredDisabled(_ element: Element) -> Bool {
    guard let node = node(of: element) else { return false }
    return ([node] + closeAncestors(of: node)).contains { $0.isEnabled == false }
  }

  /// The nodes around one that have a place and are no page: a root without any says nothing of what is inside.
  func closeAncestors(of node: Node) -> [Node] {
    tree.ancestors(of: node.id).filter {
      $0.frame.isEmpty == false && $0.frame.area < 0.5 * seen.size.bounds.area
    }
  }

  /// Whether the element is drawn on a button that looks as if it could not be used.
  func looksDisabled(_ element: Element) -> Bool {
    element.isDimmed == true
      || seen.elements.contains { $0.isDimmed == true && element.box.share(in: $0.box) >= 0.85 }
  }

  private func isLogo(_ node: Node) -> Bool {
    node.identifier?.lowercased().contains("logo") == true
  }
}
