// Dates as text in the style of a user in the United States, at UTC.

extension Date {
  struct FormatStyle: Hashable {
    enum DateStyle: Hashable { case omitted, numeric, abbreviated, long, complete }
    enum TimeStyle: Hashable { case omitted, shortened, standard, complete }
    enum _Width: Hashable { case none, digits, twoDigits, abbreviated, wide, narrow }
    struct Symbol: Hashable {
      struct Weekday: Hashable {
        var _width: Date.FormatStyle._Width
        static let abbreviated = Weekday(_width: .abbreviated)
        static let wide = Weekday(_width: .wide)
        static let narrow = Weekday(_width: .narrow)
      }
      struct Month: Hashable {
        var _width: Date.FormatStyle._Width
        static let defaultDigits = Month(_width: .digits)
        static let twoDigits = Month(_width: .twoDigits)
        static let abbreviated = Month(_width: .abbreviated)
        static let wide = Month(_width: .wide)
        static let narrow = Month(_width: .narrow)
      }
      struct Day: Hashable {
        var _width: Date.FormatStyle._Width
        static let defaultDigits = Day(_width: .digits)
        static let twoDigits = Day(_width: .twoDigits)
      }
      struct Year: Hashable {
        var _width: Date.FormatStyle._Width
        static let defaultDigits = Year(_width: .digits)
        static let twoDigits = Year(_width: .twoDigits)
      }
    }
    var _weekday = Date.FormatStyle._Width.none
    var _month = Date.FormatStyle._Width.none
    var _day = Date.FormatStyle._Width.none
    var _year = Date.FormatStyle._Width.none
    var _hasHour = false
    var _hasMinute = false
    var _hasSecond = false
    var _hasZone = false
    init() {}
    init(date: Date.FormatStyle.DateStyle?, time: Date.FormatStyle.TimeStyle?) {
      let date = date ?? .omitted
      let time = time ?? .omitted
      if date != .omitted {
        _year = .digits
        _day = .digits
        _month = date == .numeric ? .digits : date == .abbreviated ? .abbreviated : .wide
        if date == .complete { _weekday = .wide }
      }
      if time != .omitted {
        _hasHour = true
        _hasMinute = true
        _hasSecond = time != .shortened
        _hasZone = time == .complete
      }
    }
    func weekday(_ format: Symbol.Weekday = .abbreviated) -> Date.FormatStyle {
      var style = self
      style._weekday = format._width
      return style
    }
    func month(_ format: Symbol.Month = .abbreviated) -> Date.FormatStyle {
      var style = self
      style._month = format._width
      return style
    }
    func day(_ format: Symbol.Day = .defaultDigits) -> Date.FormatStyle {
      var style = self
      style._day = format._width
      return style
    }
    func year(_ format: Symbol.Year = .defaultDigits) -> Date.FormatStyle {
      var style = self
      style._year = format._width
      return style
    }
    func hour() -> Date.FormatStyle {
      var style = self
      style._hasHour = true
      return style
    }
    func minute() -> Date.FormatStyle {
      var style = self
      style._hasMinute = true
      return style
    }
    func second() -> Date.FormatStyle {
      var style = self
      style._hasSecond = true
      return style
    }
    /// Without parts, the style is that of `formatted()`.
    func format(_ value: Date) -> String {
      let date = _dateText(value)
      let time = _timeText(value)
      if date.isEmpty && time.isEmpty { return value.formatted() }
      if date.isEmpty { return time }
      if time.isEmpty { return date }
      return date + (_month == .wide ? " at " : ", ") + time
    }
    private func _dateText(_ date: Date) -> String {
      let calendar = Calendar.current
      let weekday = _name(_dayNames[calendar.component(.weekday, from: date) - 1], _weekday)
      let number = calendar.component(.month, from: date)
      let day = _digits(calendar.component(.day, from: date), _day)
      let full = calendar.component(.year, from: date)
      let year = _year == .none ? "" : _year == .twoDigits ? _twoDigits(full % 100) : "\(full)"
      var text = ""
      if _month == .digits || _month == .twoDigits {
        text = [_digits(number, _month), day, year].filter { !$0.isEmpty }.joined(separator: "/")
      } else {
        text = [_name(_monthNames[number - 1], _month), day].filter { !$0.isEmpty }.joined(separator: " ")
        let comma = day.isEmpty ? " " : ", "
        text = text.isEmpty ? year : year.isEmpty ? text : text + comma + year
      }
      let isOnlyDay = _month == .none && _year == .none
      return [weekday, text].filter { !$0.isEmpty }.joined(separator: isOnlyDay ? " " : ", ")
    }
    private func _timeText(_ date: Date) -> String {
      let calendar = Calendar.current
      let hour = calendar.component(.hour, from: date)
      var parts: [String] = []
      if _hasHour { parts.append("\((hour + 11) % 12 + 1)") }
      let minute = calendar.component(.minute, from: date)
      if _hasMinute { parts.append(_hasHour ? _twoDigits(minute) : "\(minute)") }
      let second = calendar.component(.second, from: date)
      if _hasSecond { parts.append(_hasMinute ? _twoDigits(second) : "\(second)") }
      let suffix = _hasHour ? (hour < 12 ? "\u{202F}AM" : "\u{202F}PM") : ""
      return parts.joined(separator: ":") + suffix + (_hasZone ? " GMT" : "")
    }
    private func _twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    private func _digits(_ number: Int, _ width: Date.FormatStyle._Width) -> String {
      width == .none ? "" : width == .twoDigits ? _twoDigits(number) : "\(number)"
    }
    private func _name(_ name: String, _ width: Date.FormatStyle._Width) -> String {
      width == .none ? "" : width == .wide ? name : String(name.prefix(width == .narrow ? 1 : 3))
    }
    private var _dayNames: [String] {
      ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    }
    private var _monthNames: [String] {
      let first = ["January", "February", "March", "April", "May", "June"]
      return first + ["July", "August", "September", "October", "November", "December"]
    }
  }
  func formatted() -> String { Date.FormatStyle(date: .numeric, time: .shortened).format(self) }
  func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
    Date.FormatStyle(date: date, time: time).format(self)
  }
}

extension Date: _Formatted {}

extension Date.FormatStyle: FormatStyle {}

extension FormatStyle where Self == Date.FormatStyle {
  static var dateTime: Date.FormatStyle { Date.FormatStyle() }
}

extension Text {
  struct DateStyle: Hashable {
    var _index: Int
    static let time = DateStyle(_index: 0)
    static let date = DateStyle(_index: 1)
    static let relative = DateStyle(_index: 2)
    static let offset = DateStyle(_index: 3)
    static let timer = DateStyle(_index: 4)
  }
  init(_ date: Date, style: Text.DateStyle) {
    let distance = Int(date.timeIntervalSinceNow.rounded(.down))
    switch style._index {
    case 0: self.init(verbatim: date.formatted(date: .omitted, time: .shortened))
    case 1: self.init(verbatim: date.formatted(date: .long, time: .omitted))
    case 2: self.init(verbatim: Text._span(abs(distance), 2))
    case 3: self.init(verbatim: (distance < 0 ? "-" : "+") + Text._span(abs(distance), 1))
    default: self.init(verbatim: Text._clock(abs(distance)))
    }
  }
  private static func _clock(_ span: Int) -> String {
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = span / 60
    guard minutes >= 60 else { return "\(minutes):" + twoDigits(span % 60) }
    return "\(minutes / 60):" + twoDigits(minutes % 60) + ":" + twoDigits(span % 60)
  }
  private static func _span(_ span: Int, _ most: Int) -> String {
    let lengths = [31_557_600, 2_629_800, 86_400, 3_600, 60, 1]
    let names = ["year", "month", "day", "hr", "min", "sec"]
    var left = span
    var parts: [String] = []
    for index in 0..<6 {
      let count = left / lengths[index]
      left -= count * lengths[index]
      guard count > 0, parts.count < most else { continue }
      let plural = index < 3 && count > 1 ? "s" : ""
      parts.append("\(count) " + names[index] + plural)
    }
    return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
  }
}
