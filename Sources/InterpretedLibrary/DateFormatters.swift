// Dates as text by a pattern or by styles, in English, at UTC.

class DateFormatter: Formatter {
  enum Style: Hashable { case none, short, medium, long, full }
  var dateStyle = DateFormatter.Style.none
  var timeStyle = DateFormatter.Style.none
  /// A pattern takes the place of the styles.
  var dateFormat = ""
  var calendar = Calendar.current
  var locale = Locale.current
  var timeZone: TimeZone? = TimeZone.current
  override init() {}

  override func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }

  /// Sets a pattern with the parts of a template, in the order of a user in the United States.
  func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
    func run(_ letters: String) -> String { dateFormatTemplate.filter { letters.contains($0) } }
    let (day, year, weekday) = (run("d"), run("y"), run("E"))
    let month = String(repeating: "M", count: run("ML").count)
    var date = [month, day, year].filter { !$0.isEmpty }.joined(separator: "/")
    if month.count > 2 {
      date = month + (day.isEmpty ? "" : " " + day) + (year.isEmpty ? "" : (day.isEmpty ? " " : ", ") + year)
    }
    if !weekday.isEmpty {
      date = date.isEmpty ? weekday : month.isEmpty ? date + " " + weekday : weekday + ", " + date
    }
    let hour = run("hHj")
    let isHalf = hour.contains("h") || hour.contains("j")
    let parts = [isHalf ? String(repeating: "h", count: hour.count) : hour, run("m"), run("s")]
    let time = parts.filter { !$0.isEmpty }.joined(separator: ":") + (isHalf ? "\u{202F}a" : "")
    dateFormat = [date, time].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  func string(from date: Date) -> String {
    let pattern = dateFormat
    if !pattern.isEmpty { return _text(date, pattern) }
    let day = _dayText(date)
    let time = _timeText(date)
    if day.isEmpty || time.isEmpty { return day + time }
    return day + (dateStyle == .short ? ", " : " at ") + time
  }

  static func localizedString(
    from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style
  ) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }

  /// Reads a text of numbers and names that has the pattern.
  func date(from string: String) -> Date? {
    var rest = Array(string)
    var parts = DateComponents()
    var isAfternoon: Bool? = nil
    for piece in _pieces(dateFormat) {
      if piece.isText {
        for character in Array(piece.text) {
          guard let first = rest.first, first == character else { return nil }
          rest.removeFirst()
        }
        continue
      }
      let letter = String(piece.text.prefix(1))
      if letter == "a" {
        let half = String(rest.prefix(2)).uppercased()
        guard half == "AM" || half == "PM" else { return nil }
        isAfternoon = half == "PM"
        rest = Array(rest.dropFirst(2))
        continue
      }
      if letter == "M" && piece.text.count > 2 || letter == "E" {
        let names = letter == "E" ? Calendar.current.weekdaySymbols : Calendar.current.monthSymbols
        let text = String(rest).lowercased()
        var found: Int? = nil
        for index in names.indices {
          let whole = names[index].lowercased()
          let short = String(whole.prefix(3))
          if found == nil && text.hasPrefix(whole) {
            found = index
            rest = Array(rest.dropFirst(whole.count))
          } else if found == nil && text.hasPrefix(short) && !text.hasPrefix(whole) {
            found = index
            rest = Array(rest.dropFirst(3))
          }
        }
        guard let found else { return nil }
        if letter == "M" { parts.month = found + 1 }
        continue
      }
      let most = piece.text.count > 1 ? max(piece.text.count, letter == "y" ? 4 : 2) : 9
      var digits = ""
      while digits.count < most, let next = rest.first, Int(String(next)) != nil {
        digits += String(next)
        rest.removeFirst()
      }
      guard let number = Int(digits) else { return nil }
      switch letter {
      case "y": parts.year = piece.text.count == 2 ? (number < 50 ? 2_000 : 1_900) + number : number
      case "M": parts.month = number
      case "d": parts.day = number
      case "H", "h": parts.hour = number
      case "m": parts.minute = number
      case "s": parts.second = number
      default: return nil
      }
    }
    if let isAfternoon { parts.hour = (parts.hour ?? 0) % 12 + (isAfternoon ? 12 : 0) }
    guard rest.isEmpty else { return nil }
    if parts.year == nil { parts.year = 2_000 }
    return Calendar.current.date(from: parts)
  }

  private func _dayText(_ date: Date) -> String {
    switch dateStyle {
    case .none: return ""
    case .short: return _text(date, "M/d/yy")
    case .medium: return _text(date, "MMM d, y")
    case .long: return _text(date, "MMMM d, y")
    case .full: return _text(date, "EEEE, MMMM d, y")
    }
  }

  private func _timeText(_ date: Date) -> String {
    switch timeStyle {
    case .none: return ""
    case .short: return _text(date, "h:mm\u{202F}a")
    case .medium: return _text(date, "h:mm:ss\u{202F}a")
    case .long: return _text(date, "h:mm:ss\u{202F}a") + " GMT"
    case .full: return _text(date, "h:mm:ss\u{202F}a") + " Greenwich Mean Time"
    }
  }

  /// The pieces of a pattern: runs of one letter, and texts between them.
  private func _pieces(_ pattern: String) -> [_PatternPiece] {
    var pieces: [_PatternPiece] = []
    var isQuoted = false
    var wasQuote = false
    for character in Array(pattern) {
      let letter = String(character)
      if letter == "'" {
        // Two quotes in a row are one.
        if wasQuote { pieces.append(_PatternPiece(text: "'", isText: true)) }
        isQuoted = !isQuoted
        wasQuote = !wasQuote
        continue
      }
      wasQuote = false
      let isText = isQuoted || !(letter >= "a" && letter <= "z" || letter >= "A" && letter <= "Z")
      if let last = pieces.last, last.isText == isText, isText || last.text.hasPrefix(letter) {
        pieces[pieces.count - 1].text += letter
      } else {
        pieces.append(_PatternPiece(text: letter, isText: isText))
      }
    }
    return pieces
  }

  private func _text(_ date: Date, _ pattern: String) -> String {
    var text = ""
    for piece in _pieces(pattern) { text += piece.isText ? piece.text : _part(date, piece.text) }
    return text
  }

  private func _part(_ date: Date, _ field: String) -> String {
    let calendar = Calendar.current
    func number(_ component: Calendar.Component) -> Int { calendar.component(component, from: date) }
    func padded(_ number: Int) -> String {
      var text = "\(number)"
      while text.count < field.count { text = "0" + text }
      return text
    }
    func name(_ names: [String], _ index: Int) -> String {
      let whole = names[index]
      return field.count == 4 ? whole : String(whole.prefix(field.count == 5 ? 1 : 3))
    }
    switch String(field.prefix(1)) {
    case "y", "u", "Y": return field.count == 2 ? String(padded(number(.year)).suffix(2)) : padded(number(.year))
    case "M", "L": return field.count < 3 ? padded(number(.month)) : name(calendar.monthSymbols, number(.month) - 1)
    case "d": return padded(number(.day))
    case "E": return name(calendar.weekdaySymbols, number(.weekday) - 1)
    case "e", "c":
      return field.count < 3 ? padded(number(.weekday)) : name(calendar.weekdaySymbols, number(.weekday) - 1)
    case "h": return padded((number(.hour) + 11) % 12 + 1)
    case "H": return padded(number(.hour))
    case "m": return padded(number(.minute))
    case "s": return padded(number(.second))
    case "S":
      var digits = "\(number(.nanosecond))"
      while digits.count < 9 { digits = "0" + digits }
      return String(digits.prefix(field.count))
    case "a": return number(.hour) < 12 ? "AM" : "PM"
    case "w": return padded(number(.weekOfYear))
    case "W": return padded(number(.weekOfMonth))
    case "G": return "AD"
    case "Z": return field.count == 5 ? "Z" : "+0000"
    case "X": return "Z"
    case "z": return field.count == 4 ? "Greenwich Mean Time" : "GMT"
    default: return ""
    }
  }
}

struct _PatternPiece {
  var text: String
  var isText: Bool
}

// swift-format-ignore: UseSynthesizedInitializer
/// The language and the customs of a user. All texts are those of the United States.
struct Locale: Hashable {
  let identifier: String
  init(identifier: String) { self.identifier = identifier }
  static var current: Locale { Locale(identifier: "en_US") }
  static var autoupdatingCurrent: Locale { Locale(identifier: "en_US") }
}

extension EnvironmentValues {
  var locale: Locale {
    get { _value("locale", Locale.current) }
    set { _keep(newValue, "locale") }
  }
  var calendar: Calendar {
    get { _value("calendar", Calendar.current) }
    set { _keep(newValue, "calendar") }
  }
  var timeZone: TimeZone {
    get { _value("timeZone", TimeZone.current) }
    set { _keep(newValue, "timeZone") }
  }
}

// The parts of the only locale.
extension Locale {
  struct Currency: Hashable {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
  }
  struct Region: Hashable {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
  }
  struct LanguageCode: Hashable {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
  }
  struct Language: Hashable {
    let languageCode: Locale.LanguageCode?
    let region: Locale.Region?
    init(identifier: String) {
      languageCode = Locale.LanguageCode("en")
      region = Locale.Region("US")
    }
  }
  struct MeasurementSystem: Hashable {
    let identifier: String
    static let metric = Locale.MeasurementSystem(identifier: "metric")
    static let us = Locale.MeasurementSystem(identifier: "ussystem")
    static let uk = Locale.MeasurementSystem(identifier: "uksystem")
  }
  var currency: Locale.Currency? { Locale.Currency("USD") }
  var currencyCode: String? { "USD" }
  var currencySymbol: String? { "$" }
  var region: Locale.Region? { Locale.Region("US") }
  var regionCode: String? { "US" }
  var language: Locale.Language { Locale.Language(identifier: "en_US") }
  var languageCode: String? { "en" }
  var measurementSystem: Locale.MeasurementSystem { .us }
  var usesMetricSystem: Bool { false }
  var decimalSeparator: String? { "." }
  var groupingSeparator: String? { "," }
}

/// The offset of local time. All times are those at UTC.
struct TimeZone: Hashable {
  let identifier: String
  init?(identifier: String) { self.identifier = identifier }
  init?(abbreviation: String) { identifier = abbreviation }
  init?(secondsFromGMT seconds: Int) { identifier = "GMT" }
  private init(_name: String) { identifier = _name }
  static var current: TimeZone { TimeZone(_name: "GMT") }
  static var autoupdatingCurrent: TimeZone { TimeZone(_name: "GMT") }
  static var gmt: TimeZone { TimeZone(_name: "GMT") }
}

extension Date {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func ISO8601Format() -> String {
    let calendar = Calendar.current
    func text(_ component: Calendar.Component, _ digits: Int) -> String {
      var text = "\(calendar.component(component, from: self))"
      while text.count < digits { text = "0" + text }
      return text
    }
    let day = text(.year, 4) + "-" + text(.month, 2) + "-" + text(.day, 2)
    return day + "T" + text(.hour, 2) + ":" + text(.minute, 2) + ":" + text(.second, 2) + "Z"
  }
}

extension Calendar {
  /// Dates are those at UTC, whatever is set.
  var timeZone: TimeZone {
    get { TimeZone.gmt }
    set {}
  }
}

extension Text {
  init(_ subject: Date, formatter: DateFormatter) { self.init(verbatim: formatter.string(from: subject)) }
}

extension Date {
  struct ISO8601FormatStyle: Hashable {
    func format(_ value: Date) -> String { value.ISO8601Format() }
  }
}

extension Date.ISO8601FormatStyle: FormatStyle {}

extension FormatStyle where Self == Date.ISO8601FormatStyle {
  static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
}
