/// The state that pixels show of a checkbox, toggle, segment or tab.
public enum ElementState: String, Sendable, Hashable, Codable {
  case selected
  case unselected
}
