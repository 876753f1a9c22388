import Foundation

/// The digits of numbers as a user in the United States reads them: a point before fractions, a comma between groups
/// of three digits, and halves rounded to even.
package struct NumberText: Equatable, Sendable {
  /// The least and the greatest number of digits behind the point.
  package var least: Int
  package var most: Int
  /// The greatest number of digits from the first that is not 0; 0 for no limit, and then the other two hold.
  package var significant: Int
  package var isGrouped: Bool

  package init(least: Int = 0, most: Int = 6, significant: Int = 0, isGrouped: Bool = true) {
    self.least = least
    self.most = most
    self.significant = significant
    self.isGrouped = isGrouped
  }

  /// Returns the digits of a number.
  package func text(of value: Double) -> String {
    var format = NumberFormat()
    format.isGrouped = isGrouped
    if significant > 0 {
      format.significant = NumberFormat.Limits(least: 1, most: significant)
    } else {
      let most = max(most, 0)
      format.fraction = NumberFormat.Limits(least: min(max(least, 0), most), most: most)
    }
    return format.text(of: "\(value)")
  }

  /// Puts a comma before each group of three digits of the whole part.
  package static func grouped(_ text: String) -> String {
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text.dropFirst(sign.count)
    let whole = digits.prefix { $0 != "." }
    var result = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return sign + result + String(digits.dropFirst(whole.count))
  }
}
