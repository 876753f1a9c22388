import Foundation

// Floating-point numbers: the members of the standard library's protocols for parts, neighbours and comparisons.

extension LibraryTable {
  @inline(never)
  mutating func addFloatingPoint() {
    addParts(Double.self)
    addParts(CGFloat.self)
    addParts(Float.self)
    getter("bitPattern") { (value: Double) in value.bitPattern }
    getter("bitPattern") { (value: CGFloat) in UInt(value.bitPattern) }
    getter("bitPattern") { (value: Float) in value.bitPattern }
    initializer("init(bitPattern:)") { (bits: UInt64) in Double(bitPattern: bits) }
    initializer("init(bitPattern:)") { (bits: UInt) in CGFloat(bitPattern: bits) }
    initializer("init(bitPattern:)") { (bits: UInt32) in Float(bitPattern: bits) }
  }

  @inline(never)
  private mutating func addParts<Number: BinaryFloatingPoint & MachineValue>(_ type: Number.Type) {
    initializer("init()") { Number.zero }
    initializer("init(signOf:magnitudeOf:)") { (a: Number, b: Number) in Number(signOf: a, magnitudeOf: b) }
    constant(type, "signalingNaN", Number.signalingNaN)
    constant(type, "radix", Number.radix)
    constant(type, "exponentBitCount", Number.exponentBitCount)
    constant(type, "significandBitCount", Number.significandBitCount)
    getter("ulp") { (value: Number) in value.ulp }
    getter("nextUp") { (value: Number) in value.nextUp }
    getter("nextDown") { (value: Number) in value.nextDown }
    getter("binade") { (value: Number) in value.binade }
    getter("significand") { (value: Number) in value.significand }
    getter("exponent") { (value: Number) throws(Fault) in Int(value.exponent) }
    getter("significandWidth") { (value: Number) in value.significandWidth }
    getter("isNormal") { (value: Number) in value.isNormal }
    getter("isSubnormal") { (value: Number) in value.isSubnormal }
    getter("isSignalingNaN") { (value: Number) in value.isSignalingNaN }
    getter("isCanonical") { (value: Number) in value.isCanonical }
    mutating("formSquareRoot()") { (value: inout Number) in value.formSquareRoot() }
    mutating("round(_:)") { (value: inout Number, rule: FloatingPointRoundingRule) in value.round(rule) }
    mutating("formRemainder(dividingBy:)") { (a: inout Number, b: Number) in a.formRemainder(dividingBy: b) }
    mutating("formTruncatingRemainder(dividingBy:)") { (a: inout Number, b: Number) in
      a.formTruncatingRemainder(dividingBy: b)
    }
    mutating("addProduct(_:_:)") { (a: inout Number, b: Number, c: Number) in a.addProduct(b, c) }
    method("addingProduct(_:_:)") { (a: Number, b: Number, c: Number) in a.addingProduct(b, c) }
    method("isEqual(to:)") { (a: Number, b: Number) in a.isEqual(to: b) }
    method("isLess(than:)") { (a: Number, b: Number) in a.isLess(than: b) }
    method("isLessThanOrEqualTo(_:)") { (a: Number, b: Number) in a.isLessThanOrEqualTo(b) }
    method("isTotallyOrdered(belowOrEqualTo:)") { (a: Number, b: Number) in a.isTotallyOrdered(belowOrEqualTo: b) }
    addChoice("minimum(_:_:)") { (a: Number, b: Number) in Number.minimum(a, b) }
    addChoice("maximum(_:_:)") { (a: Number, b: Number) in Number.maximum(a, b) }
    addChoice("minimumMagnitude(_:_:)") { (a: Number, b: Number) in Number.minimumMagnitude(a, b) }
    addChoice("maximumMagnitude(_:_:)") { (a: Number, b: Number) in Number.maximumMagnitude(a, b) }
  }

  /// Adds a static function that returns one of its two arguments.
  @inline(never)
  private mutating func addChoice<Number: MachineValue>(
    _ name: String, _ choose: @escaping @Sendable (Number, Number) -> Number
  ) {
    add(name, .staticMember, of: Number.type, [Number.type, Number.type], Number.type, [:]) {
      (frame, slots) throws(Fault) in
      choose(Number.load(from: frame, at: slots[1]), Number.load(from: frame, at: slots[2]))
        .store(to: frame, at: slots[0])
    }
  }
}
