import Foundation

/// The reason and the offset of an error, without the path drawn before it.
struct SVGPathFault: Error {
  var reason: SVGPathDataError.Reason
  var offset: Int
}

/// A scanner for the tokens of SVG path data (SVG 2, 9.3.9): commands, numbers, flags and separators.
struct SVGPathScanner {
  private let data: String
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var offset = 0

  init(_ data: String) {
    self.data = data
    bytes = Array(data.utf8)
  }

  var isAtEnd: Bool { offset == bytes.count }

  /// The next byte, or 0 at the end.
  private var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The character at the current offset, or nil at the end.
  var found: Character? {
    guard offset < bytes.count else { return nil }
    return data[data.utf8.index(data.startIndex, offsetBy: offset)...].first
  }

  /// Returns a fault at the current offset.
  func fault(_ reason: SVGPathDataError.Reason) -> SVGPathFault {
    SVGPathFault(reason: reason, offset: offset)
  }

  mutating func skipSpaces() {
    while offset < bytes.count, bytes[offset].isSpace { offset += 1 }
  }

  /// Reads the next character if it is the letter of a command; otherwise returns nil.
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

  /// Returns true if the operands of the last command are repeated: a number follows, after spaces and at most one
  /// comma.
  ///
  /// The result is also true for a comma without a number; the caller finds that fault when it reads on.
  mutating func startsRepetition() -> Bool {
    skipSpaces()
    return next == UInt8(ascii: ",") || startsNumber
  }

  private var startsNumber: Bool {
    next.isDigit || next == UInt8(ascii: ".") || next == UInt8(ascii: "-") || next == UInt8(ascii: "+")
  }

  /// Skips spaces and at most one comma among them.
  mutating func skipSeparator() {
    skipSpaces()
    guard next == UInt8(ascii: ",") else { return }
    offset += 1
    skipSpaces()
  }

  /// Reads 0 or 1; digits may follow without a separator.
  mutating func flag(_ operand: SVGPathDataError.Operand, of command: Character) throws(SVGPathFault) -> Bool {
    guard next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else {
      throw fault(.expectedFlag(operand, of: command, found: found))
    }
    defer { offset += 1 }
    return next == UInt8(ascii: "1")
  }

  /// Reads the longest number: a sign, digits, a point, more digits, an exponent.
  ///
  /// At least one digit must be before or after the point. SVG 2 requires digits after a point, SVG 1.1 does not; here
  /// they are optional.
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

  /// Reads an exponent if its letter and a digit follow; it is clamped to ±100,000, beyond all Doubles.
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

/// The digits of a number as an integer and a power of ten.
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

  /// The nearest Double if one operation on exact numbers gives it (Clinger 1990), else nil.
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

  /// True for a tab, line feed, form feed, carriage return or space.
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 || self == 0x0C }
}
