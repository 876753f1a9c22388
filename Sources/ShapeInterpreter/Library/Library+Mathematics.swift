import Foundation

// Mathematics: the free functions of Swift and Foundation on numbers.

extension LibraryTable {
  @inline(never)
  mutating func addMathematics() {
    addGenericStrides()
    declareEnum("FloatingPointRoundingRule", cases: FloatingPointRoundingRule.names)
    addFunctions(Double.self)
    addFunctions(CGFloat.self)
    addExtremes(Int.self)
    addExtremes(Double.self)
    addExtremes(CGFloat.self)
    for type in [Type.double, .cgFloat] {
      instruction("min(_:_:)", .function, [type, type], type, .leastDouble)
      instruction("max(_:_:)", .function, [type, type], type, .greatestDouble)
      instruction("abs(_:)", .function, [type], type, .magnitudeDouble)
      instruction("sqrt(_:)", .function, [type], type, .squareRoot)
      instruction("sin(_:)", .function, [type], type, .sine)
      instruction("cos(_:)", .function, [type], type, .cosine)
    }
    addExtremes(Float.self)
    function("abs(_:)") { (value: Int) throws(Fault) in
      guard value != .min else { throw .overflow(Int.self, "abs", value) }
      return abs(value)
    }
    function("abs(_:)") { (value: Float) in abs(value) }
    // Behind those of Double, which a literal argument chooses.
    addFloatFunctions()
  }

  /// Adds the functions that Foundation has for Double and CGFloat. All are computed as Double.
  @inline(never)
  private mutating func addFunctions<Number: BinaryFloatingPoint & MachineValue>(_ type: Number.Type) {
    let unary: [(String, @Sendable (Double) -> Double)] = [
      ("tan(_:)", { tan($0) }), ("asin(_:)", { asin($0) }),
      ("acos(_:)", { acos($0) }), ("atan(_:)", { atan($0) }), ("sinh(_:)", { sinh($0) }),
      ("cosh(_:)", { cosh($0) }), ("tanh(_:)", { tanh($0) }), ("exp(_:)", { exp($0) }), ("exp2(_:)", { exp2($0) }),
      ("log(_:)", { log($0) }), ("log2(_:)", { log2($0) }), ("log10(_:)", { log10($0) }), ("cbrt(_:)", { cbrt($0) }),
      ("floor(_:)", { floor($0) }), ("ceil(_:)", { ceil($0) }),
      ("asinh(_:)", { asinh($0) }), ("acosh(_:)", { acosh($0) }), ("atanh(_:)", { atanh($0) }),
      ("expm1(_:)", { expm1($0) }), ("log1p(_:)", { log1p($0) }), ("logb(_:)", { logb($0) }), ("erf(_:)", { erf($0) }),
      ("erfc(_:)", { erfc($0) }), ("tgamma(_:)", { tgamma($0) }), ("rint(_:)", { rint($0) }),
      ("nearbyint(_:)", { nearbyint($0) }), ("round(_:)", { Foundation.round($0) }), ("trunc(_:)", { trunc($0) }),
      ("fabs(_:)", { fabs($0) }),
    ]
    for (name, body) in unary { function(name) { (value: Number) in Number(body(Double(value))) } }
    let binary: [(String, @Sendable (Double, Double) -> Double)] = [
      ("pow(_:_:)", { pow($0, $1) }), ("atan2(_:_:)", { atan2($0, $1) }), ("hypot(_:_:)", { hypot($0, $1) }),
      ("fmod(_:_:)", { fmod($0, $1) }), ("remainder(_:_:)", { remainder($0, $1) }), ("fmin(_:_:)", { fmin($0, $1) }),
      ("fdim(_:_:)", { fdim($0, $1) }), ("nextafter(_:_:)", { nextafter($0, $1) }),
      ("fmax(_:_:)", { fmax($0, $1) }), ("copysign(_:_:)", { copysign($0, $1) }),
    ]
    for (name, body) in binary { function(name) { (a: Number, b: Number) in Number(body(Double(a), Double(b))) } }
    addParts(type)
  }

  /// Adds the functions that take a number apart and put it together.
  @inline(never)
  private mutating func addParts<Number: BinaryFloatingPoint & MachineValue>(_ type: Number.Type) {
    function("fma(_:_:_:)") { (a: Number, b: Number, c: Number) in Number(fma(Double(a), Double(b), Double(c))) }
    for name in ["ldexp(_:_:)", "scalbn(_:_:)"] {
      function(name) { (a: Number, exponent: Int) in Number(scalbn(Double(a), Int32(clamping: exponent))) }
    }
    add("modf(_:)", .function, of: nil, [type.type], .pair(type.type, type.type), [:]) { (frame, slots) throws(Fault) in
      let (whole, rest) = modf(Double(Number.load(from: frame, at: slots[1])))
      Number(whole).store(to: frame, at: slots[0])
      Number(rest).store(to: frame, at: slots[0].advanced(by: .word))
    }
    add("frexp(_:)", .function, of: nil, [type.type], .pair(type.type, .int), [:]) { (frame, slots) throws(Fault) in
      let (fraction, exponent) = frexp(Double(Number.load(from: frame, at: slots[1])))
      Number(fraction).store(to: frame, at: slots[0])
      exponent.store(to: frame, at: slots[0].advanced(by: .word))
    }
  }

  /// Adds the functions of Foundation for Float, which compute in that precision.
  @inline(never)
  private mutating func addFloatFunctions() {
    let unary: [(String, @Sendable (Float) -> Float)] = [
      ("sqrt(_:)", { sqrt($0) }), ("sin(_:)", { sin($0) }), ("cos(_:)", { cos($0) }), ("tan(_:)", { tan($0) }),
      ("asin(_:)", { asin($0) }), ("acos(_:)", { acos($0) }), ("atan(_:)", { atan($0) }), ("sinh(_:)", { sinh($0) }),
      ("cosh(_:)", { cosh($0) }), ("tanh(_:)", { tanh($0) }), ("asinh(_:)", { asinh($0) }),
      ("acosh(_:)", { acosh($0) }), ("atanh(_:)", { atanh($0) }), ("exp(_:)", { exp($0) }), ("exp2(_:)", { exp2($0) }),
      ("expm1(_:)", { expm1($0) }), ("log(_:)", { log($0) }), ("log2(_:)", { log2($0) }), ("log10(_:)", { log10($0) }),
      ("log1p(_:)", { log1p($0) }), ("logb(_:)", { logb($0) }), ("cbrt(_:)", { cbrt($0) }), ("erf(_:)", { erf($0) }),
      ("erfc(_:)", { erfc($0) }), ("tgamma(_:)", { tgamma($0) }), ("floor(_:)", { floor($0) }),
      ("ceil(_:)", { ceil($0) }), ("round(_:)", { Foundation.round($0) }), ("trunc(_:)", { trunc($0) }),
      ("rint(_:)", { rint($0) }), ("nearbyint(_:)", { nearbyint($0) }), ("fabs(_:)", { abs($0) }),
      ("sinf(_:)", { sinf($0) }), ("cosf(_:)", { cosf($0) }), ("tanf(_:)", { tanf($0) }), ("sqrtf(_:)", { sqrtf($0) }),
      ("expf(_:)", { expf($0) }), ("logf(_:)", { logf($0) }), ("floorf(_:)", { floorf($0) }),
      ("ceilf(_:)", { ceilf($0) }), ("roundf(_:)", { roundf($0) }), ("fabsf(_:)", { fabsf($0) }),
    ]
    for (name, body) in unary { function(name) { (value: Float) in body(value) } }
    let binary: [(String, @Sendable (Float, Float) -> Float)] = [
      ("pow(_:_:)", { pow($0, $1) }), ("atan2(_:_:)", { atan2($0, $1) }), ("hypot(_:_:)", { hypot($0, $1) }),
      ("fmod(_:_:)", { fmod($0, $1) }), ("remainder(_:_:)", { remainder($0, $1) }), ("fmin(_:_:)", { fmin($0, $1) }),
      ("fmax(_:_:)", { fmax($0, $1) }), ("fdim(_:_:)", { fdim($0, $1) }), ("nextafter(_:_:)", { nextafter($0, $1) }),
      ("copysign(_:_:)", { copysign($0, $1) }), ("powf(_:_:)", { powf($0, $1) }),
      ("atan2f(_:_:)", { atan2f($0, $1) }), ("fmodf(_:_:)", { fmodf($0, $1) }), ("hypotf(_:_:)", { hypotf($0, $1) }),
      ("fminf(_:_:)", { fminf($0, $1) }), ("fmaxf(_:_:)", { fmaxf($0, $1) }),
    ]
    for (name, body) in binary { function(name) { (a: Float, b: Float) in body(a, b) } }
  }

  /// Adds the strides of a generic parameter that conforms to `Strideable`.
  @inline(never)
  private mutating func addGenericStrides() {
    let element = GenericParameter(name: "T", owner: -6, bounds: [.library("Strideable")])
    let step = GenericParameter(
      name: "T.Stride", owner: -6, bounds: [.library("SignedNumeric"), .library("Comparable")], root: [element])
    for (name, result) in [("to", "StrideTo"), ("through", "StrideThrough")] {
      add(
        NativeRow(
          name: "stride(from:\(name):by:)", role: .function, generics: [element], labels: ["from", name, "by"],
          parameters: [.parameter(element), .parameter(element), .parameter(step)],
          result: .library(result, .parameter(element)),
          body: .typed { types in types.first.flatMap(StrideRows.making) }, cost: .nothing))
    }
  }

  /// Adds `min` and `max` and the strides of one type.
  @inline(never)
  private mutating func addExtremes<Number: SignedNumeric & Comparable & MachineValue>(_ type: Number.Type) {
    let zero: Number = 0
    if !type.type.isConvertibleFloat {
      function("min(_:_:)") { (a: Number, b: Number) in min(a, b) }
      function("max(_:_:)") { (a: Number, b: Number) in max(a, b) }
    }
    function("min(_:_:_:)") { (a: Number, b: Number, c: Number) in min(a, b, c) }
    function("max(_:_:_:)") { (a: Number, b: Number, c: Number) in max(a, b, c) }
    for (name, result) in [("to", "StrideTo"), ("through", "StrideThrough")] {
      add(
        NativeRow(
          name: "stride(from:\(name):by:)", role: .function, labels: ["from", name, "by"],
          parameters: [type.type, type.type, type.type], result: .library(result, type.type),
          body: .native { (frame, slots) throws(Fault) in
            guard Number.load(from: frame, at: slots[3]) != zero else { throw .zeroStride }
            for index in 0..<3 {
              frame.words[Int(slots[0].word) + index] = frame.words[Int(slots[index + 1].word)]
            }
          }))
    }
  }
}
