import Foundation

/// The reason and the place of an error, before the path up to there is known.
struct SVGPathFault: Error {
  var reason: SVGPathDataError.Reason
  var offset: Int
}

/// Reads the tokens of SVG path data (SVG 2, 9.3.9): commands, numbers, flags and what parts them.
struct SVGPathScanner {
  private let data: String
  private let bytes: [UInt8]
  /// The place of the next byte.
  private(set) var offset = 0

  init(_ data: String) {
    self.data = data
    bytes = Array(data.utf8)
  }

  var isAtEnd: Bool { offset == bytes.count }

  /// The next byte, or 0 at the end.
  private var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The character at the next place, nil at the end.
  var found: Character? {
    guard offset < bytes.count else { return nil }
    return data[data.utf8.index(data.startIndex, offsetBy: offset)...].first
  }

  /// A fault at the next place.
  func fault(_ reason: SVGPathDataError.Reason) -> SVGPathFault {
    SVGPathFault(reason: reason, offset: offset)
  }

  mutating func skipSpaces() {
    while offset < bytes.count, bytes[offset].isSpace { offset += 1 }
  }

  /// Takes the next character if it is a letter of a command.
  mutating func command() -> Character? {
    switch next {
    case UInt8(ascii: "M"), UInt8(ascii: "m"), UInt8(ascii: "Z"), UInt8(ascii: "z"), UInt8(ascii: "L"),
      UInt8(ascii: "l"),
      UInt8(ascii: "H"), UInt8(ascii: "h"), UInt8(ascii: "V"), UInt8(ascii: "v"), UInt8(ascii: "C"), UInt8(ascii: "c"),
      UInt8(ascii: "S"), UInt8(ascii: "s"), UInt8(ascii: "Q"), UInt8(ascii: "q"), UInt8(ascii: "T"), UInt8(ascii: "t"),
      UInt8(ascii: "A"), UInt8(ascii: "a"):
      defer { offset += 1 }
      return Character(UnicodeScalar(next))
    default:
      return nil
    }
  }

  /// Whether the operands of the last command are repeated: after spaces and a comma at most, here a number starts.
  ///
  /// A comma promises one, so that anything else behind it is a fault that the caller finds when it reads on.
  mutating func startsRepetition() -> Bool {
    skipSpaces()
    return next == UInt8(ascii: ",") || startsNumber
  }

  private var startsNumber: Bool {
    next.isDigit || next == UInt8(ascii: ".") || next == UInt8(ascii: "-") || next == UInt8(ascii: "+")
  }

  /// Skips spaces and one comma among them.
  mutating func skipSeparator() {
    skipSpaces()
    guard next == UInt8(ascii: ",") else { return }
    offset += 1
    skipSpaces()
  }

  /// Takes 0 or 1, nothing else; digits may follow at once.
  mutating func flag(_ operand: SVGPathDataError.Operand, of command: Character) throws(SVGPathFault) -> Bool {
    guard next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else {
      throw fault(.expectedFlag(operand, of: command, found: found))
    }
    defer { offset += 1 }
    return next == UInt8(ascii: "1")
  }

  /// Takes the longest number: a sign, digits, a point, more digits, an exponent.
  ///
  /// There are digits before the point or behind it; those behind it SVG 2 demands, SVG 1.1 does not.
  mutating func number(_ operand: SVGPathDataError.Operand, of command: Character) throws(SVGPathFault) -> CGFloat {
    guard startsNumber else { throw fault(.expectedNumber(operand, of: command, found: found)) }
    let start = offset
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { offset += 1 }
    var decimal = Decimal()
    let hasWhole = next.isDigit
    while next.isDigit { decimal.append(take()) }
    if next == UInt8(ascii: ".") {
      offset += 1
      guard hasWhole || next.isDigit else { throw fault(.expectedDigit(found: found)) }
      while next.isDigit { decimal.appendFraction(take()) }
    } else if !hasWhole {
      throw fault(.expectedDigit(found: found))
    }
    decimal.exponent += exponent()
    if let value = decimal.exactValue { return isNegative ? -value : value }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { throw SVGPathFault(reason: .outOfRange(text), offset: start) }
    return CGFloat(value)
  }

  private mutating func take() -> UInt8 {
    defer { offset += 1 }
    return bytes[offset]
  }

  /// Takes an exponent, if its letter and a digit follow; held to ±100,000, which is beyond all Doubles.
  private mutating func exponent() -> Int {
    guard next | 0x20 == UInt8(ascii: "e") else { return 0 }
    var place = offset + 1
    let isNegative = place < bytes.count && bytes[place] == UInt8(ascii: "-")
    if isNegative || place < bytes.count && bytes[place] == UInt8(ascii: "+") { place += 1 }
    guard place < bytes.count, bytes[place].isDigit else { return 0 }
    var value = 0
    while place < bytes.count, bytes[place].isDigit {
      value = min(value * 10 + Int(bytes[place] - UInt8(ascii: "0")), 100_000)
      place += 1
    }
    offset = place
    return isNegative ? -value : value
  }
}

/// The digits of a number as a whole number and a power of ten.
private struct Decimal {
  private var significand: UInt64 = 0
  private var isExact = true
  var exponent = 0

  mutating func append(_ digit: UInt8) {
    let (product, overflowed) = significand.multipliedReportingOverflow(by: 10)
    let (sum, carried) = product.addingReportingOverflow(UInt64(digit - UInt8(ascii: "0")))
    significand = sum
    if overflowed || carried { isExact = false }
  }

  mutating func appendFraction(_ digit: UInt8) {
    append(digit)
    exponent -= 1
  }

  /// The nearest Double where one operation on exact ones gives it (Clinger 1990), else nil.
  var exactValue: CGFloat? {
    guard isExact, significand <= 1 << 53, -22...22 ~= exponent else { return nil }
    let power = Decimal.powers[abs(exponent)]
    return exponent < 0 ? CGFloat(significand) / power : CGFloat(significand) * power
  }

  private static let powers: [CGFloat] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21,
    1e22,
  ]
}

extension UInt8 {
  fileprivate var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Tab, line feed, form feed, carriage return or space.
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 || self == 0x0C }
}
