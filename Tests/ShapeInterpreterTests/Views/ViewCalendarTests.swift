import Foundation
import Testing

@testable import ShapeInterpreter

/// Calculations with dates, against Foundation's.
struct ViewCalendarTests {
  /// The function below as a text, so that the interpreter has the lines that the compiler has.
  private static func toldText() throws -> String {
    let own = try String(contentsOfFile: #filePath, encoding: .utf8)
    let start = try #require(own.range(of: "\n  private func told(")).lowerBound
    let end = try #require(own.range(of: "\n  }\n", range: start..<own.endIndex)).upperBound
    return String(own[start..<end])
  }

  /// Tells what a calendar makes of a date and a number.
  private func told(_ calendar: Calendar, _ seconds: Double, _ count: Int) -> String {
    let date = Date(timeIntervalSince1970: seconds)
    let other = Date(timeIntervalSince1970: seconds + Double(count) * 7_654_321)
    var parts: [String] = []
    let added: [Calendar.Component] = [.year, .month, .weekOfYear, .day, .hour, .minute, .second]
    for component in added {
      parts.append("\(calendar.date(byAdding: component, value: count, to: date)!)")
    }
    let read: [Calendar.Component] = [
      .year, .month, .day, .hour, .minute, .second, .weekday, .weekOfYear, .weekOfMonth,
    ]
    for component in read { parts.append("\(calendar.component(component, from: date))") }
    parts.append("\(calendar.startOfDay(for: date))")
    parts.append("\(calendar.range(of: .day, in: .month, for: date)!)")
    parts.append("\(calendar.range(of: .day, in: .year, for: date)!)")
    let way = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date, to: other)
    parts.append("\(way.year!) \(way.month!) \(way.day!) \(way.hour!) \(way.minute!) \(way.second!)")
    parts.append("\(calendar.dateComponents([.day], from: date, to: other).day!)")
    parts.append("\(calendar.dateComponents([.month], from: date, to: other).month!)")
    let named = calendar.dateComponents([.year, .month, .day, .hour], from: date)
    parts.append("\(calendar.date(from: named)!)")
    parts.append("\(calendar.date(from: DateComponents(year: 2020, month: count, day: count))!)")
    parts.append("\(calendar.date(byAdding: DateComponents(month: count, day: -count, hour: 5), to: date)!)")
    let near = date.addingTimeInterval(Double(count) * 40_000)
    let shared: [Calendar.Component] = [.year, .month, .day, .hour, .weekOfYear]
    for component in shared { parts.append("\(calendar.isDate(date, equalTo: near, toGranularity: component))") }
    parts.append("\(calendar.isDate(date, inSameDayAs: near)) \(calendar.isDateInWeekend(date))")
    parts.append("\(calendar.date(bySettingHour: 9, minute: 41, second: 7, of: date)!)")
    return parts.joined(separator: " | ")
  }

  @Test func `dates are calculated as Foundation does`() throws {
    var random = SplitMix64(seed: 1)
    let cases = (0..<120).map { index -> (Double, Int) in
      let seconds = Double.random(in: -4e9...8e9, using: &random).rounded()
      return (index < 20 ? (seconds / 86_400).rounded() * 86_400 : seconds, Int.random(in: -40...40, using: &random))
    }
    let list = cases.map { "(\($0.0), \($0.1))" }.joined(separator: ", ")
    let source = ViewSource(
      body: "ForEach(0..<120) { Text(told(.current, cases[$0].0, cases[$0].1)) }",
      members: try Self.toldText() + "\nlet cases: [(Double, Int)] = [\(list)]")
    #expect(source.errors == [])
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    calendar.locale = Locale(identifier: "en_US")
    calendar.firstWeekday = 1
    calendar.minimumDaysInFirstWeek = 1
    let shown = try source.texts()
    #expect(shown.count == cases.count)
    for ((seconds, count), text) in zip(cases, shown) {
      // Foundation for Linux takes the 29th in a leap year back to the 1st of March of a year without a 29th of
      // February, where its documentation says the last day.
      if calendar.component(.day, from: Date(timeIntervalSince1970: seconds)) == 29 { continue }
      let expected = told(calendar, seconds, count)
      let (own, others) = (text.components(separatedBy: " | "), expected.components(separatedBy: " | "))
      #expect(own == others, "\(Date(timeIntervalSince1970: seconds)) and \(count)")
    }
  }

  @Test func `a day that a month does not have becomes its last one`() throws {
    let source = ViewSource(
      body: """
        Text([(2023, 1, 31, 1), (2024, 1, 31, 1), (2024, 2, 29, 12), (2024, 3, 31, -1), (2128, 8, 29, -30)].map(told)
          .joined(separator: " "))
        """,
      members: """
        func told(_ year: Int, _ month: Int, _ day: Int, _ count: Int) -> String {
          let date = Calendar.current.date(from: DateComponents(year: year, month: month, day: day))!
          return "\\(Calendar.current.date(byAdding: .month, value: count, to: date)!)".prefix(10).description
        }
        """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["2023-02-28 2024-02-29 2025-02-28 2024-02-29 2126-02-28"])
  }
}
