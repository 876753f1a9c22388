import Foundation

/// A style of numbers, as Foundation's format styles write them for a user in the United States.
///
/// The rules are those of ICU: digits are the fewest that tell a floating-point number from others, and they are
/// rounded as decimal numbers, halves to even unless a rule says otherwise.
package struct NumberFormat: Equatable, Sendable {
  enum Kind: Equatable {
    case number, percent
    case currency(String)
  }
  enum Notation { case automatic, compact, scientific }
  enum Presentation { case standard, isoCode, fullName, narrow }
  enum Sign { case automatic, never, always, alwaysButZero }

  /// A least and a greatest number of digits.
  struct Limits: Equatable { var least: Int?, most: Int? }

  var kind = Kind.number
  /// True for integers, of which percents are no hundredths.
  var isWhole = false
  var integer = Limits()
  var fraction = Limits()
  var significant = Limits()
  var isGrouped = true
  var alwaysHasPoint = false
  var sign = Sign.automatic
  /// True if brackets stand for the sign of negative amounts.
  var isAccounting = false
  var presentation = Presentation.standard
  var notation = Notation.automatic
  var rule = FloatingPointRoundingRule.toNearestOrEven
  var increment: DecimalDigits?
  var scale: DecimalDigits?
  /// True if a number is its description: in a currency whose code is none.
  var isDescription = false

  /// Returns the text of a number with this description, such as `-12.5`, `nan` or `inf`.
  package func text(of description: String) -> String {
    guard !isDescription else { return description }
    guard var number = DecimalDigits(description) else { return endless(description) }
    if let scale {
      number = number.times(scale)
    } else if kind == .percent, !isWhole {
      number = number.shifted(2)
    }
    let body: String
    switch notation {
    case .automatic:
      number = rounded(number)
      body = digits(of: number, grouping: 1)
    case .compact:
      var power = 0
      (number, power) = shortened(number)
      body = digits(of: number, grouping: 2) + ["", "K", "M", "B", "T"][power / 3]
    case .scientific:
      var exponent = number.isZero ? 0 : number.point - 1
      number = rounded(number.shifted(-exponent))
      if number.point > 1 {
        number = number.shifted(-1)
        exponent += 1
      }
      body = digits(of: number, grouping: 1) + "E\(exponent)"
    }
    return framed(body, number)
  }

  private func endless(_ description: String) -> String {
    let isNegative = description.hasPrefix("-")
    guard !description.hasSuffix("nan") else { return framed("NaN", DecimalDigits([], point: 0)) }
    return framed("\u{221E}", DecimalDigits([1], point: 1, isNegative: isNegative))
  }

  /// Returns a number rounded as the precision says.
  private func rounded(_ number: DecimalDigits) -> DecimalDigits {
    if let increment { return number.rounded(toMultipleOf: increment, rule) }
    if significant != Limits() {
      guard let most = significant.most else { return number }
      return number.isZero ? number : number.rounded(to: most - number.point, rule)
    }
    guard let most = mostInFraction else { return number }
    return number.rounded(to: most, rule)
  }

  /// The greatest number of digits behind the point; nil for no limit.
  private var mostInFraction: Int? {
    guard fraction == Limits() else { return fraction.most }
    if case .currency(let code) = kind { return CurrencyTable.entry(code).digits }
    return 6
  }

  /// The least number of digits behind the point.
  private var leastInFraction: Int {
    if let increment { return max(fraction.least ?? 0, increment.fractionCount) }
    if fraction != Limits() { return fraction.least ?? 0 }
    if case .currency(let code) = kind, notation != .compact { return CurrencyTable.entry(code).digits }
    return 0
  }

  /// Returns a number in units of a power of thousand, rounded, and that power of ten.
  private func shortened(_ number: DecimalDigits) -> (DecimalDigits, Int) {
    func rounded(_ number: DecimalDigits) -> DecimalDigits {
      guard increment == nil, significant == Limits(), fraction == Limits() else { return self.rounded(number) }
      return number.isZero ? number : number.rounded(to: max(0, 2 - number.point), rule)
    }
    var power = min(max(0, (number.point - 1) / 3 * 3), 12)
    var short = rounded(number.shifted(-power))
    if short.point > 3, power < 12 {
      power += 3
      short = rounded(number.shifted(-power))
    }
    return (short, power)
  }

  /// Returns the digits of a rounded number, with at least as many as the precision says.
  private func digits(of number: DecimalDigits, grouping least: Int) -> String {
    var whole = max(number.point, 0)
    if let most = integer.most { whole = min(whole, most) }
    let integers = max(whole, integer.least ?? (integer.most == nil ? 1 : 0))
    var behind = number.fractionCount
    if significant != Limits() {
      // Zero has one digit before the point.
      behind = max(behind, (significant.least ?? 0) - (number.isZero ? 1 : number.point))
    } else {
      behind = max(behind, leastInFraction)
    }
    var text = ""
    for place in stride(from: integers, to: 0, by: -1) {
      text += place > whole ? "0" : "\(number.digit(at: 1 - place))"
      if isGrouped, place > 1, place % 3 == 1, integers > 2 + least { text += "," }
    }
    if behind > 0 || alwaysHasPoint { text += "." }
    for place in 0..<max(behind, 0) { text += "\(number.digit(at: place + 1))" }
    return text
  }

  /// Adds the sign, and the sign of a currency or of percents.
  private func framed(_ body: String, _ number: DecimalDigits) -> String {
    let isNegative = number.isNegative
    let sign =
      switch self.sign {
      case .never: ""
      case .automatic: isNegative ? "-" : ""
      case .always: isNegative ? "-" : "+"
      case .alwaysButZero: number.isZero ? "" : isNegative ? "-" : "+"
      }
    switch kind {
    case .number: return sign + body
    case .percent: return sign + body + "%"
    case .currency(let code):
      let entry = CurrencyTable.entry(code)
      if presentation == .fullName { return "\(sign)\(body) \(body == "1" ? entry.one : entry.other)" }
      var amount = presentation == .isoCode ? code : presentation == .narrow ? entry.narrow : entry.sign
      if amount.last?.isLetter == true { amount += "\u{A0}" }
      amount += body
      return isAccounting && sign == "-" ? "(\(amount))" : sign + amount
    }
  }
}
