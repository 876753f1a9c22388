// Numbers of decimal digits. Their arithmetic is Foundation's own.

struct Decimal: SignedNumeric, Strideable, Hashable, Codable, ExpressibleByFloatLiteral, CustomStringConvertible {
  typealias RoundingMode = NSDecimalNumber.RoundingMode
  let _number: _Decimal
  init(_number: _Decimal) { self._number = _number }
  init() { _number = _Decimal._number(0) }
  init(integerLiteral value: Int) { _number = _Decimal._number(value) }
  init(floatLiteral value: Double) { _number = _Decimal._fraction(value) }
  init(_ value: Double) {
    // An infinite number traps as it does in Foundation, where its exponent is sought.
    if value.isInfinite { _ = Int(value) }
    _number = _Decimal._fraction(value)
  }
  init<N: BinaryInteger>(_ value: N) { _number = _Decimal._read("\(value)") ?? _Decimal._number(0) }
  init?<N: BinaryInteger>(exactly source: N) { self.init(source) }
  init?(string: String, locale: Locale? = nil) {
    guard let number = _Decimal._read(string) else { return nil }
    _number = number
  }
  init(sign: FloatingPointSign, exponent: Int, significand: Decimal) {
    _number = significand._number._scaled(exponent, sign == .minus)
  }

  static let zero = Decimal()
  static let pi = Decimal(_number: _Decimal._constant(0))
  static let greatestFiniteMagnitude = Decimal(_number: _Decimal._constant(1))
  static let leastNonzeroMagnitude = Decimal(_number: _Decimal._constant(2))
  static let leastNormalMagnitude = Decimal(_number: _Decimal._constant(2))
  static let nan = Decimal(_number: _Decimal._constant(3))
  static let quietNaN = Decimal(_number: _Decimal._constant(3))
  static var radix: Int { 10 }

  var description: String { _number._text }
  var isNaN: Bool { _number._isNaN }
  var isZero: Bool { self == 0 }
  var isFinite: Bool { !isNaN }
  var isInfinite: Bool { false }
  var isNormal: Bool { isFinite && !isZero }
  var isSignMinus: Bool { _number._isNegative }
  var sign: FloatingPointSign { isSignMinus ? .minus : .plus }
  var magnitude: Decimal { self < 0 ? -self : self }
  var exponent: Int { _number._exponent }
  /// The digits without sign and point.
  var significand: Decimal { Decimal(_number: _number._scaled(-exponent, isSignMinus)) }

  static func + (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(_number: lhs._number._adding(rhs._number)) }
  static func - (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(_number: lhs._number._subtracting(rhs._number)) }
  static func * (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(_number: lhs._number._multiplying(rhs._number)) }
  static func / (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(_number: lhs._number._dividing(rhs._number)) }
  static func += (lhs: inout Decimal, rhs: Decimal) { lhs = lhs + rhs }
  static func -= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs - rhs }
  static func *= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs * rhs }
  static func /= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs / rhs }
  static prefix func - (operand: Decimal) -> Decimal { Decimal(_number: operand._number._negated()) }
  static func < (lhs: Decimal, rhs: Decimal) -> Bool { lhs._number._isLess(rhs._number) }
  mutating func negate() { self = -self }
  mutating func add(_ other: Decimal) { self = self + other }
  mutating func subtract(_ other: Decimal) { self = self - other }
  mutating func multiply(by other: Decimal) { self = self * other }
  mutating func divide(by other: Decimal) { self = self / other }
  func isEqual(to other: Decimal) -> Bool { self == other }
  func isLess(than other: Decimal) -> Bool { self < other }
  func isLessThanOrEqualTo(_ other: Decimal) -> Bool { self <= other }
  func distance(to other: Decimal) -> Decimal { other - self }
  func advanced(by n: Decimal) -> Decimal { self + n }
}

func pow(_ x: Decimal, _ y: Int) -> Decimal { Decimal(_number: x._number._raised(y)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
func NSDecimalRound(
  _ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ roundingMode: NSDecimalNumber.RoundingMode
) { result = Decimal(_number: number._number._rounded(scale, roundingMode.rawValue)) }

/// A decimal number as an object of Foundation.
struct NSDecimalNumber: Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible {
  enum RoundingMode: Int { case plain, down, up, bankers }
  let decimalValue: Decimal
  static let zero = NSDecimalNumber(decimal: 0)
  static let one = NSDecimalNumber(decimal: 1)
  static let notANumber = NSDecimalNumber(decimal: .nan)
  init(decimal dcm: Decimal) { decimalValue = dcm }
  init(value: Decimal) { decimalValue = value }
  init(value: Double) { decimalValue = Decimal(value) }
  init<N: BinaryInteger>(value: N) { decimalValue = Decimal(value) }
  init(integerLiteral value: Int) { decimalValue = Decimal(value) }
  init(floatLiteral value: Double) { decimalValue = Decimal(value) }
  init(string numberValue: String?) { decimalValue = numberValue.flatMap { Decimal(string: $0) } ?? .nan }
  init(mantissa: UInt64, exponent: Int, isNegative flag: Bool) {
    decimalValue = Decimal(sign: flag ? .minus : .plus, exponent: exponent, significand: Decimal(mantissa))
  }
  var doubleValue: Double { decimalValue._number._double }
  var floatValue: Float { Float(doubleValue) }
  var intValue: Int { decimalValue._number._int }
  var boolValue: Bool { decimalValue != 0 }
  var stringValue: String { decimalValue.description }
  var description: String { decimalValue.description }
  func adding(_ other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue + other.decimalValue)
  }
  func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue - other.decimalValue)
  }
  func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue * other.decimalValue)
  }
  func dividing(by other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue / other.decimalValue)
  }
  func raising(toPower power: Int) -> NSDecimalNumber { NSDecimalNumber(decimal: pow(decimalValue, power)) }
  func compare(_ other: NSDecimalNumber) -> ComparisonResult {
    decimalValue < other.decimalValue
      ? .orderedAscending : other.decimalValue < decimalValue ? .orderedDescending : .orderedSame
  }
}

extension Double {
  init(truncating number: NSDecimalNumber) { self = number.doubleValue }
}

extension Int {
  init(truncating number: NSDecimalNumber) { self = number.intValue }
}

extension NSNumber {
  init(_decimal: Decimal) { self.init(value: _decimal._number._double) }
  var decimalValue: Decimal { Decimal(doubleValue) }
}

extension NumberFormatter {
  func string(from number: NSDecimalNumber) -> String? { string(from: NSNumber(value: number.doubleValue)) }
}

extension Decimal {
  init(from decoder: any Decoder) throws {
    let value = _json(decoder)
    guard value._kind == 3, let number = Decimal(string: _jsonText(value._text, value._place)) else {
      throw value._mismatch("Decimal")
    }
    self = number
  }
  func encode(to encoder: any Encoder) throws { _writer(encoder)._box._text = description }
}

/// The styles of decimal numbers.
protocol _DecimalFormat: _NumberFormat {}

extension _DecimalFormat {
  func format(_ value: Decimal) -> String { _formatted(value.description, _words) }
  func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil) -> Self {
    _rounded(rule, increment.map { "\($0)" })
  }
  var parseStrategy: Decimal.ParseStrategy { Decimal.ParseStrategy(_words: _words) }
}

extension Decimal: _Formatted {
  func formatted() -> String { _formatted(description, "") }
}

extension Decimal {
  struct FormatStyle: _DecimalFormat, _PlainFormat {
    var _words = ""
    init() {}
    init(locale: Locale) {}

    struct Percent: _DecimalFormat, _PlainFormat {
      var _words = "percent"
      init() {}
      init(locale: Locale) {}
    }

    struct Currency: _DecimalFormat, _CurrencyFormat {
      let currencyCode: String
      var _words: String
      init(code: String) {
        currencyCode = code
        _words = _currencyWords(code)
      }
      init(code: String, locale: Locale) { self.init(code: code) }
    }
  }

  struct ParseStrategy {
    let _words: String
    func parse(_ value: String) throws -> Decimal {
      let text = _parsed(value, _words)
      guard Double(text) != nil, let number = Decimal(string: text) else { throw _NoNumber() }
      return number
    }
  }
}

extension Decimal.FormatStyle: ParseableFormatStyle {}
extension Decimal.FormatStyle.Percent: ParseableFormatStyle {}
extension Decimal.FormatStyle.Currency: ParseableFormatStyle {}
extension Decimal.ParseStrategy: ParseStrategy {}

extension FormatStyle where Self == Decimal.FormatStyle {
  static var number: Decimal.FormatStyle { Decimal.FormatStyle() }
}

extension FormatStyle where Self == Decimal.FormatStyle.Percent {
  static var percent: Decimal.FormatStyle.Percent { Decimal.FormatStyle.Percent() }
}

extension FormatStyle where Self == Decimal.FormatStyle.Currency {
  static func currency(code: String) -> Decimal.FormatStyle.Currency { Decimal.FormatStyle.Currency(code: code) }
}
