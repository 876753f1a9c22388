import Foundation

// The arithmetic of decimal numbers, whose type is interpreted.

extension LibraryTable {
  @inline(never)
  mutating func addDecimals() {
    declare(DecimalValue.self, conforms: ["Hashable"])
    staticMethod(DecimalValue.self, "_number(_:)", cost: .nothing) { (value: Int) in DecimalValue(Decimal(value)) }
    staticMethod(DecimalValue.self, "_fraction(_:)", cost: .nothing) { (value: Double) in
      // Foundation traps, and so do the initializers of the library.
      DecimalValue(value.isInfinite ? .nan : Decimal(value))
    }
    add("_read(_:)", .staticMember, of: DecimalValue.type, [.string], .optional(DecimalValue.type), [:]) {
      frame, slots in
      // As many characters as a number can have: the rest cannot change it.
      let text = String(String.load(from: frame, at: slots[1]).prefix(1_000))
      Decimal(string: text, locale: nil).map { DecimalValue($0) }.store(to: frame, at: slots[0])
    }
    staticMethod(DecimalValue.self, "_constant(_:)", cost: .nothing) { (index: Int) in
      let numbers: [Decimal] = [.pi, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .nan]
      return DecimalValue(numbers.indices.contains(index) ? numbers[index] : .nan)
    }
    addDecimalArithmetic()
    addDecimalParts()
  }

  private mutating func addDecimalArithmetic() {
    method("_adding(_:)", cost: .nothing) { (a: DecimalValue, b: DecimalValue) in DecimalValue(a.number + b.number) }
    method("_subtracting(_:)", cost: .nothing) { (a: DecimalValue, b: DecimalValue) in
      DecimalValue(a.number - b.number)
    }
    method("_multiplying(_:)", cost: .nothing) { (a: DecimalValue, b: DecimalValue) in
      DecimalValue(a.multiplied(by: b))
    }
    method("_dividing(_:)", cost: .nothing) { (a: DecimalValue, b: DecimalValue) in DecimalValue(a.number / b.number) }
    method("_negated()", cost: .nothing) { (a: DecimalValue) in DecimalValue(-a.number) }
    method("_isLess(_:)", cost: .nothing) { (a: DecimalValue, b: DecimalValue) in a.number < b.number }
    method("_raised(_:)", cost: .nothing) { (a: DecimalValue, power: Int) in DecimalValue(a.raised(to: power)) }
    method("_rounded(_:_:)", cost: .nothing) { (a: DecimalValue, scale: Int, mode: Int) in
      DecimalValue(a.rounded(scale, NSDecimalNumber.RoundingMode(rawValue: UInt(max(0, mode))) ?? .plain))
    }
    method("_scaled(_:_:)", cost: .nothing) { (a: DecimalValue, exponent: Int, isNegative: Bool) in
      DecimalValue(a.scaled(by: exponent, isNegative: isNegative))
    }
  }

  private mutating func addDecimalParts() {
    getter("_text") { (a: DecimalValue) in a.number.description }
    getter("_isNaN", cost: .nothing) { (a: DecimalValue) in a.number.isNaN }
    getter("_isNegative", cost: .nothing) { (a: DecimalValue) in a.number.isSignMinus }
    getter("_exponent", cost: .nothing) { (a: DecimalValue) in a.number.exponent }
    getter("_double", cost: .nothing) { (a: DecimalValue) in NSDecimalNumber(decimal: a.number).doubleValue }
    getter("_int", cost: .nothing) { (a: DecimalValue) in NSDecimalNumber(decimal: a.number).intValue }
  }
}
