import AccessibilityModel
import Geometry

/// Fits frames that are pixels already: only a screenshot of another size scales them.
struct PixelFit {
  /// The screen as the dump states it, in either orientation; nil where only the root frame tells.
  var screen: Size?
  /// The pixels of a density-independent pixel as the dump states them.
  var density: Double?
  /// The estimate of that number from a screen and the nodes in the dump's pixels.
  var estimate: (Size, [Node]) -> ScreenScale = Density.android

  func fit(_ nodes: [Node], canvas: Canvas) -> Fit {
    let root = nodes.first { !$0.frame.isEmpty }?.frame
    let rootSize = root.flatMap { $0.isAtOrigin ? Size($0) : nil }
    guard let image = canvas.imageSize, !image.isEmpty else {
      return plain(rootSize ?? screen, factor: 1, canvas: canvas, nodes)
    }
    if let rootSize { return fit(root: rootSize, to: image, canvas: canvas, nodes) }
    // A dialog's dump begins at the dialog, so only the stated screen can tell.
    guard let screen, screen != image, screen.turned != image else {
      return plain(image, factor: 1, canvas: canvas, nodes)
    }
    let turned = (screen.width < screen.height) != (image.width < image.height)
    return fit(root: turned ? screen.turned : screen, to: image, canvas: canvas, nodes)
  }

  private func fit(root: Size, to image: Size, canvas: Canvas, _ nodes: [Node]) -> Fit {
    guard let factor = factor(of: root, in: image) else {
      // Another screen than the picture's: the size says so, and the rule capture-incomplete reads it.
      return plain(root, factor: 1, canvas: canvas, nodes)
    }
    var fit = plain(factor == 1 ? image : unscaled(image, by: factor), factor: factor, canvas: canvas, nodes)
    if factor != 1, canvas.scale == nil { fit.scale = fit.scale.scaled(by: factor) }
    fit.size = image
    return fit
  }

  /// The factor from the root frame to the picture; nil where no uniform one exists.
  private func factor(of root: Size, in image: Size) -> Double? {
    let across = Double(image.width) / Double(root.width)
    let down = Double(image.height) / Double(root.height)
    // A root can end above or beside the navigation bar, so the larger extent decides, the other may be short.
    let factor = min(across, down)
    // A window that fills one side of the picture, a drawer for example, is not scaled however short it is.
    if abs(factor - 1) < 0.005 { return 1 }
    // One that is as wide as the picture and higher is of another screen; a scale of 0.975 would only hide that.
    if factor < 1, max(across, down) < 1.005 && max(across, down) > 0.995 { return nil }
    return factor / max(across, down) >= 0.75 ? factor : nil
  }

  private func unscaled(_ image: Size, by factor: Double) -> Size {
    Size(image.bounds.scaled(by: 1 / factor)) ?? image
  }

  private func plain(_ size: Size?, factor: Double, canvas: Canvas, _ nodes: [Node]) -> Fit {
    let stated = (canvas.scale ?? density).map(ScreenScale.stated)
    let scale = stated ?? size.map { estimate($0, nodes) } ?? .guess(1)
    return Fit(factor: factor, scale: scale, size: size)
  }
}
