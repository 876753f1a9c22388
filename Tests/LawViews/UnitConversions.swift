import Foundation
import SwiftUI

// entries: UnitConversionsView

// Measurements and their units, compared with Foundation's.

private func unitLines() -> [String] {
  let way = Measurement(value: 3, unit: UnitLength.kilometers)
  let rest = Measurement<UnitLength>(value: 500, unit: .meters)
  var lines = ["\(way) \(rest.description) \(way.converted(to: .miles)) \(way.converted(to: .meters).value)"]
  lines.append("\(way + rest) \(way - rest) \(way + way) \(way * 2) \(2 * rest) \(way / 4) \(1 / rest)")
  let length = Measurement(value: 3_000, unit: UnitLength.meters)
  lines.append("\(way > rest) \(way == length) \(way != rest) \([way, rest].min()!)")
  lines.append("\([way, rest, way * 0.1].sorted().map(\.value)) \([way, rest].map { $0.converted(to: .feet).value })")
  var warm = Measurement(value: 20, unit: UnitTemperature.celsius)
  lines.append("\(warm.converted(to: .fahrenheit)) \(warm.converted(to: .kelvin).value) \(warm.unit.symbol)")
  warm.convert(to: .fahrenheit)
  warm = warm + Measurement(value: 1, unit: .fahrenheit)
  lines.append("\(warm) \(warm.value.rounded())")
  let span = Measurement(value: 90, unit: UnitDuration.minutes)
  lines.append(
    "\(span.converted(to: .hours)) \(span.converted(to: .seconds)) \(span.converted(to: .milliseconds).value)")
  return lines
}

private func unitFamilies() -> [String] {
  func text<U: Dimension>(_ value: Double, _ units: [U]) -> String {
    let base = Measurement(value: value, unit: units[0])
    return units.map { "\(base.converted(to: $0).value) \($0.symbol)" }.joined(separator: ", ")
  }
  return [
    text(2, [UnitLength.meters, .kilometers, .inches, .feet, .yards, .miles, .lightyears, .nauticalMiles]),
    text(2, [UnitMass.kilograms, .grams, .ounces, .pounds, .stones, .metricTons, .carats]),
    text(20, [UnitTemperature.celsius, .fahrenheit, .kelvin]), text(2, [UnitDuration.hours, .minutes, .seconds]),
    text(2, [UnitSpeed.metersPerSecond, .kilometersPerHour, .milesPerHour, .knots]),
    text(2, [UnitVolume.liters, .milliliters, .cups, .gallons, .fluidOunces, .cubicMeters, .imperialPints]),
    text(2, [UnitArea.squareMeters, .squareFeet, .acres, .hectares, .squareMiles]),
    text(2, [UnitAngle.degrees, .radians, .revolutions]),
    text(2, [UnitEnergy.kilojoules, .kilocalories, .kilowattHours]),
    text(2, [UnitPower.kilowatts, .watts, .horsepower]),
    text(2, [UnitPressure.bars, .hectopascals, .poundsForcePerSquareInch]),
    text(2, [UnitFrequency.kilohertz, .hertz]),
  ]
}

struct UnitConversionsView: View {
  @State private var from = UnitLength.miles
  private let units: [UnitLength] = [.meters, .feet, .yards]
  private func converted(_ value: Double, to unit: UnitLength) -> Double {
    Measurement(value: value, unit: from).converted(to: unit).value
  }
  var body: some View {
    VStack {
      ForEach(unitLines(), id: \.self) { Text(verbatim: $0) }
      ForEach(unitFamilies(), id: \.self) { Text(verbatim: $0) }
      ForEach(units, id: \.symbol) { unit in Text(verbatim: "\(converted(1.5, to: unit)) \(unit.symbol)") }
      Text(verbatim: "\(units.firstIndex(of: .feet) ?? -1) \(from == .miles)")
    }
  }
}
