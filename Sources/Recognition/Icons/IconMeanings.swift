import Inference
import ScreenModel

/// Names the icons: what the network sees in the glyph, and what its place makes of it (docs/icon-meanings.md).
///
/// What was found as a text but could not be read is an icon where the network knows its glyph.
public struct IconMeanings: Stage {
  private let classifier: IconClassifier
  /// The largest side of an icon that was taken for a text, in points.
  private let side = 44.0

  /// Makes the stage.
  public init(_ classifier: IconClassifier) { self.classifier = classifier }

  /// Sets `icon` of every icon whose meaning is sure; those in tab items are icons of their own.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    let signs = elements.indices.filter { elements[$0].type == .icon || isUnread(elements[$0], canvas) }
    guard !signs.isEmpty else { return elements }
    let glyphs = try classifier.meanings(at: signs.map { elements[$0].box }, on: canvas.raster)
    var named = elements
    for (index, glyph) in zip(signs, glyphs) {
      named[index].icon = glyph
      if glyph != nil { named[index].type = .icon }
    }
    let icons = signs.filter { named[$0].type == .icon }
    let context = IconContext(named, size: canvas.raster.size, scale: canvas.scale)
    for index in icons { named[index].icon = context.meaning(of: named[index]) }
    return named
  }

  /// Whether something about as wide as high was found as a text, and nobody could read it.
  private func isUnread(_ element: Element, _ canvas: Canvas) -> Bool {
    let box = element.box
    return element.type == .text && element.text == nil && max(box.width, box.height) <= canvas.pixels(side)
      && (0.5...2).contains(box.width / max(1, box.height))
  }
}
