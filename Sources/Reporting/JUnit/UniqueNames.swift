/// Hands out names of cases; a name that was given before gets a number, for CI systems join equal names.
struct UniqueNames: Sendable {
  private var given: Set<String> = []
  private let mark: String

  /// Begins anew; `mark` stands between a name and its number.
  init(mark: String = " #") { self.mark = mark }

  /// The name, or the name with the first free number.
  mutating func take(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !given.insert(candidate).inserted {
      candidate = "\(name)\(mark)\(number)"
      number += 1
    }
    return candidate
  }
}
