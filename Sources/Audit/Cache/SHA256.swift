/// The hash SHA-256 (FIPS 180-4): names content so that different content has different names.
public struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  private var rest: [UInt8] = []
  private var length: UInt64 = 0

  /// Begins with nothing.
  public init() {}

  /// The hash of bytes as 64 lower-case hexadecimal digits.
  public static func hexadecimal(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.hexadecimal()
  }

  /// Takes further bytes.
  public mutating func update(_ bytes: [UInt8]) {
    length += UInt64(bytes.count)
    var start = 0
    if !rest.isEmpty {
      start = min(64 - rest.count, bytes.count)
      rest += bytes[..<start]
      guard rest.count == 64 else { return }
      let block = rest
      block.withUnsafeBufferPointer { Self.compress($0, from: 0, blocks: 1, into: &state) }
      rest = []
    }
    let blocks = (bytes.count - start) / 64
    bytes.withUnsafeBufferPointer { Self.compress($0, from: start, blocks: blocks, into: &state) }
    rest = Array(bytes[(start + blocks * 64)...])
  }

  /// Takes a part of a key: its length goes first, so that parts cannot run into each other.
  public mutating func updatePart(_ bytes: [UInt8]) {
    update(Array("\(bytes.count):".utf8))
    update(bytes)
  }

  /// The hash of all bytes so far, as 64 lower-case hexadecimal digits.
  public func hexadecimal() -> String {
    var last = self
    let bits = length * 8
    var padding: [UInt8] = [0x80]
    padding += [UInt8](repeating: 0, count: (119 - rest.count) % 64)
    padding += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    last.update(padding)
    return last.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private static func compress(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, blocks: Int, into state: inout [UInt32]
  ) {
    var (a0, b0, c0, d0) = (state[0], state[1], state[2], state[3])
    var (e0, f0, g0, h0) = (state[4], state[5], state[6], state[7])
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      for block in 0..<blocks {
        expand(bytes, at: start + block * 64, into: words)
        var (a, b, c, d, e, f, g, h) = (a0, b0, c0, d0, e0, f0, g0, h0)
        for round in 0..<64 {
          let one = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
          let first = h &+ one &+ (e & f ^ ~e & g) &+ constants[round] &+ words[round]
          let zero = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
          let second = zero &+ (a & b ^ a & c ^ b & c)
          (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        (a0, b0, c0, d0) = (a0 &+ a, b0 &+ b, c0 &+ c, d0 &+ d)
        (e0, f0, g0, h0) = (e0 &+ e, f0 &+ f, g0 &+ g, h0 &+ h)
      }
    }
    state = [a0, b0, c0, d0, e0, f0, g0, h0]
  }

  private static func expand(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, into words: UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 0..<16 {
      let place = start + index * 4
      words[index] =
        UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16 | UInt32(bytes[place + 2]) << 8
        | UInt32(bytes[place + 3])
    }
    for index in 16..<64 {
      let (near, far) = (words[index - 2], words[index - 15])
      let one = rotated(near, 17) ^ rotated(near, 19) ^ near >> 10
      let zero = rotated(far, 7) ^ rotated(far, 18) ^ far >> 3
      words[index] = words[index - 16] &+ zero &+ words[index - 7] &+ one
    }
  }

  private static func rotated(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

  // The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes.map { prime in
    let root = cubeRoot(prime)
    return UInt32(truncatingIfNeeded: root)
  }

  private static let primes: [UInt64] = (2...311).filter { number in
    !(2..<number).contains { number % $0 == 0 }
  }

  /// ⌊∛prime × 2³²⌋, found bit by bit in exact arithmetic.
  private static func cubeRoot(_ prime: UInt64) -> UInt64 {
    var root: UInt64 = 0
    for bit in (0..<35).reversed() {
      let candidate = root | 1 << UInt64(bit)
      if isCubeAtMost(candidate, prime) { root = candidate }
    }
    return root
  }

  /// Whether candidate³ ≤ prime × 2⁹⁶; candidates have at most 35 bits.
  private static func isCubeAtMost(_ candidate: UInt64, _ prime: UInt64) -> Bool {
    let square = candidate.multipliedFullWidth(by: candidate)
    // (high·2⁶⁴ + low) · candidate
    let low = square.low.multipliedFullWidth(by: candidate)
    let (middle, carry) = (square.high &* candidate).addingReportingOverflow(low.high)
    return !carry && (middle < prime << 32 || middle == prime << 32 && low.low == 0)
  }
}
