import Foundation

// Styles as the words that the interpreted library writes for them.

extension NumberFormat {
  /// Creates the style of some words, separated by blanks, of which later ones count more:
  ///
  /// `percent`, `currency USD`, `whole`; `integer 1 3`, `fraction 2 -` and `significant 1 3` for a least and a greatest
  /// number of digits, `-` for none; `ungrouped`, `grouped`, `point`, `nopoint`; `sign 2` for one of the cases; and
  /// `accounting`, `presentation 1`, `notation 1`, `rule 2`, `increment 0.25`, `scale 10`, `described`. Other words
  /// mean nothing.
  package init(words: String) {
    var rest = words.split(separator: " ")[...]
    /// Foundation makes no style of more digits, and a number is its description.
    func limits() -> Limits {
      let (least, most) = (rest.popFirst().flatMap { Int($0) }, rest.popFirst().flatMap { Int($0) })
      if least ?? 0 > Self.mostDigits { isDescription = true }
      return Limits(least: least.map { max($0, 0) }, most: most.map { min(max($0, 0), Self.mostDigits) })
    }
    func number() -> Int { rest.popFirst().flatMap { Int($0) } ?? 0 }
    while let word = rest.popFirst() {
      switch word {
      case "percent": kind = .percent
      case "currency": kind = .currency(rest.popFirst().map(String.init) ?? "")
      case "whole": isWhole = true
      case "integer":
        integer = limits()
        // As many as there are, and none of a fraction.
        if integer.least == 0, integer.most == 0 { integer.most = nil }
      case "fraction": fraction = limits()
      case "significant":
        significant = limits()
        if significant == Limits(least: 0, most: 0) { significant = Limits() }
        if significant.most == 0 { significant.most = 1 }
      case "anyDigits": (integer, fraction, significant) = (Limits(), Limits(), Limits())
      case "ungrouped": isGrouped = false
      case "grouped": isGrouped = true
      case "point": alwaysHasPoint = true
      case "nopoint": alwaysHasPoint = false
      case "sign": (sign, isAccounting) = ([Sign.automatic, .never, .always, .alwaysButZero][number() & 3], false)
      case "accounting": isAccounting = true
      case "presentation": presentation = [.standard, .isoCode, .fullName, .narrow][number() & 3]
      case "notation": notation = [.automatic, .compact, .scientific][min(max(number(), 0), 2)]
      case "rule": rule = Self.rules[number()] ?? .toNearestOrEven
      case "increment":
        increment = rest.popFirst().flatMap { DecimalDigits(String($0)) }
        if increment?.isZero != false || increment?.isNegative == true { increment = nil }
      case "scale":
        scale = rest.popFirst().flatMap { DecimalDigits(String($0)) }
        if scale == nil { isDescription = true }
      case "described": isDescription = true
      default: continue
      }
    }
  }

  /// The greatest number of digits before or behind the point.
  private static let mostDigits = 999

  /// The rules by the numbers that the library gives them.
  private static let rules: [Int: FloatingPointRoundingRule] = [
    0: .toNearestOrEven, 1: .toNearestOrAwayFromZero, 2: .up, 3: .down, 4: .towardZero, 5: .awayFromZero,
  ]

  /// Returns the number that a text in this style stands for, with its signs and the commas in it or without them, as a
  /// description; empty if it stands for none.
  package func number(in text: String) -> String {
    var signs: Set<Character> = [",", " ", "\u{A0}", "%"]
    if case .currency(let code) = kind { signs.formUnion(CurrencyTable.entry(code).sign + code) }
    var plain = text.filter { !signs.contains($0) }
    if plain.hasPrefix("("), plain.hasSuffix(")") { plain = "-" + plain.dropFirst().dropLast() }
    guard let value = Double(plain), value.isFinite, var number = DecimalDigits("\(value)") else { return "" }
    if let scale, let factor = Double(scale.description), factor != 0 { return "\(value / factor)" }
    if kind == .percent, !isWhole { number = number.shifted(-2) }
    return number.description
  }

  /// Returns the sign that stands before amounts in a currency; empty for a code that is no three letters, by which
  /// amounts are plain numbers.
  package static func currencySign(_ code: String) -> String {
    let isCode = code.utf8.count == 3 && code.utf8.allSatisfy { ($0 | 32) >= 97 && ($0 | 32) <= 122 }
    return isCode ? CurrencyTable.entry(code.uppercased()).sign : ""
  }
}
