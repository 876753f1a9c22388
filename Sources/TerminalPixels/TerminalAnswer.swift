import Rendering

/// An answer of a terminal to one of the questions.
enum TerminalAnswer: Equatable {
  case kitty(id: Int, isWell: Bool)
  case attributes([Int])
  case cell(ScreenSize)
  /// The background; nil if its notation is unknown.
  case ground(Ink?)
  case name(String)
  case sixelMost(ScreenSize)
  /// An answer without a use, such as a refusal.
  case other

  /// The state of bytes that may be an answer.
  enum Reading: Equatable {
    /// More bytes decide.
    case partial
    case complete(TerminalAnswer)
    /// The bytes are not the beginning of an answer.
    case foreign
  }

  /// Reads bytes from the beginning of an answer on.
  static func reading(_ bytes: [UInt8]) -> Reading {
    guard bytes[0] == escape else { return .foreign }
    guard bytes.count > 1 else { return .partial }
    let body = bytes[2...]
    return switch bytes[1] {
    case UInt8(ascii: "["): control(body)
    case UInt8(ascii: "]"): string(body, after: "11;") { .ground(color($0)) }
    case UInt8(ascii: "_"): string(body, after: "G", kitty)
    case UInt8(ascii: "P"): string(body, after: ">|") { .name($0) }
    default: .foreign
    }
  }

  private static let escape: UInt8 = 0x1B
  private static let bell: UInt8 = 0x07

  /// Reads `? numbers c`, `? numbers S` or `6 ; numbers t` after the bracket.
  private static func control(_ body: ArraySlice<UInt8>) -> Reading {
    guard let first = body.first else { return .partial }
    let isPrivate = first == UInt8(ascii: "?")
    guard isPrivate || first == UInt8(ascii: "6") else { return .foreign }
    let rest = isPrivate ? body.dropFirst() : body
    let isNumber = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    let numbers = rest.prefix { isNumber($0) || $0 == UInt8(ascii: ";") }
    // No other answer begins with a 6 alone, and `6~` is a key.
    if !isPrivate, numbers.count > 1, numbers[numbers.startIndex + 1] != UInt8(ascii: ";") { return .foreign }
    guard numbers.endIndex < rest.endIndex else { return .partial }
    let values = numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }
    return switch (isPrivate, rest[numbers.endIndex]) {
    case (true, UInt8(ascii: "c")): .complete(.attributes(values))
    case (true, UInt8(ascii: "S")): .complete(sixelMost(values))
    case (false, UInt8(ascii: "t")) where values.count == 3: .complete(cell(values))
    default: .foreign
    }
  }

  /// Reads a string that begins in a certain way and ends with `ESC \` or a bell.
  private static func string(
    _ body: ArraySlice<UInt8>, after beginning: String, _ answer: (String) -> TerminalAnswer
  ) -> Reading {
    let opening = Array(beginning.utf8)
    guard body.prefix(opening.count).elementsEqual(opening.prefix(body.count)) else { return .foreign }
    let content = body.dropFirst(opening.count)
    guard let end = content.firstIndex(where: { $0 < 0x20 }) else { return .partial }
    let text = String(decoding: content[..<end], as: UTF8.self)
    switch (content[end], content[end...].dropFirst().first) {
    case (bell, _), (escape, UInt8(ascii: "\\")): return .complete(answer(text))
    case (escape, nil): return .partial
    default: return .foreign
    }
  }

  private static func kitty(_ text: String) -> TerminalAnswer {
    let parts = text.split(separator: ";", maxSplits: 1)
    guard parts.count == 2, let id = parts[0].split(separator: ",").first(where: { $0.hasPrefix("i=") }) else {
      return .other
    }
    return .kitty(id: Int(id.dropFirst(2)) ?? 0, isWell: parts[1] == "OK")
  }

  /// Creates the answer to the question for a cell: 6, the height, the width.
  private static func cell(_ values: [Int]) -> TerminalAnswer {
    guard values[1] > 0, values[2] > 0 else { return .other }
    return .cell(ScreenSize(columns: values[2], rows: values[1]))
  }

  /// Creates the answer to the question for sixel pictures: 2, 0 for success, the width, the height.
  private static func sixelMost(_ values: [Int]) -> TerminalAnswer {
    guard values.count == 4, values[0] == 2, values[1] == 0, values[2] > 0, values[3] > 0 else { return .other }
    return .sixelMost(ScreenSize(columns: values[2], rows: values[3]))
  }

  /// Reads a colour in X11's notation: `rgb:`, and one to four hexadecimal digits a component.
  private static func color(_ text: String) -> Ink? {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, ["rgb", "rgba"].contains(parts[0]) else { return nil }
    let bytes = parts[1].split(separator: "/", omittingEmptySubsequences: false).prefix(3).compactMap(byte)
    return bytes.count == 3 ? .rgb(bytes[0], bytes[1], bytes[2]) : nil
  }

  /// Scales a hexadecimal component of any length to a byte.
  private static func byte(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.count), let value = Int(digits, radix: 16), value >= 0 else { return nil }
    let most = 1 << (4 * digits.count) - 1
    return UInt8((value * 255 + most / 2) / most)
  }
}
