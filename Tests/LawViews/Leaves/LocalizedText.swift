import Foundation

// The interpolations of a localized string, whose numbers are formatted. The interpreter does it where it checks a
// literal.

extension LocalizedStringKey {
  init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.text)
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }

    mutating func appendInterpolation(_ value: Int) {
      let digits = Array(String(value.magnitude))
      let grouped = digits.indices.map { index in
        let isFirstOfGroup = index > 0 && (digits.count - index) % 3 == 0
        return (isFirstOfGroup ? "," : "") + String(digits[index])
      }
      text += (value < 0 ? "-" : "") + grouped.joined()
    }

    mutating func appendInterpolation(_ value: CGFloat) { appendInterpolation(Double(value)) }
    mutating func appendInterpolation(_ value: Float) { appendInterpolation(Double(value)) }
    mutating func appendInterpolation(_ value: Double) { text += String(format: "%f", value) }

    mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }
    mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
      text += String(format: specifier, Double(value))
    }
  }
}
