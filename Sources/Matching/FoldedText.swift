/// A text reduced to what reading from pixels can be trusted with: letters and digits, one case, no accents,
/// and one sign for each group of look-alikes (I, l, 1; O, 0).
public struct FoldedText: Sendable, Hashable {
  /// The folded characters as Unicode scalars.
  public let letters: [UInt32]

  /// Folds a text.
  public init(_ text: String) {
    letters = text.lowercased().unicodeScalars.compactMap { Self.folded($0) }
  }

  /// Joins the letters of several texts.
  init(joining parts: [FoldedText]) {
    letters = parts.flatMap(\.letters)
  }

  /// Whether nothing but digits is left; signs of money and points are folded away.
  var digitsOnly: Bool {
    isEmpty == false
      && letters.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x6C || $0 == 0x6F }
  }

  /// The share of the longer text that both have in common, in order; 0…1 (longest common subsequence).
  func likeness(to other: FoldedText) -> Double {
    let longer = max(count, other.count)
    guard longer > 0, longer <= 400 else { return 0 }
    var row = Array(repeating: 0, count: other.count + 1)
    for letter in letters {
      var diagonal = 0
      for column in 1..<row.count {
        let above = row[column]
        row[column] = letter == other.letters[column - 1] ? diagonal + 1 : max(above, row[column - 1])
        diagonal = above
      }
    }
    return Double(row[other.count]) / Double(longer)
  }

  /// The number of folded characters.
  public var count: Int { letters.count }
  /// Whether nothing but punctuation and white space was there.
  public var isEmpty: Bool { letters.isEmpty }

  /// Whether both are the same but for as many slips as a text of this length may have.
  ///
  /// - Parameter slipShare: the slips allowed a character; one slip is always allowed from four characters on.
  public func agrees(with other: FoldedText, slipShare: Double) -> Bool {
    guard isEmpty == false, other.isEmpty == false else { return false }
    let slips = Self.slips(for: min(count, other.count), share: slipShare)
    guard abs(count - other.count) <= slips else { return false }
    return letters == other.letters || distance(to: other, atMost: slips) <= slips
  }

  /// Whether `part` occurs somewhere in this text, but for as many slips as its length allows.
  public func contains(_ part: FoldedText, slipShare: Double) -> Bool {
    guard part.isEmpty == false else { return false }
    let slips = Self.slips(for: part.count, share: slipShare)
    guard part.count <= count + slips else { return false }
    return containsExactly(part) || (slips > 0 && leastDistance(of: part) <= slips)
  }

  /// The slips that a text of `count` characters may have: none below four, then at least one.
  public static func slips(for count: Int, share: Double) -> Int {
    count < 4 ? 0 : max(1, Int((Double(count) * share).rounded(.down)))
  }

  private func containsExactly(_ part: FoldedText) -> Bool {
    guard part.count <= count else { return false }
    return (0...(count - part.count)).contains { start in
      letters[start..<(start + part.count)].elementsEqual(part.letters)
    }
  }

  /// Levenshtein's distance; any number above `limit` once it is certain to be larger.
  private func distance(to other: FoldedText, atMost limit: Int) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in letters.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in 1...other.count {
        let changed = diagonal + (letter == other.letters[column - 1] ? 0 : 1)
        diagonal = row[column]
        row[column] = min(changed, row[column] + 1, row[column - 1] + 1)
      }
      if (row.min() ?? 0) > limit { return limit + 1 }
    }
    return row[other.count]
  }

  /// The distance to the best fitting part of this text (Sellers 1980).
  private func leastDistance(of part: FoldedText) -> Int {
    var column = Array(0...part.count)
    var best = part.count
    for letter in letters.prefix(Self.longest) {
      var diagonal = column[0]
      for row in 1...part.count {
        let changed = diagonal + (part.letters[row - 1] == letter ? 0 : 1)
        diagonal = column[row]
        column[row] = min(changed, column[row] + 1, column[row - 1] + 1)
      }
      best = min(best, column[part.count])
    }
    return best
  }

  /// The letters of a page that are searched for a line with slips; beyond them only an exact line is found.
  private static let longest = 20_000

  private static func folded(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "i", "l", "1", "ı", "ì", "í", "î", "ï", "ł": return 0x6C
    case "o", "0", "ò", "ó", "ô", "õ", "ö", "ø", "ō", "ő": return 0x6F
    default: break
    }
    guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else { return nil }
    return accents[scalar]?.value ?? scalar.value
  }

  private static let accents: [Unicode.Scalar: Unicode.Scalar] = {
    let groups: [(Unicode.Scalar, String)] = [
      ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ďđð"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"), ("h", "ĥħ"),
      ("k", "ķ"), ("n", "ñńņň"), ("r", "ŕŗř"), ("s", "śŝşšș"), ("t", "ţťŧț"), ("u", "ùúûüũūŭůűų"), ("w", "ŵ"),
      ("y", "ýÿŷ"), ("z", "źżž"),
    ]
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (base, variants) in groups {
      for variant in variants.unicodeScalars { table[variant] = base }
    }
    return table
  }()
}
