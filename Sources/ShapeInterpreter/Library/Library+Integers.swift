import Foundation

// Integers: the members of all integer types, and the conversions between them and the floating-point types.

extension LibraryTable {
  @inline(never)
  mutating func addIntegers() {
    addInteger(Int.self)
    addInteger(UInt.self)
    addInteger(Int8.self)
    addInteger(Int16.self)
    addInteger(Int32.self)
    addInteger(Int64.self)
    addInteger(UInt8.self)
    addInteger(UInt16.self)
    addInteger(UInt32.self)
    addInteger(UInt64.self)
    addBitPatterns(Int.self, UInt.self)
    addBitPatterns(Int8.self, UInt8.self)
    addBitPatterns(Int16.self, UInt16.self)
    addBitPatterns(Int32.self, UInt32.self)
    addBitPatterns(Int64.self, UInt64.self)
    for type in [Type.double, .cgFloat, .float] { addConversion(toFloating: type) }
    addExactConversion(to: Double.self, named: .double)
    addExactConversion(to: Double.self, named: .cgFloat)
    addExactConversion(to: Float.self, named: .float)
    add(
      "multipliedFullWidth(by:)", .method, of: UInt64.type, [UInt64.type],
      .tuple([.init(label: "high", type: UInt64.type), .init(label: "low", type: UInt64.type)]), [:]
    ) { (frame, slots) throws(Fault) in
      let product = UInt64.load(from: frame, at: slots[1]).multipliedFullWidth(by: .load(from: frame, at: slots[2]))
      product.high.store(to: frame, at: slots[0])
      product.low.store(to: frame, at: slots[0].advanced(by: .word))
    }
    add("_nextRandom()", .function, of: nil, [], UInt64.type, [:]) { (frame, slots) throws(Fault) in
      frame.allowance.map { $0.pointee.random.next() }?.store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  private mutating func addInteger<Number: IntegerValue>(_ type: Number.Type)
  where Number.Magnitude: IntegerValue {
    let bounds = ["FixedWidthInteger", "CVarArg", "LosslessStringConvertible"]
    declare(type, conforms: bounds + [Number.isSigned ? "SignedInteger" : "UnsignedInteger"])
    if type.type == .int {
      // The most frequent conversions, without generic parameters.
      initializer("init(_:)") { (value: Int) in value }
      initializer("init(_:)") { (value: Double) throws(Fault) in try IntegerRows.truncated(value, to: Int.self) }
      initializer("init(_:)") { (value: CGFloat) throws(Fault) in
        try IntegerRows.truncated(Double(value), to: Int.self)
      }
    }
    initializer("init()") { Number.zero }
    addConversions(to: type)
    constant(type, "max", Number.max)
    constant(type, "min", Number.min)
    constant(type, "zero", Number.zero)
    constant(type, "bitWidth", Number.bitWidth)
    method("isMultiple(of:)") { (a: Number, b: Number) in
      b == 0 ? a == 0 : a.magnitude.isMultiple(of: b.magnitude)
    }
    method("signum()") { (value: Number) in value.signum() }
    getter("magnitude") { (value: Number) in value.magnitude }
    getter("bitWidth") { (value: Number) in value.bitWidth }
    getter("leadingZeroBitCount") { (value: Number) in value.leadingZeroBitCount }
    getter("trailingZeroBitCount") { (value: Number) in value.trailingZeroBitCount }
    getter("nonzeroBitCount") { (value: Number) in value.nonzeroBitCount }
    getter("byteSwapped") { (value: Number) in value.byteSwapped }
    addOverflows(type)
    method("advanced(by:)") { (a: Number, distance: Int) throws(Fault) in
      let (value, overflow) = Int(truncatingIfNeeded: a).addingReportingOverflow(distance)
      guard !overflow, let result = Number(exactly: value) else {
        throw .overflow(Number.self, a, "+", distance)
      }
      return result
    }
    method("distance(to:)") { (a: Number, b: Number) throws(Fault) in
      let (value, overflow) = Int(truncatingIfNeeded: b).subtractingReportingOverflow(Int(truncatingIfNeeded: a))
      guard !overflow else { throw .overflow(Int.self, b, "-", a) }
      return value
    }
    operation("<<(_:_:)") { (a: Number, b: Number) in a << b }
    operation(">>(_:_:)") { (a: Number, b: Number) in a >> b }
    operation("&(_:_:)") { (a: Number, b: Number) in a & b }
    operation("|(_:_:)") { (a: Number, b: Number) in a | b }
    operation("^(_:_:)") { (a: Number, b: Number) in a ^ b }
    operation("~(_:)") { (a: Number) in ~a }
    operation("&+(_:_:)") { (a: Number, b: Number) in a &+ b }
    operation("&-(_:_:)") { (a: Number, b: Number) in a &- b }
    operation("&*(_:_:)") { (a: Number, b: Number) in a &* b }
    operation("&<<(_:_:)") { (a: Number, b: Number) in a &<< b }
    operation("&>>(_:_:)") { (a: Number, b: Number) in a &>> b }
    guard type.type != .int else { return }
    addStrides(type)
    operation("<<(_:_:)") { (a: Number, b: Int) in a << b }
    operation(">>(_:_:)") { (a: Number, b: Int) in a >> b }
  }

  /// Adds the arithmetic that reports an overflow, with the tuple `(partialValue:overflow:)` as its result.
  @inline(never)
  private mutating func addOverflows<Number: IntegerValue>(_ type: Number.Type) {
    let rows: [(String, @Sendable (Number, Number) -> (partialValue: Number, overflow: Bool))] = [
      ("addingReportingOverflow(_:)", { $0.addingReportingOverflow($1) }),
      ("subtractingReportingOverflow(_:)", { $0.subtractingReportingOverflow($1) }),
      ("multipliedReportingOverflow(by:)", { $0.multipliedReportingOverflow(by: $1) }),
      ("dividedReportingOverflow(by:)", { $0.dividedReportingOverflow(by: $1) }),
      ("remainderReportingOverflow(dividingBy:)", { $0.remainderReportingOverflow(dividingBy: $1) }),
    ]
    let result = Type.tuple([.init(label: "partialValue", type: type.type), .init(label: "overflow", type: .bool)])
    for (name, body) in rows {
      add(name, .method, of: type.type, [type.type], result, [:]) { (frame, slots) throws(Fault) in
        let (value, overflow) = body(.load(from: frame, at: slots[1]), .load(from: frame, at: slots[2]))
        value.store(to: frame, at: slots[0])
        overflow.store(to: frame, at: slots[0].advanced(by: .word))
      }
    }
  }

  /// Adds the strides of an integer type.
  @inline(never)
  private mutating func addStrides<Number: IntegerValue>(_ type: Number.Type) {
    for (name, result) in [("to", "StrideTo"), ("through", "StrideThrough")] {
      add(
        "stride(from:\(name):by:)", .function, of: nil, [type.type, type.type, .int], .library(result, type.type), [:]
      ) { (frame, slots) throws(Fault) in
        guard frame[int: slots[3].word] != 0 else { throw .zeroStride }
        for index in 0..<3 { frame.words[Int(slots[0].word) + index] = frame.words[Int(slots[index + 1].word)] }
      }
    }
  }

  /// Adds `UInt8(x)` and similar conversions from any integer or floating-point type.
  @inline(never)
  private mutating func addConversions<Number: IntegerValue>(to target: Number.Type) {
    let rules: [(String, IntegerRows.Fitting)] = [
      ("init(_:)", .trapping), ("init(exactly:)", .exactly), ("init(clamping:)", .clamping),
      ("init(truncatingIfNeeded:)", .truncating),
    ]
    for (name, rule) in rules {
      let result: Type = rule == .exactly ? .optional(target.type) : target.type
      addTyped(name, of: target.type, from: "BinaryInteger", result) { source in
        IntegerRows.native(source).map { NativeEntry(body: IntegerRows.conversion(from: $0, to: target, rule)) }
      }
    }
    if target.type != .int {
      initializer("init(_:)") { (value: Double) throws(Fault) in try IntegerRows.truncated(value, to: target) }
    }
    addTyped("init(_:)", of: target.type, from: "BinaryFloatingPoint", target.type) { source in
      NativeEntry(body: IntegerRows.conversion(fromFloating: source, to: target))
    }
    add("init(exactly:)", .initializer, of: target.type, [.double], .optional(target.type), [:]) {
      (frame, slots) throws(Fault) in
      Number(exactly: frame[double: slots[1].word]).store(to: frame, at: slots[0])
    }
  }

  /// Adds the initializers from the bits of the integer of the same width and the other signedness.
  @inline(never)
  private mutating func addBitPatterns<Signed: IntegerValue, Unsigned: IntegerValue>(
    _ signed: Signed.Type, _ unsigned: Unsigned.Type
  ) {
    initializer("init(bitPattern:)") { (value: Unsigned) in Signed(truncatingIfNeeded: value) }
    initializer("init(bitPattern:)") { (value: Signed) in Unsigned(truncatingIfNeeded: value) }
  }

  /// Adds `Double(x)` and similar conversions from any integer or floating-point type.
  @inline(never)
  private mutating func addConversion(toFloating target: Type) {
    addTyped("init(_:)", of: target, from: "BinaryInteger", target) { source in
      IntegerRows.native(source).map { NativeEntry(body: IntegerRows.conversion(from: $0, toFloating: target)) }
    }
    addTyped("init(_:)", of: target, from: "BinaryFloatingPoint", target) { source in
      NativeEntry { (frame, slots) throws(Fault) in
        // A CGFloat is a Double on all platforms of the machine.
        let value =
          source == .float ? Double(Float.load(from: frame, at: slots[1])) : Double.load(from: frame, at: slots[1])
        if target == .float {
          Float(value).store(to: frame, at: slots[0])
        } else {
          value.store(to: frame, at: slots[0])
        }
      }
    }
  }

  /// Adds `Double(exactly: x)` and similar conversions, nil for a number that the type has to round. `CGFloat` goes by
  /// `Double`: Foundation on Linux traps in this initializer of `CGFloat`.
  @inline(never)
  private mutating func addExactConversion<Number: BinaryFloatingPoint & MachineValue>(
    to number: Number.Type, named target: Type
  ) {
    // The types that literals have come first.
    add("init(exactly:)", .initializer, of: target, [.int], .optional(target), [:]) { (frame, slots) throws(Fault) in
      Number(exactly: frame[int: slots[1].word]).store(to: frame, at: slots[0])
    }
    add("init(exactly:)", .initializer, of: target, [.double], .optional(target), [:]) { (frame, slots) throws(Fault) in
      Number(exactly: frame[double: slots[1].word]).store(to: frame, at: slots[0])
    }
    addTyped("init(exactly:)", of: target, from: "BinaryInteger", .optional(target)) { source in
      func exact<Source: IntegerValue>(_ type: Source.Type) -> NativeEntry {
        NativeEntry { (frame, slots) throws(Fault) in
          Number(exactly: Source.load(from: frame, at: slots[1])).store(to: frame, at: slots[0])
        }
      }
      return IntegerRows.native(source).map { exact($0) }
    }
    addTyped("init(exactly:)", of: target, from: "BinaryFloatingPoint", .optional(target)) { source in
      NativeEntry { (frame, slots) throws(Fault) in
        let value =
          source == .float
          ? Number(exactly: Float.load(from: frame, at: slots[1]))
          : Number(exactly: Double.load(from: frame, at: slots[1]))
        value.store(to: frame, at: slots[0])
      }
    }
  }

  @inline(never)
  private mutating func addTyped(
    _ name: String, of owner: Type, from bound: String, _ result: Type,
    _ make: @escaping @Sendable (Type) -> NativeEntry?
  ) {
    let source = GenericParameter(name: "T", owner: -3, bounds: [.library(bound)])
    add(
      NativeRow(
        name: name, role: .initializer, owner: owner, generics: [source],
        parameters: [.parameter(source)], result: result, body: .typed { types in types.first.flatMap(make) }))
  }
}
