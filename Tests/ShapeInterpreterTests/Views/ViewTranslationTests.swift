import Foundation
import Testing

@testable import ShapeInterpreter

/// Texts that a program translates: each stands for its own translation. What the compiler makes of literals is
/// compared in the law of views.
struct ViewTranslationTests {
  private func text(_ value: String) throws -> String {
    let source = ViewSource(body: "Text(\(value))", members: "let count = 1234\nlet part = 1234.5\nlet isOn = true")
    #expect(source.errors == [] && source.warnings == [])
    return try source.texts().joined(separator: "|")
  }

  @Test(arguments: [
    ("NSLocalizedString(\"Hello\", comment: \"a greeting\")", "Hello"),
    ("NSLocalizedString(\"k\", tableName: \"T\", bundle: Bundle.main, value: \"v\", comment: \"\")", "v"),
    ("String(format: NSLocalizedString(\"%d things\", comment: \"\"), count)", "1234 things"),
    ("String.localizedStringWithFormat(\"%d %.2f %@\", count, part, \"a\")", "1,234 1,234.50 a"),
    ("String.localizedStringWithFormat(NSLocalizedString(\"%d\", comment: \"\"), count)", "1,234"),
    ("String(format: \"%d\", locale: Locale.current, count)", "1,234"),
    ("String(format: \"%d %@\", arguments: [count, \"a\"])", "1234 a"),
    ("String(localized: \"n \\(count) \\(part)\", comment: \"x\")", "n 1,234 1,234.500000"),
    ("String(localized: \"KEY\", defaultValue: \"value \\(count)\")", "value 1,234"),
    ("String(localized: LocalizedStringResource(\"a \\(count)\"))", "a 1,234"),
    ("LocalizedStringResource(\"b \\(part)\")", "b 1,234.500000"),
    ("LocalizedStringResource(\"KEY\", defaultValue: \"c \\(count)\", table: \"T\", comment: \"x\")", "c 1,234"),
    ("LocalizedStringResource(\"d \\(count)\", table: \"T\")", "d 1,234"),
    ("\"e \\(count)\", tableName: \"T\", bundle: .main, comment: \"c\"", "e 1,234"),
    ("\"f\", comment: \"c\"", "f"), ("\"g\", bundle: .main", "g"), ("\"h\", tableName: \"T\"", "h"),
    ("Bundle.main.localizedString(forKey: \"a\", value: \"b\", table: nil)", "b"),
    ("Bundle.main.localizedString(forKey: \"a\", value: nil, table: nil)", "a"),
  ])
  func aTextIsItsOwnTranslation(_ value: String, _ expected: String) throws {
    #expect(try text(value) == expected)
  }

  /// Strings that code makes are no literals: neither their numbers nor signs of Markdown are read again.
  @Test(arguments: [
    ("String(format: \"%d **b**\", count)", "1234 **b**"), ("String(describing: count)", "1234"),
    ("count.description", "1234"), ("String(localized: \"**b**\")", "**b**"),
    ("\"\\(count) *i*\" as String", "1234 *i*"),
    ("(isOn ? \"\\(part)\" : \"\") as String", "1234.5"), ("isOn ? String(describing: count) : \"\\(part)\"", "1234"),
    ("\"\\(\"\\(count)\")\"", "1234"), ("\"\\(String(format: \"%d\", count))\"", "1234"),
  ])
  func aStringIsNoLiteral(_ value: String, _ expected: String) throws {
    #expect(try text(value) == expected)
  }

  /// A sign of Markdown that begins before a text and ends behind it has no meaning that is known.
  @Test func markdownEndsInItsPiece() {
    let source = ViewSource(body: "Label(\"**a \\(Text(\"b\")) c**\", systemImage: \"star\")")
    #expect(source.errors == ["a value of type 'Text' cannot be put into a string"])
  }
}
