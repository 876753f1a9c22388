/// A JSON text (RFC 8259) that is read where it is: each value is known by the offset of its first byte.
///
/// `fault()` reads the whole text once. The other functions are for texts without a fault.
public struct JSONText {
  /// The type of a value.
  public enum Kind: Int, Sendable { case null, no, yes, number, string, array, object }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The number of bytes that were read so far.
  public private(set) var work = 0

  /// The deepest nesting of arrays and objects.
  static let deepest = 512

  /// Calls a function with the text, which is valid as long as the call lasts.
  public static func read<Result, Failure: Error>(
    _ text: String, _ body: (inout JSONText) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var text = text
    var result: Swift.Result<Result, Failure>?
    text.withUTF8 { bytes in
      var reader = JSONText(bytes: bytes)
      do throws(Failure) { result = .success(try body(&reader)) } catch { result = .failure(error) }
    }
    guard let result else { preconditionFailure("withUTF8 calls its closure") }
    return try result.get()
  }

  /// Returns the offset of the value at the top.
  public mutating func start() -> Int {
    let start = place(after: 0)
    work += start
    return start
  }

  /// Returns the type of the value at an offset.
  public func kind(at offset: Int) -> Kind {
    switch byte(offset) {
    case UInt8(ascii: "n"): .null
    case UInt8(ascii: "f"): .no
    case UInt8(ascii: "t"): .yes
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "{"): .object
    default: .number
    }
  }

  /// Returns the offset of a member's value in the object at an offset; nil if it has no such member. Of several
  /// members of that name, the first counts.
  public mutating func member(_ name: String, at offset: Int) -> Int? {
    var name = name
    return name.withUTF8 { name in
      var place = place(after: offset + 1)
      defer { work += place - offset }
      while let first = byte(place), first == UInt8(ascii: "\"") {
        let end = end(of: place)
        let value = self.place(after: self.place(after: end) + 1)
        if isString(at: place, until: end, name) { return value }
        place = next(after: value)
      }
      return nil
    }
  }

  /// Returns the names of the members of the object at an offset, in order.
  public mutating func names(at offset: Int) -> [String] {
    var names: [String] = []
    var place = place(after: offset + 1)
    defer { work += place - offset }
    while let first = byte(place), first == UInt8(ascii: "\"") {
      names.append(text(at: place))
      place = next(after: self.place(after: self.place(after: end(of: place)) + 1))
    }
    return names
  }

  /// Returns the offsets of the values of the array at an offset.
  public mutating func elements(at offset: Int) -> [Int] {
    var elements: [Int] = []
    var place = place(after: offset + 1)
    defer { work += place - offset }
    while let first = byte(place), first != UInt8(ascii: "]") {
      elements.append(place)
      place = next(after: place)
    }
    return elements
  }

  /// Returns the string at an offset without its escapes, or the digits of a number as they are written.
  public mutating func text(at offset: Int) -> String {
    let end = end(of: offset)
    guard kind(at: offset) == .string else {
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[offset..<end]), as: UTF8.self)
    }
    let content = UnsafeBufferPointer(rebasing: bytes[offset + 1..<end - 1])
    guard content.contains(UInt8(ascii: "\\")) else { return String(decoding: content, as: UTF8.self) }
    return Self.unescaped(content)
  }

  private func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Returns the first offset from this one on that is no white space.
  private func place(after offset: Int) -> Int {
    var place = offset
    while let byte = byte(place), Self.isSpace(byte) { place += 1 }
    return place
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  /// Returns the offset of the value, the name or the bracket that follows the value at an offset.
  private mutating func next(after value: Int) -> Int {
    let place = place(after: end(of: value))
    return byte(place) == UInt8(ascii: ",") ? self.place(after: place + 1) : place
  }

  private func isString(at place: Int, until end: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let content = UnsafeBufferPointer(rebasing: bytes[place + 1..<end - 1])
    if content.elementsEqual(name) { return true }
    return content.contains(UInt8(ascii: "\\")) && Self.unescaped(content).utf8.elementsEqual(name)
  }

  /// Returns the offset behind the value at an offset.
  private mutating func end(of offset: Int) -> Int {
    var (place, depth) = (offset, 0)
    defer { work += place - offset }
    repeat {
      guard let byte = byte(place) else { return place }
      place += 1
      switch byte {
      case UInt8(ascii: "\""): place = endOfString(from: place)
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case _ where Self.endsWord(byte): continue
      default:
        while let byte = self.byte(place), !Self.endsWord(byte) { place += 1 }
      }
    } while depth > 0
    return place
  }

  /// Returns whether a byte ends a number or a word.
  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"): true
    default: isSpace(byte)
    }
  }

  /// Returns the offset behind a string whose content starts at an offset.
  private func endOfString(from start: Int) -> Int {
    var place = start
    while let byte = byte(place) {
      place += 1
      if byte == UInt8(ascii: "\"") { return place }
      if byte == UInt8(ascii: "\\") { place += 1 }
    }
    return place
  }
}

extension JSONText {
  /// Returns the offset of the first byte that cannot stand where it does, or the text's length if it ends too early;
  /// nil if the text is a JSON text. As in Foundation, a comma may follow the last element or member.
  public mutating func fault() -> Int? {
    work += bytes.count
    var place = place(after: 0)
    // The brackets that are open, by the bytes that close them.
    var open: [UInt8] = []
    while true {
      // A value starts here.
      guard let first = byte(place) else { return place }
      switch first {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        guard open.count < Self.deepest else { return place }
        // Both closing brackets stand two behind the opening ones in ASCII.
        open.append(first + 2)
        place = self.place(after: place + 1)
        if byte(place) != open.last {
          if first == UInt8(ascii: "{") { if let fault = readName(&place) { return fault } }
          continue
        }
      case UInt8(ascii: "\""): if let fault = readString(&place) { return fault }
      default: if let fault = readWord(&place) { return fault }
      }
      // A value has ended here, or an empty pair of brackets is about to.
      while true {
        place = self.place(after: place)
        guard let closing = open.last else { return place == bytes.count ? nil : place }
        if byte(place) == closing {
          open.removeLast()
          place += 1
          continue
        }
        guard byte(place) == UInt8(ascii: ",") else { return place }
        place = self.place(after: place + 1)
        if byte(place) == closing { continue }
        if closing == UInt8(ascii: "}") { if let fault = readName(&place) { return fault } }
        break
      }
    }
  }

  /// Reads a member's name with its colon. Returns the offset of a fault.
  private func readName(_ place: inout Int) -> Int? {
    guard byte(place) == UInt8(ascii: "\"") else { return place }
    if let fault = readString(&place) { return fault }
    place = self.place(after: place)
    guard byte(place) == UInt8(ascii: ":") else { return place }
    place = self.place(after: place + 1)
    return nil
  }

  private func readString(_ place: inout Int) -> Int? {
    place += 1
    while let byte = byte(place) {
      if byte < 0x20 { return place }
      place += 1
      if byte == UInt8(ascii: "\"") { return nil }
      guard byte == UInt8(ascii: "\\") else { continue }
      guard let escape = self.byte(place) else { return place }
      if escape == UInt8(ascii: "u") {
        let digits = bytes[min(place + 1, bytes.count)..<min(place + 5, bytes.count)]
        let isUnit = digits.count == 4 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
        guard isUnit else { return place }
      } else if !"\"\\/bfnrt".utf8.contains(escape) {
        return place
      }
      place += 1
    }
    return place
  }

  /// Reads a number, or one of the three words.
  private func readWord(_ place: inout Int) -> Int? {
    for word in ["null", "true", "false"] where bytes[place...].starts(with: word.utf8) {
      place += word.utf8.count
      return nil
    }
    if byte(place) == UInt8(ascii: "-") { place += 1 }
    if byte(place) == UInt8(ascii: "0") { place += 1 } else if !readDigits(&place) { return place }
    if byte(place) == UInt8(ascii: ".") {
      place += 1
      guard readDigits(&place) else { return place }
    }
    if byte(place) == UInt8(ascii: "e") || byte(place) == UInt8(ascii: "E") {
      place += 1
      if byte(place) == UInt8(ascii: "+") || byte(place) == UInt8(ascii: "-") { place += 1 }
      guard readDigits(&place) else { return place }
    }
    return nil
  }

  private func readDigits(_ place: inout Int) -> Bool {
    let start = place
    while let byte = byte(place), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    return place > start
  }
}
