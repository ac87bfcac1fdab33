/// What recognition can call an element; the raw values are the names of the JSON contract.
public enum ElementType: String, Sendable, Hashable, Codable, CaseIterable {
  case checkbox = "Checkbox"
  case container = "Container"
  case dialog = "Dialog"
  case icon = "Icon"
  case pageControl = "PageControl"
  case picture = "Picture"
  case segmentedControl = "SegmentedControl"
  case slider = "Slider"
  case text = "Text"
  case textField = "TextField"
  case toggle = "Toggle"
  case tabBarItem = "TabBarItem"
}
