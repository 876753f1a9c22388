import Foundation

extension Path: LosslessStringConvertible {
  /// The elements as PDF operators after their operands, joined by single spaces: `0 0 m 100 0 l 0 100 l h`.
  ///
  /// Numbers have six significant digits, as in SwiftUI. So a path read back is near this one, but not always equal.
  public var description: String {
    var words: [String] = []
    words.reserveCapacity(elements.count * 3)
    func write(_ points: CGPoint..., operator letter: String) {
      for point in points {
        words.append(String(format: "%g", Double(point.x)))
        words.append(String(format: "%g", Double(point.y)))
      }
      words.append(letter)
    }
    for element in elements {
      switch element {
      case .move(let end): write(end, operator: "m")
      case .line(let end): write(end, operator: "l")
      case .quadCurve(let end, let control): write(control, end, operator: "q")
      case .curve(let end, let control1, let control2): write(control1, control2, end, operator: "c")
      case .closeSubpath: write(operator: "h")
      }
    }
    return words.joined(separator: " ")
  }

  /// Creates the path from a description; nil if it is malformed.
  ///
  /// Words are separated by spaces, tabs, line feeds, form feeds and carriage returns. Numbers may be decimal,
  /// hexadecimal, infinite or NaN, as `Double.init(_:)` reads them. Besides the operators that `description` writes,
  /// these are read:
  /// - `t` (x y): a quadratic curve that continues the previous one smoothly.
  /// - `v` (x2 y2 x y): a cubic curve whose first control point is the current point.
  /// - `y` (x1 y1 x y): a cubic curve whose second control point is its end.
  /// - `re` (x y width height): a rectangle.
  ///
  /// Unknown words, control characters, more than six operands and a wrong number of operands are malformed. Operands
  /// at the end without an operator are ignored.
  public init?(_ string: String) {
    var reader = PathReader()
    for word in string.utf8.split(whereSeparator: { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }) {
      guard reader.read(Substring(word)) else { return nil }
    }
    self = reader.path
  }
}

/// A reader that draws a path from the words of a description.
private struct PathReader {
  var path = Path()
  private var operands: [CGFloat] = []
  /// The control point of the last element if it is a quadratic curve, else nil.
  private var lastControl: CGPoint?

  init() {}

  /// Reads a number or runs an operator; returns false if the word is malformed.
  mutating func read(_ word: Substring) -> Bool {
    if let number = Double(word) {
      operands.append(CGFloat(number))
      return operands.count <= 6
    }
    guard draw(word) else { return false }
    operands.removeAll(keepingCapacity: true)
    return true
  }

  private mutating func draw(_ name: Substring) -> Bool {
    var control: CGPoint?
    switch (name, operands.count) {
    case ("m", 2): path.move(to: point(0))
    case ("l", 2): path.addLine(to: point(0))
    case ("q", 4):
      control = point(0)
      path.addQuadCurve(to: point(1), control: point(0))
    case ("t", 2):
      guard let current = path.currentPoint else { break }
      let reflected = lastControl.map { current * 2 - $0 } ?? current
      control = reflected
      path.addQuadCurve(to: point(0), control: reflected)
    case ("c", 6): path.addCurve(to: point(2), control1: point(0), control2: point(1))
    case ("v", 4):
      guard let current = path.currentPoint else { break }
      path.addCurve(to: point(1), control1: current, control2: point(0))
    case ("y", 4): path.addCurve(to: point(1), control1: point(0), control2: point(1))
    case ("re", 4):
      path.addRect(CGRect(x: operands[0], y: operands[1], width: operands[2], height: operands[3]))
    case ("h", 0): path.closeSubpath()
    default: return false
    }
    lastControl = control
    return true
  }

  private func point(_ index: Int) -> CGPoint {
    CGPoint(x: operands[2 * index], y: operands[2 * index + 1])
  }
}
