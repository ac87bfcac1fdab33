import Findings

/// What an open finding costs: weight × confidence × age.
///
/// The weights are ours, chosen so that one error outweighs three warnings and three warnings nine notes, and so that
/// nothing can be hidden by waiting: what is old counts up to twice.
public enum Debt {
  /// The days after which a finding counts twice; it does not grow further.
  public static let fullAge = 365

  /// The formula in words, as every output that states a debt gives it.
  public static let formula = """
    debt = sum over open findings of weight × confidence × age
    weight: error 10, warning 3, info 1; half of that for a review, which may be no fault
    age: 1 on the day it was found or came back, growing evenly to 2 after 365 days, then constant
    """

  /// The cost of one finding.
  ///
  /// - Parameters:
  ///   - severity: The weight's name.
  ///   - isReview: Whether a person has yet to say that it is a fault.
  ///   - confidence: How sure the finding is, 0…1.
  ///   - days: The days since it was found or came back; negative ones count as none.
  public static func score(severity: Severity, isReview: Bool, confidence: Double, days: Int) -> Double {
    let age = 1 + Double(min(max(days, 0), fullAge)) / Double(fullAge)
    return weight(of: severity) * (isReview ? 0.5 : 1) * confidence * age
  }

  /// A debt to four decimals, for the last bits of a sum depend on its order.
  static func rounded(_ debt: Double) -> Double { (debt * 10_000).rounded() / 10_000 }

  private static func weight(of severity: Severity) -> Double {
    switch severity {
    case .error: 10
    case .warning: 3
    case .info: 1
    }
  }
}
