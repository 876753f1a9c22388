import SwiftUI

// entries: MonthCalendar, MonthCalendarPair

struct MonthModel {
  var year: Int
  var month: Int

  var name: String {
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ][month - 1]
  }

  var isLeap: Bool { (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 }

  var length: Int {
    switch month {
    case 2: return isLeap ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }

  /// 0 for a month that starts on a Monday, by Zeller's congruence.
  var firstWeekday: Int {
    let m = month < 3 ? month + 12 : month
    let y = month < 3 ? year - 1 : year
    let h = (1 + 13 * (m + 1) / 5 + y + y / 4 - y / 100 + y / 400) % 7
    return (h + 5) % 7
  }

  var weeks: [[Int?]] {
    var cells: [Int?] = Array(repeating: nil, count: firstWeekday)
    cells += (1...length).map { Optional($0) }
    while cells.count % 7 != 0 { cells.append(nil) }
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }
}

struct MonthDayCell: View {
  let day: Int?
  let isToday: Bool
  let hasEvent: Bool

  var body: some View {
    ZStack {
      if isToday {
        Circle().fill(Color.red)
      }
      VStack(spacing: 1) {
        Text(day.map(String.init) ?? "")
          .font(.system(size: 13, weight: isToday ? .bold : .regular))
          .foregroundColor(isToday ? .white : .primary)
        Circle()
          .fill(isToday ? .white : .blue)
          .frame(width: 4, height: 4)
          .opacity(hasEvent ? 1 : 0)
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: 34)
  }
}

struct MonthCalendar: View {
  var model = MonthModel(year: 2024, month: 2)
  var today: Int? = 14
  var events: Set<Int> = [3, 14, 20, 29]

  private let symbols = ["M", "T", "W", "T", "F", "S", "S"]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .lastTextBaseline) {
        Text(model.name).font(.title2).bold()
        Text(verbatim: "\(model.year)").foregroundColor(.secondary)
        Spacer()
        Button(action: {}) { Image(systemName: "chevron.left") }
        Button(action: {}) { Image(systemName: "chevron.right") }
      }
      HStack(spacing: 0) {
        ForEach(symbols.indices, id: \.self) { index in
          Text(symbols[index])
            .font(.caption2)
            .foregroundColor(index > 4 ? .red : .secondary)
            .frame(maxWidth: .infinity)
        }
      }
      ForEach(Array(model.weeks.enumerated()), id: \.offset) { _, week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { column in
            let day = week[column]
            MonthDayCell(
              day: day, isToday: day != nil && day == today, hasEvent: day.map { events.contains($0) } ?? false)
          }
        }
        Divider()
      }
    }
    .padding()
  }
}

struct MonthCalendarPair: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top) {
        MonthCalendar(model: MonthModel(year: 2023, month: 12), today: nil).frame(width: 280)
        MonthCalendar(model: .init(year: 2100, month: 2), today: 28, events: []).frame(width: 280)
      }
    }
  }
}
