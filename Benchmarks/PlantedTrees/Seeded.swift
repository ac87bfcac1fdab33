/// Random numbers that a seed and a text decide (SplitMix64; Steele, Lea and Flood 2014).
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64, text: String) {
    // FNV-1a, for Swift's own hashes differ from run to run.
    state = text.utf8.reduce(14_695_981_039_346_656_037 ^ seed) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
