import AccessibilityModel
import Geometry
import ScreenModel

/// Works out what a complete app would have said of the stops that recognition saw.
public struct SeenStops: Sendable {
  private let screen: RecognizedScreen

  /// Prepares the stops of a screen.
  public init(_ screen: RecognizedScreen) { self.screen = screen }

  /// The stops, in navigation order; a stop whose elements are not on the screen is left out.
  public func stops() -> [SeenStop] {
    let known = Dictionary(screen.elements.map { ($0.id, $0) }) { first, _ in first }
    var found: [SeenStop] = []
    for stop in screen.stops {
      let elements = stop.elements.compactMap { known[$0] }
      guard let first = elements.first else { continue }
      let box = elements.dropFirst().reduce(first.box) { $0.union($1.box) }
      found.append(
        SeenStop(
          elements: elements.map(\.id), kind: stop.kind, box: box,
          announcement: announcement(of: elements, kind: stop.kind)))
    }
    SeenPlaces.number(&found)
    return found
  }

  private func announcement(of elements: [Element], kind: Stop.Kind) -> Announcement {
    let control = SeenRole.control(of: elements)
    let role = SeenRole.role(of: elements, control: control, kind: kind)
    let field = control?.type == .textField ? control : nil
    let inside = field.map { SeenWords.inside($0, of: elements) } ?? []
    let outside = elements.filter { inside.contains($0) == false && $0 != field }
    let around = SeenWords.text(of: outside)
    let written = SeenWords.text(of: inside)
    // Pixels do not tell a placeholder from a value: alone, the words in a field are all that names it.
    let text = around ?? written
    var said = Announcement(name: text ?? SeenWords.icon(of: elements, on: screen), role: role)
    if field != nil, around != nil { said.value = written }
    if let rating = SeenRating.value(of: elements) {
      said.name = "Rating"
      said.value = rating
    }
    if said.name == nil { said.drawn = SeenWords.drawn(elements, control: control) }
    said.isInteractive = role.isControl || role == .pageControl
    said.isDimmed = said.isInteractive && elements.contains { $0.isDimmed == true }
    switch control?.type {
    case .toggle, .checkbox: said.checked = control?.state.map { $0 == .selected ? .on : .off }
    case .tabBarItem, .segmentedControl: said.isSelected = control?.state == .selected
    default: said.isSelected = kind == .tab && elements.contains { $0.state == .selected }
    }
    return said
  }
}
