import Foundation
import Testing

@testable import ShapeInterpreter

/// Decimal numbers in views. Their arithmetic is compared with Foundation in the law of views.
struct ViewDecimalTests {
  private func texts(_ body: String, members: String = "", _ rest: String = "") throws -> [String] {
    let source = ViewSource(body: body, members: members, rest)
    #expect(source.errors == [] && source.warnings == [])
    return try source.texts()
  }

  /// The styles of decimal numbers as Foundation has them for the United States.
  @Test func decimalsHaveStyles() throws {
    let place = Locale(identifier: "en_US")
    for text in ["1234567.891", "0.256", "-3", "1e20", "0", "12345678901234567890.123456789", "0.0000004"] {
      let number = try #require(Decimal(string: text))
      let shown = try texts(
        """
        Text(number.formatted())
        Text(number, format: .currency(code: "USD"))
        Text(number.formatted(.percent))
        Text(number.formatted(.number.precision(.fractionLength(2))))
        Text(number, format: .number.precision(.significantDigits(3)))
        Text(number.formatted(.number.grouping(.never)))
        """, members: "let number = Decimal(string: \"\(text)\")!")
      let style = Decimal.FormatStyle(locale: place)
      #expect(
        shown == [
          number.formatted(style), number.formatted(.currency(code: "USD").locale(place)),
          number.formatted(.percent.locale(place)), number.formatted(style.precision(.fractionLength(2))),
          number.formatted(style.precision(.significantDigits(3))), number.formatted(style.grouping(.never)),
        ], "\(text)")
    }
  }

  @Test func aFieldTakesADecimal() throws {
    let life = try ViewLife(
      body: "VStack { TextField(\"Amount\", value: $amount, format: .number); Text(\"\\(amount)\" as String) }",
      members: "@State private var amount: Decimal = 12.5")
    #expect(try life.texts(at: nil) == ["12.5", "12.5"])
  }

  /// Numbers at the ends of their ranges give what Foundation gives; the least power, which ends a program, counts as
  /// the one above it.
  @Test(arguments: [
    ("pow(Decimal(2), Int.min)", "NaN"), ("pow(Decimal(2), -Int.max)", "NaN"), ("pow(Decimal(2), Int.max)", "NaN"),
    ("pow(Decimal(2), -3)", "0.125"),
    ("Decimal(1) / Decimal(0)", "NaN"), ("Decimal.greatestFiniteMagnitude * 10", "NaN"),
    ("Decimal(sign: .minus, exponent: Int.max, significand: 3)", "NaN"), ("Decimal(Double.nan)", "NaN"),
  ])
  func theLargestNumbersAreTaken(_ expression: String, _ text: String) throws {
    let source = ViewSource(body: "Text(\"\\(\(expression))\")")
    #expect(source.errors == [])
    #expect(try source.texts() == [text])
  }

  @Test func anInfiniteNumberTraps() throws {
    let source = ViewSource(body: "Text(\"\\(Decimal(-Double.infinity))\")")
    #expect(throws: EvaluationFailure.self) { try source.texts() }
  }
}
