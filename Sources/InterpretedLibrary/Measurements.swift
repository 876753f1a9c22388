// Values with their units, and how they are converted.

class UnitConverter: NSObject {
  func baseUnitValue(fromValue value: Double) -> Double { value }
  func value(fromBaseUnitValue baseUnitValue: Double) -> Double { baseUnitValue }
}

class UnitConverterLinear: UnitConverter {
  let coefficient: Double
  let constant: Double
  init(coefficient: Double, constant: Double = 0) {
    self.coefficient = coefficient
    self.constant = constant
  }
  override func baseUnitValue(fromValue value: Double) -> Double { value * coefficient + constant }
  override func value(fromBaseUnitValue baseUnitValue: Double) -> Double { (baseUnitValue - constant) / coefficient }
}

class Unit: NSObject {
  let symbol: String
  init(symbol: String) { self.symbol = symbol }
}

/// A unit of a dimension, which can be converted to the others of it.
class Dimension: Unit {
  let converter: UnitConverter
  init(symbol: String, converter: UnitConverter) {
    self.converter = converter
    super.init(symbol: symbol)
  }
  /// The unit that the others of the dimension are converted by.
  var _base: Dimension { self }
  /// A text that equal units share.
  var _key: String { "\(symbol) \(converter.baseUnitValue(fromValue: 1))" }
}

/// A value with its unit. Foundation's may have a unit without a dimension, too.
struct Measurement<UnitType: Dimension>: Hashable, Comparable, CustomStringConvertible {
  var value: Double
  let unit: UnitType
  init(value: Double, unit: UnitType) {
    self.value = value
    self.unit = unit
  }
  var _baseValue: Double { unit.converter.baseUnitValue(fromValue: value) }
  var description: String { "\(value) \(unit.symbol)" }
  var debugDescription: String { description }
  func converted(to otherUnit: UnitType) -> Measurement<UnitType> {
    if unit._key == otherUnit._key { return self }
    return Measurement<UnitType>(
      value: otherUnit.converter.value(fromBaseUnitValue: _baseValue), unit: otherUnit)
  }
  mutating func convert(to otherUnit: UnitType) { self = converted(to: otherUnit) }
  func hash(into hasher: inout Hasher) { hasher.combine(_baseValue) }

  static func == (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
    lhs.unit._key == rhs.unit._key ? lhs.value == rhs.value : lhs._baseValue == rhs._baseValue
  }
  static func < (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
    lhs.unit._key == rhs.unit._key ? lhs.value < rhs.value : lhs._baseValue < rhs._baseValue
  }
  /// The unit is the left one if both are the same, else that of the dimension.
  static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
    if lhs.unit._key == rhs.unit._key { return Measurement<UnitType>(value: lhs.value + rhs.value, unit: lhs.unit) }
    return Measurement<UnitType>(value: lhs._baseValue + rhs._baseValue, unit: lhs.unit._base as! UnitType)
  }
  static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
    if lhs.unit._key == rhs.unit._key { return Measurement<UnitType>(value: lhs.value - rhs.value, unit: lhs.unit) }
    return Measurement<UnitType>(value: lhs._baseValue - rhs._baseValue, unit: lhs.unit._base as! UnitType)
  }
  static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
    Measurement<UnitType>(value: lhs.value * rhs, unit: lhs.unit)
  }
  static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
    Measurement<UnitType>(value: lhs * rhs.value, unit: rhs.unit)
  }
  static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
    Measurement<UnitType>(value: lhs.value / rhs, unit: lhs.unit)
  }
  static func / (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
    Measurement<UnitType>(value: lhs / rhs.value, unit: rhs.unit)
  }
}
