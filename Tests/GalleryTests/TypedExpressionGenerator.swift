import TestSupport

/// Writes random expressions whose types the compiler must find: literals, ranges, generic calls, closures, optionals,
/// collections, implicit members and operators of a file's own, each left open until its context says what it is.
///
/// Not every expression compiles: what the compiler refuses is no case of the law.
struct TypedExpressionGenerator {
  indirect enum Kind: Equatable {
    case double, cgFloat, int, float, bool, point, arrow, turn
    case optional(Kind)
    case array(Kind)
    case closed(Kind)

    var name: String {
      switch self {
      case .double: "Double"
      case .cgFloat: "CGFloat"
      case .int: "Int"
      case .float: "Float"
      case .bool: "Bool"
      case .point: "CGPoint"
      case .arrow: "Arrow"
      case .turn: "Turn"
      case .optional(let kind): "\(kind.name)?"
      case .array(let kind): "[\(kind.name)]"
      case .closed(let kind): "ClosedRange<\(kind.name)>"
      }
    }
  }

  var random: SeededGenerator
  private var locals: [(name: String, kind: Kind)] = []
  private var closures = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// The parameters that every expression may use.
  static let parameters =
    "_ a: CGFloat, _ b: CGFloat, _ x: Double, _ y: Double, _ n: Int, _ m: Int, _ f: Float, _ xs: [Double], _ cs: [CGFloat], "
    + "_ ns: [Int], _ o: Double?, _ p: CGPoint, _ t: Arrow"
  /// Arguments for them.
  static let arguments =
    "0.75, 12.5, 3.25, 0.1, 7, 3, 1.5, [2.5, 0.5], [4, 1.5, 8], [3, 1, 2], 6.5, CGPoint(x: 1, y: 2), Arrow(3, 4)"

  /// The declarations that the expressions use besides the library; the same text is compiled and interpreted.
  static let preamble = """
    struct Arrow: Equatable {
      var dx: Double
      var dy: Double
      init(_ dx: Double, _ dy: Double) { self.dx = dx; self.dy = dy }
      static let unit = Arrow(1, 1)
      static let zero = Arrow(0, 0)
      static func diagonal(_ length: Double) -> Arrow { Arrow(length, length) }
      static func + (a: Arrow, b: Arrow) -> Arrow { Arrow(a.dx + b.dx, a.dy + b.dy) }
      static func * (a: Arrow, k: Double) -> Arrow { Arrow(a.dx * k, a.dy * k) }
      static func * (k: Double, a: Arrow) -> Arrow { Arrow(a.dx * k, a.dy * k) }
      var length: Double { dx * dx + dy * dy }
    }
    struct Turn {
      var degrees: Double
      static let half = Turn(degrees: 180)
      static let pi = Turn(degrees: 180)
      static func degrees(_ value: Double) -> Turn { Turn(degrees: value) }
      static func / (a: Turn, k: Double) -> Turn { Turn(degrees: a.degrees / k) }
      static func + (a: Turn, b: Turn) -> Turn { Turn(degrees: a.degrees + b.degrees) }
    }
    enum Side {
      case left, right, top(Double)
      var sign: Double { switch self { case .left: -1; case .right: 1; case .top(let value): value } }
    }
    func upper<T: Comparable>(_ range: ClosedRange<T>) -> T { range.upperBound }
    func first<T>(_ list: [T]) -> T? { list.first }
    func pick<T>(_ test: Bool, _ one: T, _ other: T) -> T { test ? one : other }
    func twice<T>(_ value: T, _ change: (T) -> T) -> T { change(change(value)) }
    func held<T: Comparable>(_ value: T, in range: ClosedRange<T>) -> T { min(max(value, range.lowerBound), range.upperBound) }
    func middle<T: BinaryFloatingPoint>(_ one: T, _ other: T) -> T { (one + other) / 2 }
    func total<S: Sequence>(_ list: S) -> S.Element where S.Element: AdditiveArithmetic { list.reduce(.zero, +) }
    func wrap<T>(_ value: T) -> T? { value }
    func same<T>(_ value: T) -> T { value }
    func number<T: BinaryFloatingPoint>(_ value: Double) -> T { T(value) }
    func apply<A, B>(_ value: A, _ change: (A) -> B) -> B { change(value) }
    func double(_ value: Double) -> Double { value * 2 }
    func halve(_ value: CGFloat) -> CGFloat { value / 2 }
    func next(_ value: Int) -> Int { value + 1 }
    func blend(_ one: Double, _ other: Double) -> Double { one * 0.25 + other * 0.75 }
    func sign(_ side: Side) -> Double { side.sign }
    extension Comparable {
      func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
    }
    extension Numeric {
      func kept<T: Comparable>(min low: T, max high: T) -> T { Swift.min(Swift.max(low, self as! T), high) }
    }
    extension Sequence where Element: Comparable {
      func greatest(_ other: Element) -> Element { reduce(other) { Swift.max($0, $1) } }
    }
    func show(_ value: Double) -> [Double] { [1, value] }
    func show(_ value: CGFloat) -> [Double] { [2, Double(value)] }
    func show(_ value: Int) -> [Double] { [3, Double(value)] }
    func show(_ value: Float) -> [Double] { [4, Double(value)] }
    func show(_ value: Bool) -> [Double] { [5, value ? 1 : 0] }
    func show(_ value: CGPoint) -> [Double] { [6, Double(value.x), Double(value.y)] }
    func show(_ value: Arrow) -> [Double] { [7, value.dx, value.dy] }
    func show(_ value: Turn) -> [Double] { [8, value.degrees] }
    func show(_ value: Double?) -> [Double] { [9, value == nil ? 0 : 1, value ?? 0] }
    func show(_ value: CGFloat?) -> [Double] { [10, value == nil ? 0 : 1, Double(value ?? 0)] }
    func show(_ value: Int?) -> [Double] { [11, value == nil ? 0 : 1, Double(value ?? 0)] }
    func show(_ value: Float?) -> [Double] { [12, value == nil ? 0 : 1, Double(value ?? 0)] }
    func show(_ value: [Double]) -> [Double] { [13] + value }
    func show(_ value: [CGFloat]) -> [Double] { [14] + value.map { Double($0) } }
    func show(_ value: [Int]) -> [Double] { [15] + value.map { Double($0) } }
    func show(_ value: [Float]) -> [Double] { [16] + value.map { Double($0) } }
    func show(_ value: [Double?]) -> [Double] { [17] + value.map { $0 ?? -1 } }
    func show(_ value: [CGFloat?]) -> [Double] { [18] + value.map { Double($0 ?? -1) } }
    func show(_ value: [Int?]) -> [Double] { [19] + value.map { Double($0 ?? -1) } }
    func show(_ value: ClosedRange<Double>) -> [Double] { [20, value.lowerBound, value.upperBound] }
    func show(_ value: ClosedRange<CGFloat>) -> [Double] { [21, Double(value.lowerBound), Double(value.upperBound)] }
    func show(_ value: ClosedRange<Int>) -> [Double] { [22, Double(value.lowerBound), Double(value.upperBound)] }
    func show(_ value: [CGPoint]) -> [Double] { [23] + value.map { Double($0.x + $0.y) } }
    func show(_ value: [Bool]) -> [Double] { [24] + value.map { $0 ? 1 : 0 } }
    """

  /// A function whose body holds a few local constants, and gives back a value's type and parts as numbers.
  mutating func function(named name: String) -> String {
    locals = []
    var lines: [String] = []
    for index in 0..<Int.random(in: 0...1, using: &random) {
      let kind = anyKind()
      lines.append("  let v\(index)\(annotation(kind)) = \(expression(kind, 1))")
      locals.append(("v\(index)", kind))
    }
    let kind = anyKind()
    lines.append("  let result\(annotation(kind)) = \(expression(kind, Int.random(in: 1...2, using: &random)))")
    lines.append("  return show(result)")
    return "func \(name)(\(Self.parameters)) -> [Double] {\n" + lines.joined(separator: "\n") + "\n}"
  }

  private mutating func annotation(_ kind: Kind) -> String {
    Bool.random(using: &random) ? ": \(kind.name)" : ""
  }

  private mutating func anyKind() -> Kind {
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1, 2: .double
    case 3, 4, 5: .cgFloat
    case 6, 7: .int
    case 8: .bool
    case 9: .optional(numberKind())
    case 10: .array(numberKind())
    case 11: Bool.random(using: &random) ? .closed(numberKind()) : .array(.optional(numberKind()))
    case 12: .arrow
    default: Bool.random(using: &random) ? .turn : .point
    }
  }

  private mutating func numberKind() -> Kind {
    [.double, .cgFloat, .int, .double, .cgFloat, .int, .float].randomElement(using: &random) ?? .double
  }

  private mutating func choose(_ forms: [() -> String]) -> String {
    forms[Int.random(in: 0..<forms.count, using: &random)]()
  }

  private mutating func oneOf(_ forms: [String]) -> String { forms.randomElement(using: &random) ?? "" }

  /// An expression that may be of the kind, where its context lets it.
  mutating func expression(_ kind: Kind, _ depth: Int) -> String {
    if depth <= 0 { return leaf(kind) }
    let d = depth - 1
    if Int.random(in: 0..<8, using: &random) == 0 { return general(kind, d) }
    switch kind {
    case .double, .cgFloat, .int, .float: return number(kind, d)
    case .bool: return test(d)
    case .point:
      return oneOf([
        "CGPoint(x: \(expression(.cgFloat, d)), y: \(expression(.double, d)))", "p", ".init(x: \(leaf(.int)), y: 1)",
        ".zero",
      ])
    case .arrow:
      return oneOf([
        "(\(expression(.arrow, d)) + \(expression(.arrow, d)))",
        "(\(expression(.double, d)) * \(expression(.arrow, d)))",
        "(\(expression(.arrow, d)) * \(expression(.double, d)))", "Arrow(\(expression(.double, d)), \(leaf(.int)))",
        ".diagonal(\(expression(.double, d)))", ".unit", "t",
      ])
    case .turn:
      return oneOf([
        "(\(expression(.turn, d)) / \(expression(.double, d)))", "(\(expression(.turn, d)) + \(expression(.turn, d)))",
        ".degrees(\(expression(.double, d)))", ".pi", ".half", "Turn.half",
      ])
    case .optional(let wrapped):
      return oneOf([
        "wrap(\(expression(wrapped, d)))", "first(\(expression(.array(wrapped), d)))", "nil", expression(wrapped, d),
        "\(expression(.array(wrapped), d)).first", "\(expression(.array(wrapped), d)).max()",
        "\(expression(kind, d)).map { $0 + \(leaf(wrapped)) }",
        "(\(test(0)) ? \(expression(wrapped, d)) : nil)", "o",
      ])
    case .array(let element): return list(element, d)
    case .closed(let bound):
      return oneOf([
        "\(leaf(bound))...\(leaf(bound))", "(\(leaf(.int))...\(leaf(.int)))", "same(0...\(expression(bound, d)))",
      ])
    }
  }

  /// Forms that any kind of value may take.
  private mutating func general(_ kind: Kind, _ d: Int) -> String {
    let value = expression(kind, d)
    return oneOf([
      "pick(\(test(0)), \(value), \(expression(kind, d)))", "(\(test(d)) ? \(value) : \(expression(kind, d)))",
      "same(\(value))", "(wrap(\(value)) ?? \(expression(kind, d)))", "wrap(\(value))!", "{ \(value) }()",
      "first([\(value), \(expression(kind, d))])!", "apply(\(leaf(.double))) { _ in \(value) }",
      "twice(\(value)) { $0 }", "[\(value)][0]", "(\(value), \(leaf(.int))).0", "apply(\(value)) { $0 }",
      "({ $0 } as (\(kind.name)) -> \(kind.name))(\(value))",
    ])
  }

  private mutating func number(_ kind: Kind, _ d: Int) -> String {
    let one = expression(kind, d)
    var forms = [
      "(\(one) + \(expression(kind, d)))", "(\(one) - \(expression(kind, d)))", "(\(one) * \(leaf(kind)))",
      "min(\(one), \(expression(kind, d)))", "max(\(one), \(expression(kind, d)))",
      "max(\(leaf(.int)), min(\(leaf(.int)), \(expression(kind, d))))", "max(0, min(1, max(\(leaf(.int)), 2)))",
      "abs(\(one))", "-\(one)", "upper(0...\(expression(kind, d)))", "upper(\(leaf(.int))...\(leaf(.int)))",
      "held(\(one), in: 0...\(leaf(kind)))", "(\(one)).clamped(to: 0...\(leaf(.int)))",
      "\(leaf(kind)).clamped(to: \(expression(.closed(kind), d)))", "\(leaf(kind)).kept(min: 0, max: \(leaf(.int)))",
      "total(\(expression(.array(kind), d)))", "twice(\(one)) { $0 + 1 }", "twice(\(one)) { $0 * \(leaf(kind)) }",
      "apply(\(expression(numberKind(), d))) { \(conversionName(kind))($0) }",
      "\(conversionName(kind))(\(expression(numberKind(), d)))",
      "(\(one) * \(conversionName(kind))(max(1, \(leaf(.int)))))", "(\(conversionName(kind))(1 << 3) / \(one))",
      "(\(conversionName(kind))(abs(-3)) - \(leaf(kind)))", "(2 + \(conversionName(kind))(6 & 3))",
      "\(expression(.array(kind), d)).reduce(0, +)", "\(expression(.array(kind), d)).reduce(\(leaf(.int))) { $0 + $1 }",
      "\(expression(.array(kind), d)).reduce(\(leaf(kind)), max)",
      "(\(expression(.optional(kind), d)) ?? \(leaf(.int)))",
      "\(expression(.array(kind), d)).greatest(\(leaf(.int)))", "(\(expression(.array(kind), d)).max() ?? 0)",
      "\(expression(.array(kind), d))[0]", "(\(test(d)) ? \(leaf(.int)) : \(one))",
      "(\(expression(.closed(kind), d))).upperBound",
      "zip(\(expression(.array(kind), d)), \(expression(.array(kind), d))).map(max).reduce(0, +)",
      "zip(\(expression(.array(kind), d)), \(expression(.array(kind), d))).map { $0 * $1 }.reduce(0, +)",
      "zip(\(expression(.array(kind), d)), \(expression(.array(kind), d))).map(*).reduce(0, +)",
    ]
    switch kind {
    case .double:
      forms += [
        "double(\(one))", "blend(\(one), \(leaf(.int)))", "sqrt(abs(\(one)))", "\(expression(.arrow, d)).length",
        "sign(.left)",
        "sign(.top(\(one)))", "number(\(one))", "middle(\(one), \(leaf(.int)))", "pow(\(leaf(.int)), 2)",
        "(\(one)).rounded()", "hypot(\(one), \(expression(.cgFloat, d)))", "\(expression(.turn, d)).degrees",
        "(2 * .pi)",
        "(.pi / \(one))", "zip(xs, xs).map(blend).reduce(0, +)",
        "\(expression(.array(.double), d)).map(double).reduce(0, +)",
        "xs.indices.map { Double($0) * \(one) }.reduce(0, +)",
        "(0..<3).map { Double($0) / \(leaf(.int)) }.reduce(0, +)",
      ]
    case .cgFloat:
      forms += [
        "halve(\(one))", "middle(\(one), \(leaf(.int)))", "number(\(leaf(.double)))", "\(expression(.point, d)).x",
        "\(expression(.array(.cgFloat), d)).map(halve).reduce(0, +)", "hypot(\(one), \(leaf(.int)))", "(.pi / \(one))",
        "(\(expression(.double, d)) * \(one))", "(\(one) / \(expression(.double, d)))", "sqrt(abs(\(one)))",
        "(0..<3).map { CGFloat($0) * \(one) }.max()!",
      ]
    case .int:
      forms += [
        "next(\(one))", "\(expression(.array(.double), d)).count", "(0..<4).filter { $0 > \(leaf(.int)) }.count",
      ]
    default: forms += ["middle(\(one), \(leaf(.int)))", "number(\(leaf(.double)))"]
    }
    return oneOf(forms)
  }

  private mutating func test(_ d: Int) -> String {
    let kind = numberKind()
    return oneOf([
      "(\(expression(kind, d)) < \(expression(kind, d)))", "(0...\(leaf(kind))).contains(\(expression(kind, d)))",
      "(0...1).contains(\(expression(kind, d)))", "(0..<10).contains(\(expression(kind, d)))",
      "0...1 ~= \(expression(kind, d))", "(0...) ~= \(leaf(kind))",
      "\(expression(.array(kind), d)).contains(\(leaf(.int)))",
      "\(expression(.array(kind), d)).contains { $0 > \(leaf(.int)) }",
      "\(expression(.array(kind), d)).allSatisfy { (0...9).contains($0) }",
      "(\(expression(.optional(kind), d)) == \(leaf(.int)))", "(\(expression(.optional(kind), d)) != nil)",
      "[1, 2, 3].contains(\(leaf(kind)))",
      "(\(expression(.array(kind), d)) == [1, 2])", "(\(expression(.arrow, d)) == .unit)",
    ])
  }

  private mutating func list(_ element: Kind, _ d: Int) -> String {
    let one = expression(element, d)
    var forms = [
      "[\(one), \(expression(element, d))]", "[\(leaf(.int)), \(one)]", "[\(one)]",
      "Array(repeating: \(one), count: 2)",
      "\(expression(.array(element), d)).map { $0 }", "\(expression(.array(element), d)).filter { _ in true }",
      "[\(one)] + [\(leaf(element))]", "\(expression(.array(element), d)).reversed()",
      "wrap(\(expression(.array(element), d))) ?? []",
      "(\(test(0)) ? [\(one)] : [])", "[\(one), \(leaf(.int))].map { $0 }",
    ]
    if case .optional(let wrapped) = element {
      forms += [
        "[\(leaf(wrapped)), nil]", expression(.array(wrapped), d), "[nil, \(one)]",
        "\(expression(.array(wrapped), d)).map { \(test(0)) ? $0 : nil }",
      ]
    } else {
      forms += [
        "\(expression(.array(element), d)).map { $0 + \(leaf(.int)) }",
        "\(expression(.array(.optional(element)), d)).compactMap { $0 }",
        "\(expression(.array(element), d)).sorted()", "[\(expression(.array(element), d)), [\(one)]].flatMap { $0 }",
        "zip(\(expression(.array(element), d)), \(expression(.array(element), d))).map { $0 - $1 }",
        "(0..<2).map { \(conversionName(element))($0) }",
        "stride(from: 0, to: \(leaf(.int)), by: 2).map { \(conversionName(element))($0) }",
        "[\(one), \(leaf(element))].map { min(max($0, 0), \(leaf(.int))) }",
        "\(expression(.array(element), d)).sorted(by: >)",
        "\(expression(.array(numberKind()), d)).map(\(conversionName(element)).init)", "[0, 1].map { $0 * \(one) }",
      ]
    }
    return oneOf(forms)
  }

  private func conversionName(_ kind: Kind) -> String {
    switch kind {
    case .cgFloat, .int, .float: kind.name
    default: "Double"
    }
  }

  private mutating func leaf(_ kind: Kind) -> String {
    let known = locals.filter { $0.kind == kind }.map(\.name)
    if let name = known.randomElement(using: &random), Bool.random(using: &random) { return name }
    let whole = "\(Int.random(in: 0...9, using: &random))"
    switch kind {
    case .double: return oneOf(["x", "y", whole, "\(whole).5", "x"])
    case .cgFloat: return oneOf(["a", "b", whole, "\(whole).25", "a", "p.x"])
    case .int: return oneOf(["n", "m", whole, whole, whole])
    case .float: return oneOf(["f", "f", whole, "\(whole).5"])
    case .bool: return oneOf(["true", "false", "x < 1", "n > 4"])
    case .point: return oneOf(["p", ".zero", "CGPoint(x: \(whole), y: 1)"])
    case .arrow: return oneOf(["t", ".unit", ".zero", "Arrow(\(whole), 2)"])
    case .turn: return oneOf([".half", ".pi", "Turn(degrees: \(whole))", ".degrees(\(whole))"])
    case .optional(let wrapped): return oneOf([wrapped == .double ? "o" : leaf(wrapped), "nil", leaf(wrapped)])
    case .array(let element):
      switch element {
      case .double: return oneOf(["xs", "[1, 2]", "[0.5, \(whole)]"])
      case .cgFloat: return oneOf(["cs", "[1, 2.5]", "[a, \(whole)]"])
      case .int: return oneOf(["ns", "[\(whole), 2]"])
      default: return "[\(leaf(element)), \(leaf(element))]"
      }
    case .closed(let bound): return "0...\(leaf(bound))"
    }
  }
}
