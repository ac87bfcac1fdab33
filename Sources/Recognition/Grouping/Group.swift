import Geometry
import ScreenModel

/// Elements that a screen reader would read at one stop.
struct Group: Sendable, Hashable {
  /// The rule that made it.
  var kind: Stop.Kind
  /// Indices of the elements.
  var members: [Int]
}

/// The elements of a screen while they are being grouped; each belongs to one group at most.
struct Groups: Sendable {
  let elements: [Element]
  let scale: Double
  private(set) var groups: [Group] = []
  private var owner: [Int?]

  init(_ elements: [Element], scale: Double) {
    self.elements = elements
    self.scale = scale
    owner = [Int?](repeating: nil, count: elements.count)
  }

  /// Whether an element has no group yet.
  func isFree(_ index: Int) -> Bool { owner[index] == nil }

  /// Makes a group of the elements, with all that their present groups hold.
  mutating func join(_ indices: [Int], as kind: Stop.Kind) {
    let present = Set(indices.compactMap { owner[$0] })
    let members = Set(indices).union(present.flatMap { groups[$0].members }).sorted()
    for index in present { groups[index].members = [] }
    for index in members { owner[index] = groups.count }
    groups.append(Group(kind: kind, members: members))
  }

  /// The members of the element's group, or the element alone.
  func mates(_ index: Int) -> [Int] { owner[index].map { groups[$0].members } ?? [index] }

  /// The kind of the element's group.
  func kind(_ index: Int) -> Stop.Kind? { owner[index].map { groups[$0].kind } }

  /// The extent of some elements.
  func box(_ indices: [Int]) -> Rect {
    let boxes = indices.map { elements[$0].box }
    return boxes.dropFirst().reduce(boxes.first ?? Rect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
  }

  /// Indices of the elements that lie in a box, not counting `except`.
  func inside(_ box: Rect, except: Int) -> [Int] {
    elements.indices.filter { index in
      index != except && elements[index].box.share(in: box) > 0.85
        && elements[index].box.area < 0.98 * box.area
    }
  }

  /// The smallest container, clearly larger than the element, that holds it.
  func container(of index: Int) -> Int? {
    let box = elements[index].box
    return elements.indices.filter {
      elements[$0].type == .container && $0 != index && box.share(in: elements[$0].box) > 0.85
        && elements[$0].box.area > 1.5 * box.area
    }.min { elements[$0].box.area < elements[$1].box.area }
  }
}
