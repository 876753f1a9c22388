import PlaygroundCore
import ShapeInterpreter
import TestSupport
import Testing

@Suite struct ParameterAdjustingTests {
  @Test(arguments: [
    (0...1.0, 0.01), (0...60.0, 0.5), (0...100.0, 1), (-180...180.0, 2), (0...0.3, 0.002), (0...4000.0, 20),
  ])
  func aRangeIsCrossedInRoundSteps(range: ClosedRange<Double>, increment: Double) {
    #expect(Sample.number("x", range.lowerBound, range).increment == increment)
  }

  @Test func stepsLeadToTheNumbersThatOneWouldWrite() {
    let parameter = Sample.number("x", 0, 0...1)
    var value = parameter.initial
    for count in 1...100 {
      value = parameter.value(value, movedBy: 1)
      #expect(value == .number(Double(count) / 100))
    }
    #expect(parameter.value(value, movedBy: 1) == .number(1), "the range ends")
    for count in (0..<100).reversed() {
      value = parameter.value(value, movedBy: -1)
      #expect(value == .number(Double(count) / 100))
    }
  }

  @Test func aValueBetweenTwoPointsOfTheGridGoesToTheNextOne() {
    let parameter = Sample.number("x", 12.3, 0...60, step: 5)
    #expect(parameter.value(.number(12.3), movedBy: 1) == .number(15))
    #expect(parameter.value(.number(12.3), movedBy: -1) == .number(10))
    #expect(parameter.value(.number(12.3), movedBy: 3) == .number(25))
  }

  @Test func numbersAreTakenToTheGridWithinTheRange() {
    let parameter = Sample.number("x", 0, 1...9.9, step: 0.2)
    #expect(parameter.nearestValue(to: 1.29) == .number(1.2))
    #expect(parameter.nearestValue(to: 99) == .number(9.8), "the range need not end on the grid")
    #expect(parameter.nearestValue(to: -.infinity) == .number(1))
    #expect(parameter.nearestValue(to: .nan) == .number(1))
    #expect(Sample.integer.nearestValue(to: 7.6) == .integer(8))
    #expect(Sample.toggle.nearestValue(to: 1) == nil)
  }

  @Test func togglesAndChoicesGoAround() {
    #expect(Sample.toggle.value(.toggle(false), movedBy: -1) == .toggle(true))
    #expect(Sample.choice.value(.choice(2), movedBy: 1) == .choice(0))
    #expect(Sample.choice.value(.choice(0), movedBy: -1) == .choice(2))
    #expect(Sample.choice.value(.choice(1), movedBy: 10) == .choice(2))
    #expect(Sample.choice.value(.choice(1), movedBy: -10) == .choice(0))
  }

  @Test func valuesReadAsPeopleWriteThem() {
    #expect(Sample.number("x", 0, 0...1).text(of: .number(0.5)) == "0.50")
    #expect(Sample.number("x", 0, 0...60).text(of: .number(12)) == "12.0")
    #expect(Sample.number("x", 0, 0...60, step: 1).text(of: .number(12)) == "12")
    #expect(Sample.number("x", 0, 0...60, step: 1).text(of: .number(12.345)) == "12.345")
    #expect(Sample.number("x", 0, -1...1).text(of: .number(-0.25)) == "−0.25")
    #expect(Sample.number("x", 0, -1...1).text(of: .number(-0.0)) == "0.00")
    #expect(Sample.number("x", 0, 0...1).text(of: .number(1e300)) == "1e+300")
    #expect(Sample.angle.text(of: .degrees(-90)) == "−90°")
    #expect(Sample.integer.text(of: .integer(5)) == "5")
    #expect(Sample.choice.text(of: .choice(1)) == "middle")
    #expect(Sample.angle.rangeText == "−180…180")
    #expect(Sample.toggle.rangeText == nil)
  }

  @Test func anyWalkStaysInTheRangeAndOnTheGrid() {
    for seed in UInt64(1)...200 {
      var generator = SeededGenerator(seed: seed)
      let low = Double(Int.random(in: -50...50, using: &generator)) / 10
      let step = [0.01, 0.05, 0.1, 0.5, 1, 3][Int.random(in: 0..<6, using: &generator)]
      let parameter = Sample.number("x", low, low...(low + step * 17 + step / 3), step: step)
      var value = parameter.initial
      for _ in 0..<40 {
        value = parameter.value(value, movedBy: Int.random(in: -12...12, using: &generator))
        #expect(parameter.admits(value), "seed \(seed): \(value)")
        #expect(parameter.nearestValue(to: value.number ?? .nan) == value, "seed \(seed): \(value) is off the grid")
      }
    }
  }
}
