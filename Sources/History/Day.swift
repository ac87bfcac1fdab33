/// A calendar day (UTC), the resolution of the history; the number of days since 1970-01-01.
public struct Day: Sendable, Hashable, Comparable {
  /// Days since 1970-01-01.
  public let number: Int

  /// Makes a day from its number.
  public init(number: Int) { self.number = number }

  /// Reads `2026-03-01`; nil for anything else, an impossible date included.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
    guard description == text else { return nil }
  }

  /// Orders by time.
  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  // Howard Hinnant's days_from_civil: years begin in March, so that the leap day comes last.
  private init(year: Int, month: Int, day: Int) {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }
}

extension Day: CustomStringConvertible {
  /// The day as `2026-03-01`.
  public var description: String {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return Self.padded(year, 4) + "-" + Self.padded(month, 2) + "-"
      + Self.padded(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1, 2)
  }

  private static func padded(_ value: Int, _ digits: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension Day: Encodable {
  /// Writes the day as `2026-03-01`.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(description)
  }
}
