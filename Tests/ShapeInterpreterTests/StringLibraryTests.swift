import Testing

@testable import ShapeInterpreter

/// The members of strings, lists and formats that Foundation adds. The expected texts are those of compiled code.
struct StringLibraryTests {
  /// Returns the texts of expressions.
  private func texts(_ expressions: String..., with declarations: String = "") throws -> [String] {
    let list = expressions.map { "Text(verbatim: \($0))" }.joined(separator: "\n")
    let source = ViewSource(body: "VStack {\nGroup {\n\(list)\n}\n}", declarations)
    #expect(source.errors == [])
    return try source.texts()
  }

  /// A replacement is refused by the size of what it makes, not by that of what it is given.
  @Test func replacementsAreMeasuredBeforeTheyAreMade() throws {
    let long = "String(repeating: \"abcdefghij\", count: 10000)"
    func count(_ replacement: String) throws -> String {
      try texts("\"\\(\(long).replacingOccurrences(\(replacement)).count)\"")[0]
    }
    let new = "with: String(repeating: \"k\", count: 20)"
    #expect(try count("of: \"abcdefghij\", \(new)") == "200000")
    #expect(try count("of: \"ABCDEFGHIJ\", \(new), options: .caseInsensitive") == "200000")
    #expect(try count("of: \"[a-j]{10}\", \(new), options: .regularExpression") == "200000")
    for options in ["", ", options: .caseInsensitive", ", options: .regularExpression"] {
      #expect(throws: (any Error).self) { try count("of: \"a\", with: \(long)\(options)") }
    }
  }

  @Test(arguments: [
    ("text.replaceSubrange(text.startIndex..<two, with: \"YY\")", "YYllo"),
    ("text.replaceSubrange(two..., with: \"\")", "he"),
    ("text.replaceSubrange(...two, with: \"Y\")", "Ylo"), ("text.replaceSubrange(two..<two, with: \"-\")", "he-llo"),
    ("text.removeSubrange(text.startIndex..<two)", "llo"), ("text.removeAll(where: { $0 == \"l\" })", "heo"),
    ("text.removeAll { \"aeiou\".contains($0) }", "hll"), ("text.removeFirst(2)", "llo"), ("text.removeLast(2)", "hel"),
  ])
  func partsOfStringsAreReplaced(change: String, expected: String) throws {
    let function = """
      func changed() -> String {
        var text = "hello"
        let two = text.index(text.startIndex, offsetBy: 2)
        \(change)
        return two == text.startIndex ? "" : text
      }
      """
    #expect(try texts("changed()", with: function) == [expected])
  }

  @Test(arguments: [
    ("var text = \"ab\"; text.removeFirst(3)", "can't take or drop 3 elements"),
    ("_ = \"ab\".padding(toLength: 5, withPad: \"\", startingAt: 0)", "can't pad a string to length 5, starting at 0"),
    ("var text = \"ab\"; text.removeSubrange(text.startIndex...text.endIndex)", "range 0...2"),
  ])
  func stringsEndWhereTheyEnd(statement: String, expected: String) throws {
    #expect(try Interpretation.failure(statement).diagnostic.message.contains(expected))
  }

  @Test func stringsAreSearchedWithOptions() throws {
    let found = """
      func found(_ part: String, _ options: String.CompareOptions) -> String {
        let text = "Hello hello"
        guard let range = text.range(of: part, options: options) else { return "nil" }
        return "\\(text[range]) at \\(text.distance(from: text.startIndex, to: range.lowerBound))"
      }
      """
    #expect(
      try texts(
        "found(\"hello\", .caseInsensitive)", "found(\"hello\", [])",
        "found(\"hello\", [.caseInsensitive, .backwards])",
        "found(\"hello\", .anchored)",
        "\"aAa\".replacingOccurrences(of: \"a\", with: \"b\", options: .caseInsensitive)", with: found)
        == ["Hello at 0", "hello at 6", "hello at 6", "nil", "bbb"])
  }

  @Test(arguments: [
    ("\"a\".compare(\"b\")", "orderedAscending"), ("\"a\".compare(\"A\", options: .caseInsensitive)", "orderedSame"),
    ("\"b\".caseInsensitiveCompare(\"A\")", "orderedDescending"),
    ("\"file2\".localizedStandardCompare(\"file10\")", "orderedAscending"),
    ("\"a\".localizedCompare(\"b\")", "orderedAscending"),
    ("\"a\".localizedCaseInsensitiveCompare(\"A\")", "orderedSame"),
    ("\"9\".compare(\"10\", options: .numeric)", "orderedAscending"), ("\"9\".compare(\"10\")", "orderedDescending"),
  ])
  func stringsAreCompared(comparison: String, expected: String) throws {
    #expect(try texts("\"\\(\(comparison) == .\(expected))\"") == ["true"])
  }

  @Test func stringsAreFilledUp() throws {
    #expect(
      try texts(
        "\"ab\".padding(toLength: 5, withPad: \".\", startingAt: 0)",
        "\"ab\".padding(toLength: 6, withPad: \"xyz\", startingAt: 1)",
        "\"abcdef\".padding(toLength: 3, withPad: \" \", startingAt: 0)") == ["ab...", "abyzxy", "abc"])
  }

  @Test func formatsNameTheirValues() throws {
    #expect(
      try texts(
        "String(format: \"%2$d %1$d\", 5, 3)", "String(format: \"%1$@ %c %o %1$@\", \"a\", 65, 8)",
        "String(format: \"%02X\", UInt8(10))",
        "String(format: pattern, 5, 3)", "String(localized: \"Hello \\(3)\")", with: "let pattern = \"%2$d-%1$d\"")
        == ["3 5", "a A 10 a", "0A", "3-5", "Hello 3"])
  }

  @Test func listsAreSortedByTheirProperties() throws {
    let rows = """
      struct Row { var n = 1; var s = "a" }
      let rows = [Row(n: 2, s: "b"), Row(n: 1, s: "c"), Row(n: 2, s: "a")]
      func names(_ rows: [Row]) -> String { rows.map(\\.s).joined() }
      func sorted() -> String { var list = rows; list.sort(using: KeyPathComparator(\\.s)); return names(list) }
      """
    #expect(
      try texts(
        "names(rows.sorted(using: KeyPathComparator(\\.n)))",
        "names(rows.sorted(using: KeyPathComparator(\\.n, order: .reverse)))",
        "names(rows.sorted(using: [KeyPathComparator(\\.n), KeyPathComparator(\\.s)]))",
        "names(rows.sorted(using: SortDescriptor(\\.s)))",
        "names(rows.sorted(using: KeyPathComparator(\\Row.s)))", "sorted()", with: rows)
        == ["cba", "bac", "cab", "abc", "abc", "abc"])
  }

  @Test func ordersCompareTextsAsAFinderDoesAndPutNilFirst() throws {
    let rows = """
      struct Row { var s = "a"; var n: Int? = nil }
      let rows = [Row(s: "item 10"), Row(s: "item 9", n: 3), Row(s: "Zed"), Row(s: "apple", n: 1), Row(s: "Berry", n: 2)]
      func names(_ rows: [Row]) -> String { rows.map(\\.s).joined(separator: " ") }
      """
    #expect(
      try texts(
        "names(rows.sorted(using: SortDescriptor(\\.s)))",
        "names(rows.sorted(using: SortDescriptor(\\.s, comparator: .lexical)))",
        "names(rows.sorted(using: KeyPathComparator(\\.n)))",
        "names(rows.sorted(using: KeyPathComparator(\\.n, order: .reverse)))",
        "(SortDescriptor(\\Row.s) == SortDescriptor(\\Row.s)).description",
        "(SortDescriptor(\\Row.s) == SortDescriptor(\\Row.n)).description",
        with: rows)
        == [
          "apple Berry item 9 item 10 Zed", "Berry Zed apple item 10 item 9", "item 10 Zed apple Berry item 9",
          "item 9 Berry apple item 10 Zed", "true", "false",
        ])
  }

  @Test(arguments: [
    ("1234567.formatted(.number.notation(.compactName))", "1.2M"),
    ("1500.formatted(.number.notation(.compactName))", "1.5K"),
    ("999.formatted(.number.notation(.compactName))", "999"),
    ("999_999.formatted(.number.notation(.compactName))", "1M"),
    ("12_345.formatted(.number.notation(.compactName))", "12K"),
    ("1234.5.formatted(.number.notation(.scientific))", "1.2345E3"),
    ("Date(timeIntervalSince1970: 0).ISO8601Format()", "1970-01-01T00:00:00Z"),
  ])
  func numbersAndDatesHaveShortForms(value: String, expected: String) throws {
    #expect(try texts(value) == [expected])
  }

  @Test(arguments: [
    ("numberStyle = .decimal", "1234567.891", "1,234,567.891"), ("numberStyle = .percent", "0.256", "26%"),
    ("numberStyle = .currency", "1234.5", "$1,234.50"), ("numberStyle = .none", "1234.5", "1234"),
    ("numberStyle = .ordinal", "42", "42nd"),
    ("minimumIntegerDigits = 3", "7", "007"), ("numberStyle = .scientific", "1234.5", "1.2345E3"),
    ("numberStyle = .ordinal", "112", "112th"),
    ("numberStyle = .decimal; f.maximumFractionDigits = 1", "1234.56", "1,234.6"),
    ("maximumSignificantDigits = 3", "1234.56", "1230"),
    ("usesSignificantDigits = true", "0.00123456789", "0.00123457"),
    ("numberStyle = .decimal; f.minimumSignificantDigits = 4", "12", "12.00"),
    ("numberStyle = .decimal", "-5.5", "-5.5"),
    ("numberStyle = .decimal; f.minimumFractionDigits = 2", "3", "3.00"),
    ("numberStyle = .currency; f.currencyCode = \"EUR\"", "2", "\u{20AC}2.00"),
    ("numberStyle = .decimal; f.groupingSeparator = \" \"", "1234567", "1 234 567"),
    ("numberStyle = .decimal; f.usesGroupingSeparator = false", "1234567", "1234567"),
  ])
  func numbersAreFormattedByStyles(style: String, value: String, expected: String) throws {
    let function = """
      func text(_ value: Double) -> String {
        let f = NumberFormatter()
        f.\(style)
        return f.string(from: NSNumber(value: value)) ?? "nil"
      }
      func other(_ value: Double) -> String { let f = NumberFormatter(); f.\(style); return f.string(from: value as NSNumber)! }
      """
    #expect(try texts("text(\(value))", "other(\(value))", with: function) == [expected, expected])
  }

  @Test(arguments: [
    ("lastPathComponent", "b.txt"), ("pathExtension", "txt"), ("host ?? \"\"", "example.com"), ("path", "/a/b.txt"),
    ("scheme ?? \"\"", "https"),
    ("query ?? \"\"", "x=1"), ("fragment ?? \"\"", "top"), ("port.map(String.init) ?? \"\"", "80"),
    ("deletingLastPathComponent().absoluteString", "https://me@example.com:80/a/?x=1#top"),
    ("deletingPathExtension().lastPathComponent", "b"), ("appendingPathComponent(\"c\").path", "/a/b.txt/c"),
    ("pathComponents.joined(separator: \"|\")", "/|a|b.txt"),
  ])
  func addressesHaveParts(member: String, expected: String) throws {
    let address = "let url = URL(string: \"https://me@example.com:80/a/b.txt?x=1#top\")!"
    #expect(try texts("url.\(member)", with: address) == [expected])
  }

  @Test func resultsAreComparedAndTheirErrorsChanged() throws {
    let declarations = """
      enum Fault: Error, Equatable { case bad, worse(Int) }
      let failed: Result<Int, Fault> = .failure(.worse(2))
      let made: Result<Int, Fault> = .success(2)
      let changed: Result<Int, Fault> = failed.mapError { _ in Fault.bad }
      let mended: Result<Int, Fault> = failed.flatMapError { _ in .success(1) }
      """
    #expect(
      try texts(
        "\"\\(failed == .failure(.worse(2)))\"", "\"\\(failed == made)\"", "\"\\(made == .success(2))\"",
        "\"\\(changed)\"", "\"\\(mended)\"", with: declarations)
        == ["true", "false", "true", "failure(Fault.bad)", "success(1)"])
  }

  @Test func `interpolations of a title's own are called`() throws {
    let source = ViewSource(
      body: "Text(\"a \\(loud: \"b\")\")",
      """
      extension LocalizedStringKey.StringInterpolation {
        mutating func appendInterpolation(loud text: String) { appendLiteral(text.uppercased()) }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["a B"])
  }

  @Test func `interpolations of the file's own are called`() throws {
    let declarations = """
      struct Money { var cents: Int }
      extension String.StringInterpolation {
        mutating func appendInterpolation(twice value: Int) {
          appendLiteral("\\(value)")
          appendInterpolation(value)
        }
        mutating func appendInterpolation(_ value: Double, digits: Int) {
          appendInterpolation(String(format: "%.\\(digits)f", value))
        }
        mutating func appendInterpolation(_ value: Money) { appendLiteral("$\\(value.cents / 100)") }
      }
      extension DefaultStringInterpolation {
        mutating func appendInterpolation<T>(or text: String, _ value: T?) {
          if let value { appendInterpolation(value) } else { appendLiteral(text) }
        }
      }
      let none: Int? = nil
      """
    #expect(
      try texts(
        "\"<\\(twice: 4)>\"", "\"\\(3.14159, digits: 2)|\\(2.0, digits: 1)\"",
        "\"\\(Money(cents: 250)) \\(7) \\(true)\"", "\"\\(or: \"no\", none) \\(or: \"no\", 3)\"", with: declarations)
        == ["<44>", "3.14|2.0", "$2 7 true", "no 3"])
  }
}
