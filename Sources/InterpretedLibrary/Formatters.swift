// Formatters of sizes, spans of time and moments, in English.

class ByteCountFormatter: Formatter {
  enum CountStyle: Hashable { case file, memory, decimal, binary }
  var countStyle = ByteCountFormatter.CountStyle.file
  override init() {}
  private static func _style(_ style: ByteCountFormatter.CountStyle) -> ByteCountFormatStyle {
    switch style {
    case .file: return ByteCountFormatStyle(style: .file)
    case .memory: return ByteCountFormatStyle(style: .memory)
    case .decimal: return ByteCountFormatStyle(style: .decimal)
    case .binary: return ByteCountFormatStyle(style: .binary)
    }
  }
  static func string(
    fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle
  ) -> String { ByteCountFormatter._style(countStyle).format(byteCount) }
  func string(fromByteCount byteCount: Int64) -> String { ByteCountFormatter._style(countStyle).format(byteCount) }
}

class RelativeDateTimeFormatter: Formatter {
  enum DateTimeStyle: Hashable { case numeric, named }
  enum UnitsStyle: Hashable { case full, spellOut, short, abbreviated }
  var dateTimeStyle = RelativeDateTimeFormatter.DateTimeStyle.numeric
  var unitsStyle = RelativeDateTimeFormatter.UnitsStyle.full
  var locale = Locale.current
  override init() {}
  func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }
  /// The words of `full` stand for those of `spellOut`, whose numbers are words in Foundation.
  func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let width: Date.RelativeFormatStyle.UnitsStyle =
      unitsStyle == .short ? .abbreviated : unitsStyle == .abbreviated ? .narrow : .wide
    let style = Date.RelativeFormatStyle(
      _presentation: dateTimeStyle == .named ? .named : .numeric, _width: width)
    return style._text(timeInterval)
  }
  func string(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(for: date, relativeTo: referenceDate)
  }
}

class DateComponentsFormatter: Formatter {
  enum UnitsStyle: Hashable { case positional, abbreviated, short, full, spellOut, brief }
  struct ZeroFormattingBehavior: OptionSet, Hashable {
    let rawValue: UInt
    static let `default` = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 1)
    static let dropLeading = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 2)
    static let dropMiddle = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 4)
    static let dropTrailing = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 8)
    static let dropAll = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 14)
    static let pad = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 65_536)
  }
  var allowedUnits: NSCalendar.Unit = [.day, .hour, .minute, .second]
  var unitsStyle = DateComponentsFormatter.UnitsStyle.positional
  var zeroFormattingBehavior = DateComponentsFormatter.ZeroFormattingBehavior.default
  var maximumUnitCount = 0
  var calendar: Calendar? = Calendar.current
  override init() {}
  func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }
  /// Months have 30 days and years 365 where the span is one of seconds, as it is not known when it begins.
  func string(from ti: TimeInterval) -> String? {
    let units: [NSCalendar.Unit] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    let lengths = [31_536_000, 2_592_000, 604_800, 86_400, 3_600, 60, 1]
    let shown = (0..<7).filter { allowedUnits.contains(units[$0]) }
    var rest = Int(ti.magnitude.rounded(.down))
    var counts: [(unit: Int, count: Int)] = []
    for index in shown {
      counts.append((unit: index, count: rest / lengths[index]))
      rest = rest % lengths[index]
    }
    let isPadded = zeroFormattingBehavior.contains(.pad)
    if !isPadded {
      let keepsOne = unitsStyle == .positional && zeroFormattingBehavior.contains(.default)
      if zeroFormattingBehavior.contains(.dropLeading) || zeroFormattingBehavior.contains(.default) {
        let least = keepsOne && shown.contains(5) && shown.contains(6) ? 2 : 1
        while counts.count > least && counts[0].count == 0 { counts.removeFirst() }
      }
      if zeroFormattingBehavior.contains(.dropTrailing) {
        while counts.count > 1 && counts[counts.count - 1].count == 0 { counts.removeLast() }
      }
      let dropsMiddle =
        zeroFormattingBehavior.contains(.dropMiddle)
        || unitsStyle != .positional && zeroFormattingBehavior.contains(.default)
      if dropsMiddle {
        let some = counts.filter { $0.count > 0 }
        counts = some.isEmpty ? Array(counts.suffix(1)) : some
      }
    }
    if maximumUnitCount > 0 { counts = Array(counts.prefix(maximumUnitCount)) }
    return (ti < 0 ? "-" : "") + _joined(counts, isPadded)
  }
  private func _joined(_ counts: [(unit: Int, count: Int)], _ isPadded: Bool) -> String {
    if unitsStyle == .positional {
      var text = ""
      for (index, part) in counts.enumerated() {
        let isTwo = part.unit >= 4 && (index > 0 || isPadded) && part.count < 10
        text += (index > 0 ? ":" : "") + (isTwo ? "0" : "") + "\(part.count)"
      }
      return text
    }
    let full = ["year", "month", "week", "day", "hour", "minute", "second"]
    let short = ["yr", "mth", "wk", "day", "hr", "min", "sec"]
    let narrow = ["y", "mo", "w", "d", "h", "m", "s"]
    let texts = counts.map { part in
      switch unitsStyle {
      case .abbreviated: return "\(part.count)" + narrow[part.unit]
      case .brief: return "\(part.count)" + short[part.unit] + (part.count != 1 && part.unit < 4 ? "s" : "")
      case .short: return "\(part.count) " + short[part.unit] + (part.count != 1 && part.unit < 4 ? "s" : "")
      default: return "\(part.count) " + full[part.unit] + (part.count == 1 ? "" : "s")
      }
    }
    return texts.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
  }
}

struct NSCalendar {
  struct Unit: OptionSet, Hashable {
    let rawValue: UInt
    static let year = NSCalendar.Unit(rawValue: 4)
    static let month = NSCalendar.Unit(rawValue: 8)
    static let day = NSCalendar.Unit(rawValue: 16)
    static let hour = NSCalendar.Unit(rawValue: 32)
    static let minute = NSCalendar.Unit(rawValue: 64)
    static let second = NSCalendar.Unit(rawValue: 128)
    static let weekOfMonth = NSCalendar.Unit(rawValue: 4_096)
  }
}

class ISO8601DateFormatter: Formatter {
  override init() {}
  func string(from date: Date) -> String { date.ISO8601Format() }
  func date(from string: String) -> Date? { Date._iso8601(string) }
}
