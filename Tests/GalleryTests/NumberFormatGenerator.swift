import TestSupport

/// Writes random numbers with format styles of Foundation, as a user in the United States reads them.
///
/// Not every style compiles: what the compiler refuses is no case of the law.
struct NumberFormatGenerator {
  /// The declarations that all cases share; the same text is compiled and interpreted.
  static let preamble = """
    let us = Locale(identifier: "en_US")
    func show(_ x: String) -> [Double] { [1, Double(x.count)] + x.unicodeScalars.map { Double($0.value) } }
    """

  private static let wholes = ["0", "7", "-3", "42", "999", "1234", "-98765", "1000000", "123456789", "15", "25"]
  private static let reals = [
    "0.0", "2.5", "-0.75", "0.125", "1234.5678", "-98765.4321", "0.000123", "1e9", "12.345", "0.5", "1.5", "99.995",
    "1234567.891", "3.0", "0.256", "-0.001", "999999.5", "0.1 + 0.2", "1e-300", "2.5000000000000004", "7.45",
  ]
  private static let codes = ["USD", "EUR", "GBP", "JPY", "CHF", "INR", "CAD", "KRW", "SEK", "usd", "", "US", "ABC"]
  private static let precisions = [
    ".fractionLength(‹3›)", ".fractionLength(1...3)", ".fractionLength(...2)", ".significantDigits(‹4›)",
    ".significantDigits(2...4)", ".fractionLength(1...)", ".integerLength(‹3›)",
    ".integerAndFractionLength(integer: ‹2›, fraction: ‹2›)", ".significantDigits(...3)", ".fractionLength(1_000_000)",
    ".fractionLength(1...2_000)", ".fractionLength(...Int.max)", ".integerLength(0)", ".integerLength(...2)",
    ".integerLength(0...2)", ".integerLength(2_000_000)", ".significantDigits(0)", ".significantDigits(...0)",
  ]
  private static let signs = [".always()", ".never", ".automatic", ".always(includingZero: true)"]
  private static let currencySigns = [".always()", ".never", ".automatic", ".accounting", ".always(showZero: true)"]
  private static let rules = [
    ".up", ".down", ".towardZero", ".awayFromZero", ".toNearestOrEven", ".toNearestOrAwayFromZero",
  ]
  /// The modifiers of amounts that Foundation does not part from `.grouping(.never)` by the space that ICU needs. Its
  /// text then has neither the currency nor the style.
  private static let lostAfterGrouping = [".sign", ".decimalSeparator", ".rounded"]

  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// One case: a function without parameters that returns the characters of a number's text.
  mutating func function(named name: String) -> String {
    let isWhole = Bool.random(using: &random)
    let number = pick(isWhole ? Self.wholes : Self.reals)
    let kind = Int.random(in: 0..<8, using: &random)
    guard kind > 0 else {
      return "func \(name)() -> [Double] {\n  show((\(number)).formatted())\n}"
    }
    let isCurrency = kind > 5
    var style = kind < 4 ? ".number" : kind < 6 ? ".percent" : ".currency(code: \"\(pick(Self.codes))\")"
    for _ in 0..<Int.random(in: 0...2, using: &random) { style += modifier(isWhole: isWhole, isCurrency: isCurrency) }
    if isCurrency, Self.lostAfterGrouping.contains(where: style.contains) {
      style = style.replacing(".grouping(.never)", with: "")
    }
    return "func \(name)() -> [Double] {\n  show((\(number)).formatted(\(style).locale(us)))\n}"
  }

  private mutating func modifier(isWhole: Bool, isCurrency: Bool) -> String {
    switch Int.random(in: 0..<9, using: &random) {
    case 0...2: return ".precision(\(filled(pick(Self.precisions))))"
    case 3: return ".grouping(\(pick([".never", ".automatic"])))"
    case 4: return ".sign(strategy: \(pick(isCurrency ? Self.currencySigns : Self.signs)))"
    case 5 where isCurrency: return ".presentation(\(pick([".isoCode", ".fullName", ".narrow", ".standard"])))"
    case 5: return ".notation(\(pick([".compactName", ".scientific", ".automatic"])))"
    case 6:
      let increment =
        isWhole
        ? pick(["", ", increment: 5", ", increment: 30", ", increment: 0"])
        : pick(["", ", increment: 0.5", ", increment: 0.25", ", increment: 5", ", increment: 0.3", ", increment: -1"])
      return ".rounded(rule: \(pick(Self.rules))\(increment))"
    case 7: return ".decimalSeparator(strategy: \(pick([".always", ".automatic"])))"
    default: return isCurrency ? ".grouping(.never)" : ".scale(\(pick(["1", "10", "0.5", "100", "0", "-2", ".nan"])))"
    }
  }

  private mutating func filled(_ form: String) -> String {
    var text = form
    for limit in 2...4 {
      while let place = text.firstRange(of: "‹\(limit)›") {
        text.replaceSubrange(place, with: "\(Int.random(in: 1...limit, using: &random))")
      }
    }
    return text
  }

  private mutating func pick(_ list: [String]) -> String { list[Int.random(in: 0..<list.count, using: &random)] }
}
