import Foundation
import ViewTree

/// Numbers as the text of a document, in the same way in every locale.
enum DocumentNumber {
  /// The greatest number in a document, far beyond what readers draw.
  private static let greatest = 1e12
  /// The number from which on a Double has no more places behind the point.
  private static let whole = 0x1p53

  /// Returns a number with at most so many digits behind the point, and without an exponent. What is no number is 0.
  static func text(_ value: CGFloat, digits: Int) -> String {
    guard value.isFinite else { return "0" }
    let held = min(max(Double(value), -greatest), greatest)
    var (digits, factor) = (digits, pow(10, Double(digits)))
    while digits > 0, abs(held) * factor >= whole {
      digits -= 1
      factor = pow(10, Double(digits))
    }
    let count = Int((abs(held) * factor).rounded())
    guard count > 0 else { return "0" }
    var text = String(count)
    if digits > 0 {
      text = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
      var places = text.suffix(digits)
      text.removeLast(digits)
      while places.last == "0" { places.removeLast() }
      if !places.isEmpty { text += "." + places }
    }
    return held < 0 ? "-" + text : text
  }

  /// The part of a last digit that counts as none: less than a byte's share leaves over, which is 1/51 or more.
  private static let little = 0.015

  /// Returns a colour's component or an opacity with at most so many digits, rounded up: some readers cut what is left
  /// over from a byte.
  static func text(share: Double, digits: Int) -> String {
    let factor = pow(10, Double(digits))
    return text(CGFloat((share * factor - little).rounded(.up) / factor), digits: digits)
  }

  /// Returns a colour's component or an opacity from 0 to 1; 0 for what is no number.
  static func share(_ component: Double) -> Double { component.isNaN ? 0 : min(max(component, 0), 1) }
}

extension ResolvedColor {
  /// The components from 0 to 1: red, green and blue.
  var shares: [Double] { [red, green, blue].map(DocumentNumber.share) }
}
