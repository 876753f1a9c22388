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
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-\u{221E}" : "\u{221E}" }
    var most = min(max(self.most, 0), 300)
    if significant > 0 {
      let magnitude = value == 0 ? 0 : Int(log10(abs(value)).rounded(.down))
      most = max(0, min(significant, 300) - 1 - magnitude)
    }
    var text = String(format: "%.\(most)f", value)
    if let point = text.firstIndex(of: ".") {
      let needed = min(max(least, 0), most)
      while text.last == "0", text.distance(from: point, to: text.endIndex) - 1 > needed { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    return isGrouped ? Self.grouped(text) : text
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
