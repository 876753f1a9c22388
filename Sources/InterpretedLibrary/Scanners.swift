// A text read from its start on: numbers, words and the signs between them.

class Scanner: NSObject {
  let string: String
  var charactersToBeSkipped: CharacterSet? = CharacterSet.whitespacesAndNewlines
  var caseSensitive = false
  /// The number of characters that are read. Foundation counts units of UTF-16.
  var scanLocation = 0
  private let _characters: [Character]
  init(string: String) {
    self.string = string
    _characters = Array(string)
  }
  enum NumberRepresentation: Hashable { case decimal, hexadecimal }

  var currentIndex: String.Index {
    get { string.index(string.startIndex, offsetBy: scanLocation) }
    set { scanLocation = string.distance(from: string.startIndex, to: newValue) }
  }
  var isAtEnd: Bool { _start == _characters.count }
  /// The place behind the characters that are skipped.
  private var _start: Int {
    var place = scanLocation
    if let skipped = charactersToBeSkipped {
      while place < _characters.count && skipped._contains(_characters[place]) { place += 1 }
    }
    return place
  }
  private func _text(_ start: Int, _ end: Int) -> String { String(_characters[start..<end]) }
  private func _isSign(_ place: Int, _ signs: String) -> Bool {
    place < _characters.count && signs.contains(_characters[place])
  }
  private func _digitsEnd(_ start: Int) -> Int {
    var place = start
    while _isSign(place, "0123456789") { place += 1 }
    return place
  }

  func scanInt(representation: Scanner.NumberRepresentation = .decimal) -> Int? {
    if representation == .hexadecimal { return _hexadecimal().map { Int(clamping: $0) } }
    let start = _start
    let first = _isSign(start, "+-") ? start + 1 : start
    let end = _digitsEnd(first)
    guard end > first else { return nil }
    scanLocation = end
    return Int(_text(start, end)) ?? (_isSign(start, "-") ? Int.min : Int.max)
  }
  func scanInt32(representation: Scanner.NumberRepresentation = .decimal) -> Int32? {
    scanInt(representation: representation).map { Int32(clamping: $0) }
  }
  func scanInt64(representation: Scanner.NumberRepresentation = .decimal) -> Int64? {
    scanInt(representation: representation).map { Int64($0) }
  }
  func scanUInt64(representation: Scanner.NumberRepresentation = .decimal) -> UInt64? {
    if representation == .hexadecimal { return _hexadecimal() }
    let start = _start
    let first = _isSign(start, "+") ? start + 1 : start
    let end = _digitsEnd(first)
    guard end > first else { return nil }
    scanLocation = end
    return UInt64(_text(first, end)) ?? UInt64.max
  }
  func scanDouble(representation: Scanner.NumberRepresentation = .decimal) -> Double? {
    if representation == .hexadecimal { return _hexadecimal().map { Double($0) } }
    let start = _start
    let first = _isSign(start, "+-") ? start + 1 : start
    var end = _digitsEnd(first)
    var count = end - first
    if _isSign(end, ".") {
      let next = _digitsEnd(end + 1)
      count += next - end - 1
      end = next
    }
    guard count > 0 else { return nil }
    if _isSign(end, "eE") {
      let power = _isSign(end + 1, "+-") ? end + 2 : end + 1
      let next = _digitsEnd(power)
      if next > power { end = next }
    }
    scanLocation = end
    let text = _text(start, end)
    return Double(text.hasSuffix(".") ? text + "0" : text) ?? Double("0" + text)
  }
  func scanFloat(representation: Scanner.NumberRepresentation = .decimal) -> Float? {
    scanDouble(representation: representation).map { Float($0) }
  }
  /// Reads hexadecimal digits, with "0x" before them or without it.
  private func _hexadecimal() -> UInt64? {
    var start = _start
    if _isSign(start, "0") && _isSign(start + 1, "xX") && _isSign(start + 2, "0123456789abcdefABCDEF") { start += 2 }
    var end = start
    while _isSign(end, "0123456789abcdefABCDEF") { end += 1 }
    guard end > start else { return nil }
    scanLocation = end
    return UInt64(_text(start, end), radix: 16) ?? UInt64.max
  }
  @discardableResult func scanHexInt64(_ result: inout UInt64) -> Bool {
    guard let number = _hexadecimal() else { return false }
    result = number
    return true
  }
  @discardableResult func scanHexInt32(_ result: inout UInt32) -> Bool {
    guard let number = _hexadecimal() else { return false }
    result = UInt32(clamping: number)
    return true
  }

  func scanCharacter() -> Character? {
    let start = _start
    guard start < _characters.count else { return nil }
    scanLocation = start + 1
    return _characters[start]
  }
  private func _isEqual(_ one: String, _ other: String) -> Bool {
    caseSensitive ? one == other : one.lowercased() == other.lowercased()
  }
  func scanString(_ searchString: String) -> String? {
    let start = _start
    let end = start + searchString.count
    guard end > start, end <= _characters.count, _isEqual(_text(start, end), searchString) else { return nil }
    scanLocation = end
    return _text(start, end)
  }
  func scanUpToString(_ substring: String) -> String? {
    let (start, length) = (_start, substring.count)
    var end = start
    while end < _characters.count {
      if length > 0 && end + length <= _characters.count && _isEqual(_text(end, end + length), substring) { break }
      end += 1
    }
    guard end > start else { return nil }
    scanLocation = end
    return _text(start, end)
  }
  func scanCharacters(from set: CharacterSet) -> String? { _scan { set._contains($0) } }
  func scanUpToCharacters(from set: CharacterSet) -> String? { _scan { !set._contains($0) } }
  private func _scan(_ isIncluded: (Character) -> Bool) -> String? {
    let start = _start
    var end = start
    while end < _characters.count && isIncluded(_characters[end]) { end += 1 }
    guard end > start else { return nil }
    scanLocation = end
    return _text(start, end)
  }
}
