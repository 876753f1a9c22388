import Foundation

// Numbers: conversions and members of Int, Double, CGFloat and Float, and of Bool and String.

extension LibraryTable {
  mutating func addNumbers() {
    let numeric = ["Comparable", "Hashable", "Numeric", "SignedNumeric"]
    declare(Int.self, conforms: numeric + ["BinaryInteger"])
    declare(Double.self, conforms: numeric + ["BinaryFloatingPoint", "VectorArithmetic"])
    declare(CGFloat.self, conforms: numeric + ["BinaryFloatingPoint", "VectorArithmetic"])
    declare(Float.self, conforms: numeric + ["BinaryFloatingPoint", "VectorArithmetic"])
    declare(Bool.self, conforms: ["Hashable"])
    declare(String.self, conforms: ["Hashable", "Comparable"])
    alias("TimeInterval", .double)

    addInteger()
    addFloating(Double.self)
    addFloating(CGFloat.self)
    addFloating(Float.self)
    addFloatOperators()

    initializer("init(_:)") { (value: Double) in CGFloat(value) }
    initializer("init(_:)") { (value: Float) in CGFloat(value) }
    initializer("init(_:)") { (value: CGFloat) in Double(value) }
    initializer("init(_:)") { (value: Float) in Double(value) }
    initializer("init(_:)") { (value: Double) in Float(value) }
    initializer("init(_:)") { (value: CGFloat) in Float(value) }
    initializer("init(_:)") { (value: Bool) in value }
    mutating("toggle()") { (value: inout Bool) in value.toggle() }

    operation("+(_:_:)") { (a: String, b: String) in a + b }
    operation("==(_:_:)") { (a: String, b: String) in a == b }
    operation("<(_:_:)") { (a: String, b: String) in a < b }
    initializer("init(_:)") { (value: Int) in String(value) }
    initializer("init(_:)") { (value: Double) in String(value) }
    initializer("init(_:)") { (value: String) in value }
    getter("count") { (value: String) in value.count }
    getter("isEmpty") { (value: String) in value.isEmpty }
    method("uppercased()") { (value: String) in value.uppercased() }
    method("lowercased()") { (value: String) in value.lowercased() }
    method("hasPrefix(_:)") { (value: String, prefix: String) in value.hasPrefix(prefix) }
    method("hasSuffix(_:)") { (value: String, suffix: String) in value.hasSuffix(suffix) }
  }

  private mutating func addInteger() {
    initializer("init(_:)") { (value: Int) in value }
    initializer("init(_:)") { (value: Double) throws(Fault) in try integer(value) }
    initializer("init(_:)") { (value: CGFloat) throws(Fault) in try integer(Double(value)) }
    initializer("init(_:)") { (value: Float) throws(Fault) in try integer(Double(value)) }
    constant(Int.self, "max", Int.max)
    constant(Int.self, "min", Int.min)
    constant(Int.self, "zero", 0)
    method("isMultiple(of:)") { (a: Int, b: Int) in b == 0 ? a == 0 : b == -1 || a.isMultiple(of: b) }
    method("signum()") { (value: Int) in value.signum() }
    getter("magnitude") { (value: Int) throws(Fault) in try magnitude(value) }
    operation("<<(_:_:)") { (a: Int, b: Int) in a << b }
    operation(">>(_:_:)") { (a: Int, b: Int) in a >> b }
    operation("&(_:_:)") { (a: Int, b: Int) in a & b }
    operation("|(_:_:)") { (a: Int, b: Int) in a | b }
    operation("^(_:_:)") { (a: Int, b: Int) in a ^ b }
    operation("&+(_:_:)") { (a: Int, b: Int) in a &+ b }
    operation("&-(_:_:)") { (a: Int, b: Int) in a &- b }
    operation("&*(_:_:)") { (a: Int, b: Int) in a &* b }
  }

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

/// The integer part of a number, as `Int(_:)` takes it.
private func integer(_ value: Double) throws(Fault) -> Int {
  guard value.isFinite else {
    throw .trap("Double value cannot be converted to Int because it is either infinite or NaN")
  }
  guard value > -9.3e18, value < 9.3e18, let result = Int(exactly: value.rounded(.towardZero)) else {
    throw .trap("Double value cannot be converted to Int because the result would be out of range")
  }
  return result
}

func magnitude(_ value: Int) throws(Fault) -> Int {
  guard value != .min else { throw .trap("arithmetic overflow") }
  return abs(value)
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
