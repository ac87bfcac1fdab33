import Imaging

/// Colours against the page, the ground, other texts and the app's accent.
enum ColorFeatures: FeatureGroup {
  static let names = [
    "contrast", "inkShare", "groundShare", "inkVividness", "groundVividness", "groundFromPage",
    "groundFromSurface",
    "surfaceFromPage", "inkFromText", "inkFromAccent", "groundFromAccent", "inkLuma", "isDark",
  ]

  static func values(of index: Int, in scene: TapScene) -> [Double] {
    guard let look = scene.looks[index] else { return [Double](repeating: .nan, count: names.count) }
    let surface = scene.grounds[index]?.color
    return [
      Double(look.contrast), look.inkShare, look.groundShare, Double(look.ink.vividness),
      Double(look.ground.vividness), Double(look.ground.distance(to: scene.page)),
      surface.map { Double(look.ground.distance(to: $0)) } ?? .nan,
      surface.map { Double($0.distance(to: scene.page)) } ?? .nan,
      scene.textInk.map { Double(look.ink.distance(to: $0)) } ?? .nan,
      nearest(look.ink, scene.accents), nearest(look.ground, scene.accents), look.ink.luma,
      (scene.page.luma < 110).feature,
    ]
  }

  private static func nearest(_ color: Color, _ accents: [Color]) -> Double {
    accents.map { Double($0.distance(to: color)) }.min() ?? .nan
  }
}
