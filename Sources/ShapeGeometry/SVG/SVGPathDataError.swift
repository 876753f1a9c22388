/// The reason and the place of an error in SVG path data, and the path drawn before it.
public struct SVGPathDataError: Error, Equatable, Sendable {
  /// The expectation that failed, and the character found instead; nil for the end of the data.
  public enum Reason: Equatable, Sendable {
    /// The data does not start with a move.
    case expectedMove(found: Character?)
    /// A character is neither a command nor, where the last command may be repeated, the start of a number.
    case expectedCommand(found: Character?)
    /// A number is missing among a command's operands.
    case expectedNumber(Operand, of: Character, found: Character?)
    /// One of an arc's two flags is neither 0 nor 1.
    case expectedFlag(Operand, of: Character, found: Character?)
    /// The sign or the point of a number is not followed by the required digit.
    case expectedDigit(found: Character?)
    /// A number, or the coordinate to which a relative number leads, is beyond the greatest Double.
    case outOfRange(String)
  }

  /// An operand of a command, by its name in SVG.
  public enum Operand: String, Equatable, Sendable {
    /// Coordinates of the end, of control points, and the radii of an arc.
    case x, y, x1, y1, x2, y2, rx, ry
    /// The rotation of an arc's x axis, in degrees.
    case xAxisRotation = "x-axis-rotation"
    /// The flag that selects an arc of more than half a turn.
    case largeArcFlag = "large-arc-flag"
    /// The flag that selects the direction of an arc: 1 for clockwise on a y-down screen.
    case sweepFlag = "sweep-flag"
  }

  /// The expectation that failed.
  public var reason: Reason
  /// The offset in the data's UTF-8 at which reading stopped; all bytes before it are ASCII.
  public var offset: Int
  /// The line of that offset, counted from 1.
  public var line: Int
  /// The column of that offset within its line, counted from 1.
  public var column: Int
  /// All segments before the error, the last one complete; SVG requires them to be drawn.
  public var partialPath: Path

  init(reason: Reason, offset: Int, in data: String, partialPath: Path) {
    self.reason = reason
    self.offset = offset
    self.partialPath = partialPath
    line = 1
    column = 1
    var last: UInt8 = 0
    for byte in data.utf8.prefix(offset) {
      // A carriage return followed by a line feed is one line break.
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

  /// Returns a character in quotes; a control character is given by its number.
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
