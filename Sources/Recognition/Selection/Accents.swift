import Geometry
import Imaging
import ScreenModel

/// The vivid colours that an app gives to its controls.
public enum Accents {
  /// The grounds of switches, sliders, checkboxes and small containers with much colour, at most 24 of them.
  ///
  /// - Parameter vividness: the least difference of channels, 0…255.
  public static func colors(
    of elements: [Element], on raster: Raster, vividness: Int = 64
  ) -> [Color] {
    let controls = elements.filter { element in
      switch element.type {
      case .toggle, .checkbox: element.state == .selected
      case .slider: true
      case .container: element.box.height < 0.08 * Double(raster.height)
      default: false
      }
    }
    return controls.prefix(24).compactMap { control in
      let look = Look(of: raster, in: PixelBox(covering: control.box), samples: 400)
      return [look?.ground, look?.ink].compactMap { $0 }.first { $0.vividness >= vividness }
    }
  }
}
