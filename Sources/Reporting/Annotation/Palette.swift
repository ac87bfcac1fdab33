import Imaging

/// The colours of annotations: dark enough for white digits at 4.5:1, and told apart by line style as well.
enum Palette {
  /// Violations.
  static let violation = Color(red: 208, green: 0, blue: 27)
  /// Doubts.
  static let review = Color(red: 166, green: 88, blue: 0)
  /// The rim that keeps lines visible on any ground.
  static let halo = Color.white
  /// The ground of the legend.
  static let paper = Color(red: 250, green: 250, blue: 250)
  /// The words of the legend.
  static let ink = Color(red: 33, green: 33, blue: 33)
}
