/// How often the devices of a platform have a density, in dots an inch, before any frame is looked at.
struct DensityHabits {
  /// The logarithms of how much likelier some densities are than the others.
  var priors: [Int: Double]
  /// The width in density-independent pixels that a phone most likely has.
  var phoneWidth: Double

  /// Android's devices; emulators and phones cluster at 420, 440 and 320.
  static let android = DensityHabits(
    priors: [
      160: 1, 240: 1, 320: 1.5, 360: 0.5, 400: 1, 420: 2, 440: 1.5, 480: 1.5, 500: 1, 560: 1.5,
    ],
    phoneWidth: 392)

  /// HarmonyOS's devices, most of which have 500 dots an inch.
  static let harmony: DensityHabits = {
    var habits = android
    habits.priors[500] = 2
    habits.phoneWidth = 360
    return habits
  }()

  /// The width in density-independent pixels that a tablet most likely has.
  static let tabletWidth = 800.0

  /// Every density that is known of a device, in dots an inch.
  static let all = [
    120, 140, 160, 180, 200, 210, 220, 240, 260, 272, 280, 300, 320, 330, 340, 360, 380, 390, 400, 410, 420,
    430, 440, 450, 460, 480, 490, 500, 510, 520, 530, 540, 550, 560, 600, 640,
  ]

  /// The dots an inch at which a density-independent pixel is one pixel.
  static let dotsOfOne = 160.0
}
