// Sizes, lists and distances in time as text, in English.

struct ByteCountFormatStyle: Hashable {
  enum Style: Hashable { case file, memory, decimal, binary }
  let _style: ByteCountFormatStyle.Style
  init(style: ByteCountFormatStyle.Style = .file) { _style = style }
  func format(_ value: Int64) -> String {
    let base = _style == .file || _style == .decimal ? 1_000.0 : 1_024
    let size = Double(value).magnitude
    guard value != 0 else { return "Zero kB" }
    let sign = value < 0 ? "-" : ""
    if size < base { return sign + "\(Int(size)) byte" + (size == 1 ? "" : "s") }
    let names = ["kB", "MB", "GB", "TB", "PB"]
    var number = size / base
    var index = 0
    while number >= base && index < 4 {
      number /= base
      index += 1
    }
    return sign + _formatted("\(number)", "fraction 0 \(Swift.min(index, 2))") + " " + names[index]
  }
}

extension ByteCountFormatStyle: FormatStyle {}

extension BinaryInteger {
  /// Of an integer literal, which is an Int64 here.
  @_disfavoredOverload func formatted(_ style: ByteCountFormatStyle) -> String { style.format(Int64(self)) }
}

extension FormatStyle where Self == ByteCountFormatStyle {
  static func byteCount(style: ByteCountFormatStyle.Style) -> ByteCountFormatStyle {
    ByteCountFormatStyle(style: style)
  }
}

struct ListFormatStyle: Hashable {
  enum ListType: Hashable { case and, or }
  enum Width: Hashable { case standard, short, narrow }
  let _type: ListFormatStyle.ListType
  let _width: ListFormatStyle.Width
  func format(_ values: [String]) -> String {
    guard let last = values.last else { return "" }
    guard values.count > 1 else { return last }
    let word = _type == .or ? "or " : _width == .standard ? "and " : _width == .short ? "& " : ""
    let others = values.dropLast().joined(separator: ", ")
    return others + (values.count == 2 && !word.isEmpty ? " " : ", ") + word + last
  }
}

/// Lengths with their units in English.
class LengthFormatter: Formatter {
  enum Unit: Int {
    case millimeter = 8
    case centimeter = 9
    case meter = 11
    case kilometer = 14
    case inch = 1281
    case foot, yard, mile
  }
  var unitStyle = Formatter.UnitStyle.medium
  var numberFormatter = NumberFormatter()
  var isForPersonHeightUse = false
  override init() {
    numberFormatter.numberStyle = .decimal
    numberFormatter.maximumFractionDigits = 3
  }
  func string(fromValue value: Double, unit: LengthFormatter.Unit) -> String {
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    return number + (unitStyle == .short ? "" : " ") + unitString(fromValue: value, unit: unit)
  }
  func string(fromMeters meters: Double) -> String {
    string(fromValue: meters / 1609.344, unit: .mile)
  }
  func unitString(fromValue value: Double, unit: LengthFormatter.Unit) -> String {
    let isLong = unitStyle == .long
    switch unit {
    case .millimeter: return isLong ? _many("millimeter", value) : "mm"
    case .centimeter: return isLong ? _many("centimeter", value) : "cm"
    case .meter: return isLong ? _many("meter", value) : "m"
    case .kilometer: return isLong ? _many("kilometer", value) : "km"
    case .inch: return isLong ? (value == 1 ? "inch" : "inches") : unitStyle == .short ? "\u{2033}" : "in"
    case .foot: return isLong ? (value == 1 ? "foot" : "feet") : unitStyle == .short ? "\u{2032}" : "ft"
    case .yard: return isLong ? _many("yard", value) : "yd"
    case .mile: return isLong ? _many("mile", value) : "mi"
    }
  }
  private func _many(_ name: String, _ value: Double) -> String { value == 1 ? name : name + "s" }
}

class ListFormatter: Formatter {
  override init() {}
  static func localizedString(byJoining strings: [String]) -> String {
    ListFormatStyle(_type: .and, _width: .standard).format(strings)
  }
  func string(from items: [Any]) -> String? {
    ListFormatStyle(_type: .and, _width: .standard).format(items.map { "\($0)" })
  }
}

extension Array where Element == String {
  func formatted() -> String { ListFormatStyle(_type: .and, _width: .standard).format(self) }
  func formatted<F: FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == [String] { format.format(self) }
}

extension ListFormatStyle: FormatStyle {}

extension FormatStyle where Self == ListFormatStyle {
  static func list(type: ListFormatStyle.ListType, width: ListFormatStyle.Width = .standard) -> ListFormatStyle {
    ListFormatStyle(_type: type, _width: width)
  }
}

extension Date {
  struct RelativeFormatStyle: Hashable {
    enum Presentation: Hashable { case numeric, named }
    enum UnitsStyle: Hashable { case wide, abbreviated, narrow }
    let _presentation: Date.RelativeFormatStyle.Presentation
    let _width: Date.RelativeFormatStyle.UnitsStyle
    /// The distance from now in the largest unit that it has one of.
    func format(_ value: Date) -> String { _text(value.timeIntervalSinceNow) }
    /// The distance in seconds in the largest unit that it has one of.
    func _text(_ distance: TimeInterval) -> String {
      let lengths: [Double] = [31_557_600, 2_629_800, 604_800, 86_400, 3_600, 60, 1]
      let wide = ["year", "month", "week", "day", "hour", "minute", "second"]
      let short = ["yr.", "mo.", "wk.", "day", "hr.", "min.", "sec."]
      let narrow = ["y", "mo", "w", "d", "h", "min", "s"]
      let index = lengths.firstIndex { abs(distance) >= $0 } ?? 6
      let count = Int((abs(distance) / lengths[index]).rounded())
      let isPast = distance < 0
      if _presentation == .named {
        if count == 0 { return "now" }
        if count == 1 && index == 3 { return isPast ? "yesterday" : "tomorrow" }
        if count == 1 && index < 3 { return (isPast ? "last " : "next ") + (_width == .wide ? wide : short)[index] }
      }
      var text = "\(count)"
      switch _width {
      case .wide: text += " " + wide[index] + (count == 1 ? "" : "s")
      case .abbreviated: text += " " + short[index] + (index == 3 && count != 1 ? "s" : "")
      case .narrow: text += narrow[index]
      }
      return isPast ? text + " ago" : "in " + text
    }
  }
}

extension Date.RelativeFormatStyle: FormatStyle {}

extension FormatStyle where Self == Date.RelativeFormatStyle {
  static func relative(
    presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
  ) -> Date.RelativeFormatStyle { Date.RelativeFormatStyle(_presentation: presentation, _width: unitsStyle) }
}
