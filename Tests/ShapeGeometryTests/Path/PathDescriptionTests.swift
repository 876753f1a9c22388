import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct PathDescriptionTests {
  @Test func aRectangleReadsAsInSwiftUI() {
    #expect(
      Path(CGRect(x: 0, y: 0, width: 100, height: 100)).description == "0 0 m 100 0 l 100 100 l 0 100 l h")
  }

  @Test func operandsComeBeforeTheirOperator() {
    let path = Path {
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
      $0.addCurve(to: CGPoint(x: 11, y: 12), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 9, y: 10))
      $0.closeSubpath()
    }
    #expect(path.description == "1 2 m 3 4 5 6 q 7 8 9 10 11 12 c h")
    #expect(Path().description.isEmpty)
  }

  @Test func numbersHaveSixDigits() {
    let path = Path { $0.addLines([CGPoint(x: 1.0 / 3, y: 1_234_567), CGPoint(x: -1.836970198721e-14, y: 1e-5)]) }
    #expect(path.description == "0.333333 1.23457e+06 m -1.83697e-14 1e-05 l")
  }

  @Test func theOtherOperatorsAreRead() throws {
    let smooth = try #require(Path("0 0 m 5 10 10 0 q 20 0 t"))
    #expect(smooth.elements[2] == .quadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: -10)))
    let plain = try #require(Path("0 0 m 10 0 l 20 0 t"))
    #expect(plain.elements[2] == .quadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 0)))
    let v = try #require(Path("1 1 m 2 2 3 3 v"))
    #expect(
      v.elements[1] == .curve(to: CGPoint(x: 3, y: 3), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2)))
    let y = try #require(Path("1 1 m 2 2 3 3 y"))
    #expect(
      y.elements[1] == .curve(to: CGPoint(x: 3, y: 3), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3)))
    #expect(Path("1 2 30 40 re") == Path(CGRect(x: 1, y: 2, width: 30, height: 40)))
  }

  @Test func spacesAndNumbersComeInManyForms() {
    #expect(Path("\t0x1p3\r\n Inf m\u{0C}-1e1 .5 l ")?.elements.count == 2)
    #expect(
      Path("0x1p3 Inf m")?.elements == [.move(to: CGPoint(x: 8, y: CGFloat.infinity))])
    #expect(Path("")?.isEmpty == true)
    #expect(Path("1 2 m 3 4")?.elements.count == 1)
  }

  @Test(arguments: [
    "1 2 z", "1 m", "1 2 3 m", "1 2 m 3 l", "1 2 m 1 2 3 4 5 6 7", "0 0 m\u{07}", "0 0 m 0 h", "1,2 m", "m", "1 2 M",
    "0 0 m 1 2 3 q", "0 0 m 1 2 3 4 c", "1 2 3 re", "0 0 m 1 v",
  ])
  func malformedTextIsNoPath(text: String) {
    #expect(Path(text) == nil)
  }

  @Test func aDescriptionReadsBackToSixDigits() throws {
    let seed: UInt64 = 51
    var generator = SeededGenerator(seed: seed)
    for size in [CGFloat(1e-9), 1, 1000, 1e12] {
      for _ in 0..<50 {
        let path = generator.path(size: size)
        let comment: Comment = "seed \(seed), \(path)"
        let copy = try #require(Path(path.description), comment)
        expect(copy, equals: path, within: size * 1e-5, comment)
        #expect(copy.description == path.description, comment)
      }
    }
  }
}
