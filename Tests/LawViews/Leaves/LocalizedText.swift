import Foundation

// The interpolations of a localized string, whose numbers are formatted. The interpreter does it where it checks a
// literal.

extension LocalizedStringKey {
  init(stringInterpolation: StringInterpolation) {
    guard let whole = stringInterpolation.whole else {
      self.init(stringInterpolation.text)
      return
    }
    self.init(_whole: stringInterpolation.text.isEmpty ? whole : whole + stringInterpolation.plain)
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    /// The text up to the last text or image that the literal has in it; nil if there is none.
    fileprivate var whole: Text?
    fileprivate var plain: Text { Text(LocalizedStringKey(text)) }

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }

    mutating func appendInterpolation(_ value: Text) {
      if !text.isEmpty { whole = whole.map { $0 + plain } ?? plain }
      text = ""
      whole = whole.map { $0 + value } ?? value
    }

    mutating func appendInterpolation(_ value: Image) { appendInterpolation(Text(value)) }

    mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) { text += Self.grouped("\(value)") }
    mutating func appendInterpolation(_ value: CGFloat) { appendInterpolation(Double(value)) }
    mutating func appendInterpolation(_ value: Float) { appendInterpolation(Double(value)) }
    mutating func appendInterpolation(_ value: Double) { text += Self.grouped(String(format: "%f", value)) }

    private static func grouped(_ number: String) -> String {
      let sign = number.prefix { $0 == "-" }
      let digits = Array(number.dropFirst(sign.count).prefix { $0 != "." })
      let grouped = digits.indices.map { index in
        let isFirstOfGroup = index > 0 && (digits.count - index) % 3 == 0
        return (isFirstOfGroup ? "," : "") + String(digits[index])
      }
      return sign + grouped.joined() + number.dropFirst(sign.count + digits.count)
    }

    mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, locale: Locale(identifier: "en_US"), arguments: [value])
    }
    mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
      appendInterpolation(Double(value), specifier: specifier)
    }
  }
}
