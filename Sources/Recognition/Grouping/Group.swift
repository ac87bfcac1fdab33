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
  let size: Size
  let scale: Double
  /// For each element the smallest container, clearly larger, that holds it.
  let home: [Int?]
  private(set) var groups: [Group] = []
  private var owner: [Int?]
  private var apart: Set<Int> = []

  init(_ elements: [Element], size: Size, scale: Double) {
    self.elements = elements
    self.size = size
    self.scale = scale
    owner = [Int?](repeating: nil, count: elements.count)
    let containers = elements.indices.filter { elements[$0].type == .container }
      .sorted { elements[$0].box.area < elements[$1].box.area }
    home = elements.indices.map { index in
      let box = elements[index].box
      return containers.first {
        $0 != index && elements[$0].box.area > 1.5 * box.area && box.share(in: elements[$0].box) > 0.85
      }
    }
  }

  /// A length in points as pixels.
  func pixels(_ points: Double) -> Double { points * scale }

  /// The extent of an element.
  func box(_ index: Int) -> Rect { elements[index].box }

  /// The type of an element.
  func type(_ index: Int) -> ElementType { elements[index].type }

  /// Indices of the elements of some types.
  func all(_ types: ElementType...) -> [Int] { elements.indices.filter { types.contains(elements[$0].type) } }

  /// Whether an element has no group yet and may get one.
  func isFree(_ index: Int) -> Bool { owner[index] == nil && !apart.contains(index) }

  /// Whether a text has no group but that of its lines.
  func isFreeText(_ index: Int) -> Bool {
    elements[index].type == .text && (isFree(index) || kind(index) == .text)
  }

  /// Whether an element acts by itself and joins no group.
  func isApart(_ index: Int) -> Bool { apart.contains(index) }

  /// Keeps an element out of all groups: it is a stop of its own, or a frame that is not read.
  mutating func setApart(_ index: Int) { apart.insert(index) }

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

  /// What an element lies on: its container, else the dialog around it, else the screen.
  func ground(of index: Int) -> Rect {
    if let home = home[index] { return elements[home].box }
    let dialog = elements.first {
      $0.type == .dialog && elements[index].box != $0.box && elements[index].box.share(in: $0.box) > 0.85
    }
    return dialog?.box ?? size.bounds
  }

  /// Whether a box is narrow and low, or wide and lower: the sign that a row or button opens something.
  func isChevron(_ box: Rect) -> Bool {
    let (width, height) = (box.width / scale, box.height / scale)
    return ((0.38...0.72).contains(width / height) && (4...18).contains(height))
      || ((0.38...0.72).contains(height / width) && (4...18).contains(width))
  }

  /// The text that an icon stands close behind, in left-to-right order: at most 6 points after its end, at its middle, and
  /// nearer to it than to the next text on that line.
  func word(closeBefore icon: Int) -> Int? {
    let sign = box(icon)
    let level = all(.text).filter {
      abs(box($0).midY - sign.midY) < 0.5 * box($0).height && home[$0] == home[icon]
    }
    guard
      let word = level.filter({ box($0).right <= sign.left + pixels(1) }).max(by: {
        box($0).right < box($1).right
      })
    else { return nil }
    let gap = sign.left - box(word).right
    let next =
      level.filter { box($0).left >= sign.right }.map { box($0).left - sign.right }.min() ?? .infinity
    return gap <= pixels(6) && 2 * max(gap, pixels(1)) < next ? word : nil
  }

  /// Indices of the elements that lie in a box, not counting `except`.
  func inside(_ box: Rect, except: Int) -> [Int] {
    elements.indices.filter { index in
      index != except && elements[index].box.share(in: box) > 0.85
        && (elements[index].type != .container || elements[index].box.area < 0.98 * box.area)
    }
  }
}
