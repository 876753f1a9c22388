// Numbers as text in the style of a user in the United States.

struct FloatingPointFormatStyle {
  var _least = 0
  var _most = 6
  var _significant = 0
  var _isGrouped = true
  var _scale = 1.0
  var _suffix = ""
  var _prefix = ""
  var _showsSign = false
  var _notation = NumberFormatStyleConfiguration.Notation.automatic
  static var number: FloatingPointFormatStyle { FloatingPointFormatStyle() }
  static var percent: FloatingPointFormatStyle {
    var style = FloatingPointFormatStyle()
    style._scale = 100
    style._suffix = "%"
    return style
  }
  static func currency(code: String) -> FloatingPointFormatStyle {
    var style = FloatingPointFormatStyle()
    style._least = 2
    style._most = 2
    style._prefix = code == "USD" ? "$" : code == "EUR" ? "\u{20AC}" : code == "GBP" ? "\u{A3}" : code + " "
    return style
  }
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle {
    var style = self
    style._least = precision._least
    style._most = precision._most
    style._significant = precision._significant
    return style
  }
  func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle {
    var style = self
    style._isGrouped = grouping == .automatic
    return style
  }
  func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> FloatingPointFormatStyle {
    var style = self
    style._showsSign = strategy == .always()
    return style
  }
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> FloatingPointFormatStyle {
    var style = self
    style._notation = notation
    return style
  }
  func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven) -> FloatingPointFormatStyle { self }
  func format(_ value: Double) -> String {
    let number = value * _scale
    let digits =
      _notation == .automatic
      ? _numberText(number.magnitude, _least, _most, _significant, _isGrouped)
      : _shortNumberText(number.magnitude, _notation == .compactName, _least, _most, _significant)
    let sign = number < 0 ? "-" : _showsSign && number > 0 ? "+" : ""
    return sign + _prefix + digits + _suffix
  }
}

enum NumberFormatStyleConfiguration {
  struct Precision: Hashable {
    var _least: Int
    var _most: Int
    var _significant = 0
    static func fractionLength(_ count: Int) -> NumberFormatStyleConfiguration.Precision {
      NumberFormatStyleConfiguration.Precision(_least: count, _most: count)
    }
    static func fractionLength(_ counts: ClosedRange<Int>) -> NumberFormatStyleConfiguration.Precision {
      NumberFormatStyleConfiguration.Precision(_least: counts.lowerBound, _most: counts.upperBound)
    }
    static func significantDigits(_ count: Int) -> NumberFormatStyleConfiguration.Precision {
      NumberFormatStyleConfiguration.Precision(_least: 0, _most: 0, _significant: count)
    }
  }
  enum Notation: Hashable { case automatic, compactName, scientific }
  enum Grouping: Hashable { case automatic, never }
  enum SignDisplayStrategy: Hashable {
    case automatic, never
    case always(includingZero: Bool = false)
  }
}

extension BinaryFloatingPoint {
  func formatted() -> String { FloatingPointFormatStyle().format(Double(self)) }
  func formatted(_ format: FloatingPointFormatStyle) -> String { format.format(Double(self)) }
}

extension BinaryInteger {
  func formatted() -> String { FloatingPointFormatStyle().format(Double(self)) }
  func formatted(_ format: FloatingPointFormatStyle) -> String { format.format(Double(self)) }
}

extension Text {
  init<V: BinaryFloatingPoint>(_ input: V, format: FloatingPointFormatStyle) {
    self.init(verbatim: format.format(Double(input)))
  }
  init<V: BinaryInteger>(_ input: V, format: FloatingPointFormatStyle) {
    self.init(verbatim: format.format(Double(input)))
  }
}
