// The decoder of JSON with its strategies.

final class JSONDecoder {
  enum KeyDecodingStrategy {
    case useDefaultKeys
    case convertFromSnakeCase
  }
  enum DateDecodingStrategy {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)
    case custom((any Decoder) throws -> Date)
  }
  enum DataDecodingStrategy {
    case deferredToData
    case base64
  }
  var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
  var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
  var dataDecodingStrategy = DataDecodingStrategy.base64
  var userInfo: [CodingUserInfoKey: Any] = [:]
  init() {}
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    let text = data._text ?? ""
    guard data._text != nil, _jsonFault(text) < 0 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "The given data was not valid JSON."))
    }
    return try T(from: _JSONValue(_text: text, _place: _jsonStart(text), _decoder: self, codingPath: []))
  }
  /// The key for a name in the text.
  func _key(of name: String) -> String {
    guard case .convertFromSnakeCase = keyDecodingStrategy else { return name }
    let first = name.prefix { $0 == "_" }
    let rest = name.dropFirst(first.count)
    let words = rest.split(separator: "_")
    guard words.count > 1 else { return name }
    let end = String(rest.reversed().prefix { $0 == "_" })
    let tail = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    return String(first) + words[0].lowercased() + tail.joined() + end
  }
  /// The name in an object of the text for a key.
  func _name(of key: String, _ value: _JSONValue) -> String {
    guard case .convertFromSnakeCase = keyDecodingStrategy else { return key }
    return _jsonNames(value._text, value._place).first { _key(of: $0) == key } ?? key
  }
  static func _date(_ value: _JSONValue) throws -> Date {
    switch value._decoder.dateDecodingStrategy {
    case .deferredToDate: return Date(timeIntervalSinceReferenceDate: try value._number("Double"))
    case .secondsSince1970: return Date(timeIntervalSince1970: try value._number("Double"))
    case .millisecondsSince1970: return Date(timeIntervalSince1970: try value._number("Double") / 1000)
    case .iso8601:
      guard let date = Date._iso8601(try value._string()) else {
        throw value._corrupted("Expected date string to be ISO8601-formatted.")
      }
      return date
    case .formatted(let formatter):
      guard let date = formatter.date(from: try value._string()) else {
        throw value._corrupted("Date string does not match format expected by formatter.")
      }
      return date
    case .custom(let read): return try read(value)
    }
  }
  static func _data(_ value: _JSONValue) throws -> Data {
    if case .deferredToData = value._decoder.dataDecodingStrategy { return Data(try [UInt8](from: value)) }
    guard let data = Data(base64Encoded: try value._string()) else {
      throw value._corrupted("Encountered Data is not valid Base64.")
    }
    return data
  }
}

extension Date {
  /// The date of a text such as `2020-01-31T12:30:05Z` or `2020-01-31T12:30:05+02:00`.
  static func _iso8601(_ text: String) -> Date? {
    let letters = Array(text)
    guard letters.count >= 20, letters[4] == "-", letters[7] == "-", letters[10] == "T", letters[13] == ":",
      letters[16] == ":"
    else { return nil }
    func number(_ from: Int, _ count: Int) -> Int? {
      from + count <= letters.count ? Int(String(letters[from..<from + count])) : nil
    }
    guard let year = number(0, 4), let month = number(5, 2), let day = number(8, 2), let hour = number(11, 2),
      let minute = number(14, 2), let second = number(17, 2), (1...12).contains(month), (1...31).contains(day),
      hour < 24, minute < 60, second < 61
    else { return nil }
    var shift = 0
    if letters[19] != "Z" {
      let minutes = letters.count == 25 ? number(23, 2) : letters.count == 24 ? number(22, 2) : nil
      guard letters[19] == "+" || letters[19] == "-", let hours = number(20, 2), let minutes else { return nil }
      shift = (letters[19] == "+" ? 1 : -1) * (hours * 3600 + minutes * 60)
    } else if letters.count != 20 {
      return nil
    }
    // The days of the civil calendar: years start in March, so that a leap day is the last one.
    let shifted = month > 2 ? year : year - 1
    let era = shifted >= 0 ? shifted / 400 : (shifted - 399) / 400
    let ofEra = shifted - era * 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let days = era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
    return Date(timeIntervalSince1970: Double(days * 86_400 + hour * 3600 + minute * 60 + second - shift))
  }
}
