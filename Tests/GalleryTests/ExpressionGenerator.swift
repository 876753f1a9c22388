import TestSupport

/// Writes random expressions of Swift's numeric types: literals, conversions, operators, calls and conditions.
///
/// Divisors and shift counts are literals other than zero, and whole numbers stay small: no expression traps.
struct ExpressionGenerator {
  enum Kind: String, CaseIterable {
    case double = "Double"
    case cgFloat = "CGFloat"
    case int = "Int"
    case float = "Float"
  }

  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// The parameters that every expression may use.
  static let parameters = "_ a: CGFloat, _ b: CGFloat, _ x: Double, _ y: Double, _ n: Int, _ m: Int, _ f: Float"
  /// Arguments for them.
  static let arguments = "0.75, -12.5, 3.25, 0.1, 7, -3, 1.5"

  /// A function whose body holds a few local constants, some with and some without a type, and gives back a number.
  mutating func function(named name: String) -> String {
    var lines: [String] = []
    var locals: [(String, Kind)] = []
    for index in 0..<Int.random(in: 0...2, using: &random) {
      let kind = Kind.allCases.randomElement(using: &random) ?? .double
      // A literal alone would say nothing of its type.
      let value = expression(kind, depth: 2, locals, rooted: true)
      let annotation = Bool.random(using: &random) ? ": \(kind.rawValue)" : ""
      lines.append("  let v\(index)\(annotation) = \(value)")
      locals.append(("v\(index)", kind))
    }
    let kind = Kind.allCases.randomElement(using: &random) ?? .double
    let result = expression(kind, depth: 3, locals, rooted: true)
    lines.append("  let result = \(result)")
    lines.append("  return Double(result)")
    return "func \(name)(\(Self.parameters)) -> Double {\n" + lines.joined(separator: "\n") + "\n}"
  }

  /// An expression of a kind; a rooted one has its kind without any context.
  private mutating func expression(
    _ kind: Kind, depth: Int, _ locals: [(String, Kind)], rooted: Bool = false
  ) -> String {
    guard depth > 0 else { return leaf(kind, locals, rooted: rooted) }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return leaf(kind, locals, rooted: rooted)
    case 1, 2, 3:
      let name = ["+", "-", "*"].randomElement(using: &random) ?? "+"
      let left = expression(kind, depth: depth - 1, locals, rooted: rooted)
      // The least that is multiplied keeps whole numbers small.
      let right =
        kind == .int && name == "*" ? "\(Int.random(in: 1...3, using: &random))" : operand(kind, depth, locals)
      return "(\(left) \(name) \(right))"
    case 4:
      let left = expression(kind, depth: depth - 1, locals, rooted: rooted)
      if kind == .int {
        let name = Bool.random(using: &random) ? "/" : "%"
        return "(\(left) \(name) \(Int.random(in: 2...5, using: &random)))"
      }
      return "(\(left) / \(divisor()))"
    case 5: return conversion(to: kind, depth: depth, locals)
    case 6:
      let condition = "\(expression(.double, depth: 0, locals, rooted: true)) < \(literal(.double))"
      let first = expression(kind, depth: depth - 1, locals, rooted: true)
      return "(\(condition) ? \(first) : \(expression(kind, depth: depth - 1, locals, rooted: true)))"
    case 7:
      let first = expression(kind, depth: depth - 1, locals, rooted: true)
      let name = Bool.random(using: &random) ? "min" : "max"
      return "\(name)(\(first), \(operand(kind, 1, locals)))"
    case 8: return "-(\(expression(kind, depth: depth - 1, locals, rooted: rooted)))"
    default: return call(kind, depth: depth, locals)
    }
  }

  private mutating func operand(_ kind: Kind, _ depth: Int, _ locals: [(String, Kind)]) -> String {
    // Double and CGFloat may meet without a conversion being written.
    if kind == .cgFloat, Int.random(in: 0..<4, using: &random) == 0 {
      return "CGFloat(\(expression(.double, depth: depth - 1, locals, rooted: true)))"
    }
    return expression(kind, depth: depth - 1, locals)
  }

  private mutating func conversion(to kind: Kind, depth: Int, _ locals: [(String, Kind)]) -> String {
    if kind == .int {
      let inner = expression(.double, depth: 0, locals, rooted: true)
      return "Int(\(inner))"
    }
    let source = Kind.allCases.randomElement(using: &random) ?? .int
    return "\(kind.rawValue)(\(expression(source, depth: depth - 1, locals, rooted: true)))"
  }

  private mutating func call(_ kind: Kind, depth: Int, _ locals: [(String, Kind)]) -> String {
    let inner = expression(kind, depth: depth - 1, locals, rooted: true)
    if kind == .int { return "abs(\(inner))" }
    let forms = ["abs(\(inner))", "(\(inner)).rounded()", "(\(inner)).truncatingRemainder(dividingBy: \(divisor()))"]
    let more = ["sin(\(inner))", "cos(\(inner))", "floor(\(inner))", "sqrt(abs(\(inner)))"]
    return (kind == .float ? forms : forms + more).randomElement(using: &random) ?? inner
  }

  private mutating func leaf(_ kind: Kind, _ locals: [(String, Kind)], rooted: Bool) -> String {
    var names = locals.filter { $0.1 == kind }.map(\.0)
    switch kind {
    case .double: names += ["x", "y"]
    case .cgFloat: names += ["a", "b"]
    case .int: names += ["n", "m"]
    case .float: names += ["f"]
    }
    if !rooted, Bool.random(using: &random) { return literal(kind) }
    return names.randomElement(using: &random) ?? literal(kind)
  }

  private mutating func literal(_ kind: Kind) -> String {
    let whole = Int.random(in: 0...9, using: &random)
    if kind == .int || Int.random(in: 0..<3, using: &random) == 0 { return "\(whole)" }
    return "\(whole).\(Int.random(in: 0...99, using: &random))"
  }

  private mutating func divisor() -> String {
    ["2", "3", "7", "0.3", "1.5", "(1 / 3.0)"].randomElement(using: &random) ?? "2"
  }
}
