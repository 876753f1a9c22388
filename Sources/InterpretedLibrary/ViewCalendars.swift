// Calculations with dates, in the Gregorian calendar at UTC. Unless it is changed, weeks start on Sunday. The first
// week of a year has its first day, as in the United States.

extension Calendar {
  /// Returns the days from the first of 2001 to a day, by Howard Hinnant's "chrono-compatible low-level date
  /// algorithms".
  static func _days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 730_791
  }

  /// Returns the first day of the month that is so many months after January of year 0.
  static func _firstDay(ofMonth count: Int) -> Int {
    let year = (count >= 0 ? count : count - 11) / 12
    return Calendar._days(year, count - year * 12 + 1, 1)
  }

  /// Returns the months from January of year 0 to that of a date.
  func _months(_ date: Date) -> Int { component(.year, from: date) * 12 + component(.month, from: date) - 1 }

  func _week(_ component: Calendar.Component, of date: Date) -> Int {
    let day = Int((date.timeIntervalSinceReferenceDate / 86_400).rounded(.down))
    let year = self.component(.year, from: date)
    func weekday(_ day: Int) -> Int { ((day + 2 - firstWeekday) % 7 + 7) % 7 }
    let start = component == .weekOfMonth ? day - self.component(.day, from: date) + 1 : Calendar._days(year, 1, 1)
    let next = Calendar._days(year + 1, 1, 1)
    if component == .weekOfYear, day >= next - weekday(next) { return 1 }
    return (day - start + weekday(start)) / 7 + 1
  }

  func date(byAdding component: Calendar.Component, value: Int, to date: Date) -> Date? {
    switch component {
    case .era: return nil
    case .year: return _adding(months: value * 12, to: date)
    case .month: return _adding(months: value, to: date)
    case .weekOfYear, .weekOfMonth: return date.addingTimeInterval(Double(value) * 604_800)
    case .day, .weekday: return date.addingTimeInterval(Double(value) * 86_400)
    case .hour: return date.addingTimeInterval(Double(value) * 3_600)
    case .minute: return date.addingTimeInterval(Double(value) * 60)
    case .second: return date.addingTimeInterval(Double(value))
    case .nanosecond: return date.addingTimeInterval(Double(value) / 1e9)
    }
  }

  func date(byAdding components: DateComponents, to date: Date) -> Date? {
    let months = (components.year ?? 0) * 12 + (components.month ?? 0)
    var span = Double(components.day ?? 0) * 86_400 + Double(components.hour ?? 0) * 3_600
    span += Double(components.minute ?? 0) * 60 + Double(components.second ?? 0)
    return _adding(months: months, to: date).addingTimeInterval(span + Double(components.nanosecond ?? 0) / 1e9)
  }

  /// Adds months to a date; a day that the month does not have becomes its last one.
  func _adding(months: Int, to date: Date) -> Date {
    let month = _months(date) + months
    let (first, next) = (Calendar._firstDay(ofMonth: month), Calendar._firstDay(ofMonth: month + 1))
    let day = min(first + component(.day, from: date), next) - 1
    let time = date.timeIntervalSinceReferenceDate - startOfDay(for: date).timeIntervalSinceReferenceDate
    return Date(timeIntervalSinceReferenceDate: Double(day) * 86_400 + time)
  }

  func date(from components: DateComponents) -> Date? {
    let month = (components.year ?? 1) * 12 + (components.month ?? 1) - 1
    let day = Calendar._firstDay(ofMonth: month) + (components.day ?? 1) - 1
    var span = Double(components.hour ?? 0) * 3_600 + Double(components.minute ?? 0) * 60
    span += Double(components.second ?? 0) + Double(components.nanosecond ?? 0) / 1e9
    return Date(timeIntervalSinceReferenceDate: Double(day) * 86_400 + span)
  }

  func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents {
    var result = DateComponents()
    var place = start
    func steps(_ component: Calendar.Component) -> Int? {
      guard components.contains(component) else { return nil }
      let count = _steps(component, from: place, to: end)
      place = date(byAdding: component, value: count, to: place) ?? place
      return count
    }
    result.year = steps(.year)
    result.month = steps(.month)
    result.day = steps(.day)
    result.hour = steps(.hour)
    result.minute = steps(.minute)
    result.second = steps(.second)
    result.nanosecond = steps(.nanosecond)
    return result
  }

  /// Returns how many times a component can be added without passing a date.
  func _steps(_ component: Calendar.Component, from start: Date, to end: Date) -> Int {
    let distance = end.timeIntervalSince(start)
    switch component {
    case .year, .month:
      let size = component == .year ? 12 : 1
      var count = (_months(end) - _months(start)) / size
      if distance >= 0, _adding(months: count * size, to: start) > end { count -= 1 }
      if distance < 0, _adding(months: count * size, to: start) < end { count += 1 }
      return count
    case .day: return Int(distance / 86_400)
    case .hour: return Int(distance / 3_600)
    case .minute: return Int(distance / 60)
    case .second: return Int(distance)
    default: return Int(distance * 1e9)
    }
  }

  func isDate(_ one: Date, inSameDayAs other: Date) -> Bool { startOfDay(for: one) == startOfDay(for: other) }

  func isDate(_ one: Date, equalTo other: Date, toGranularity component: Calendar.Component) -> Bool {
    let parts: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second, .nanosecond]
    if component == .weekOfYear || component == .weekOfMonth || component == .weekday {
      let (first, second) = (startOfDay(for: one), startOfDay(for: other))
      if component == .weekday { return first == second }
      return _weekStart(first) == _weekStart(second)
    }
    for part in parts {
      if self.component(part, from: one) != self.component(part, from: other) { return false }
      if part == component { return true }
    }
    return true
  }

  /// Returns the first day of the week of a date.
  func _weekStart(_ date: Date) -> Date {
    let days = (component(.weekday, from: date) - firstWeekday + 7) % 7
    return startOfDay(for: date).addingTimeInterval(-86_400 * Double(days))
  }

  func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval? {
    let start: Date
    switch component {
    case .year: start = self.date(from: DateComponents(year: self.component(.year, from: date))) ?? date
    case .month:
      start =
        self.date(
          from: DateComponents(year: self.component(.year, from: date), month: self.component(.month, from: date)))
        ?? date
    case .weekOfYear, .weekOfMonth: start = _weekStart(date)
    case .day, .weekday: start = startOfDay(for: date)
    case .hour, .minute, .second:
      let length = component == .hour ? 3_600.0 : component == .minute ? 60 : 1
      let span = (date.timeIntervalSinceReferenceDate / length).rounded(.down) * length
      start = Date(timeIntervalSinceReferenceDate: span)
    default: return nil
    }
    guard let end = self.date(byAdding: component, value: 1, to: start) else { return nil }
    return DateInterval(start: start, end: end)
  }

  func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
  func isDateInYesterday(_ date: Date) -> Bool { isDate(date.addingTimeInterval(86_400), inSameDayAs: Date()) }
  func isDateInTomorrow(_ date: Date) -> Bool { isDate(date.addingTimeInterval(-86_400), inSameDayAs: Date()) }
  func isDateInWeekend(_ date: Date) -> Bool { [1, 7].contains(component(.weekday, from: date)) }

  func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>? {
    let month = _months(date)
    let year = component(.year, from: date)
    switch (smaller, larger) {
    case (.day, .month): return 1..<(Calendar._firstDay(ofMonth: month + 1) - Calendar._firstDay(ofMonth: month) + 1)
    case (.day, .year): return 1..<(Calendar._days(year + 1, 1, 1) - Calendar._days(year, 1, 1) + 1)
    case (.month, .year): return 1..<13
    case (.hour, .day): return 0..<24
    case (.minute, .hour), (.second, .minute): return 0..<60
    default: fatalError("the range of these components is not supported")
    }
  }

  func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
    startOfDay(for: date).addingTimeInterval(Double(hour * 3_600 + minute * 60 + second))
  }

  var weekdaySymbols: [String] {
    ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  }
  var shortWeekdaySymbols: [String] { ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] }
  var veryShortWeekdaySymbols: [String] { ["S", "M", "T", "W", "T", "F", "S"] }
  var monthSymbols: [String] {
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
  }
  var shortMonthSymbols: [String] {
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  }
}

struct DateInterval: Hashable, Comparable {
  var start: Date
  var end: Date
  init(start: Date, end: Date) {
    self.start = start
    self.end = end
  }
  init(start: Date, duration: TimeInterval) { self.init(start: start, end: start + duration) }
  var duration: TimeInterval { end.timeIntervalSince(start) }
  func contains(_ date: Date) -> Bool { date >= start && date <= end }
  static func < (a: DateInterval, b: DateInterval) -> Bool {
    a.start < b.start || a.start == b.start && a.end < b.end
  }
}
