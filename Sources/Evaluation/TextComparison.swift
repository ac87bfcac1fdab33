/// Compares what was read with what is written.
enum TextComparison {
  /// Lower case, runs of white space as one space, none at the ends.
  static func normal(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The runs of letters, digits and underscores, in lower case.
  static func words(_ text: String) -> [String] {
    text.lowercased().unicodeScalars.split { !isWordPart($0) }.map { String(String.UnicodeScalarView($0)) }
  }

  /// 1 − edit distance / longer length, counted in code points.
  static func similarity(_ a: String, _ b: String) -> Double {
    let left = Array(a.unicodeScalars)
    let right = Array(b.unicodeScalars)
    if left == right { return 1 }
    if left.isEmpty || right.isEmpty { return 0 }
    return 1 - Double(distance(left, right)) / Double(max(left.count, right.count))
  }

  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (a == b ? 0 : 1))
        diagonal = above
      }
    }
    return row[right.count]
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: scalar == "_"
    }
  }
}
