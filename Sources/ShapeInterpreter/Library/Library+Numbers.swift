import Foundation

// Numbers: conversions and members of Int, Double, CGFloat and Float, and of Bool and String.

extension LibraryTable {
  @inline(never)
  mutating func addNumbers() {
    let floating = ["BinaryFloatingPoint", "VectorArithmetic", "LosslessStringConvertible"]
    declare(Double.self, conforms: floating)
    declare(CGFloat.self, conforms: floating)
    declare(Float.self, conforms: floating)
    declareEnum("FloatingPointSign", cases: ["plus", "minus"])
    declare(.library("Never"), layout: .none, conforms: ["Hashable", "Comparable", "Error"])
    declare(Bool.self, conforms: ["Hashable", "LosslessStringConvertible"])
    declare(String.self, conforms: ["Hashable", "Comparable", "LosslessStringConvertible"])
    alias("TimeInterval", .double)
    for name in ["CLLocationDegrees", "CLLocationDistance", "CLLocationDirection"] { alias(name, .double) }

    addFloating(Double.self)
    addFloating(CGFloat.self)
    addFloating(Float.self)
    addFloatOperators()
    addFloatingPoint()

    initializer("init(_:)") { (value: Double) in CGFloat(value) }
    initializer("init(_:)") { (value: Float) in CGFloat(value) }
    initializer("init(_:)") { (value: CGFloat) in Double(value) }
    initializer("init(_:)") { (value: Float) in Double(value) }
    initializer("init(_:)") { (value: Double) in Float(value) }
    initializer("init(_:)") { (value: CGFloat) in Float(value) }
    initializer("init(_:)") { (value: Bool) in value }
    mutating("toggle()") { (value: inout Bool) in value.toggle() }

    add("+(_:_:)", .operator, of: nil, [.string, .string], .string, [:], cost: .own, StringRows.append)
    operation("==(_:_:)") { (a: String, b: String) in a == b }
    operation("<(_:_:)") { (a: String, b: String) in a < b }
    initializer("init(_:)") { (value: Int) in String(value) }
    initializer("init(_:)") { (value: Double) in String(value) }
    initializer("init(_:)", cost: .nothing) { (value: String) in value }
    getter("count", cost: .characters) { (value: String) in value.count }
    getter("isEmpty", cost: .nothing) { (value: String) in value.isEmpty }
    method("uppercased()", cost: .characters) { (value: String) in value.uppercased() }
    method("lowercased()", cost: .characters) { (value: String) in value.lowercased() }
    method("hasPrefix(_:)", cost: .characters) { (value: String, prefix: String) in value.hasPrefix(prefix) }
    method("hasSuffix(_:)", cost: .characters) { (value: String, suffix: String) in value.hasSuffix(suffix) }
  }

  @inline(never)
  private mutating func addFloating<Number: BinaryFloatingPoint & MachineValue>(_ type: Number.Type) {
    if type.type.isConvertibleFloat {
      instruction("init(_:)", .initializer, of: type.type, [.int], type.type, .convertInt)
    } else {
      initializer("init(_:)") { (value: Int) in Number(value) }
    }
    initializer("init(_:)") { (value: Number) in value }
    constant(type, "pi", Number.pi)
    constant(type, "zero", Number.zero)
    constant(type, "infinity", Number.infinity)
    constant(type, "nan", Number.nan)
    constant(type, "greatestFiniteMagnitude", Number.greatestFiniteMagnitude)
    constant(type, "leastNormalMagnitude", Number.leastNormalMagnitude)
    constant(type, "leastNonzeroMagnitude", Number.leastNonzeroMagnitude)
    constant(type, "ulpOfOne", Number.ulpOfOne)
    getter("magnitude") { (value: Number) in abs(value) }
    getter("sign") { (value: Number) in value.sign }
    getter("isNaN") { (value: Number) in value.isNaN }
    getter("isFinite") { (value: Number) in value.isFinite }
    getter("isInfinite") { (value: Number) in value.isInfinite }
    getter("isZero") { (value: Number) in value.isZero }
    method("squareRoot()") { (value: Number) in value.squareRoot() }
    method("rounded()") { (value: Number) in value.rounded() }
    method("rounded(_:)") { (value: Number, rule: FloatingPointRoundingRule) in value.rounded(rule) }
    mutating("round()") { (value: inout Number) in value.round() }
    mutating("negate()") { (value: inout Number) in value.negate() }
    method("truncatingRemainder(dividingBy:)") { (a: Number, b: Number) in a.truncatingRemainder(dividingBy: b) }
    method("remainder(dividingBy:)") { (a: Number, b: Number) in a.remainder(dividingBy: b) }
    method("advanced(by:)") { (a: Number, b: Number) in a + b }
    method("distance(to:)") { (a: Number, b: Number) in b - a }
  }

  @inline(never)
  private mutating func addFloatOperators() {
    operation("+(_:_:)") { (a: Float, b: Float) in a + b }
    operation("-(_:_:)") { (a: Float, b: Float) in a - b }
    operation("*(_:_:)") { (a: Float, b: Float) in a * b }
    operation("/(_:_:)") { (a: Float, b: Float) in a / b }
    operation("-(_:)") { (a: Float) in -a }
    operation("==(_:_:)") { (a: Float, b: Float) in a == b }
    operation("<(_:_:)") { (a: Float, b: Float) in a < b }
    operation("<=(_:_:)") { (a: Float, b: Float) in a <= b }
  }
}

extension FloatingPointSign: MachineValue {
  static var type: Type { .library("FloatingPointSign") }
  static var layout: Layout { .word }
  static func load(from frame: Frame, at slot: Slot) -> Self { frame[int: slot.word] == 0 ? .plus : .minus }
  func store(to frame: Frame, at slot: Slot) { frame[int: slot.word] = rawValue }
}

extension FloatingPointRoundingRule: MachineValue {
  static var type: Type { .library("FloatingPointRoundingRule") }
  static var layout: Layout { .word }
  static let names = ["toNearestOrAwayFromZero", "toNearestOrEven", "up", "down", "towardZero", "awayFromZero"]
  private static let rules: [FloatingPointRoundingRule] = [
    .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
  ]

  static func load(from frame: Frame, at slot: Slot) -> Self { rules[min(5, max(0, frame[int: slot.word]))] }

  func store(to frame: Frame, at slot: Slot) {
    frame[int: slot.word] = Self.rules.firstIndex(of: self) ?? 0
  }
}
