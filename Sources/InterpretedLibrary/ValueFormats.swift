// Sizes, lists and distances in time as text, in English.

struct ByteCountFormatStyle: Hashable {
  enum Style: Hashable { case file, memory, decimal, binary }
  let _style: ByteCountFormatStyle.Style
  static func byteCount(style: ByteCountFormatStyle.Style) -> ByteCountFormatStyle {
    ByteCountFormatStyle(_style: style)
  }
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
    return sign + _numberText(number, 0, index == 0 ? 0 : index == 1 ? 1 : 2, 0, true) + " " + names[index]
  }
}

extension BinaryInteger {
  func formatted(_ format: ByteCountFormatStyle) -> String { format.format(Int64(self)) }
}

extension Text {
  init<V: BinaryInteger>(_ input: V, format: ByteCountFormatStyle) { self.init(verbatim: format.format(Int64(input))) }
}

struct ListFormatStyle: Hashable {
  enum ListType: Hashable { case and, or }
  enum Width: Hashable { case standard, short, narrow }
  let _type: ListFormatStyle.ListType
  let _width: ListFormatStyle.Width
  static func list(type: ListFormatStyle.ListType, width: ListFormatStyle.Width = .standard) -> ListFormatStyle {
    ListFormatStyle(_type: type, _width: width)
  }
  func format(_ values: [String]) -> String {
    guard let last = values.last else { return "" }
    guard values.count > 1 else { return last }
    let word = _type == .or ? "or " : _width == .standard ? "and " : _width == .short ? "& " : ""
    let others = values.dropLast().joined(separator: ", ")
    return others + (values.count == 2 && !word.isEmpty ? " " : ", ") + word + last
  }
}

extension Array where Element == String {
  func formatted() -> String { ListFormatStyle.list(type: .and).format(self) }
  func formatted(_ format: ListFormatStyle) -> String { format.format(self) }
}

extension Text {
  init(_ input: [String], format: ListFormatStyle) { self.init(verbatim: format.format(input)) }
}

extension Date {
  struct RelativeFormatStyle: Hashable {
    enum Presentation: Hashable { case numeric, named }
    enum UnitsStyle: Hashable { case wide, abbreviated, narrow }
    let _presentation: Date.RelativeFormatStyle.Presentation
    let _width: Date.RelativeFormatStyle.UnitsStyle
    static func relative(
      presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
    ) -> Date.RelativeFormatStyle { Date.RelativeFormatStyle(_presentation: presentation, _width: unitsStyle) }
    /// The distance from now in the largest unit that it has one of.
    func format(_ value: Date) -> String {
      let distance = value.timeIntervalSinceNow
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
  func formatted(_ format: Date.RelativeFormatStyle) -> String { format.format(self) }
}

extension Text {
  init(_ input: Date, format: Date.RelativeFormatStyle) { self.init(verbatim: format.format(input)) }
}
