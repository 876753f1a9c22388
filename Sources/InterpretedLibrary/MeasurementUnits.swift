// The units of space, time and weight, with Foundation's symbols and coefficients.

class UnitLength: Dimension {
  static let megameters = UnitLength(symbol: "Mm", converter: UnitConverterLinear(coefficient: 1e6))
  static let kilometers = UnitLength(symbol: "km", converter: UnitConverterLinear(coefficient: 1e3))
  static let hectometers = UnitLength(symbol: "hm", converter: UnitConverterLinear(coefficient: 1e2))
  static let decameters = UnitLength(symbol: "dam", converter: UnitConverterLinear(coefficient: 1e1))
  static let meters = UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: 1))
  static let decimeters = UnitLength(symbol: "dm", converter: UnitConverterLinear(coefficient: 1e-1))
  static let centimeters = UnitLength(symbol: "cm", converter: UnitConverterLinear(coefficient: 1e-2))
  static let millimeters = UnitLength(symbol: "mm", converter: UnitConverterLinear(coefficient: 1e-3))
  static let micrometers = UnitLength(symbol: "\u{00B5}m", converter: UnitConverterLinear(coefficient: 1e-6))
  static let nanometers = UnitLength(symbol: "nm", converter: UnitConverterLinear(coefficient: 1e-9))
  static let picometers = UnitLength(symbol: "pm", converter: UnitConverterLinear(coefficient: 1e-12))
  static let inches = UnitLength(symbol: "in", converter: UnitConverterLinear(coefficient: 0.0254))
  static let feet = UnitLength(symbol: "ft", converter: UnitConverterLinear(coefficient: 0.3048))
  static let yards = UnitLength(symbol: "yd", converter: UnitConverterLinear(coefficient: 0.9144))
  static let miles = UnitLength(symbol: "mi", converter: UnitConverterLinear(coefficient: 1609.34))
  static let scandinavianMiles = UnitLength(symbol: "smi", converter: UnitConverterLinear(coefficient: 10000))
  static let lightyears = UnitLength(symbol: "ly", converter: UnitConverterLinear(coefficient: 9.461e15))
  static let nauticalMiles = UnitLength(symbol: "NM", converter: UnitConverterLinear(coefficient: 1852))
  static let fathoms = UnitLength(symbol: "ftm", converter: UnitConverterLinear(coefficient: 1.8288))
  static let furlongs = UnitLength(symbol: "fur", converter: UnitConverterLinear(coefficient: 201.168))
  static let astronomicalUnits = UnitLength(symbol: "ua", converter: UnitConverterLinear(coefficient: 1.496e11))
  static let parsecs = UnitLength(symbol: "pc", converter: UnitConverterLinear(coefficient: 3.086e16))
  override var _base: Dimension { UnitLength.meters }
}

class UnitMass: Dimension {
  static let kilograms = UnitMass(symbol: "kg", converter: UnitConverterLinear(coefficient: 1))
  static let grams = UnitMass(symbol: "g", converter: UnitConverterLinear(coefficient: 1e-3))
  static let decigrams = UnitMass(symbol: "dg", converter: UnitConverterLinear(coefficient: 1e-4))
  static let centigrams = UnitMass(symbol: "cg", converter: UnitConverterLinear(coefficient: 1e-5))
  static let milligrams = UnitMass(symbol: "mg", converter: UnitConverterLinear(coefficient: 1e-6))
  static let micrograms = UnitMass(symbol: "\u{00B5}g", converter: UnitConverterLinear(coefficient: 1e-9))
  static let nanograms = UnitMass(symbol: "ng", converter: UnitConverterLinear(coefficient: 1e-12))
  static let picograms = UnitMass(symbol: "pg", converter: UnitConverterLinear(coefficient: 1e-15))
  static let ounces = UnitMass(symbol: "oz", converter: UnitConverterLinear(coefficient: 0.0283495))
  static let pounds = UnitMass(symbol: "lb", converter: UnitConverterLinear(coefficient: 0.453592))
  static let stones = UnitMass(symbol: "st", converter: UnitConverterLinear(coefficient: 0.157473))
  static let metricTons = UnitMass(symbol: "t", converter: UnitConverterLinear(coefficient: 1000))
  static let shortTons = UnitMass(symbol: "ton", converter: UnitConverterLinear(coefficient: 907.185))
  static let carats = UnitMass(symbol: "ct", converter: UnitConverterLinear(coefficient: 0.0002))
  static let ouncesTroy = UnitMass(symbol: "oz t", converter: UnitConverterLinear(coefficient: 0.03110348))
  static let slugs = UnitMass(symbol: "slug", converter: UnitConverterLinear(coefficient: 14.5939))
  override var _base: Dimension { UnitMass.kilograms }
}

class UnitTemperature: Dimension {
  static let kelvin = UnitTemperature(symbol: "K", converter: UnitConverterLinear(coefficient: 1))
  static let celsius = UnitTemperature(
    symbol: "\u{00B0}C", converter: UnitConverterLinear(coefficient: 1, constant: 273.15))
  static let fahrenheit = UnitTemperature(
    symbol: "\u{00B0}F", converter: UnitConverterLinear(coefficient: 0.55555555555556, constant: 255.37222222222427))
  override var _base: Dimension { UnitTemperature.kelvin }
}

class UnitDuration: Dimension {
  static let hours = UnitDuration(symbol: "h", converter: UnitConverterLinear(coefficient: 3600))
  static let minutes = UnitDuration(symbol: "m", converter: UnitConverterLinear(coefficient: 60))
  static let seconds = UnitDuration(symbol: "s", converter: UnitConverterLinear(coefficient: 1))
  static let milliseconds = UnitDuration(symbol: "ms", converter: UnitConverterLinear(coefficient: 1e-3))
  static let microseconds = UnitDuration(symbol: "\u{00B5}s", converter: UnitConverterLinear(coefficient: 1e-6))
  static let nanoseconds = UnitDuration(symbol: "ns", converter: UnitConverterLinear(coefficient: 1e-9))
  static let picoseconds = UnitDuration(symbol: "ps", converter: UnitConverterLinear(coefficient: 1e-12))
  override var _base: Dimension { UnitDuration.seconds }
}

class UnitSpeed: Dimension {
  static let metersPerSecond = UnitSpeed(symbol: "m/s", converter: UnitConverterLinear(coefficient: 1))
  static let kilometersPerHour = UnitSpeed(symbol: "km/h", converter: UnitConverterLinear(coefficient: 0.277778))
  static let milesPerHour = UnitSpeed(symbol: "mph", converter: UnitConverterLinear(coefficient: 0.44704))
  static let knots = UnitSpeed(symbol: "kn", converter: UnitConverterLinear(coefficient: 0.514444))
  override var _base: Dimension { UnitSpeed.metersPerSecond }
}

class UnitArea: Dimension {
  static let squareMegameters = UnitArea(symbol: "Mm\u{00B2}", converter: UnitConverterLinear(coefficient: 1e12))
  static let squareKilometers = UnitArea(symbol: "km\u{00B2}", converter: UnitConverterLinear(coefficient: 1e6))
  static let squareMeters = UnitArea(symbol: "m\u{00B2}", converter: UnitConverterLinear(coefficient: 1))
  static let squareCentimeters = UnitArea(symbol: "cm\u{00B2}", converter: UnitConverterLinear(coefficient: 1e-4))
  static let squareMillimeters = UnitArea(symbol: "mm\u{00B2}", converter: UnitConverterLinear(coefficient: 1e-6))
  static let squareMicrometers = UnitArea(
    symbol: "\u{00B5}m\u{00B2}", converter: UnitConverterLinear(coefficient: 1e-12))
  static let squareNanometers = UnitArea(symbol: "nm\u{00B2}", converter: UnitConverterLinear(coefficient: 1e-18))
  static let squareInches = UnitArea(symbol: "in\u{00B2}", converter: UnitConverterLinear(coefficient: 0.00064516))
  static let squareFeet = UnitArea(symbol: "ft\u{00B2}", converter: UnitConverterLinear(coefficient: 0.092903))
  static let squareYards = UnitArea(symbol: "yd\u{00B2}", converter: UnitConverterLinear(coefficient: 0.836127))
  static let squareMiles = UnitArea(symbol: "mi\u{00B2}", converter: UnitConverterLinear(coefficient: 2.59e6))
  static let acres = UnitArea(symbol: "ac", converter: UnitConverterLinear(coefficient: 4046.86))
  static let ares = UnitArea(symbol: "a", converter: UnitConverterLinear(coefficient: 100))
  static let hectares = UnitArea(symbol: "ha", converter: UnitConverterLinear(coefficient: 10000))
  override var _base: Dimension { UnitArea.squareMeters }
}

class UnitAngle: Dimension {
  static let degrees = UnitAngle(symbol: "\u{00B0}", converter: UnitConverterLinear(coefficient: 1))
  static let arcMinutes = UnitAngle(symbol: "\u{02B9}", converter: UnitConverterLinear(coefficient: 1.0 / 60))
  static let arcSeconds = UnitAngle(symbol: "\u{02B9}\u{02B9}", converter: UnitConverterLinear(coefficient: 1.0 / 3600))
  static let radians = UnitAngle(symbol: "rad", converter: UnitConverterLinear(coefficient: 180 / Double.pi))
  static let gradians = UnitAngle(symbol: "grad", converter: UnitConverterLinear(coefficient: 0.9))
  static let revolutions = UnitAngle(symbol: "rev", converter: UnitConverterLinear(coefficient: 360))
  override var _base: Dimension { UnitAngle.degrees }
}
