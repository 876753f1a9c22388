// The units of volumes and of what machines do, with Foundation's symbols and coefficients.

class UnitVolume: Dimension {
  static let megaliters = UnitVolume(symbol: "ML", converter: UnitConverterLinear(coefficient: 1e6))
  static let kiloliters = UnitVolume(symbol: "kL", converter: UnitConverterLinear(coefficient: 1e3))
  static let liters = UnitVolume(symbol: "L", converter: UnitConverterLinear(coefficient: 1))
  static let deciliters = UnitVolume(symbol: "dl", converter: UnitConverterLinear(coefficient: 1e-1))
  static let centiliters = UnitVolume(symbol: "cL", converter: UnitConverterLinear(coefficient: 1e-2))
  static let milliliters = UnitVolume(symbol: "mL", converter: UnitConverterLinear(coefficient: 1e-3))
  static let cubicKilometers = UnitVolume(symbol: "km\u{00B3}", converter: UnitConverterLinear(coefficient: 1e12))
  static let cubicMeters = UnitVolume(symbol: "m\u{00B3}", converter: UnitConverterLinear(coefficient: 1000))
  static let cubicDecimeters = UnitVolume(symbol: "dm\u{00B3}", converter: UnitConverterLinear(coefficient: 1))
  static let cubicCentimeters = UnitVolume(symbol: "cm\u{00B3}", converter: UnitConverterLinear(coefficient: 0.001))
  static let cubicMillimeters = UnitVolume(symbol: "mm\u{00B3}", converter: UnitConverterLinear(coefficient: 0.000001))
  static let cubicInches = UnitVolume(symbol: "in\u{00B3}", converter: UnitConverterLinear(coefficient: 0.0163871))
  static let cubicFeet = UnitVolume(symbol: "ft\u{00B3}", converter: UnitConverterLinear(coefficient: 28.3168))
  static let cubicYards = UnitVolume(symbol: "yd\u{00B3}", converter: UnitConverterLinear(coefficient: 764.555))
  static let cubicMiles = UnitVolume(symbol: "mi\u{00B3}", converter: UnitConverterLinear(coefficient: 4.168e12))
  static let acreFeet = UnitVolume(symbol: "af", converter: UnitConverterLinear(coefficient: 1.233e6))
  static let bushels = UnitVolume(symbol: "bsh", converter: UnitConverterLinear(coefficient: 35.2391))
  static let teaspoons = UnitVolume(symbol: "tsp", converter: UnitConverterLinear(coefficient: 0.00492892))
  static let tablespoons = UnitVolume(symbol: "tbsp", converter: UnitConverterLinear(coefficient: 0.0147868))
  static let fluidOunces = UnitVolume(symbol: "fl oz", converter: UnitConverterLinear(coefficient: 0.0295735))
  static let cups = UnitVolume(symbol: "cup", converter: UnitConverterLinear(coefficient: 0.24))
  static let pints = UnitVolume(symbol: "pt", converter: UnitConverterLinear(coefficient: 0.473176))
  static let quarts = UnitVolume(symbol: "qt", converter: UnitConverterLinear(coefficient: 0.946353))
  static let gallons = UnitVolume(symbol: "gal", converter: UnitConverterLinear(coefficient: 3.78541))
  static let imperialTeaspoons = UnitVolume(
    symbol: "tsp Imperial", converter: UnitConverterLinear(coefficient: 0.00591939))
  static let imperialTablespoons = UnitVolume(
    symbol: "tbsp Imperial", converter: UnitConverterLinear(coefficient: 0.0177582))
  static let imperialFluidOunces = UnitVolume(
    symbol: "fl oz Imperial", converter: UnitConverterLinear(coefficient: 0.0284131))
  static let imperialPints = UnitVolume(symbol: "pt Imperial", converter: UnitConverterLinear(coefficient: 0.568261))
  static let imperialQuarts = UnitVolume(symbol: "qt Imperial", converter: UnitConverterLinear(coefficient: 1.13652))
  static let imperialGallons = UnitVolume(symbol: "gal Imperial", converter: UnitConverterLinear(coefficient: 4.54609))
  static let metricCups = UnitVolume(symbol: "metric cup Imperial", converter: UnitConverterLinear(coefficient: 0.25))
  override var _base: Dimension { UnitVolume.liters }
}

class UnitEnergy: Dimension {
  static let kilojoules = UnitEnergy(symbol: "kJ", converter: UnitConverterLinear(coefficient: 1e3))
  static let joules = UnitEnergy(symbol: "J", converter: UnitConverterLinear(coefficient: 1))
  static let kilocalories = UnitEnergy(symbol: "kCal", converter: UnitConverterLinear(coefficient: 4184))
  static let calories = UnitEnergy(symbol: "cal", converter: UnitConverterLinear(coefficient: 4.184))
  static let kilowattHours = UnitEnergy(symbol: "kWh", converter: UnitConverterLinear(coefficient: 3_600_000))
  override var _base: Dimension { UnitEnergy.joules }
}

class UnitPower: Dimension {
  static let terawatts = UnitPower(symbol: "TW", converter: UnitConverterLinear(coefficient: 1e12))
  static let gigawatts = UnitPower(symbol: "GW", converter: UnitConverterLinear(coefficient: 1e9))
  static let megawatts = UnitPower(symbol: "MW", converter: UnitConverterLinear(coefficient: 1e6))
  static let kilowatts = UnitPower(symbol: "kW", converter: UnitConverterLinear(coefficient: 1e3))
  static let watts = UnitPower(symbol: "W", converter: UnitConverterLinear(coefficient: 1))
  static let milliwatts = UnitPower(symbol: "mW", converter: UnitConverterLinear(coefficient: 1e-3))
  static let microwatts = UnitPower(symbol: "\u{00B5}W", converter: UnitConverterLinear(coefficient: 1e-6))
  static let nanowatts = UnitPower(symbol: "nW", converter: UnitConverterLinear(coefficient: 1e-9))
  static let picowatts = UnitPower(symbol: "pW", converter: UnitConverterLinear(coefficient: 1e-12))
  static let femtowatts = UnitPower(symbol: "fW", converter: UnitConverterLinear(coefficient: 1e-15))
  static let horsepower = UnitPower(symbol: "hp", converter: UnitConverterLinear(coefficient: 745.7))
  override var _base: Dimension { UnitPower.watts }
}

class UnitPressure: Dimension {
  static let newtonsPerMetersSquared = UnitPressure(
    symbol: "N/m\u{00B2}", converter: UnitConverterLinear(coefficient: 1))
  static let gigapascals = UnitPressure(symbol: "GPa", converter: UnitConverterLinear(coefficient: 1e9))
  static let megapascals = UnitPressure(symbol: "MPa", converter: UnitConverterLinear(coefficient: 1e6))
  static let kilopascals = UnitPressure(symbol: "kPa", converter: UnitConverterLinear(coefficient: 1e3))
  static let hectopascals = UnitPressure(symbol: "hPa", converter: UnitConverterLinear(coefficient: 1e2))
  static let inchesOfMercury = UnitPressure(symbol: "inHg", converter: UnitConverterLinear(coefficient: 3386.39))
  static let bars = UnitPressure(symbol: "bar", converter: UnitConverterLinear(coefficient: 1e5))
  static let millibars = UnitPressure(symbol: "mbar", converter: UnitConverterLinear(coefficient: 1e2))
  static let millimetersOfMercury = UnitPressure(symbol: "mmHg", converter: UnitConverterLinear(coefficient: 133.322))
  static let poundsForcePerSquareInch = UnitPressure(
    symbol: "psi", converter: UnitConverterLinear(coefficient: 6894.76))
  override var _base: Dimension { UnitPressure.newtonsPerMetersSquared }
}

class UnitFrequency: Dimension {
  static let terahertz = UnitFrequency(symbol: "THz", converter: UnitConverterLinear(coefficient: 1e12))
  static let gigahertz = UnitFrequency(symbol: "GHz", converter: UnitConverterLinear(coefficient: 1e9))
  static let megahertz = UnitFrequency(symbol: "MHz", converter: UnitConverterLinear(coefficient: 1e6))
  static let kilohertz = UnitFrequency(symbol: "kHz", converter: UnitConverterLinear(coefficient: 1e3))
  static let hertz = UnitFrequency(symbol: "Hz", converter: UnitConverterLinear(coefficient: 1))
  static let millihertz = UnitFrequency(symbol: "mHz", converter: UnitConverterLinear(coefficient: 1e-3))
  static let microhertz = UnitFrequency(symbol: "\u{00B5}Hz", converter: UnitConverterLinear(coefficient: 1e-6))
  static let nanohertz = UnitFrequency(symbol: "nHz", converter: UnitConverterLinear(coefficient: 1e-9))
  static let framesPerSecond = UnitFrequency(symbol: "FPS", converter: UnitConverterLinear(coefficient: 1))
  override var _base: Dimension { UnitFrequency.hertz }
}
