import Foundation

// Short forms of numbers: thousands and millions by a letter, and powers of ten by an exponent.

extension NumberText {
  /// Returns a number that is not negative with two digits that count, or all before its point, and the letter of its
  /// thousands: `1.2K`, `123M`.
  package static func compact(_ value: Double) -> String {
    guard value.isFinite else { return NumberText().text(of: value) }
    let letters = ["", "K", "M", "B", "T"]
    var number = value
    var power = 0
    while number >= 1_000, power < letters.count - 1 {
      number /= 1_000
      power += 1
    }
    number = number < 10 ? (number * 10).rounded(.toNearestOrEven) / 10 : number.rounded(.toNearestOrEven)
    if number >= 1_000, power < letters.count - 1 {
      number /= 1_000
      power += 1
    }
    let style = NumberText(most: number < 10 ? 1 : 0, isGrouped: power == letters.count - 1)
    return style.text(of: number) + letters[power]
  }

  /// Returns a number that is not negative as one digit before the point and the exponent of a power of ten: `1.5E3`.
  package func scientific(_ value: Double) -> String {
    guard value.isFinite, value > 0 else { return text(of: value) + (value == 0 ? "E0" : "") }
    let power = Int(log10(value).rounded(.down))
    return text(of: value / pow(10, Double(power))) + "E\(power)"
  }
}
