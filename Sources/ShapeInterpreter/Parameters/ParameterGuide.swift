import Foundation
import ShapeGeometry

/// The hints about a parameter from a doc comment, the code, a name and a start value: its range, its step, and a
/// start value if the source has none.
struct ParameterGuide {
  /// The range of a slider, the limits of the value, and the step.
  struct Span {
    var range: ClosedRange<Double>
    /// The limits of the value; nil if the range is a guess.
    var limits: ClosedRange<Double>?
    var step: Double?
  }

  var documentation: String
  private let written: (range: ClosedRange<Double>, step: Double?)?
  /// The bounds within which the code keeps the value.
  private let bounds: WrittenBounds

  init(documentation: String, bounds: WrittenBounds = WrittenBounds()) {
    self.documentation = documentation
    self.bounds = bounds
    written = Self.range(in: documentation) ?? bounds.range.map { ($0, nil) }
  }

  /// True if the range is stated in a comment or in the code.
  var hasWrittenRange: Bool { written != nil }

  /// Returns the range `low...high` and the step `step s`, if any, from anywhere in a doc comment.
  /// Returns nil if there is no range.
  static func range(in text: String) -> (ClosedRange<Double>, Double?)? {
    var rest = text[...]
    while let dots = rest.firstRange(of: "...") {
      defer { rest = rest[dots.upperBound...] }
      guard let low = Self.number(before: text[..<dots.lowerBound]),
        let (high, after) = Self.number(at: text[dots.upperBound...]), low < high
      else { continue }
      let words = text[after...].drop { $0 == " " || $0 == "," }
      guard words.hasPrefix("step "), let (step, _) = Self.number(at: words.dropFirst("step ".count)), step > 0 else {
        return (low...high, nil)
      }
      return (low...high, step)
    }
    return nil
  }

  /// Returns the number at the end of a text, or nil if there is none. Two full stops in a row are not part of it.
  private static func number(before text: Substring) -> Double? {
    var end = text.endIndex
    while end > text.startIndex, text[text.index(before: end)] == " " { end = text.index(before: end) }
    var start = end
    while start > text.startIndex {
      let previous = text[text.index(before: start)]
      guard previous.isASCII && (previous.isNumber || previous == "." || previous == "-") else { break }
      if previous == ".", start < end, text[start] == "." { break }
      start = text.index(before: start)
      if previous == "-" { break }
    }
    return Double(text[start..<end])
  }

  /// Returns the number at the start of a text and its end, or nil if there is none. A full stop at its end is not
  /// part of it, nor are two in a row.
  private static func number(at text: Substring) -> (Double, String.Index)? {
    let start = text.drop { $0 == " " }
    var end = start.startIndex
    while end < start.endIndex {
      let next = start[end]
      guard next.isASCII && (next.isNumber || next == "." || (next == "-" && end == start.startIndex)) else { break }
      if next == ".", end > start.startIndex, start[start.index(before: end)] == "." { break }
      end = start.index(after: end)
    }
    while end > start.startIndex, start[start.index(before: end)] == "." { end = start.index(before: end) }
    return Double(start[..<end]).map { ($0, end) }
  }

  /// Returns the range and step of a number: the stated ones, else a guess from name and value. The
  /// range contains all of `values`.
  ///
  /// `usual` is the usual range of the type, `limits` is the range that the type allows.
  func range(
    for name: String, values: [Double], isInteger: Bool = false, usual: ClosedRange<Double>? = nil,
    limits: ClosedRange<Double>? = nil
  ) -> Span {
    let step: Double? = isInteger ? 1 : nil
    if let written { return Span(range: written.range, limits: written.range, step: written.step ?? step) }
    var low = Double.infinity
    var high = -Double.infinity
    // The smallest and greatest values say the most: 0 among fractions is a fraction too.
    let values = values.filter(\.isFinite)
    for value in Set([min(values.min() ?? 0, 0), values.max() ?? 0]).sorted()
    where value != 0 || values.allSatisfy({ $0 == 0 }) {
      let range =
        usual.map { min($0.lowerBound, value)...max($0.upperBound, value) }
        ?? Self.guessedRange(for: name, value: value, isInteger: isInteger)
      low = min(low, range.lowerBound)
      high = max(high, range.upperBound)
    }
    // Three times a great number may be too great.
    let widest = isInteger ? 0x1p63 : Double.greatestFiniteMagnitude
    (low, high) = (max(low, -widest), min(high, widest))
    if let bound = bounds.low { (low, high) = (bound, max(high, bound + 1)) }
    if let bound = bounds.high { (low, high) = (min(low, bound - 1), bound) }
    if let limits {
      low = max(low, limits.lowerBound)
      high = max(min(high, limits.upperBound), low)
    }
    return Span(range: low...high, limits: limits, step: step)
  }

  private static func guessedRange(for name: String, value: Double, isInteger: Bool) -> ClosedRange<Double> {
    if isInteger {
      return isCount(name) ? min(1, value)...max(24, value * 3) : min(0, value)...max(12, value * 3)
    }
    if isFraction(name) || (value > 0 && value <= 1) { return min(0, value)...max(1, value) }
    if isAngle(name), abs(value) > 7 || value == 0 { return min(0, value)...max(360, value) }
    return value < 0 ? value * 3...(-value * 3) : 0...max(100, value * 3)
  }

  /// Returns the range of an angle in degrees. The range contains all of `values`.
  func angleRange(values: [Double]) -> Span {
    if let written { return Span(range: written.range, limits: written.range, step: written.step) }
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    return Span(range: min(low < 0 ? -360 : 0, low)...max(360, high), limits: nil, step: nil)
  }

  /// Returns an angle in degrees, without the rounding error of radians if it was written in degrees.
  static func wholeDegrees(_ angle: Angle) -> Double {
    let degrees = angle.degrees
    let rounded = (degrees * 1024).rounded() / 1024
    return Angle(degrees: rounded).radians == angle.radians ? rounded : degrees
  }

  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty || character == "." { words.append("") }
      words[words.count - 1].append(character.lowercased())
    }
    return words
  }

  private static func has(_ name: String, _ known: Set<String>) -> Bool {
    words(of: name).contains { known.contains($0) }
  }

  static func isFraction(_ name: String) -> Bool {
    has(
      name,
      [
        "fraction", "progress", "percent", "percentage", "ratio", "amount", "factor", "t", "phase", "position", "pct",
        "value", "completion",
      ])
  }

  static func isAngle(_ name: String) -> Bool { has(name, ["angle", "degrees", "rotation"]) }

  static func isCount(_ name: String) -> Bool {
    has(
      name,
      [
        "count", "sides", "points", "petals", "corners", "number", "teeth", "segments", "spikes", "steps", "rows",
        "columns",
      ])
      || name.hasPrefix("number")
  }

  /// Returns a start value for a number, guessed from its name.
  static func guess(named name: String) -> Double {
    if isFraction(name) { return isStart(name) ? 0.25 : isEnd(name) ? 0.75 : 0.5 }
    if isAngle(name) { return guessDegrees(named: name) }
    if has(name, ["radius", "corner", "inset", "padding", "spacing"]) { return 20 }
    if has(name, ["sides", "count", "points", "corners", "petals"]) { return 5 }
    if has(name, ["thickness", "line"]) { return 8 }
    if has(name, ["amplitude", "strength", "width", "height", "size", "length", "offset", "depth"]) { return 20 }
    if has(name, ["frequency"]) { return 3 }
    return 10
  }

  /// Returns a start value for an integer, guessed from its name.
  static func guessCount(named name: String) -> Int {
    has(name, ["index", "level", "depth", "iterations", "order"]) ? 3 : 5
  }

  /// Returns a start value for an angle in degrees. An end angle is greater than a start angle.
  static func guessDegrees(named name: String) -> Double {
    isStart(name) ? 0 : isEnd(name) ? 270 : 45
  }

  /// Returns a start value for a point. An end point differs from a start point.
  static func guessPoint(named name: String) -> CGPoint {
    isStart(name) ? CGPoint(x: 20, y: 30) : isEnd(name) ? CGPoint(x: 90, y: 70) : CGPoint(x: 50, y: 50)
  }

  private static func isStart(_ name: String) -> Bool { has(name, ["start", "from"]) }

  private static func isEnd(_ name: String) -> Bool { has(name, ["end", "to"]) }

  /// A path for a shape that is made from one: a leaf-like outline that is neither symmetric nor at the origin.
  static var samplePath: Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 40))
      path.addQuadCurve(to: CGPoint(x: 80, y: 0), control: CGPoint(x: 20, y: 0))
      path.addQuadCurve(to: CGPoint(x: 0, y: 40), control: CGPoint(x: 70, y: 50))
      path.closeSubpath()
    }
  }
}

extension Parameter {
  /// Sets range, limits and step.
  mutating func take(_ span: ParameterGuide.Span) {
    range = span.range
    limits = span.limits
    step = span.step
  }
}
