import Foundation
import Testing

@testable import ShapeInterpreter

/// Measurements as users in the United States read them. Their conversions are compared with Foundation in the law of
/// views.
struct ViewMeasurementTests {
  private func texts(_ body: String, members: String = "", _ rest: String = "") throws -> [String] {
    let source = ViewSource(body: body, members: members, rest)
    #expect(source.errors == [] && source.warnings == [])
    return try source.texts()
  }

  @Test(arguments: [
    ("kilometers.formatted()", "1.9 mi"), ("kilometers.formatted(.measurement(width: .wide))", "1.9 miles"),
    ("kilometers.formatted(.measurement(width: .wide, usage: .asProvided))", "3 kilometers"),
    ("kilometers.formatted(.measurement(width: .narrow, usage: .asProvided))", "3km"),
    ("(kilometers * 0.1).formatted()", "984 ft"), ("celsius.formatted()", "68\u{B0}F"),
    ("celsius.formatted(.measurement(width: .wide, usage: .asProvided))", "20 degrees Celsius"),
    ("celsius.formatted(.measurement(width: .narrow))", "68\u{B0}"),
    (
      "Measurement(value: 1, unit: UnitLength.miles).formatted(.measurement(width: .wide, usage: .asProvided))",
      "1 mile"
    ),
    ("MeasurementFormatter().string(from: kilometers)", "1.864 mi"),
    ("Measurement(value: 2, unit: UnitDuration.hours).formatted(.measurement(width: .wide))", "2 hours"),
  ])
  func measurementsHaveStyles(_ value: String, _ text: String) throws {
    let members = """
      let kilometers = Measurement(value: 3, unit: UnitLength.kilometers)
      let celsius = Measurement(value: 20, unit: UnitTemperature.celsius)
      """
    #expect(try texts("Text(\(value))", members: members) == [text])
  }
}
