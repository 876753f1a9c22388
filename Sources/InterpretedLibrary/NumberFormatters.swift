// Numbers as text by styles and numbers of digits, as a user in the United States reads them.

/// A number of any type, as Foundation's formatters take it.
struct NSNumber: Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  let doubleValue: Double
  init(integerLiteral value: Int) { doubleValue = Double(value) }
  init(floatLiteral value: Double) { doubleValue = value }
  init(value: Double) { doubleValue = value }
  init<N: BinaryInteger>(value: N) { doubleValue = Double(value) }
  init<F: BinaryFloatingPoint>(value: F) { doubleValue = Double(value) }
  var intValue: Int { Int(doubleValue) }
  var floatValue: Float { Float(doubleValue) }
  var boolValue: Bool { doubleValue != 0 }
  var stringValue: String {
    doubleValue == doubleValue.rounded() && abs(doubleValue) < 9_007_199_254_740_992
      ? "\(Int(doubleValue))" : "\(doubleValue)"
  }
}

class NumberFormatter: Formatter {
  enum Style: Hashable { case none, decimal, currency, percent, scientific, spellOut, ordinal }
  var numberStyle = NumberFormatter.Style.none
  var minimumIntegerDigits = 1
  var locale = Locale.current
  var usesGroupingSeparator: Bool {
    get { _isGrouped ?? (numberStyle != .none && numberStyle != .scientific) }
    set { _isGrouped = newValue }
  }
  var minimumFractionDigits: Int {
    get { _least ?? (numberStyle == .currency ? 2 : 0) }
    set {
      _least = newValue
      if newValue > maximumFractionDigits { _most = newValue }
    }
  }
  var maximumFractionDigits: Int {
    get { _most ?? (numberStyle == .decimal ? 3 : numberStyle == .currency ? 2 : numberStyle == .scientific ? 6 : 0) }
    set {
      _most = newValue
      if newValue < minimumFractionDigits { _least = newValue }
    }
  }
  /// True once a number of significant digits is set; those of the fraction do not count then.
  var usesSignificantDigits = false
  var minimumSignificantDigits: Int {
    get { _leastSignificant }
    set {
      usesSignificantDigits = true
      _leastSignificant = newValue
      _mostSignificant = Swift.max(newValue, _mostSignificant)
    }
  }
  var maximumSignificantDigits: Int {
    get { _mostSignificant }
    set {
      usesSignificantDigits = true
      _mostSignificant = newValue
      _leastSignificant = Swift.min(newValue, _leastSignificant)
    }
  }
  var groupingSeparator = ","
  var decimalSeparator = "."
  var currencyCode = "USD"
  var currencySymbol: String {
    get { _symbol ?? _currencySign(currencyCode) }
    set { _symbol = newValue }
  }
  var positivePrefix = ""
  var positiveSuffix = ""
  var negativePrefix = "-"
  private var _isGrouped: Bool? = nil
  private var _least: Int? = nil
  private var _most: Int? = nil
  private var _leastSignificant = 1
  private var _mostSignificant = 6
  private var _symbol: String? = nil
  override init() {}

  override func string(for obj: Any?) -> String? {
    if let number = obj as? NSNumber { return string(from: number) }
    if let number = obj as? Int { return string(from: NSNumber(value: number)) }
    if let number = obj as? Double { return string(from: NSNumber(value: number)) }
    if let number = obj as? CGFloat { return string(from: NSNumber(value: number)) }
    if let number = obj as? Float { return string(from: NSNumber(value: number)) }
    return nil
  }

  func string(from number: NSNumber) -> String? {
    let value = number.doubleValue
    if numberStyle == .spellOut { return _NumberWords.text(value) }
    var digits = _digits(value.magnitude * (numberStyle == .percent ? 100 : 1))
    if numberStyle == .currency { digits = currencySymbol + digits }
    if numberStyle == .percent { digits += "%" }
    if numberStyle == .ordinal {
      let last = String(digits.suffix(1))
      let isTeen = digits.suffix(2).count == 2 && digits.suffix(2).hasPrefix("1")
      digits += isTeen ? "th" : last == "1" ? "st" : last == "2" ? "nd" : last == "3" ? "rd" : "th"
    }
    return (value < 0 ? negativePrefix : positivePrefix) + digits + (value < 0 ? "" : positiveSuffix)
  }

  func number(from string: String) -> NSNumber? {
    var text = string
    if numberStyle == .currency && text.hasPrefix(currencySymbol) {
      text = String(text.dropFirst(currencySymbol.count))
    }
    let isPercent = numberStyle == .percent && text.hasSuffix("%")
    if isPercent { text = String(text.dropLast()) }
    if usesGroupingSeparator { text = text.replacingOccurrences(of: groupingSeparator, with: "") }
    guard let value = Double(text.replacingOccurrences(of: decimalSeparator, with: ".")) else { return nil }
    return NSNumber(value: isPercent ? value / 100 : value)
  }

  static func localizedString(from number: NSNumber, number style: NumberFormatter.Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }

  /// The digits of a number without a sign, with the separators that are set.
  private func _digits(_ value: Double) -> String {
    var number = value
    var power = 0
    while numberStyle == .scientific && number >= 10 {
      number /= 10
      power += 1
    }
    while numberStyle == .scientific && number > 0 && number < 1 {
      number *= 10
      power -= 1
    }
    let most = Swift.min(Swift.max(maximumFractionDigits, 0), 340)
    let least = Swift.min(Swift.max(minimumFractionDigits, 0), most)
    let precision =
      usesSignificantDigits
      ? "significant \(Swift.max(_leastSignificant, 1)) \(Swift.max(_mostSignificant, 1))" : "fraction \(least) \(most)"
    let text = _formatted("\(number)", precision + " ungrouped")
    let parts = text.components(separatedBy: ".")
    var whole = parts[0]
    while whole.count < minimumIntegerDigits { whole = "0" + whole }
    var grouped = ""
    for digit in Array(whole) {
      let rest = whole.count - grouped.replacingOccurrences(of: groupingSeparator, with: "").count
      if usesGroupingSeparator && !grouped.isEmpty && rest % 3 == 0 { grouped += groupingSeparator }
      grouped.append(digit)
    }
    let fraction = parts.count > 1 ? decimalSeparator + parts[1] : ""
    return grouped + fraction + (numberStyle == .scientific ? "E\(power)" : "")
  }
}

/// Numbers in English words.
enum _NumberWords {
  static func text(_ value: Double) -> String {
    if value < 0 { return "minus " + text(-value) }
    let parts = _formatted("\(value)", "fraction 0 15 ungrouped").components(separatedBy: ".")
    guard let whole = Int(parts[0]) else { return parts[0] }
    let digits = parts.count > 1 ? " point" + parts[1].map { " " + _whole(Int(String($0)) ?? 0) }.joined() : ""
    return _whole(whole) + digits
  }
  private static func _whole(_ number: Int) -> String {
    let small = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
      "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    if number < 20 { return small[number] }
    if number < 100 { return tens[number / 10] + (number % 10 == 0 ? "" : "-" + small[number % 10]) }
    let sizes = [1_000_000_000_000_000, 1_000_000_000_000, 1_000_000_000, 1_000_000, 1_000, 100]
    let names = ["quadrillion", "trillion", "billion", "million", "thousand", "hundred"]
    let index = sizes.firstIndex { number >= $0 } ?? 5
    let rest = number % sizes[index]
    return _whole(number / sizes[index]) + " " + names[index] + (rest == 0 ? "" : " " + _whole(rest))
  }
}

extension Double {
  init(truncating number: NSNumber) { self = number.doubleValue }
}

extension CGFloat {
  init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
}

extension Int {
  init(truncating number: NSNumber) { self = number.intValue }
}

extension Text {
  init(_ subject: NSNumber, formatter: NumberFormatter) {
    self.init(verbatim: formatter.string(from: subject) ?? "")
  }
}
