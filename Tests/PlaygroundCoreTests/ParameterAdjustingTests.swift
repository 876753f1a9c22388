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

  @Test func aValueGoesBeyondAGuessedRangeAndTheSliderWithIt() {
    let guessed = Parameter(
      name: "x", typeName: "CGFloat", kind: .number, initial: .number(50), range: 0...100, isRangeGuessed: true)
    #expect(guessed.isRangeGuessed && guessed.limits == nil)
    #expect(guessed.value(.number(100), movedBy: 3) == .number(103))
    #expect(guessed.value(.number(0), movedBy: -2) == .number(-2))
    #expect(guessed.nearestValue(to: 400) == .number(400))
    #expect(guessed.admits(.number(-400)) && !guessed.admits(.number(.infinity)))
    #expect(guessed.range(holding: .number(400)) == 0...400)
    #expect(guessed.range(holding: .number(7)) == 0...100)
    #expect(guessed.fraction(of: .number(400)) == 1 && guessed.fraction(of: .number(-100)) == 0)
    #expect(guessed.rangeText(holding: .number(-100)) == "−100…100")
    #expect(guessed.increment == 1, "the step stays that of the range")
  }

  @Test func aWrittenRangeAndTheLimitsOfATypeHold() {
    let written = Sample.number("x", 0.5, 0...1)
    #expect(!written.isRangeGuessed)
    #expect(!written.admits(.number(1.01)) && written.value(.number(1), movedBy: 4) == .number(1))
    let byte = Parameter(
      name: "n", typeName: "UInt8", kind: .integer, initial: .integer(5), range: 0...12, limits: 0...255,
      isRangeGuessed: true, step: 1)
    #expect(byte.value(.integer(0), movedBy: -1) == .integer(0))
    #expect(byte.nearestValue(to: 999) == .integer(255))
    #expect(byte.admits(.integer(200)) && !byte.admits(.integer(256)))
  }

  @Test func keysTakeNoNumberOutOfReach() {
    let free = Parameter(
      name: "n", typeName: "Int", kind: .integer, initial: .integer(5), range: 0...12, isRangeGuessed: true, step: 1)
    #expect(free.nearestValue(to: .infinity) == .integer(1_000_000_000_000_000))
    #expect(free.value(.integer(Int.max), movedBy: 10) == .integer(1_000_000_000_000_000))
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
    #expect(Sample.angle.rangeText(holding: .degrees(0)) == "−180…180")
    #expect(Sample.toggle.rangeText(holding: .toggle(true)) == nil)
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
