import Inference
import ScreenModel

/// Names the icons: what the network sees in the glyph, and what its place makes of it (docs/icon-meanings.md).
public struct IconMeanings: Stage {
  private let classifier: IconClassifier

  /// Makes the stage.
  public init(_ classifier: IconClassifier) { self.classifier = classifier }

  /// Sets `icon` of every icon whose meaning is sure; those in tab items are icons of their own.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    let icons = elements.indices.filter { elements[$0].type == .icon }
    guard !icons.isEmpty else { return elements }
    let glyphs = try classifier.meanings(at: icons.map { elements[$0].box }, on: canvas.raster)
    var named = elements
    for (index, glyph) in zip(icons, glyphs) { named[index].icon = glyph }
    let context = IconContext(named, size: canvas.raster.size, scale: canvas.scale)
    for index in icons { named[index].icon = context.meaning(of: named[index]) }
    return named
  }
}
