import Imaging

/// The only item in the accent of the app, the vivid colour of its switches, buttons and sliders.
public struct AccentCue: SelectionCue {
  /// The permanent name.
  public static let name = "accent"
  /// How near a colour must be to the accent, 0…255.
  public var near: Int

  /// Makes the cue.
  public init(near: Int = 24) { self.near = near }

  /// The item of which words, icon or ground have the accent.
  public func choice(in row: SelectionRow) -> Int? {
    let colored = row.items.map { item -> [Color] in
      let drawn = row.hasPaintedIcons ? [] : [item.iconLook?.ink, item.look.ink]
      return ([item.textLook?.ink, item.look.ground] + drawn).compactMap { $0 }
    }
    return Outlier.only(
      colored.map { colors in
        colors.contains { color in
          color.vividness >= 48 && row.accents.contains { $0.distance(to: color) <= near }
        }
      })
  }
}
