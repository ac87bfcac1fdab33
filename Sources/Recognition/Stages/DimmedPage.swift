import Geometry
import Imaging
import Inference
import ScreenModel

/// Finds the dialog on a page that is dimmed: a sheet or an alert that the detector overlooked or took for a card.
public struct DimmedPage: Stage {
  /// What tells a dimmed page.
  private let scrim = Scrim()
  /// The least height of a dialog, as a share of the screen's.
  public var least = 0.1

  /// Makes the stage.
  public init() {}

  /// The elements with the dialog, where one lies on a dimmed page and none is known.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    guard !elements.contains(where: { $0.type == .dialog }) else { return elements }
    let cards = elements.filter { $0.type == .container }.map(\.box).filter { isTall($0, canvas) }
    let candidates = (sheets(on: canvas) + cards).sorted { $0.area > $1.area }
    guard let box = candidates.first(where: { scrim.lies(around: $0, on: canvas) }) else { return elements }
    let others = elements.filter { $0.type != .container || $0.box.iou(box) < 0.8 }
    return others + [Element(type: .dialog, box: box, score: 0.5)]
  }

  private func isTall(_ box: Rect, _ canvas: Canvas) -> Bool {
    box.height >= least * Double(canvas.raster.height)
  }

  /// The flat surfaces from edge to edge that reach the lower end of the screen, but not its upper end.
  private func sheets(on canvas: Canvas) -> [Rect] {
    let size = canvas.raster.size.bounds
    return canvas.regions.regions.filter { region in
      let box = region.box.rect
      return box.width >= 0.95 * size.width && box.bottom >= size.height - canvas.pixels(Scrim.system)
        && box.top >= canvas.pixels(Scrim.system) && isTall(box, canvas)
        && Double(region.area) >= 0.2 * box.area
        && hasRoundCorner(region, on: canvas)
    }.map { region in
      let box = region.box.rect
      return Rect(left: box.left, top: box.top, right: box.right, bottom: size.height)
    }
  }

  /// Whether an upper corner of a surface shows another colour than its upper edge.
  private func hasRoundCorner(_ region: FlatRegions.Region, on canvas: Canvas) -> Bool {
    let (box, inset) = (region.box.rect, canvas.pixels(1))
    return [box.left + inset, box.right - inset - 1].contains { x in
      canvas.raster.color(x: x, y: box.top + inset).map { $0.distance(to: region.color) > 12 } ?? false
    }
  }
}
