// Spans of time as text, in English.

extension Duration {
  struct TimeFormatStyle: Hashable {
    struct Pattern: Hashable {
      var _hasHour: Bool
      var _hasSecond: Bool
      var _digits = 1
      var _fraction = 0
      static let hourMinute = Pattern(_hasHour: true, _hasSecond: false)
      static let hourMinuteSecond = Pattern(_hasHour: true, _hasSecond: true)
      static let minuteSecond = Pattern(_hasHour: false, _hasSecond: true)
      static func hourMinute(padHourToLength: Int) -> Duration.TimeFormatStyle.Pattern {
        Pattern(_hasHour: true, _hasSecond: false, _digits: padHourToLength)
      }
      static func hourMinuteSecond(
        padHourToLength: Int, fractionalSecondsLength: Int = 0
      ) -> Duration.TimeFormatStyle.Pattern {
        Pattern(_hasHour: true, _hasSecond: true, _digits: padHourToLength, _fraction: fractionalSecondsLength)
      }
      static func minuteSecond(
        padMinuteToLength: Int, fractionalSecondsLength: Int = 0
      ) -> Duration.TimeFormatStyle.Pattern {
        Pattern(_hasHour: false, _hasSecond: true, _digits: padMinuteToLength, _fraction: fractionalSecondsLength)
      }
    }
    let _pattern: Duration.TimeFormatStyle.Pattern
    func format(_ value: Duration) -> String {
      func padded(_ number: Int, _ digits: Int) -> String {
        var text = "\(number)"
        while text.count < digits { text = "0" + text }
        return text
      }
      var scale = 1
      for _ in 0..<_pattern._fraction { scale *= 10 }
      let seconds = abs(value._seconds)
      // What is not shown is rounded, half to even.
      let length = _pattern._hasSecond ? 1.0 / Double(scale) : 60
      let units = Int((seconds / length).rounded(.toNearestOrEven))
      let whole = _pattern._hasSecond ? units / scale : units * 60
      var text = ""
      if _pattern._hasHour {
        text = padded(whole / 3_600, _pattern._digits) + ":" + padded(whole / 60 % 60, 2)
      } else {
        text = padded(whole / 60, _pattern._digits)
      }
      if _pattern._hasSecond { text += ":" + padded(whole % 60, 2) }
      if _pattern._fraction > 0 { text += "." + padded(units % scale, _pattern._fraction) }
      return (value._seconds < 0 ? "-" : "") + text
    }
  }

  struct UnitsFormatStyle: Hashable {
    enum Unit: Int, Hashable { case weeks, days, hours, minutes, seconds, milliseconds }
    enum UnitWidth: Hashable { case wide, abbreviated, narrow }
    let _units: Set<Duration.UnitsFormatStyle.Unit>
    let _width: Duration.UnitsFormatStyle.UnitWidth
    let _most: Int
    func format(_ value: Duration) -> String {
      let lengths: [Double] = [604_800, 86_400, 3_600, 60, 1, 0.001]
      let wide = ["week", "day", "hour", "minute", "second", "millisecond"]
      let short = ["wk", "day", "hr", "min", "sec", "ms"]
      let narrow = ["w", "d", "h", "m", "s", "ms"]
      let shown = (0..<6).filter { index in _units.contains { $0.rawValue == index } }
      var rest = abs(value._seconds)
      var parts: [String] = []
      for index in shown {
        let isLast = index == shown.last || parts.count == _most - 1
        let count = Int((rest / lengths[index]).rounded(isLast ? .toNearestOrEven : .down))
        rest = max(0, rest - Double(count) * lengths[index])
        guard count > 0 || parts.isEmpty && index == shown.last, parts.count < _most else { continue }
        switch _width {
        case .wide: parts.append("\(count) " + wide[index] + (count == 1 ? "" : "s"))
        case .abbreviated:
          let hasPlural = count != 1 && index < 2
          parts.append("\(count) " + short[index] + (hasPlural ? "s" : ""))
        case .narrow: parts.append("\(count)" + narrow[index])
        }
      }
      return (value._seconds < 0 ? "-" : "") + parts.joined(separator: _width == .narrow ? " " : ", ")
    }
  }

  func formatted() -> String { Duration.TimeFormatStyle(_pattern: .hourMinuteSecond).format(self) }
}

extension Duration: _Formatted {}
extension Duration.TimeFormatStyle: FormatStyle {}
extension Duration.UnitsFormatStyle: FormatStyle {}

extension FormatStyle where Self == Duration.TimeFormatStyle {
  static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Duration.TimeFormatStyle {
    Duration.TimeFormatStyle(_pattern: pattern)
  }
}

extension FormatStyle where Self == Duration.UnitsFormatStyle {
  static func units(
    allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds],
    width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil
  ) -> Duration.UnitsFormatStyle {
    Duration.UnitsFormatStyle(_units: units, _width: width, _most: maximumUnitCount ?? 6)
  }
}
