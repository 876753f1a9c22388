/// Why and where SVG path data cannot be read on, and what it draws up to there.
public struct SVGPathDataError: Error, Equatable, Sendable {
  /// What was expected, and the character that stands there instead; nil for the end of the data.
  public enum Reason: Equatable, Sendable {
    /// The data does not start with a move.
    case expectedMove(found: Character?)
    /// Neither a command nor, where the last command may be repeated, a number.
    case expectedCommand(found: Character?)
    /// A number is missing among a command's operands.
    case expectedNumber(Operand, of: Character, found: Character?)
    /// One of an arc's two flags is neither 0 nor 1.
    case expectedFlag(Operand, of: Character, found: Character?)
    /// A number's sign or point stands without the digit that must follow.
    case expectedDigit(found: Character?)
    /// A number, or the coordinate that a relative number leads to, is beyond the greatest Double.
    case outOfRange(String)
  }

  /// An operand of a command, by the name SVG gives it.
  public enum Operand: String, Equatable, Sendable {
    case x, y, x1, y1, x2, y2, rx, ry
    case xAxisRotation = "x-axis-rotation"
    case largeArcFlag = "large-arc-flag"
    case sweepFlag = "sweep-flag"
  }

  public var reason: Reason
  /// Where the reading stopped: a place in the data's UTF-8, which is a place in its characters, since all before is ASCII.
  public var offset: Int
  /// The line of that place, counted from 1.
  public var line: Int
  /// The character of that place within its line, counted from 1.
  public var column: Int
  /// All segments in front of the error, the last one complete: what SVG asks to be drawn nevertheless.
  public var partialPath: Path

  init(reason: Reason, offset: Int, in data: String, partialPath: Path) {
    self.reason = reason
    self.offset = offset
    self.partialPath = partialPath
    line = 1
    column = 1
    var last: UInt8 = 0
    for byte in data.utf8.prefix(offset) {
      // A carriage return with a line feed is one break.
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if !(last == UInt8(ascii: "\r") && byte == UInt8(ascii: "\n")) { line += 1 }
        column = 1
      } else {
        column += 1
      }
      last = byte
    }
  }
}

extension SVGPathDataError: CustomStringConvertible {
  /// The error in a sentence: `line 1, column 9: expected a number for y of 'L', found 'Z'`.
  public var description: String {
    let sentence =
      switch reason {
      case .expectedMove(let found): "expected 'M' or 'm', found \(quoted(found))"
      case .expectedCommand(let found): "expected a command, found \(quoted(found))"
      case .expectedNumber(let operand, let command, let found):
        "expected a number for \(operand.rawValue) of '\(command)', found \(quoted(found))"
      case .expectedFlag(let operand, let command, let found):
        "expected 0 or 1 for \(operand.rawValue) of '\(command)', found \(quoted(found))"
      case .expectedDigit(let found): "expected a digit, found \(quoted(found))"
      case .outOfRange(let number): "'\(number)' leads out of range"
      }
    return "line \(line), column \(column): \(sentence)"
  }

  /// A character in quotes, one that cannot be seen by its number.
  private func quoted(_ character: Character?) -> String {
    guard let character else { return "the end" }
    let scalar = character.unicodeScalars.first
    if let scalar, scalar.properties.generalCategory == .control {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "'\(character)'"
  }
}
