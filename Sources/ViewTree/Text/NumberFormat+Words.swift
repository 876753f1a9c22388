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
    func limits() -> Limits {
      Limits(least: rest.popFirst().flatMap { Int($0) }, most: rest.popFirst().flatMap { Int($0) })
    }
    func number() -> Int { rest.popFirst().flatMap { Int($0) } ?? 0 }
    while let word = rest.popFirst() {
      switch word {
      case "percent": kind = .percent
      case "currency": kind = .currency(rest.popFirst().map(String.init) ?? "")
      case "whole": isWhole = true
      case "integer": integer = limits()
      case "fraction": fraction = limits()
      case "significant": significant = limits()
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
      case "increment": increment = rest.popFirst().flatMap { DecimalDigits(String($0)) }
      case "scale": scale = rest.popFirst().flatMap { DecimalDigits(String($0)) }
      case "described": isDescription = true
      default: continue
      }
    }
  }

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
    guard Double(plain)?.isFinite == true, var number = DecimalDigits(plain) else { return "" }
    if let scale, let factor = Double(scale.description), factor != 0 {
      return Double(plain).map { "\($0 / factor)" } ?? ""
    }
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
