// Measurements as text, as a user in the United States reads them. Lengths, masses, temperatures and speeds are
// converted to the units that are used there, unless a style asks for those that they have. Units of other dimensions
// stay what they are, where Apple's styles may choose larger or smaller ones.

struct MeasurementFormatUnitUsage: Hashable {
  let _isProvided: Bool
  static let general = MeasurementFormatUnitUsage(_isProvided: false)
  static let asProvided = MeasurementFormatUnitUsage(_isProvided: true)
  static let road = MeasurementFormatUnitUsage(_isProvided: false)
  static let person = MeasurementFormatUnitUsage(_isProvided: false)
  static let weather = MeasurementFormatUnitUsage(_isProvided: false)
}

struct _MeasurementStyle {
  enum UnitWidth: Hashable { case wide, abbreviated, narrow }
  let _width: _MeasurementStyle.UnitWidth
  let _usage: MeasurementFormatUnitUsage
  let _number: FloatingPointFormatStyle<Double>?
  static func measurement(
    width: _MeasurementStyle.UnitWidth, usage: MeasurementFormatUnitUsage = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> _MeasurementStyle { _MeasurementStyle(_width: width, _usage: usage, _number: numberFormatStyle) }

  func _format(_ value: Double, _ unit: Dimension) -> String {
    let shown = _usage._isProvided ? _Shown(value, unit) : _Shown(local: value, unit)
    let digits = _number?.format(shown.value) ?? (_usage._isProvided ? shown.value.formatted() : shown._digits)
    return _UnitName(shown.unit)._text(digits, isOne: digits == "1", _width)
  }
}

/// A value in the unit in which it is shown.
struct _Shown {
  let value: Double
  let unit: Dimension
  init(_ value: Double, _ unit: Dimension) {
    self.value = value
    self.unit = unit
  }
  /// Chooses the largest usual unit in which the value is at least 1, or else the smallest one.
  init(local value: Double, _ unit: Dimension) {
    let base = unit.converter.baseUnitValue(fromValue: value)
    var chosen = unit
    for other in _Shown._units(unit) {
      chosen = other
      if other.converter.value(fromBaseUnitValue: base).magnitude >= 1 { break }
    }
    self.init(chosen === unit ? value : chosen.converter.value(fromBaseUnitValue: base), chosen)
  }
  private static func _units(_ unit: Dimension) -> [Dimension] {
    if unit is UnitLength { return [UnitLength.miles, UnitLength.feet, UnitLength.inches] }
    if unit is UnitMass { return [UnitMass.pounds, UnitMass.ounces] }
    if unit is UnitTemperature { return [UnitTemperature.fahrenheit] }
    if unit is UnitSpeed { return [UnitSpeed.milesPerHour] }
    return []
  }
  /// Whole numbers, or two digits of smaller ones.
  var _digits: String {
    let style = FloatingPointFormatStyle<Double>()
    return value.magnitude.rounded() >= 10
      ? style.precision(.fractionLength(0)).format(value) : style.precision(.significantDigits(1...2)).format(value)
  }
}

/// The names of a unit in English.
struct _UnitName {
  let short: String
  let one: String
  let many: String
  init(_ unit: Dimension) {
    let symbol = unit.symbol
    let known: [String: [String]] = [
      "Mm": ["Mm", "megameter"], "km": ["km", "kilometer"], "hm": ["hm", "hectometer"], "dam": ["dam", "decameter"],
      "m": ["m", "meter"], "dm": ["dm", "decimeter"], "cm": ["cm", "centimeter"], "mm": ["mm", "millimeter"],
      "in": ["in", "inch", "inches"], "ft": ["ft", "foot", "feet"], "yd": ["yd", "yard"], "mi": ["mi", "mile"],
      "NM": ["nmi", "nautical mile"], "ly": ["ly", "light year"], "kg": ["kg", "kilogram"], "g": ["g", "gram"],
      "mg": ["mg", "milligram"], "oz": ["oz", "ounce"], "lb": ["lb", "pound"], "st": ["st", "stone", "stones"],
      "t": ["t", "metric ton"], "ton": ["tn", "ton"], "m/s": ["m/s", "meter per second", "meters per second"],
      "km/h": ["km/h", "kilometer per hour", "kilometers per hour"],
      "mph": ["mph", "mile per hour", "miles per hour"], "kn": ["kn", "knot"], "L": ["L", "liter"],
      "dl": ["dL", "deciliter"], "cL": ["cL", "centiliter"], "mL": ["mL", "milliliter"], "gal": ["gal", "gallon"],
      "qt": ["qt", "quart"], "pt": ["pt", "pint"], "cup": ["c", "cup"], "fl oz": ["fl oz", "fluid ounce"],
      "tbsp": ["tbsp", "tablespoon"], "tsp": ["tsp", "teaspoon"], "ac": ["ac", "acre"], "ha": ["ha", "hectare"],
      "J": ["J", "joule"], "kJ": ["kJ", "kilojoule"], "kCal": ["kcal", "kilocalorie"], "cal": ["cal", "calorie"],
      "kWh": ["kWh", "kilowatt-hour"], "W": ["W", "watt"], "kW": ["kW", "kilowatt"],
      "hp": ["hp", "horsepower", "horsepower"], "Hz": ["Hz", "hertz", "hertz"], "rad": ["rad", "radian"],
      "\u{B0}": ["deg", "degree"], "K": ["K", "kelvin"],
      "\u{B0}C": ["\u{B0}C", "degree Celsius", "degrees Celsius"],
      "\u{B0}F": ["\u{B0}F", "degree Fahrenheit", "degrees Fahrenheit"],
      "km\u{B2}": ["km\u{B2}", "square kilometer"], "m\u{B2}": ["m\u{B2}", "square meter"],
      "ft\u{B2}": ["ft\u{B2}", "square foot", "square feet"], "mi\u{B2}": ["mi\u{B2}", "square mile"],
      "m\u{B3}": ["m\u{B3}", "cubic meter"],
    ]
    let spans = ["h": ["hr", "hour"], "m": ["min", "minute"], "s": ["sec", "second"], "ms": ["ms", "millisecond"]]
    let names = (unit is UnitDuration ? spans[symbol] : known[symbol]) ?? [symbol, symbol, symbol]
    short = names[0]
    one = names[1]
    many = names.count > 2 ? names[2] : names[1] + "s"
  }
  func _text(_ digits: String, isOne: Bool, _ width: _MeasurementStyle.UnitWidth) -> String {
    let isDegree = short.hasPrefix("\u{B0}")
    switch width {
    case .wide: return digits + " " + (isOne ? one : many)
    case .abbreviated: return digits + (isDegree ? "" : " ") + short
    case .narrow: return digits + (isDegree ? "\u{B0}" : short)
    }
  }
}

extension Measurement {
  func formatted() -> String { _MeasurementStyle.measurement(width: .abbreviated)._format(value, unit) }
  func formatted(_ style: _MeasurementStyle) -> String { style._format(value, unit) }
}

extension Text {
  init<U: Dimension>(_ input: Measurement<U>, format: _MeasurementStyle) {
    self.init(verbatim: format._format(input.value, input.unit))
  }
}

class MeasurementFormatter: Formatter {
  struct UnitOptions: OptionSet, Hashable {
    let rawValue: UInt
    static let providedUnit = MeasurementFormatter.UnitOptions(rawValue: 1)
    static let naturalScale = MeasurementFormatter.UnitOptions(rawValue: 2)
    static let temperatureWithoutUnit = MeasurementFormatter.UnitOptions(rawValue: 4)
  }
  var unitOptions: MeasurementFormatter.UnitOptions = []
  var unitStyle = Formatter.UnitStyle.medium
  var locale = Locale.current
  var numberFormatter = NumberFormatter()
  override init() {
    numberFormatter.numberStyle = .decimal
  }
  func string<U: Dimension>(from measurement: Measurement<U>) -> String {
    let isProvided = unitOptions.contains(.providedUnit)
    let shown =
      isProvided ? _Shown(measurement.value, measurement.unit) : _Shown(local: measurement.value, measurement.unit)
    let digits = numberFormatter.string(from: NSNumber(value: shown.value)) ?? ""
    if unitOptions.contains(.temperatureWithoutUnit) && measurement.unit is UnitTemperature { return digits + "\u{B0}" }
    let width: _MeasurementStyle.UnitWidth =
      unitStyle == .long ? .wide : unitStyle == .medium ? .abbreviated : .narrow
    return _UnitName(shown.unit)._text(digits, isOne: digits == "1", width)
  }
  func string(from unit: Dimension) -> String { _UnitName(unit).short }
}
