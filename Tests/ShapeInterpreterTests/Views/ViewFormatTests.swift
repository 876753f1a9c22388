import Testing

@testable import ShapeInterpreter

/// Dates, spans of time, sizes and lists as text.
struct ViewFormatTests {
  @Test func dateFormattersFollowTheirPatternsAndStyles() throws {
    let source = ViewSource(
      body: """
        Text(text("yyyy-MM-dd'T'HH:mm:ss"))
        Text(text("EEEE, MMM d, h:mm a"))
        Text(styled(.medium, .none))
        Text(styled(.full, .none))
        Text(styled(.short, .short))
        Text(moment, formatter: { let f = DateFormatter(); f.dateStyle = .long; return f }())
        Text("\\(formatter("dd.MM.yyyy").date(from: "02.03.2001")!.timeIntervalSince1970)")
        """,
      members: """
        let moment = Date(timeIntervalSince1970: 1_000_000_000)
        func formatter(_ pattern: String) -> DateFormatter {
          let formatter = DateFormatter()
          formatter.dateFormat = pattern
          return formatter
        }
        func text(_ pattern: String) -> String { formatter(pattern).string(from: moment) }
        func styled(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
          let formatter = DateFormatter()
          formatter.dateStyle = date
          formatter.timeStyle = time
          return formatter.string(from: moment)
        }
        """)
    #expect(source.program.diagnostics.map(\.message) == [])
    #expect(
      try source.texts() == [
        "2001-09-09T01:46:40", "Sunday, Sep 9, 1:46 AM", "Sep 9, 2001", "Sunday, September 9, 2001",
        "9/9/01, 1:46\u{202F}AM", "September 9, 2001", "983,491,200.000000",
      ])
  }

  @Test func theOffsetOfATimeZoneIsToldToBeLost() {
    let source = ViewSource(body: "Text(TimeZone.current.identifier)")
    #expect(source.warnings == ["'TimeZone' is drawn without its offset: dates are those at UTC"])
  }

  @Test func theLanguageOfALocaleIsToldToBeLost() {
    let source = ViewSource(body: "Text(Locale(identifier: \"de_DE\").identifier)")
    #expect(
      source.warnings == [
        "'Locale' is drawn without its language: dates and numbers are those of the United States"
      ])
  }

  @Test func spansOfTimeHavePatternsAndUnits() throws {
    let source = ViewSource(
      body: """
        Text(Duration.seconds(126).formatted())
        Text(Duration.seconds(126), format: .time(pattern: .minuteSecond))
        Text(Duration.seconds(126).formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2))))
        Text(Duration.seconds(3_726).formatted(.units(allowed: [.hours, .minutes, .seconds], width: .wide)))
        Text(Duration.seconds(126).formatted(.units(allowed: [.minutes, .seconds], width: .narrow)))
        """)
    #expect(source.program.diagnostics.map(\.message) == [])
    #expect(
      try source.texts() == ["0:02:06", "2:06", "02:06", "1 hour, 2 minutes, 6 seconds", "2m 6s"])
  }

  @Test func sizesListsAndDistances() throws {
    let source = ViewSource(
      body: """
        Text(123_456, format: .byteCount(style: .file))
        Text(1_234_567.formatted(.byteCount(style: .file)))
        Text(["a", "b", "c"].formatted())
        Text(["a", "b"], format: .list(type: .or))
        Text(Date.now.addingTimeInterval(-86_400), format: .relative(presentation: .named))
        Text(Date.now.addingTimeInterval(7_200), format: .relative(presentation: .numeric))
        """)
    #expect(source.program.diagnostics.map(\.message) == [])
    #expect(try source.texts() == ["123 kB", "1.2 MB", "a, b, and c", "a or b", "yesterday", "in 2 hours"])
  }

  @Test func weeksStartOnTheirFirstDay() throws {
    let source = ViewSource(
      body: "Text(start(1))\nText(start(2))",
      members: """
        func start(_ first: Int) -> String {
          var calendar = Calendar.current
          calendar.firstWeekday = first
          let week = calendar.dateInterval(of: .weekOfYear, for: Date(timeIntervalSince1970: 0))!
          return "\\(Int(week.start.timeIntervalSince1970 / 86_400)) \\(Int(week.duration / 86_400))"
        }
        """)
    #expect(source.program.diagnostics.map(\.message) == [])
    // 1 January 1970 was a Thursday.
    #expect(try source.texts() == ["-4 7", "-3 7"])
  }

  @Test func stylesAreFoundByTheTypeOfTheValue() throws {
    let source = ViewSource(
      body: """
        Text(real, format: .number)
        Text(whole, format: .percent)
        Text(real, format: .percent)
        Text(Float(0.5), format: .percent)
        Text(whole, format: .currency(code: "JPY"))
        Text(real, format: .local)
        Text(real.formatted(.local.presentation(.isoCode)))
        Text(whole.formatted(.number.notation(.compactName)))
        Text("loud", format: .upper)
        Text("\\(real, format: .number.grouping(.never)) and \\(whole, format: .percent)")
        Text(euros.format(2.5))
        LabeledContent("a", value: real, format: .number.precision(.fractionLength(2)))
        TextField("b", value: $share, format: .percent)
        TextField("c", value: $real, format: .local)
        """,
      members: """
        @State var real = 1234.5
        @State var whole = 25
        @State var share: Double? = 0.256
        let euros: FloatingPointFormatStyle<Double>.Currency = .currency(code: "EUR")
        """,
      """
      extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Currency {
        static var local: Self { .currency(code: "USD") }
      }
      struct Upper: FormatStyle { func format(_ value: String) -> String { value.uppercased() } }
      extension FormatStyle where Self == Upper { static var upper: Upper { Upper() } }
      """)
    #expect(source.program.diagnostics.map(\.message) == [])
    #expect(
      try source.texts() == [
        "1,234.5", "25%", "123,450%", "50%", "\u{A5}25", "$1,234.50", "USD\u{A0}1,234.50", "25", "LOUD",
        "1234.5 and 25%", "\u{20AC}2.50", "a", "1,234.50", "25.6%", "$1,234.50",
      ])
  }

  @Test func aStyleOfAnotherTypeIsAnError() {
    let source = ViewSource(
      """
      struct Upper: FormatStyle { func format(_ value: String) -> String { value.uppercased() } }
      func text<F: FormatStyle>(_ values: [F.FormatInput], _ style: F) -> String where F.FormatOutput == String {
        style.format(values[0])
      }
      struct V: View { var body: some View { Text(text([2.5 as Double?], Upper())) } }
      """)
    #expect(source.errors == ["'text(_:_:)' requires the types 'Double?' and 'String' be equivalent"])
  }
}
