import AccessibilityModel
import Geometry
import ScreenModel

/// What may differ between two runs without the defects being others; and, last, other defects too.
enum Change: String, CaseIterable {
  case density = "density of the screen"
  case device = "size of the device"
  case theme = "theme"
  case language = "language"
  case wording = "neighbours re-worded"
  case moved = "neighbours moved"
  case rows = "rows re-ordered"
  case other = "defects mended, others made"
  case otherLanguage = "other defects, language"
  case otherDevice = "other defects, device and density"
  case otherRows = "other defects, rows re-ordered"
  case everything = "other defects, device, theme and language"

  /// Whether defects are exchanged as well.
  var exchangesDefects: Bool {
    switch self {
    case .other, .otherLanguage, .otherDevice, .otherRows, .everything: true
    default: false
    }
  }

  /// The scene after the change; `isSpared` says which parts no fault touches.
  func applied(to scene: Scene, seed: Int, isSpared: (Int) -> Bool) -> Scene {
    switch self {
    case .density: scene.rescaled(by: 3)
    case .device: scene.onOtherDevice
    case .theme: scene.recognizedOtherwise(seed: seed)
    case .language, .otherLanguage: scene.translated { _ in true }
    case .wording: scene.translated(where: isSpared, words: 0.4, seed: seed)
    case .moved: scene.withBanner(seed: seed)
    case .rows, .otherRows: scene.withRowsReordered(seed: seed)
    case .other: scene
    case .otherDevice: scene.onOtherDevice.rescaled(by: 2)
    case .everything: scene.onOtherDevice.recognizedOtherwise(seed: seed).translated { _ in true }
    }
  }
}

extension Scene {
  func rescaled(by factor: Double) -> Scene {
    var copy = placed { $0.scaled(by: factor) }
    copy.scale = factor
    copy.size = Size(width: Int(Double(size.width) * factor), height: Int(Double(size.height) * factor))
    return copy
  }

  /// A wider and higher phone: full width grows, the right side stays right, what lies at the bottom stays there.
  var onOtherDevice: Scene {
    let (wider, higher) = (40.0, 88.0)
    let (width, height) = (Double(size.width), Double(size.height))
    var copy = placed { box in
      var box = box
      if box.width > width * 0.7 {
        box.width += wider
      } else if box.midX > width * 0.6 {
        box.x += wider
      } else if abs(box.midX - width / 2) < width * 0.1 {
        box.x += wider / 2
      }
      if box.height > height * 0.8 { box.height += higher } else if box.midY > height * 0.88 { box.y += higher }
      return box
    }
    copy.size = Size(width: size.width + Int(wider), height: size.height + Int(higher))
    return copy
  }

  /// What recognition may see in other colours: some icons without a meaning or as pictures, slips of reading.
  func recognizedOtherwise(seed: Int) -> Scene {
    var numbers = Seeded(seed)
    var copy = self
    for index in copy.drawn.indices {
      var element = copy.drawn[index].element
      if element.icon != nil, numbers.happens(0.2) { element.icon = nil }
      if element.type == .icon, numbers.happens(0.03) { element.type = .picture }
      if let text = element.text, text.count > 3, numbers.happens(0.03) {
        element.text = String(text.dropLast()) + "l"
      }
      copy.drawn[index].element = element
    }
    return copy
  }

  /// All words in another language, the same for what is drawn and what is declared.
  func translated(where isConcerned: (Int) -> Bool, words share: Double = 1, seed: Int = 0) -> Scene {
    func other(_ text: String) -> String {
      // The same text is always re-worded or never: it is drawn and declared.
      var numbers = Seeded(text.unicodeScalars.reduce(seed) { ($0 &* 31) &+ Int($1.value) })
      return numbers.happens(share) ? Tongue.translated(text) : text
    }
    // A text that belongs to a spared part and to another one must not differ between both.
    var kept: Set<String> = []
    func collect(_ branch: Branch) {
      if !isConcerned(branch.origin), let label = branch.node.label { kept.insert(label) }
      branch.children.forEach(collect)
    }
    collect(root)
    func changed(_ text: String) -> String { kept.contains { $0.contains(text) } ? text : other(text) }
    var copy = mapped { branch in
      var branch = branch
      branch.node.label = branch.node.label.map(changed)
      branch.node.text = branch.node.text.map(changed)
      return branch
    }
    for index in copy.drawn.indices {
      copy.drawn[index].element.text = copy.drawn[index].element.text.map(changed)
    }
    return copy
  }

  /// A banner pushes all below it down; what leaves the screen is gone.
  func withBanner(seed: Int) -> Scene {
    var numbers = Seeded(seed)
    let top = Double(size.height) * Double.random(in: 0.1..<0.35, using: &numbers)
    let push = Double.random(in: 40..<120, using: &numbers)
    let bottom = Double(size.height) * 0.9
    func move(_ box: Rect) -> Rect {
      box.top < top || box.midY > bottom || box.height > Double(size.height) / 2
        ? box : Rect(x: box.x, y: box.y + push, width: box.width, height: box.height)
    }
    func isGone(_ box: Rect) -> Bool { move(box) != box && move(box).bottom > bottom }
    var copy = mapped { isGone($0.node.frame) ? nil : $0 }
    copy.drawn = copy.drawn.filter { !isGone($0.element.box) }
    return copy.placed(move)
  }
}
