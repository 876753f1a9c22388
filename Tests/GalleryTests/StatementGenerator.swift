import TestSupport

/// Writes random functions of statements over variables of several types: assignments, changes in place, loops with
/// labels, switches, `defer`, local functions, inout arguments, closures that share variables, and values with effects.
/// A function returns all its variables at the end.
struct StatementGenerator {
  private enum Kind: CaseIterable {
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

  private struct Variable {
    var name: String
    var kind: Kind
    var isMutable = true
    /// True for a parameter, which no escaping closure may capture.
    var isInout = false
  }

  private var random: SeededGenerator
  private var scopes: [[Variable]] = []
  private var names = 0
  /// The labels of the loops around.
  private var loops: [String] = []
  private var depth = 0
  /// How deep the value being written stands in others.
  private var level = 0
  /// True while an escaping closure is written.
  private var isCapturing = false
  /// Constants for the parts of the current statement's values, so that each expression is a small one for the
  /// compiler.
  private var parts = ""

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// The declarations that all cases share; the same text is compiled and interpreted.
  static let preamble = """
    struct Box: Equatable {
      var a = 1
      var list = [3]
      var log = 0 { didSet { a = a &+ oldValue % 7 } }
      var sum: Int {
        get { list.reduce(a, &+) }
        set { list = [newValue % 50, a % 50] }
      }
      mutating func push(_ x: Int) -> Int { list.append(x % 100); log = log &+ x; return list.count }
      func pushed(_ x: Int) -> Box { var copy = self; _ = copy.push(x); return copy }
      subscript(i: Int) -> Int {
        get { list.isEmpty ? a : list[small(i) % list.count] }
        set { if !list.isEmpty { list[small(i) % list.count] = newValue % 90 } }
      }
      static func == (x: Box, y: Box) -> Bool { x.list == y.list }
    }
    enum Mark: Equatable {
      case dot, line(Int), cross(Int, width: Double)
      indirect case inside(Mark, Int)
      var size: Int {
        switch self {
        case .dot: 1
        case .line(let length): length
        case .cross(let length, let width): length &+ Int(cut(width))
        case .inside(let mark, let count): mark.size % 100 &+ count
        }
      }
      mutating func grow() {
        switch self {
        case .dot: self = .line(2)
        case .line(let x) where x > 5: self = .cross(x % 100, width: 0.5)
        case .line(let x): self = .line(x &+ 3)
        case .cross(var x, let width):
          x = (x &- 1) % 50
          self = .inside(.cross(x, width: width), x)
        case .inside(.cross(let x, _), _): self = .line(x)
        case .inside(let mark, _): self = mark
        }
      }
    }
    func same<T>(_ x: T) -> T { x }
    func small(_ x: Int) -> Int { x == .min ? 0 : abs(x) % 1000 }
    func cut(_ x: Double) -> Double { x.isFinite ? x.truncatingRemainder(dividingBy: 1000) : 1 }
    func grow(_ x: inout Int, _ by: Int) -> Int { x = (x &+ by) % 1000; return x &* 2 % 1000 }
    func budgeted(_ budget: inout Int) -> Bool { budget -= 1; return budget > 0 }
    func numbers(_ x: Int) -> [Double] { [Double(x)] }
    func numbers(_ x: Double) -> [Double] { [x] }
    func numbers(_ x: [Int]) -> [Double] { [Double(x.count)] + x.prefix(40).map { Double($0) } }
    func numbers(_ x: Box) -> [Double] { [Double(x.a), Double(x.log)] + numbers(x.list) }
    func numbers(_ x: Int?) -> [Double] { x.map { [1, Double($0)] } ?? [0] }
    func numbers(_ x: [Int: Int]) -> [Double] { x.keys.sorted().flatMap { [Double($0), Double(x[$0] ?? -1)] } }
    func numbers(_ x: (Int, Double)) -> [Double] { [Double(x.0), x.1] }
    func numbers(_ x: (Int) -> Int) -> [Double] { [Double(x(5))] }
    func numbers(_ x: [Box]) -> [Double] { x.flatMap { numbers($0) } }
    func numbers(_ x: Box?) -> [Double] { x.map { numbers($0) } ?? [0] }
    func numbers(_ x: Mark) -> [Double] { [Double(x.size)] }
    func numbers(_ x: [[Int]]) -> [Double] { x.flatMap { numbers($0) } }
    func numbers(_ x: [Int: [Int]]) -> [Double] { x.keys.sorted().flatMap { [Double($0)] + numbers(x[$0] ?? []) } }
    func double(_ box: inout Box) -> Int { box.a = box.a &* 2 % 500; box.list.append(7); return box.a }
    func tidy(_ list: inout [Int], _ by: Int = 2) { list = list.filter { $0 % by == 0 } + [by] }
    """

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

  private mutating func declare(_ kind: Kind) -> String {
    names += 1
    let isMutable = kind == .change ? chance(0.3) : chance(0.85)
    let name = "v\(names)"
    let line = "  \(isMutable ? "var" : "let") \(name): \(kind.name) = \(value(of: kind))\n"
    scopes[scopes.count - 1].append(Variable(name: name, kind: kind, isMutable: isMutable))
    return line
  }

  private mutating func block() -> String {
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

  private mutating func statement() -> String { withParts { $0.plainStatement() } }

  /// A statement behind the constants that its values need.
  private mutating func withParts(_ write: (inout Self) -> String) -> String {
    let outer = parts
    parts = ""
    defer { parts = outer }
    let text = write(&self)
    return parts + text
  }

  private mutating func plainStatement() -> String {
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

  private mutating func loop(_ head: String, variable: Bool) -> String {
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

  private mutating func choice() -> String {
    let subject = value(of: .int)
    var text = "  switch \(subject) {\n  case ..<0: \(inner())  case 0, 1: \(inner())"
    if chance(0.5) { text += "  case let x where x % 3 == 0: _ = x\n\(inner())" }
    if chance(0.5) { text += "  case 2...40: \(inner())  fallthrough\n" }
    return text + "  default: \(inner())  }\n"
  }

  /// The statements of a case.
  private mutating func inner() -> String {
    let text = block()
    return "do \(text)"
  }

  private mutating func localFunction() -> String {
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

  private mutating func closures() -> String {
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

  // Changes in place.

  private struct Target {
    var name: String
    /// True for a variable itself.
    var isPlain: Bool
  }

  /// What of a kind can be assigned to.
  private func places(_ kind: Kind) -> [Target] {
    var found = all(kind).filter(\.isMutable).map { Target(name: $0.name, isPlain: true) }
    for variable in scopes.joined() where variable.isMutable {
      switch (variable.kind, kind) {
      case (.box, .int):
        found += [".a", ".sum", "[1]", ".log"].map { Target(name: variable.name + $0, isPlain: false) }
      case (.boxes, .box):
        found += ["[0]", "[\(variable.name).count - 1]"].map { Target(name: variable.name + $0, isPlain: false) }
      case (.boxes, .int):
        found += ["[0].a", "[0].sum", "[0][1]", "[0].log", "[0].list[0]"].map {
          Target(name: variable.name + $0, isPlain: false)
        }
      case (.boxes, .list): found.append(Target(name: variable.name + "[0].list", isPlain: false))
      case (.grid, .list):
        found += ["[0]", "[\(variable.name).count - 1]"].map { Target(name: variable.name + $0, isPlain: false) }
      case (.grid, .int): found.append(Target(name: variable.name + "[1][0]", isPlain: false))
      case (.groups, .list): found.append(Target(name: variable.name + "[2, default: [4]]", isPlain: false))
      case (.table, .int): found.append(Target(name: variable.name + "[3, default: 1]", isPlain: false))
      case (.table, .optional): found.append(Target(name: variable.name + "[4]", isPlain: false))
      case (.box, .list): found.append(Target(name: variable.name + ".list", isPlain: false))
      case (.pair, .int): found.append(Target(name: variable.name + ".0", isPlain: false))
      case (.pair, .real): found.append(Target(name: variable.name + ".1", isPlain: false))
      default: break
      }
    }
    return found
  }

  private func all(_ kind: Kind) -> [Variable] {
    scopes.joined().filter { $0.kind == kind && !(isCapturing && $0.isInout) }
  }

  private mutating func change() -> String { withParts { $0.plainChange() } }

  private mutating func plainChange() -> String {
    let kind = Kind.allCases[below(Kind.allCases.count)]
    guard let target = places(kind).randomElement(using: &random)?.name else { return "  budget -= 1\n" }
    switch kind {
    case .int:
      switch below(4) {
      case 0: return "  \(target) = (\(target) &+ \(value(of: .int))) % 1000\n"
      case 1: return "  \(target) &+= \(value(of: .int)) % 100\n"
      case 2: return "  _ = grow(&\(target), \(value(of: .int)))\n"
      default: return "  \(target) = \(value(of: .int)) % 1000\n"
      }
    case .real: return "  \(target) \(chance(0.5) ? "+=" : "=") cut(\(value(of: .real)))\n"
    case .list:
      switch below(6) {
      case 0: return "  \(target).append(\(value(of: .int)) % 100)\n"
      case 1: return "  if !\(target).isEmpty { \(target)[small(\(value(of: .int))) % \(target).count] &+= 7 }\n"
      case 2:
        return "  if \(target).count > 30 { \(target).removeFirst(5) } else { \(target) += \(value(of: .list)) }\n"
      case 3: return "  \(target) = same(\(value(of: .list)))\n"
      case 4: return "  \(target).sort()\n"
      default: return "  for i in \(target).indices { \(target)[i] = (\(target)[i] &* 3) % 100 }\n"
      }
    case .box:
      switch below(4) {
      case 0: return "  \(target) = same(\(value(of: .box)))\n"
      case 1: return "  _ = \(target).push(\(value(of: .int)))\n"
      case 2: return "  _ = grow(&\(target).a, \(target).list.count)\n"
      default: return "  \(target)[\(value(of: .int))] += 3\n"
      }
    case .optional: return "  \(target) = same(\(value(of: .optional)))\n"
    case .table:
      return chance(0.5)
        ? "  \(target)[\(value(of: .int)) % 9, default: 2] &+= \(value(of: .int)) % 50\n"
        : "  \(target)[\(value(of: .int)) % 9] = \(value(of: .optional))\n"
    case .pair: return "  \(target) = same(\(value(of: .pair)))\n"
    case .change: return "  \(target) = same(\(value(of: .change)))\n"
    case .boxes:
      switch below(6) {
      case 0: return "  if \(target).count < 9 { \(target).append(\(value(of: .box))) }\n"
      case 1: return "  \(target).sort { $0.a < $1.a }\n"
      case 2: return "  for i in \(target).indices { \(target)[i].a &+= i; _ = double(&\(target)[i]) }\n"
      case 3: return "  \(target).swapAt(0, \(target).count - 1)\n"
      case 4: return "  \(target) = \(target).map { var own = $0; own.log &+= 3; return own }\n"
      default: return "  \(target) = same(\(value(of: .boxes)))\n"
      }
    case .maybe:
      switch below(6) {
      case 0: return "  \(target)?.a = \(value(of: .int)) % 300\n"
      case 1: return "  _ = \(target)?.push(\(value(of: .int)))\n"
      case 2: return "  \(target)?.list.append(\(value(of: .int)) % 70)\n"
      case 3: return "  if var own = \(target) { own.sum = \(value(of: .int)); \(target) = own }\n"
      case 4: return "  if \(target)?[\(value(of: .int))] == 3 { \(target) = nil } else { \(target)?[1] &+= 5 }\n"
      default: return "  \(target) = same(\(value(of: .maybe)))\n"
      }
    case .mark:
      switch below(4) {
      case 0: return "  \(target).grow()\n"
      case 1: return "  if case .line(let n) = \(target), n > \(below(9)) { \(target) = .inside(\(target), n % 40) }\n"
      case 2: return "  while case .inside(let mark, _) = \(target) { \(target) = mark }\n"
      default: return "  \(target) = same(\(value(of: .mark)))\n"
      }
    case .grid:
      switch below(5) {
      case 0: return "  if \(target).count < 9 { \(target).append(\(value(of: .list))) }\n"
      case 1: return "  for i in \(target).indices { \(target)[i].append(i) }\n"
      case 2: return "  tidy(&\(target)[\(below(2))], \(1 + below(4)))\n"
      case 3: return "  (\(target)[0], \(target)[1]) = (\(target)[1] + [1], \(target)[0] + [2])\n"
      default: return "  \(target) = same(\(value(of: .grid)))\n"
      }
    case .groups:
      switch below(5) {
      case 0: return "  \(target)[\(value(of: .int)) % 4, default: [1]].append(\(value(of: .int)) % 60)\n"
      case 1: return "  \(target)[\(below(3))]?.append(\(value(of: .int)) % 60)\n"
      case 2: return "  \(target)[\(below(3))]?[0] += 1\n"
      case 3: return "  for key in \(target).keys { tidy(&\(target)[key]!) }\n"
      default: return "  \(target)[\(below(4))] = \(value(of: .list))\n"
      }
    }
  }

  // Values.

  private mutating func condition() -> String {
    switch below(5) {
    case 0: "\(value(of: .int)) < \(value(of: .int))"
    case 1: "\(value(of: .int)) % 2 == 0 && \(value(of: .list)).count > 2"
    case 2: "\(value(of: .real)) > \(value(of: .real)) || \(value(of: .optional)) == nil"
    case 3: "!(\(value(of: .box)) == \(value(of: .box)))"
    default: "\(value(of: .list)).contains(\(value(of: .int)) % 10)"
    }
  }

  private mutating func value(of kind: Kind) -> String {
    level += 1
    defer { level -= 1 }
    // A value with an effect stands where it is evaluated.
    if kind == .int, chance(0.2) { return "tick(\(below(9)))" }
    if let variable = all(kind).randomElement(using: &random), level > 2 || chance(0.4) { return variable.name }
    let text = newValue(of: kind)
    guard level > 1, kind != .change else { return text }
    names += 1
    parts += "  let t\(names): \(kind.name) = \(text)\n"
    return "t\(names)"
  }

  private mutating func newValue(of kind: Kind) -> String {
    let isDeep = level > 2
    switch kind {
    case .int:
      if isDeep { return "\(below(50))" }
      switch below(18) {
      case 14: return "\(value(of: .mark)).size"
      case 15: return "(\(value(of: .maybe))?.list.last ?? \(value(of: .int)))"
      case 16: return "\(value(of: .grid)).joined().reduce(\(value(of: .int)), &+) % 700"
      case 17: return "(\(value(of: .groups))[\(below(4))]?.count ?? 9)"
      case 0, 1: return "\(below(100) - 30)"
      case 2: return "(\(value(of: .int)) &+ \(value(of: .int)))"
      case 3: return "(\(value(of: .int)) &* \(value(of: .int)) % 97)"
      case 4: return "\(value(of: .list)).count"
      case 5: return "(\(value(of: .list)).first ?? \(value(of: .int)))"
      case 6: return "\(value(of: .box)).sum"
      case 7: return "(\(value(of: .optional)) ?? \(value(of: .int)))"
      case 8: return "(\(value(of: .table))[\(value(of: .int)) % 9] ?? 4)"
      case 9: return "(\(condition()) ? \(value(of: .int)) : \(value(of: .int)))"
      case 10: return "Int(cut(\(value(of: .real))).rounded())"
      case 11: return "\(value(of: .pair)).0"
      case 12: return "\(value(of: .box))[\(value(of: .int))]"
      default:
        if let call = all(.change).randomElement(using: &random) { return "\(call.name)(\(value(of: .int)))" }
        return "min(\(value(of: .int)), \(value(of: .int)))"
      }
    case .real:
      if isDeep { return "\(below(40)).5" }
      switch below(4) {
      case 0: return "Double(small(\(value(of: .int)))) / 8"
      case 1: return "cut(\(value(of: .real)) * \(value(of: .real)))"
      case 2: return "\(value(of: .pair)).1"
      default: return "(\(value(of: .real)) - \(below(9)).25)"
      }
    case .list:
      if isDeep { return "[\(below(9)), \(below(9))]" }
      switch below(6) {
      case 0: return "[\(value(of: .int)) % 60, \(value(of: .int)) % 60]"
      case 1: return "\(value(of: .list)).map { ($0 &+ \(value(of: .int))) % 80 }"
      case 2: return "\(value(of: .list)).filter { $0 % 2 == \(below(2)) }"
      case 3: return "\(value(of: .list)).sorted { $0 > $1 }"
      case 4: return "Array(\(value(of: .list)).prefix(\(1 + below(4))))"
      default: return "\(value(of: .box)).list"
      }
    case .box:
      return isDeep || chance(0.5) ? "Box(a: \(below(20)))" : "\(value(of: .box)).pushed(\(value(of: .int)))"
    case .optional:
      if isDeep { return "Int?.none" }
      switch below(4) {
      case 0: return "Optional(\(value(of: .int)))"
      case 1: return "\(value(of: .list)).last"
      case 2: return "\(value(of: .table))[\(below(9))]"
      default: return "\(value(of: .optional)).map { $0 % 30 }"
      }
    case .table:
      return isDeep || chance(0.6)
        ? "[\(below(3)): \(below(50)), \(3 + below(3)): \(below(50))]"
        : "\(value(of: .table)).mapValues { ($0 &+ 5) % 90 }"
    case .pair: return "(\(value(of: .int)), cut(\(value(of: .real))))"
    case .boxes:
      return isDeep
        ? "[Box(), Box(a: 4)]" : "[\(value(of: .box)), Box(a: \(below(9)), list: \(value(of: .list)) + [1])]"
    case .maybe:
      if isDeep { return "Box?.none" }
      switch below(3) {
      case 0: return "Optional(\(value(of: .box)))"
      case 1: return "\(value(of: .boxes)).first { $0.a > \(below(9)) }"
      default: return "\(value(of: .optional)).map { Box(a: $0 % 40) }"
      }
    case .mark:
      if isDeep { return ".dot" }
      switch below(4) {
      case 0: return ".line(\(value(of: .int)) % 80)"
      case 1: return ".cross(\(value(of: .int)) % 80, width: cut(\(value(of: .real))))"
      case 2: return ".inside(\(value(of: .mark)), \(value(of: .int)) % 50)"
      default: return "\(condition()) ? .dot : \(value(of: .mark))"
      }
    case .grid: return isDeep ? "[[1, 2], [3]]" : "[\(value(of: .list)) + [1], [\(value(of: .int)) % 50, 2], [3]]"
    case .groups: return "[1: [\(value(of: .int)) % 50], \(2 + below(3)): [0] + \(value(of: .list))]"
    case .change:
      isCapturing = true
      defer { isCapturing = false }
      return isDeep ? "{ $0 % 50 }" : "{ (x: Int) -> Int in (x &+ \(value(of: .int))) % 300 }"
    }
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }
}
