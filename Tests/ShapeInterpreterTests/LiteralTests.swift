import Foundation
import ShapeGeometry
import Testing

@testable import ShapeInterpreter

/// A literal takes its type from what surrounds it; each expectation is the same expression, compiled.
struct LiteralTests {
  let rect = Interpretation.rect

  @Test func divisionOfLiteralsNextToACGFloatIsFloating() throws {
    #expect(try Interpretation.numbers("rect.maxX*(1/11)") == [Double(rect.maxX * (1 / 11))])
    #expect(try Interpretation.numbers("1 / 2 * rect.width") == [Double(1 / 2 * rect.width)])
    // Of CGPoint's initializers the one for Int suits the literals best.
    #expect(try Interpretation.numbers("2 / 3") == [Double(CGPoint(x: 2 / 3, y: 0).x)])
  }

  @Test func divisionOfIntsIsWhole() throws {
    #expect(try Interpretation.numbers("CGFloat(n / 2)", "CGFloat(7 / 2)", setUp: "let n = 7") == [3, 3])
    #expect(try Interpretation.numbers("half", setUp: "let half: CGFloat = 7 / 2") == [3.5])
    #expect(try Interpretation.numbers("CGFloat(n)", setUp: "let n = 7 / 2") == [3])
  }

  @Test func aLiteralWithoutContextHasSwiftsDefault() throws {
    #expect(try Interpretation.numbers("CGFloat(a / 2)", "CGFloat(b / 2)", setUp: "let a = 5, b = 5.0") == [2, 2.5])
  }

  @Test func piFindsItsTypeAmongLiterals() throws {
    #expect(
      try Interpretation.numbers("2 * .pi", ".pi / 180 * rect.width") == [2 * .pi, Double(.pi / 180 * rect.width)])
    #expect(try Interpretation.numbers("CGFloat(angle)", setUp: "let angle = 2 * .pi / 3") == [2 * Double.pi / 3])
    #expect(
      try Interpretation.numbers("cos(.pi / 3)", "sin(Double.pi / 6)") == [cos(Double.pi / 3), sin(Double.pi / 6)])
  }

  @Test func cgFloatAndDoubleMix() throws {
    let d = 2.5
    #expect(
      try Interpretation.numbers("rect.width * d", "d * rect.width + 1", "cos(d) * rect.height", setUp: "let d = 2.5")
        == [Double(rect.width * d), Double(d * rect.width + 1), Double(cos(d) * rect.height)])
  }

  @Test func literalsReachThroughCallsAndChoices() throws {
    #expect(try Interpretation.numbers("max(1, rect.width / 3)", "min(1 / 3, 0.5)") == [200.0 / 3, 1.0 / 3])
    #expect(try Interpretation.numbers("rect.width > 100 ? 1 / 4 : rect.height") == [0.25])
    #expect(try Interpretation.numbers("Angle.degrees(360 / 7).radians") == [Angle.degrees(360 / 7).radians])
  }

  @Test func writtenInEveryWay() throws {
    #expect(
      try Interpretation.numbers("1_000", "0xff", "0b101", "1e2", "-3", "2.5e-1") == [1000, 255, 5, 100, -3, 0.25])
  }

  @Test func integersAreWrittenInEveryBase() throws {
    let text = "(String(UInt8(97), radix: 16) + String(255, radix: 16, uppercase: true) + String(Int64(-5), radix: 2))"
    #expect(try Interpretation.numbers("CGFloat(\(text) == \"61FF-101\" ? 1 : 0)") == [1])
  }
}
