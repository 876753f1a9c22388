import Foundation
import Testing
import ViewTree

/// An attribute shows its old value first, moves to the new one, and arrives exactly.
struct AnimatedAttributeTests {
  private static let linear = AnimationValue.timing(.linear, duration: 1)
  private static let spring = AnimationValue.spring(FluidSpring(response: 0.5, dampingFraction: 0.7))

  private func attribute(_ value: Double) -> AnimatedAttribute<[Double]> { AnimatedAttribute([value]) }

  private func shown(_ attribute: AnimatedAttribute<[Double]>, _ times: [Double]) -> [Double] {
    times.map { (attribute.shown(at: $0)[0] * 1e9).rounded() / 1e9 }
  }

  @Test func aChangeWithoutAnAnimationIsThereAtOnce() {
    var value = attribute(1)
    value.change(to: [5], at: 0, in: ViewTransaction())
    #expect(value.shown(at: 0) == [5] && !value.isMoving(at: 0) && value.end == nil)
    #expect(value.nextChange(from: 0) == nil && value.velocity(at: 0) == nil)
  }

  @Test func theFirstFrameShowsTheOldValue() {
    var value = attribute(0.1)
    value.change(to: [0.3], at: 7, in: ViewTransaction(animation: Self.linear))
    #expect(value.model == [0.3])
    #expect(value.shown(at: 7) == [0.1])
    #expect(shown(value, [7.5, 8, 9]) == [0.2, 0.3, 0.3])
    #expect(value.velocity(at: 7.5).map { abs($0[0] - 0.2) < 1e-12 } ?? false)
  }

  @Test func theEndIsTheModelsValueItself() {
    var value = attribute(0.1)
    value.change(to: [0.7], at: 0, in: ViewTransaction(animation: Self.spring))
    let end = value.end ?? 0
    #expect(value.isMoving(at: end - 0.001) && !value.isMoving(at: end))
    #expect(value.shown(at: end) == [0.7] && value.shown(at: 1e9) == [0.7])
  }

  @Test func theSameValueChangesNothing() {
    var value = attribute(0)
    value.change(to: [1], at: 0, in: ViewTransaction(animation: Self.linear))
    value.change(to: [1], at: 0.5, in: ViewTransaction())
    value.change(to: [1], at: 0.6, in: ViewTransaction(animation: Self.spring))
    #expect(shown(value, [0.5, 0.75]) == [0.5, 0.75])
  }

  @Test func aChangeWithoutAnAnimationEndsTheOthers() {
    var value = attribute(0)
    value.change(to: [1], at: 0, in: ViewTransaction(animation: .repeated(Self.linear, count: nil, autoreverses: true)))
    #expect(value.end == .infinity)
    value.change(to: [3], at: 2.5, in: ViewTransaction())
    #expect(shown(value, [2.5, 3]) == [3, 3] && !value.isMoving(at: 2.5))
  }

  @Test func aCarriedValueTakesWhatRunsAlong() {
    var value = attribute(0)
    value.change(to: [1], at: 0, in: ViewTransaction(animation: Self.linear))
    value.carry(to: [11], at: 0.25)
    #expect(shown(value, [0.25, 0.5, 1]) == [10.25, 10.5, 11])
    value.carry(to: [21], at: 0.5)
    #expect(value.model == [21] && shown(value, [0.5, 1]) == [20.5, 21])
    value.change(to: [0], at: 0.5, in: ViewTransaction(animation: Self.linear))
    #expect(shown(value, [0.5, 1.5]) == [20.5, 0])
    value.carry(to: [3], at: 2)
    #expect(!value.isMoving(at: 2) && value.shown(at: 2) == [3])
  }

  @Test func aCurveLeadsFromWhereTheOtherOneIs() {
    var value = attribute(0)
    value.change(to: [1], at: 0, in: ViewTransaction(animation: Self.linear))
    value.change(to: [0], at: 0.5, in: ViewTransaction(animation: Self.linear))
    // The first one goes on to its end: (1 − s)·(0.5 + s), and then 1 − s.
    #expect(shown(value, [0.5, 0.75, 1, 1.25, 1.5]) == [0.5, 0.5625, 0.5, 0.25, 0])
    // The end of the last one is the end of all.
    value.change(to: [4], at: 0.6, in: ViewTransaction(animation: .timing(.linear, duration: 0.1)))
    #expect(shown(value, [0.7]) == [4] && !value.isMoving(at: 0.71))
  }

  @Test func anAnimationWithoutEndIsReplaced() {
    var value = attribute(0)
    let forever = ViewTransaction(animation: .repeated(Self.linear, count: nil, autoreverses: true))
    value.change(to: [1], at: 0, in: forever)
    value.change(to: [0], at: 10.5, in: ViewTransaction(animation: .timing(.easeOut, duration: 0.3)))
    #expect(value.shown(at: 10.5) == [0.5] && value.end == 10.8)
    #expect(value.shown(at: 10.81) == [0])
    // The way to stop it at once that programs use.
    value.change(to: [1], at: 20, in: forever)
    value.change(to: [0], at: 20.3, in: ViewTransaction(animation: .timing(.linear, duration: 0)))
    #expect(value.shown(at: 20.3) == [0] && !value.isMoving(at: 20.3))
  }

  @Test func aSpringKeepsTheWayAndTheSpeed() {
    for first in [Self.spring, Self.linear, .timing(.easeInOut, duration: 0.4), ._interpolating(1, 100, 10, 0)] {
      var value = attribute(10)
      value.change(to: [110], at: 0, in: ViewTransaction(animation: first))
      let (before, speed) = (value.shown(at: 0.2)[0], value.velocity(at: 0.2)?[0] ?? 0)
      value.change(to: [-30], at: 0.2, in: ViewTransaction(animation: .standard))
      #expect(abs(value.shown(at: 0.2)[0] - before) < 1e-9)
      #expect(abs((value.velocity(at: 0.2)?[0] ?? 0) - speed) < 1e-9)
      #expect(value.shown(at: 10) == [-30])
    }
  }

  @Test func theSameSpringToTheSameWayGoesOnUndisturbed() {
    var (one, other) = (attribute(0), attribute(0))
    one.change(to: [100], at: 0, in: ViewTransaction(animation: Self.spring))
    other.change(to: [100], at: 0, in: ViewTransaction(animation: Self.spring))
    other.change(to: [100 + 1e-9], at: 0.1, in: ViewTransaction(animation: Self.spring))
    for time in stride(from: 0.1, to: 0.6, by: 1.0 / 300) {
      #expect(abs(one.shown(at: time)[0] - other.shown(at: time)[0]) < 1e-6)
    }
  }

  @Test func aSpringBackToItsStartTurnsRound() {
    var value = attribute(0)
    value.change(to: [100], at: 0, in: ViewTransaction(animation: Self.spring))
    value.change(to: [0], at: 0.1, in: ViewTransaction(animation: Self.spring))
    #expect(value.shown(at: 0.13)[0] > value.shown(at: 0.1)[0])
    #expect(value.isMoving(at: 0.4) && value.shown(at: 5) == [0])
  }

  @Test func theResponseOfSpringsBlends() {
    func value(_ blend: Double) -> Double {
      var value = attribute(0)
      value.change(to: [100], at: 0, in: ViewTransaction(animation: .spring(.init(response: 2, dampingFraction: 1))))
      let quick = FluidSpring(response: 0.15, dampingFraction: 0.86, blendDuration: blend)
      value.change(to: [200], at: 0.1, in: ViewTransaction(animation: .spring(quick)))
      #expect(value.shown(at: 20) == [200])
      return value.shown(at: 0.2)[0]
    }
    #expect(value(0) > value(0.1) && value(0.1) > value(0.25) && value(0.25) > value(1000))
  }

  @Test func theNextChangeIsTheEndOfADelay() {
    var value = attribute(0)
    value.change(to: [1], at: 5, in: ViewTransaction(animation: .delayed(Self.linear, by: 2)))
    #expect(value.nextChange(from: 5) == 7 && value.nextChange(from: 6) == 7)
    #expect(value.nextChange(from: 7.5) == 7.5 && value.nextChange(from: 8.1) == nil)
    value.change(
      to: [0], at: 10,
      in: ViewTransaction(animation: .repeated(.delayed(Self.linear, by: 1), count: nil, autoreverses: true)))
    #expect(value.nextChange(from: 10.5) == 11 && value.nextChange(from: 12.5) == 13)
  }

  @Test func manyAnimationsSideBySideStayFew() {
    var value = attribute(0)
    let slow = AnimationValue.repeated(Self.linear, count: nil, autoreverses: true)
    for change in 1...1000 {
      let moment = Double(change) / 100
      let before = value.shown(at: moment)[0]
      value.change(to: [Double(change)], at: moment, in: ViewTransaction(animation: slow))
      #expect(abs(value.shown(at: moment)[0] - before) < 1e-9)
    }
    let clock = ContinuousClock()
    #expect(clock.measure { for _ in 0..<100 { _ = value.shown(at: 11) } } < .milliseconds(500))
  }

  @Test func vectorsMoveAsAWhole() {
    var value = AnimatedAttribute([0.0, 10, 20])
    value.change(to: [1, 0, 20], at: 0, in: ViewTransaction(animation: Self.linear))
    #expect(value.shown(at: 0.25) == [0.25, 7.5, 20])
  }
}

/// A vector of a program's own, whose code may fail.
private struct OwnVector: MotionVector, Equatable {
  struct Failure: Error {}
  var number: Double

  private func checked(_ number: Double) throws(Failure) -> OwnVector {
    if abs(number) > 1000 { throw Failure() }
    return OwnVector(number: number)
  }

  mutating func add(_ other: OwnVector, scaledBy share: Double) throws(Failure) {
    self = try checked(number + other.number * share)
  }
  func scaled(by factor: Double) throws(Failure) -> OwnVector { try checked(number * factor) }
  func squaredMagnitude() throws(Failure) -> Double { number * number }
  func isSame(as other: OwnVector) throws(Failure) -> Bool { self == other }
}

/// Vectors of a program's own are computed by its code.
struct OwnVectorTests {
  @Test func theyMoveAsNumbersDo() throws {
    var value = AnimatedAttribute(OwnVector(number: 0))
    try value.change(to: OwnVector(number: 10), at: 0, in: ViewTransaction(animation: .standard))
    var numbers = AnimatedAttribute([0.0])
    numbers.change(to: [10], at: 0, in: ViewTransaction(animation: .standard))
    for time in [0, 0.1, 0.3, 2] { #expect(try value.shown(at: time).number == numbers.shown(at: time)[0]) }
  }

  @Test func theirFailureIsPassedOn() throws {
    var value = AnimatedAttribute(OwnVector(number: 900))
    #expect(throws: OwnVector.Failure.self) {
      try value.change(to: OwnVector(number: -900), at: 0, in: ViewTransaction(animation: .standard))
    }
    #expect(value.model.number == 900)
  }
}
