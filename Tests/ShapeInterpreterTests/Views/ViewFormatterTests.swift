import Foundation
import Testing

@testable import ShapeInterpreter

/// Formatters and scanners. What Foundation on Linux has of scanners is compared with it in the law of views.
struct ViewFormatterTests {
  /// Formatters as users in the United States read them.
  @Test(arguments: [
    ("ByteCountFormatter().string(fromByteCount: 123_456)", "123 kB"),
    ("ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file)", "1.5 MB"),
    ("ByteCountFormatter.string(fromByteCount: 1_048_576, countStyle: .memory)", "1 MB"),
    ("ago(.full)", "1 hour ago"), ("ago(.short)", "1 hr. ago"), ("span([.hour, .minute], .abbreviated, 3720)", "1h 2m"),
    ("span([.hour, .minute], .full, 7260)", "2 hours, 1 minute"), ("span([.minute, .second], .positional, 65)", "1:05"),
    ("span([.hour, .minute, .second], .positional, 59)", "0:59"),
    ("span([.day, .hour], .short, 100_000)", "1 day, 3 hr"),
    ("ISO8601DateFormatter().string(from: day)", "2023-11-14T22:13:20Z"),
    ("day.formatted(.iso8601)", "2023-11-14T22:13:20Z"),
    ("\"\\(ISO8601DateFormatter().date(from: \"2023-11-14T22:13:20Z\") == day)\"", "true"),
    ("pattern(\"MMMd\")", "Nov 14"), ("pattern(\"yMd\")", "11/14/2023"),
    ("pattern(\"EEEEMMMMdyjmm\")", "Tuesday, November 14, 2023, 10:13\u{202F}PM"),
    ("words(42)", "forty-two"), ("words(-1234.5)", "minus one thousand two hundred thirty-four point five"),
  ])
  func formattersWriteEnglish(_ value: String, _ expected: String) throws {
    let source = ViewSource(
      body: "Text(\(value))",
      members: """
        let day = Date(timeIntervalSince1970: 1_700_000_000)
        func ago(_ style: RelativeDateTimeFormatter.UnitsStyle) -> String {
          let formatter = RelativeDateTimeFormatter()
          formatter.unitsStyle = style
          return formatter.localizedString(for: day, relativeTo: day.addingTimeInterval(3_600))
        }
        func span(_ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle, _ time: Double) -> String {
          let formatter = DateComponentsFormatter()
          formatter.allowedUnits = units
          formatter.unitsStyle = style
          return formatter.string(from: time) ?? "-"
        }
        func pattern(_ template: String) -> String {
          let formatter = DateFormatter()
          formatter.setLocalizedDateFormatFromTemplate(template)
          return formatter.string(from: day)
        }
        func words(_ number: NSNumber) -> String {
          let formatter = NumberFormatter()
          formatter.numberStyle = .spellOut
          return formatter.string(from: number) ?? "-"
        }
        """)
    #expect(source.errors == [] && source.warnings == [])
    #expect(try source.texts() == [expected])
  }

  /// The colour of hexadecimal digits, as courses read it.
  @Test func aScannerReadsHexadecimalDigits() throws {
    let source = ViewSource(
      body: "Text(\"\\(number(\"#FF8000\")) \\(number(\"x\"))\" as String)",
      members: """
        func number(_ hex: String) -> UInt64 {
          var number: UInt64 = 7
          let scanner = Scanner(string: hex)
          if hex.hasPrefix("#") { scanner.currentIndex = hex.index(after: hex.startIndex) }
          scanner.scanHexInt64(&number)
          return number
        }
        """)
    #expect(source.errors == [] && source.warnings == [])
    #expect(try source.texts() == ["16744448 7"])
  }
}
