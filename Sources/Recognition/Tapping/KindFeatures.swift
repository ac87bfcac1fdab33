import ScreenModel

/// The type, and what a recognised icon is used for.
enum KindFeatures: FeatureGroup {
  static let names = ["isIcon", "isText", "isPicture", "isContainer", "iconUse"]

  static func values(of index: Int, in scene: TapScene) -> [Double] {
    let element = scene.elements[index]
    return [ElementType.icon, .text, .picture, .container].map { (element.type == $0).feature }
      + [element.icon.map(IconUse.rank) ?? .nan]
  }
}
