import TestSupport

/// Writes random functions of statements over variables of several types: assignments, changes in place, loops with
/// labels, switches, `defer`, local functions, inout arguments, closures that share variables, and values with effects.
/// A function returns all its variables at the end.
struct StatementGenerator {
  enum Kind: CaseIterable {
    case int, real, list, box, optional, table, pair, change, boxes, maybe, mark, grid, groups

    var name: String {
      switch self {
      case .int: "Int"
      case .real: "Double"
      case .list: "[Int]"
      case .box: "Box"
      case .optional: "Int?"
      case .table: "[Int: Int]"
      case .pair: "(Int, Double)"
      case .change: "(Int) -> Int"
      case .boxes: "[Box]"
      case .maybe: "Box?"
      case .mark: "Mark"
      case .grid: "[[Int]]"
      case .groups: "[Int: [Int]]"
      }
    }
  }

  struct Variable {
    var name: String
    var kind: Kind
    var isMutable = true
    /// True for a parameter, which no escaping closure may capture.
    var isInout = false
  }

  var random: SeededGenerator
  var scopes: [[Variable]] = []
  var names = 0
  /// The labels of the loops around.
  var loops: [String] = []
  var depth = 0
  /// The depth at which the value being written stands in others.
  var level = 0
  /// True while an escaping closure is written.
  var isCapturing = false
  /// Constants for the parts of the current statement's values, so that each expression is a small one for the
  /// compiler.
  var parts = ""

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// One case: a function without parameters.
  mutating func function(named name: String) -> String {
    scopes = [[]]
    (names, loops, depth) = (0, [], 0)
    var text = "func \(name)() -> [Double] {\n  var budget = 400, ticks = 0\n"
    text += "  func tick(_ x: Int) -> Int { ticks &+= 1; return (x &+ ticks) % 100 }\n"
    for kind in Kind.allCases where chance(0.45) { text += withParts { $0.declare(kind) } }
    for _ in 0..<(3 + below(5)) { text += statement() }
    text += "  var result: [Double] = []\n"
    for variable in scopes[0] { text += "  result += numbers(\(variable.name))\n" }
    return text + "  return result\n}"
  }

  // Statements.

  mutating func declare(_ kind: Kind) -> String {
    names += 1
    let isMutable = kind == .change ? chance(0.3) : chance(0.85)
    let name = "v\(names)"
    let line = "  \(isMutable ? "var" : "let") \(name): \(kind.name) = \(value(of: kind))\n"
    scopes[scopes.count - 1].append(Variable(name: name, kind: kind, isMutable: isMutable))
    return line
  }

  mutating func block() -> String {
    depth += 1
    scopes.append([])
    defer {
      depth -= 1
      scopes.removeLast()
    }
    var text = "{\n"
    for _ in 0..<(1 + below(2)) { text += statement() }
    return text + "  }\n"
  }

  mutating func statement() -> String { withParts { $0.plainStatement() } }

  /// A statement behind the constants that its values need.
  mutating func withParts(_ write: (inout Self) -> String) -> String {
    let outer = parts
    parts = ""
    defer { parts = outer }
    let text = write(&self)
    return parts + text
  }

  mutating func plainStatement() -> String {
    if depth > 2 { return change() }
    switch below(22) {
    case 0: return declare(Kind.allCases[below(Kind.allCases.count)])
    case 1: return "  if \(condition()) \(block().dropLast()) else \(block())"
    case 2:
      let subject = value(of: .optional)
      names += 1
      let name = "n\(names)"
      scopes.append([Variable(name: name, kind: .int, isMutable: false)])
      defer { scopes.removeLast() }
      return "  if let \(name) = \(subject) \(block())"
    case 3: return loop("for k# in 0..<\(1 + below(4))", variable: true)
    case 4: return loop("for k# in \(value(of: .list))", variable: true)
    case 5:
      return loop(
        "for k# in stride(from: \(below(9)), through: \(below(9)), by: \(chance(0.5) ? 2 : -2))", variable: true)
    case 6: return loop("for k# in \(value(of: .list)) where k# % 2 == 0", variable: true)
    case 7: return loop("while \(condition())", variable: false)
    case 8:
      let around = loops
      loops = []
      let deferred = block()
      loops = around
      return "  do {\n  defer \(deferred)\(change())\(change())  }\n"
    case 9: return choice()
    case 10: return localFunction()
    case 11: return closures()
    case 12 where !loops.isEmpty:
      return "  if \(condition()) { \(chance(0.5) ? "break" : "continue") \(loops[below(loops.count)]) }\n"
    case 13: return "  repeat \(block().dropLast()) while budgeted(&budget) && (\(condition()))\n"
    default: return change()
    }
  }

  mutating func loop(_ head: String, variable: Bool) -> String {
    names += 1
    let (label, name) = ("l\(names)", "k\(names)")
    let head = head.replacing("k#", with: name)
    loops.append(label)
    if variable { scopes.append([Variable(name: name, kind: .int, isMutable: false)]) }
    let body = block()
    if variable { scopes.removeLast() }
    loops.removeLast()
    return "  \(label): \(head) {\n  guard budgeted(&budget) else { break \(label) }\n\(body.dropFirst(2))"
  }

  mutating func choice() -> String {
    let subject = value(of: .int)
    var text = "  switch \(subject) {\n  case ..<0: \(inner())  case 0, 1: \(inner())"
    if chance(0.5) { text += "  case let x where x % 3 == 0: _ = x\n\(inner())" }
    if chance(0.5) { text += "  case 2...40: \(inner())  fallthrough\n" }
    return text + "  default: \(inner())  }\n"
  }

  /// The statements of a case.
  mutating func inner() -> String {
    let text = block()
    return "do \(text)"
  }

  mutating func localFunction() -> String {
    names += 1
    let name = "f\(names)"
    scopes.append([
      Variable(name: "p\(names)", kind: .int, isMutable: false),
      Variable(name: "q\(names)", kind: .int, isInout: true),
    ])
    let (parameter, changed, around) = ("p\(names)", "q\(names)", loops)
    loops = []
    depth += 1
    let body = statement() + change()
    let result = withParts { "  return \($0.value(of: .int))\n" }
    depth -= 1
    loops = around
    scopes.removeLast()
    var text =
      "  func \(name)(_ \(parameter): Int, _ \(changed): inout Int) -> Int {\n  guard budgeted(&budget) else { return 0 }\n\(body)"
    text += "\(result)  }\n"
    let targets = places(.int)
    if let target = targets.randomElement(using: &random), target.isPlain {
      names += 1
      text += "  let r\(names) = \(name)(\(below(20)), &\(target.name))\n"
      scopes[scopes.count - 1].append(Variable(name: "r\(names)", kind: .int, isMutable: false))
    } else {
      text += "  var s\(names) = 3\n  _ = \(name)(4, &s\(names))\n"
    }
    return text
  }

  mutating func closures() -> String {
    guard let shared = all(.int).filter({ $0.isMutable && !$0.isInout }).randomElement(using: &random) else {
      return declare(.int)
    }
    names += 1
    let number = names
    let changes = "(\(shared.name) &+ x) % 500"
    switch below(4) {
    case 0:
      return "  let c\(number): (Int) -> Int = { x in \(shared.name) = \(changes); return \(shared.name) }\n"
        + "  _ = c\(number)(\(below(30)))\n  \(shared.name) = \(value(of: .int)) % 500\n  _ = c\(number)(2)\n"
    case 1:
      return
        "  let c\(number) = { [\(shared.name)] (x: Int) -> Int in \(changes) }\n  \(shared.name) = c\(number)(\(below(9)))\n"
        + "  \(shared.name) = (\(shared.name) &+ c\(number)(3)) % 500\n"
    case 2:
      return
        "  var cs\(number): [() -> Int] = []\n  for i\(number) in 0..<3 { var own = i\(number); cs\(number).append { own += \(shared.name) % 9; return own } }\n"
        + "  \(shared.name) = (cs\(number)[0]() &+ cs\(number)[1]() * 10 &+ cs\(number)[0]() * 100) % 500\n"
    default:
      return
        "  func make\(number)() -> () -> Int { var count = \(shared.name) % 10; return { count += 1; \(shared.name) = (\(shared.name) &+ count) % 500; return count } }\n"
        + "  let m\(number) = make\(number)(), w\(number) = make\(number)()\n  _ = m\(number)() + m\(number)() + w\(number)()\n"
    }
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }
}
