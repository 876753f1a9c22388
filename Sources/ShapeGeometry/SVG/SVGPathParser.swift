import Foundation

/// A parser that draws a path from SVG path data, command by command.
struct SVGPathParser {
  /// The path drawn so far.
  private(set) var path = Path()
  private var scanner: SVGPathScanner
  /// The letter of the current command.
  private var command: Character = "M"
  /// True if an operand of the current command has been read, so that a separator may precede the next one.
  private var hasOperand = false
  /// The offset of the last number.
  private var numberOffset = 0
  private var current = CGPoint.zero
  /// The last control point of the last segment if a smooth curve can continue it, else nil.
  private var lastControl: (point: CGPoint, isCubic: Bool)?

  init(_ data: String) {
    scanner = SVGPathScanner(data)
  }

  mutating func parse() throws(SVGPathFault) {
    scanner.skipSpaces()
    while !scanner.isAtEnd {
      let offset = scanner.offset
      guard let letter = scanner.command() else {
        throw scanner.fault(path.isEmpty ? .expectedMove(found: scanner.found) : .expectedCommand(found: scanner.found))
      }
      guard letter == "M" || letter == "m" || !path.isEmpty else {
        throw SVGPathFault(reason: .expectedMove(found: letter), offset: offset)
      }
      command = letter
      scanner.skipSpaces()
      try runCommand()
      scanner.skipSpaces()
    }
  }

  /// Draws a segment for each repetition of the operands.
  private mutating func runCommand() throws(SVGPathFault) {
    if command == "Z" || command == "z" {
      path.closeSubpath()
      current = path.currentPoint ?? current
      lastControl = nil
      return
    }
    hasOperand = false
    repeat {
      try drawSegment()
      // After the first point of a move, further points are lines.
      if command == "M" { command = "L" } else if command == "m" { command = "l" }
    } while scanner.startsRepetition()
  }

  private mutating func drawSegment() throws(SVGPathFault) {
    var control: (point: CGPoint, isCubic: Bool)?
    var end = current
    switch command {
    case "M", "m":
      end = try point(.x, .y)
      path.move(to: end)
    case "L", "l":
      end = try point(.x, .y)
      path.addLine(to: end)
    case "H", "h":
      end.x = try coordinate(.x, from: current.x)
      path.addLine(to: end)
    case "V", "v":
      end.y = try coordinate(.y, from: current.y)
      path.addLine(to: end)
    case "C", "c":
      let first = try point(.x1, .y1)
      let second = try point(.x2, .y2)
      end = try point(.x, .y)
      path.addCurve(to: end, control1: first, control2: second)
      control = (second, true)
    case "S", "s":
      let first = try reflectedControl(isCubic: true)
      let second = try point(.x2, .y2)
      end = try point(.x, .y)
      path.addCurve(to: end, control1: first, control2: second)
      control = (second, true)
    case "Q", "q":
      let first = try point(.x1, .y1)
      end = try point(.x, .y)
      path.addQuadCurve(to: end, control: first)
      control = (first, false)
    case "T", "t":
      let first = try reflectedControl(isCubic: false)
      end = try point(.x, .y)
      path.addQuadCurve(to: end, control: first)
      control = (first, false)
    default:
      end = try drawArc()
    }
    current = end
    lastControl = control
  }

  private mutating func drawArc() throws(SVGPathFault) -> CGPoint {
    let radii = CGSize(width: try number(.rx), height: try number(.ry))
    let rotation = try number(.xAxisRotation)
    let isLarge = try flag(.largeArcFlag)
    let isClockwise = try flag(.sweepFlag)
    let end = try point(.x, .y)
    path.addSVGArc(
      from: current, to: end, radii: radii, rotation: .degrees(rotation), isLarge: isLarge, isClockwise: isClockwise)
    return end
  }

  /// Returns the first control point of a smooth curve.
  ///
  /// After a curve of the same kind it is the last control point, mirrored at the current point; otherwise the current
  /// point.
  private func reflectedControl(isCubic: Bool) throws(SVGPathFault) -> CGPoint {
    guard let lastControl, lastControl.isCubic == isCubic else { return current }
    let mirrored = current * 2 - lastControl.point
    guard mirrored.isFinite else { throw scanner.fault(.outOfRange(String(command))) }
    return mirrored
  }

  private mutating func point(
    _ x: SVGPathDataError.Operand, _ y: SVGPathDataError.Operand
  ) throws(SVGPathFault) -> CGPoint {
    CGPoint(x: try coordinate(x, from: current.x), y: try coordinate(y, from: current.y))
  }

  /// Reads an absolute coordinate, or a relative one counted from `origin`.
  private mutating func coordinate(
    _ operand: SVGPathDataError.Operand, from origin: CGFloat
  ) throws(SVGPathFault) -> CGFloat {
    let value = try number(operand)
    guard command.isLowercase else { return value }
    guard (origin + value).isFinite else { throw SVGPathFault(reason: .outOfRange("\(value)"), offset: numberOffset) }
    return origin + value
  }

  private mutating func number(_ operand: SVGPathDataError.Operand) throws(SVGPathFault) -> CGFloat {
    if hasOperand { scanner.skipSeparator() }
    hasOperand = true
    numberOffset = scanner.offset
    return try scanner.number(operand, of: command)
  }

  private mutating func flag(_ operand: SVGPathDataError.Operand) throws(SVGPathFault) -> Bool {
    scanner.skipSeparator()
    return try scanner.flag(operand, of: command)
  }
}
