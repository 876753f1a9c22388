// Numbers as text in the style of a user in the United States. A style is kept as the words that the program's number
// formats are made of.

protocol _NumberFormat {
  var _words: String { get set }
}

extension _NumberFormat {
  func _adding(_ words: String) -> Self {
    var style = self
    style._words += " " + words
    return style
  }
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self { _adding(precision._words) }
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self {
    _adding(group == .never ? "ungrouped" : "grouped")
  }
  func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Self {
    _adding(strategy == .always ? "point" : "nopoint")
  }
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self {
    _adding(notation == .compactName ? "notation 1" : notation == .scientific ? "notation 2" : "notation 0")
  }
  func scale(_ multiplicand: Double) -> Self { _adding("scale \(multiplicand)") }
  func locale(_ locale: Locale) -> Self { self }
  func _rounded(_ rule: FloatingPointRoundingRule, _ increment: String?) -> Self {
    let number =
      switch rule {
      case .toNearestOrEven: 0
      case .toNearestOrAwayFromZero: 1
      case .up: 2
      case .down: 3
      case .towardZero: 4
      default: 5
      }
    return _adding("rule \(number)" + (increment.map { " increment " + $0 } ?? ""))
  }
}

enum NumberFormatStyleConfiguration {
  struct Precision: Hashable {
    var _words: String
    static func _digits(_ name: String, _ least: Int?, _ most: Int?) -> Precision {
      Precision(_words: "anyDigits \(name) " + (least.map { "\($0) " } ?? "- ") + (most.map { "\($0)" } ?? "-"))
    }
    static func fractionLength(_ length: Int) -> Precision { _digits("fraction", length, length) }
    static func fractionLength(_ limits: ClosedRange<Int>) -> Precision {
      _digits("fraction", limits.lowerBound, limits.upperBound)
    }
    static func fractionLength(_ limits: Range<Int>) -> Precision {
      _digits("fraction", limits.lowerBound, limits.upperBound - 1)
    }
    static func fractionLength(_ limits: PartialRangeFrom<Int>) -> Precision {
      _digits("fraction", limits.lowerBound, nil)
    }
    static func fractionLength(_ limits: PartialRangeThrough<Int>) -> Precision {
      _digits("fraction", nil, limits.upperBound)
    }
    static func significantDigits(_ digits: Int) -> Precision { _digits("significant", digits, digits) }
    static func significantDigits(_ limits: ClosedRange<Int>) -> Precision {
      _digits("significant", limits.lowerBound, limits.upperBound)
    }
    static func significantDigits(_ limits: Range<Int>) -> Precision {
      _digits("significant", limits.lowerBound, limits.upperBound - 1)
    }
    static func significantDigits(_ limits: PartialRangeFrom<Int>) -> Precision {
      _digits("significant", limits.lowerBound, nil)
    }
    static func significantDigits(_ limits: PartialRangeThrough<Int>) -> Precision {
      _digits("significant", nil, limits.upperBound)
    }
    static func integerLength(_ length: Int) -> Precision { _digits("integer", length, length) }
    static func integerLength(_ limits: ClosedRange<Int>) -> Precision {
      _digits("integer", limits.lowerBound, limits.upperBound)
    }
    static func integerLength(_ limits: Range<Int>) -> Precision {
      _digits("integer", limits.lowerBound, limits.upperBound - 1)
    }
    static func integerLength(_ limits: PartialRangeFrom<Int>) -> Precision {
      _digits("integer", limits.lowerBound, nil)
    }
    static func integerLength(_ limits: PartialRangeThrough<Int>) -> Precision {
      _digits("integer", nil, limits.upperBound)
    }
    static func integerAndFractionLength(integer: Int, fraction: Int) -> Precision {
      Precision(_words: "anyDigits integer \(integer) \(integer) fraction \(fraction) \(fraction)")
    }
    static func integerAndFractionLength(
      integerLimits: ClosedRange<Int>, fractionLimits: ClosedRange<Int>
    ) -> Precision {
      let whole = "integer \(integerLimits.lowerBound) \(integerLimits.upperBound)"
      return Precision(
        _words: "anyDigits " + whole + " fraction \(fractionLimits.lowerBound) \(fractionLimits.upperBound)")
    }
  }
  enum Notation: Hashable { case automatic, compactName, scientific }
  enum Grouping: Hashable { case automatic, never }
  enum DecimalSeparatorDisplayStrategy: Hashable { case automatic, always }
  struct SignDisplayStrategy: Hashable {
    var _words: String
    static var automatic: SignDisplayStrategy { SignDisplayStrategy(_words: "sign 0") }
    static var never: SignDisplayStrategy { SignDisplayStrategy(_words: "sign 1") }
    static func always(includingZero: Bool = true) -> SignDisplayStrategy {
      SignDisplayStrategy(_words: includingZero ? "sign 2" : "sign 3")
    }
  }
}

enum CurrencyFormatStyleConfiguration {
  struct SignDisplayStrategy: Hashable {
    var _words: String
    static var automatic: SignDisplayStrategy { SignDisplayStrategy(_words: "sign 0") }
    static var never: SignDisplayStrategy { SignDisplayStrategy(_words: "sign 1") }
    static func always(showZero: Bool = true) -> SignDisplayStrategy {
      SignDisplayStrategy(_words: showZero ? "sign 2" : "sign 3")
    }
    static var accounting: SignDisplayStrategy { SignDisplayStrategy(_words: "sign 0 accounting") }
    static func accountingAlways(showZero: Bool = false) -> SignDisplayStrategy {
      SignDisplayStrategy(_words: showZero ? "sign 2 accounting" : "sign 3 accounting")
    }
  }
  enum Presentation: Int, Hashable { case standard, isoCode, fullName, narrow }
}

protocol _CurrencyFormat: _NumberFormat {}

/// The words of amounts in a currency. Without a code of three letters, they are no amounts.
func _currencyWords(_ code: String) -> String {
  _currencySign(code).isEmpty ? "described" : "currency " + code.uppercased()
}

extension _CurrencyFormat {
  func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Self { _adding(strategy._words) }
  func presentation(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self {
    _adding("presentation \(presentation.rawValue)")
  }
}

/// The styles of floating-point numbers, and of integers.
protocol _RealFormat: ParseableFormatStyle, _NumberFormat where FormatInput: BinaryFloatingPoint {}
protocol _WholeFormat: ParseableFormatStyle, _NumberFormat where FormatInput: BinaryInteger {}

extension _RealFormat {
  func format(_ value: FormatInput) -> String { _formatted("\(value)", _words) }
  func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> Self {
    _rounded(rule, increment.map { "\($0)" })
  }
  var parseStrategy: FloatingPointParseStrategy<FormatInput> { FloatingPointParseStrategy(_words: _words) }
}

extension _WholeFormat {
  func format(_ value: FormatInput) -> String { _formatted("\(value)", _words) }
  func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil) -> Self {
    _rounded(rule, increment.map { "\($0)" })
  }
  var parseStrategy: IntegerParseStrategy<FormatInput> { IntegerParseStrategy(_words: _words) }
}

/// The styles of numbers that are no amounts.
protocol _PlainFormat: _NumberFormat {}

extension _PlainFormat {
  func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self { _adding(strategy._words) }
}

struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: _RealFormat, _PlainFormat {
  typealias FormatInput = Value
  var _words = ""
  init() {}
  init(locale: Locale) {}

  struct Percent: _RealFormat, _PlainFormat {
    typealias FormatInput = Value
    var _words = "percent"
    init() {}
    init(locale: Locale) {}
  }

  struct Currency: _RealFormat, _CurrencyFormat {
    typealias FormatInput = Value
    let currencyCode: String
    var _words: String
    init(code: String) {
      currencyCode = code
      _words = _currencyWords(code)
    }
    init(code: String, locale: Locale) { self.init(code: code) }
  }
}

struct IntegerFormatStyle<Value: BinaryInteger>: _WholeFormat, _PlainFormat {
  typealias FormatInput = Value
  var _words = "whole"
  init() {}
  init(locale: Locale) {}

  struct Percent: _WholeFormat, _PlainFormat {
    typealias FormatInput = Value
    var _words = "whole percent"
    init() {}
    init(locale: Locale) {}
  }

  struct Currency: _WholeFormat, _CurrencyFormat {
    typealias FormatInput = Value
    let currencyCode: String
    var _words: String
    init(code: String) {
      currencyCode = code
      _words = "whole " + _currencyWords(code)
    }
    init(code: String, locale: Locale) { self.init(code: code) }
  }
}

/// The error of a text that is no number in its style.
struct _NoNumber: Error {}

struct FloatingPointParseStrategy<Value: BinaryFloatingPoint>: ParseStrategy {
  let _words: String
  func parse(_ value: String) throws -> Value {
    guard let number = Double(_parsed(value, _words)) else { throw _NoNumber() }
    return Value(number)
  }
}

struct IntegerParseStrategy<Value: BinaryInteger>: ParseStrategy {
  let _words: String
  func parse(_ value: String) throws -> Value {
    guard let number = Double(_parsed(value, _words)), let whole = Value(exactly: number.rounded(.towardZero)) else {
      throw _NoNumber()
    }
    return whole
  }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
  static var number: FloatingPointFormatStyle<Double> { FloatingPointFormatStyle<Double>() }
}
extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
  static var number: FloatingPointFormatStyle<Float> { FloatingPointFormatStyle<Float>() }
}
extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat> {
  static var number: FloatingPointFormatStyle<CGFloat> { FloatingPointFormatStyle<CGFloat>() }
}
extension FormatStyle where Self == IntegerFormatStyle<Int> {
  static var number: IntegerFormatStyle<Int> { IntegerFormatStyle<Int>() }
}
extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
  static var percent: FloatingPointFormatStyle<Double>.Percent { FloatingPointFormatStyle<Double>.Percent() }
}
extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Percent {
  static var percent: FloatingPointFormatStyle<Float>.Percent { FloatingPointFormatStyle<Float>.Percent() }
}
extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat>.Percent {
  static var percent: FloatingPointFormatStyle<CGFloat>.Percent { FloatingPointFormatStyle<CGFloat>.Percent() }
}
extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
  static var percent: IntegerFormatStyle<Int>.Percent { IntegerFormatStyle<Int>.Percent() }
}
extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Currency {
  static func currency(code: String) -> FloatingPointFormatStyle<Double>.Currency {
    FloatingPointFormatStyle<Double>.Currency(code: code)
  }
}
extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Currency {
  static func currency(code: String) -> FloatingPointFormatStyle<Float>.Currency {
    FloatingPointFormatStyle<Float>.Currency(code: code)
  }
}
extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat>.Currency {
  static func currency(code: String) -> FloatingPointFormatStyle<CGFloat>.Currency {
    FloatingPointFormatStyle<CGFloat>.Currency(code: code)
  }
}
extension FormatStyle where Self == IntegerFormatStyle<Int>.Currency {
  static func currency(code: String) -> IntegerFormatStyle<Int>.Currency {
    IntegerFormatStyle<Int>.Currency(code: code)
  }
}
