import Foundation

/// Integer arithmetic. The type is known only when a shape's code is made.
enum IntegerRows {
  /// The integer types by name.
  static let types: [String: any IntegerValue.Type] = [
    "Int": Int.self, "Int8": Int8.self, "Int16": Int16.self, "Int32": Int32.self, "Int64": Int64.self,
    "UInt": UInt.self, "UInt8": UInt8.self, "UInt16": UInt16.self, "UInt32": UInt32.self, "UInt64": UInt64.self,
  ]

  /// Returns the native type of an integer type, or nil for other types.
  static func native(_ type: Type) -> (any IntegerValue.Type)? {
    guard case .nominal(let nominal, _) = type, !nominal.isDeclared else { return nil }
    return types[nominal.name]
  }

  /// Slots: result, left operand, right operand.
  static func arithmetic(_ name: ArithmeticOperator, _ type: any IntegerValue.Type) -> Native {
    arithmetic(name, of: type)
  }

  private static func arithmetic<Number: IntegerValue>(_ name: ArithmeticOperator, of type: Number.Type) -> Native {
    func row(_ body: @escaping @Sendable (Number, Number) throws(Fault) -> (Number, overflow: Bool)) -> Native {
      { (frame, slots) throws(Fault) in
        let (a, b) = (Number.load(from: frame, at: slots[1]), Number.load(from: frame, at: slots[2]))
        let (value, overflow) = try body(a, b)
        guard !overflow else { throw .overflow(Number.self, a, name.rawValue, b) }
        value.store(to: frame, at: slots[0])
      }
    }
    switch name {
    case .add: return row { (a, b) in a.addingReportingOverflow(b) }
    case .subtract: return row { (a, b) in a.subtractingReportingOverflow(b) }
    case .multiply: return row { (a, b) in a.multipliedReportingOverflow(by: b) }
    case .divide:
      return row { (a, b) throws(Fault) in
        guard b != 0 else { throw .divisionByZero(a, "/") }
        return a.dividedReportingOverflow(by: b)
      }
    case .remainder:
      return row { (a, b) throws(Fault) in
        guard b != 0 else { throw .divisionByZero(a, "%") }
        return a.remainderReportingOverflow(dividingBy: b)
      }
    }
  }

  /// Slots: result, left operand, right operand.
  static func less(orEqual: Bool, _ type: any IntegerValue.Type) -> Native { less(orEqual: orEqual, of: type) }

  private static func less<Number: IntegerValue>(orEqual: Bool, of type: Number.Type) -> Native {
    { (frame, slots) throws(Fault) in
      let (a, b) = (Number.load(from: frame, at: slots[1]), Number.load(from: frame, at: slots[2]))
      frame[bool: slots[0].word] = orEqual ? a <= b : a < b
    }
  }

  /// Slots: result, operand.
  static func negation(_ type: any IntegerValue.Type) -> Native { negation(of: type) }

  private static func negation<Number: IntegerValue>(of type: Number.Type) -> Native {
    { (frame, slots) throws(Fault) in
      let operand = Number.load(from: frame, at: slots[1])
      let (value, overflow) = Number.zero.subtractingReportingOverflow(operand)
      guard !overflow else { throw .overflow(Number.self, "-", operand) }
      value.store(to: frame, at: slots[0])
    }
  }

  /// Returns the word of an integer literal, or nil if the type cannot hold it.
  static func word(_ value: Int, as type: any IntegerValue.Type) -> UInt64? { word(value, of: type) }

  private static func word<Number: IntegerValue>(_ value: Int, of type: Number.Type) -> UInt64? {
    guard let number = Number(exactly: value) else { return nil }
    return Constant(number).words[0]
  }

  /// The rule for a value that does not fit the target type of a conversion.
  enum Fitting: Sendable { case trapping, exactly, clamping, truncating }

  /// Slots: result, integer.
  static func conversion(
    from source: any IntegerValue.Type, to target: any IntegerValue.Type, _ rule: Fitting
  ) -> Native {
    conversion(source, target, rule)
  }

  private static func conversion<Source: IntegerValue, Converted: IntegerValue>(
    _ source: Source.Type, _ target: Converted.Type, _ rule: Fitting
  ) -> Native {
    { (frame, slots) throws(Fault) in
      let value = Source.load(from: frame, at: slots[1])
      switch rule {
      case .trapping:
        guard let number = Converted(exactly: value) else { throw .unrepresentable(value, as: Converted.self) }
        number.store(to: frame, at: slots[0])
      case .exactly: Converted(exactly: value).store(to: frame, at: slots[0])
      case .clamping: Converted(clamping: value).store(to: frame, at: slots[0])
      case .truncating: Converted(truncatingIfNeeded: value).store(to: frame, at: slots[0])
      }
    }
  }

  /// Slots: result, number.
  static func conversion(fromFloating source: Type, to target: any IntegerValue.Type) -> Native {
    conversion(source, target)
  }

  private static func conversion<Converted: IntegerValue>(_ source: Type, _ target: Converted.Type) -> Native {
    { (frame, slots) throws(Fault) in
      let value = source == .float ? Double(Float.load(from: frame, at: slots[1])) : frame[double: slots[1].word]
      try truncated(value, to: Converted.self).store(to: frame, at: slots[0])
    }
  }

  /// Returns the integer part of a number, as the `init(_:)` of the integer types does.
  /// Throws if it is not representable.
  static func truncated<Number: FixedWidthInteger>(_ value: Double, to type: Number.Type) throws(Fault) -> Number {
    guard value.isFinite else {
      throw .infinite(value, as: Number.self)
    }
    guard let result = Number(exactly: value.rounded(.towardZero)) else {
      throw .unrepresentable(value, as: Number.self)
    }
    return result
  }

  /// Slots: result, integer.
  static func conversion(from source: any IntegerValue.Type, toFloating target: Type) -> Native {
    conversion(source, target)
  }

  private static func conversion<Source: IntegerValue>(_ source: Source.Type, _ target: Type) -> Native {
    { (frame, slots) throws(Fault) in
      let value = Source.load(from: frame, at: slots[1])
      if target == .float {
        Float(value).store(to: frame, at: slots[0])
      } else {
        frame[double: slots[0].word] = Double(value)
      }
    }
  }
}
