import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct PathSVGTests {
  @Test(arguments: [
    ("M 1 2 L 3 4 H 5 V 6 Z", "1 2 m 3 4 l 5 4 l 5 6 l h"),
    ("m1 2l3 4h5v6z", "1 2 m 4 6 l 9 6 l 9 12 l h"),
    ("M0 0C1 2 3 4 5 6c1 2 3 4 5 6", "0 0 m 1 2 3 4 5 6 c 6 8 8 10 10 12 c"),
    ("M0 0Q1 2 3 4q1 2 3 4", "0 0 m 1 2 3 4 q 4 6 6 8 q"),
    // A smooth curve mirrors the last control point of a curve of its own kind alone.
    ("M0 0C0 1 2 3 4 4S7 5 8 4s3 1 4 0", "0 0 m 0 1 2 3 4 4 c 6 5 7 5 8 4 c 9 3 11 5 12 4 c"),
    ("M0 0Q1 2 4 4T8 4t4 0", "0 0 m 1 2 4 4 q 7 6 8 4 q 9 2 12 4 q"),
    ("M0 0Q1 2 4 4S7 5 8 4", "0 0 m 1 2 4 4 q 4 4 7 5 8 4 c"),
    ("M0 0C0 1 2 3 4 4T8 4", "0 0 m 0 1 2 3 4 4 c 4 4 8 4 q"),
    ("M1 1S2 3 4 4", "1 1 m 1 1 2 3 4 4 c"),
    ("M1 1T4 4", "1 1 m 1 1 4 4 q"),
    // Operands that are repeated; those after a move's first point are lines'.
    ("M1 2 3 4 5 6m1 1 1 1", "1 2 m 3 4 l 5 6 l 6 7 m 7 8 l"),
    ("m1 2 3 4 5 6", "1 2 m 4 6 l 9 12 l"),
    ("M0 0h1 2 3v1 2", "0 0 m 1 0 l 3 0 l 6 0 l 6 1 l 6 3 l"),
    ("M0 0L1 1,2 2 , 3 3", "0 0 m 1 1 l 2 2 l 3 3 l"),
    // A close goes back to the start, relative commands go on from there.
    ("M1 1l5 0zl2 2zm3 3h1", "1 1 m 6 1 l h 1 1 m 3 3 l h 4 4 m 5 4 l"),
    ("M1 1zz", "1 1 m h"),
    // Numbers that run together, signs, exponents.
    ("M.5.5-1-2", "0.5 0.5 m -1 -2 l"),
    ("M1e2-1E-1+2e+1.5", "100 -0.1 m 20 0.5 l"),
    ("M0.1.2.3.4", "0.1 0.2 m 0.3 0.4 l"),
    ("M 00010 -0", "10 0 m"),
    // Spaces of all five kinds, and none.
    ("\t\n\u{0C}\r M\t1\n,\u{0C}2\rL3,4 ", "1 2 m 3 4 l"),
    ("", ""), (" \n ", ""),
  ])
  func commandsDrawAsSVGSays(data: String, description: String) throws {
    try expect(Path(svg: data), draws: description, within: 1e-14)
  }

  @Test(
    arguments: [
      ("M0 0 1", 6, .expectedNumber(.y, of: "L", found: nil), "M 0 0"),
      ("M10,10 L20,20,30", 16, .expectedNumber(.y, of: "L", found: nil), "M 10 10 L 20 20"),
      ("L1 2", 0, .expectedMove(found: "L"), ""),
      ("x", 0, .expectedMove(found: "x"), ""),
      ("1 2", 0, .expectedMove(found: "1"), ""),
      ("M", 1, .expectedNumber(.x, of: "M", found: nil), ""),
      ("M,1 2", 1, .expectedNumber(.x, of: "M", found: ","), ""),
      ("M1,,2", 3, .expectedNumber(.y, of: "M", found: ","), ""),
      ("M1 2,", 5, .expectedNumber(.x, of: "L", found: nil), "M 1 2"),
      ("M1 2,L3 4", 5, .expectedNumber(.x, of: "L", found: "L"), "M 1 2"),
      ("M1 2x", 4, .expectedCommand(found: "x"), "M 1 2"),
      ("M1 2Z3", 5, .expectedCommand(found: "3"), "M 1 2 Z"),
      ("M1 2Z,", 5, .expectedCommand(found: ","), "M 1 2 Z"),
      ("M. 2", 2, .expectedDigit(found: " "), ""),
      ("M1 -.", 5, .expectedDigit(found: nil), ""),
      ("M1 -", 4, .expectedDigit(found: nil), ""),
      ("M1 +-2", 4, .expectedDigit(found: "-"), ""),
      ("M1e 2", 2, .expectedNumber(.y, of: "M", found: "e"), ""),
      ("M1 2h0x10", 6, .expectedCommand(found: "x"), "M 1 2 L 1 2"),
      ("M1 2é", 4, .expectedCommand(found: "é"), "M 1 2"),
      ("M1 2\u{0}", 4, .expectedCommand(found: "\u{0}"), "M 1 2"),
      ("M1 2L1e999 0", 5, .outOfRange("1e999"), "M 1 2"),
      ("M1e308 0l 1 1 1e308 0", 14, .outOfRange("1e+308"), "M 1e+308 0 L 1e+308 1"),
      ("M0 0A1 1 0 2 0 3 3", 11, .expectedFlag(.largeArcFlag, of: "A", found: "2"), "M 0 0"),
      ("M0 0a1 1 0 0-1 3 3", 12, .expectedFlag(.sweepFlag, of: "a", found: "-"), "M 0 0"),
      ("M0 0a1 1 0 0", 12, .expectedFlag(.sweepFlag, of: "a", found: nil), "M 0 0"),
      ("M0 0a1 1", 8, .expectedNumber(.xAxisRotation, of: "a", found: nil), "M 0 0"),
      ("M0 0c1 2 3 4 z", 13, .expectedNumber(.x, of: "c", found: "z"), "M 0 0"),
    ] as [(String, Int, SVGPathDataError.Reason, String)])
  func whatWasReadBeforeAnErrorStays(data: String, offset: Int, reason: SVGPathDataError.Reason, before: String) {
    let error = #expect(throws: SVGPathDataError.self) { try Path(svg: data) }
    #expect(error?.reason == reason)
    #expect(error?.offset == offset)
    #expect(error?.partialPath.svgPathData() == before)
  }

  @Test(arguments: [
    ("M0 0\nL1 1\r\n L2 x", "line 3, column 5: expected a number for y of 'L', found 'x'"),
    ("M0 0\r\rL", "line 3, column 2: expected a number for x of 'L', found the end"),
    ("Z", "line 1, column 1: expected 'M' or 'm', found 'Z'"),
    ("M0 0 %", "line 1, column 6: expected a command, found '%'"),
    ("M0 0 \u{07}", "line 1, column 6: expected a command, found U+0007"),
    ("M0 0 A1 1 0 1 x", "line 1, column 15: expected 0 or 1 for sweep-flag of 'A', found 'x'"),
    ("M0 .", "line 1, column 5: expected a digit, found the end"),
    ("M0 0H2e400", "line 1, column 6: '2e400' leads out of range"),
  ])
  func anErrorSaysWhereAndWhatWasExpected(data: String, sentence: String) {
    let error = #expect(throws: SVGPathDataError.self) { try Path(svg: data) }
    #expect(error?.description == sentence)
  }

  /// Legal in SVG 1.1, and written by old programs.
  @Test(arguments: [
    ("M1. 1.H9.", "M 1 1 L 9 1"), ("M1.-2.L3.e1,4.E-1", "M 1 -2 L 30 0.4"), ("M-0.5.5L1..5", "M -0.5 0.5 L 1 0.5"),
    ("M+7.+8.Z", "M 7 8 Z"), ("M1.\n2.\tv3.z", "M 1 2 L 1 5 Z"),
  ])
  func aPointMayEndANumber(data: String, path: String) throws {
    #expect(try Path(svg: data).svgPathData() == path)
  }

  @Test func numbersAreReadToTheLastBit() throws {
    let seed: UInt64 = 301
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let digits = (0..<Int.random(in: 1...24, using: &generator)).map { _ in
        Character(UnicodeScalar(UInt8(48 + Int.random(in: 0...9, using: &generator))))
      }
      var text = String(digits)
      text.insert(".", at: text.index(text.startIndex, offsetBy: Int.random(in: 0...digits.count, using: &generator)))
      if Bool.random(using: &generator) { text += "e\(Int.random(in: -40...40, using: &generator))" }
      let path = try Path(svg: "M\(text) 0")
      #expect(path.currentPoint?.x == Double(text).map { CGFloat($0) }, "seed \(seed), \(text)")
    }
  }

  @Test func allFinitePathsComeBackElementForElement() throws {
    let seed: UInt64 = 302
    var generator = SeededGenerator(seed: seed)
    for size in [CGFloat(0x1p-1074), 1e-300, 1e-9, 1, 1e5, 1e17, 1e300, .greatestFiniteMagnitude] {
      for _ in 0..<60 {
        let path = size < 1e300 ? generator.path(size: size) : generator.path(size: 1).mapPoints { $0 * size }
        guard path.elements.allSatisfy({ $0.parts.points.allSatisfy(\.isFinite) }) else { continue }
        let copy = try Path(svg: path.svgPathData())
        #expect(copy == path, "seed \(seed), \(path.svgPathData())")
      }
    }
  }

  @Test func aPrecisionRoundsEveryNumber() {
    let path = Path {
      $0.move(to: CGPoint(x: 1.0 / 3, y: -0.0004))
      $0.addLine(to: CGPoint(x: 1234.5678, y: 1e300))
      $0.addQuadCurve(to: CGPoint(x: 2.5, y: 1e-7), control: CGPoint(x: 0.125, y: -1.5))
      $0.closeSubpath()
    }
    #expect(path.svgPathData(precision: 2) == "M 0.33 0 L 1234.57 1e+300 Q 0.12 -1.5 2.5 0 Z")
    #expect(path.svgPathData(precision: 0) == "M 0 0 L 1235 1e+300 Q 0 -2 2 0 Z")
    #expect(path.svgPathData(precision: -3) == path.svgPathData(precision: 0))
    #expect(path.svgPathData(precision: .max) == path.svgPathData())
    #expect(path.svgPathData().hasPrefix("M 0.3333333333333333 -0.0004 L 1234.5678 1e+300 Q 0.125 -1.5 2.5 1e-07 Z"))
    #expect(Path().svgPathData().isEmpty)
  }

  @Test func roundingErrsByHalfADigitAtMost() throws {
    let seed: UInt64 = 303
    var generator = SeededGenerator(seed: seed)
    for precision in [0, 1, 3, 6, 12] {
      for _ in 0..<40 {
        let path = generator.path(size: 1000)
        let copy = try Path(svg: path.svgPathData(precision: precision))
        expect(copy, equals: path, within: 0.5 * pow(10, -CGFloat(precision)) + 1e-12, "seed \(seed), \(path)")
      }
    }
  }

  @Test func dataEndsWhereAPathIsNotFinite() {
    let path = Path { $0.addLines([.zero, CGPoint(x: 1, y: 1), CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 5, y: 5)]) }
    #expect(path.svgPathData() == "M 0 0 L 1 1")
    let far = Path { $0.move(to: CGPoint(x: CGFloat.infinity, y: 0)) }
    #expect(far.svgPathData().isEmpty)
  }

  @Test func anyTextGivesAPathOrAnErrorAndThePathBeforeItIsWhatItsTextDraws() throws {
    let seed: UInt64 = 304
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("MmZzLlHhVvCcSsQqTtAa0123456789..--+eE,,   \nx")
    var errors = 0
    for _ in 0..<4000 {
      let text =
        "M0 0"
        + String(
          (0..<Int.random(in: 0...40, using: &generator)).map { _ in
            alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
          })
      let comment: Comment = "seed \(seed), \(text)"
      do {
        let path = try Path(svg: text)
        #expect(path.elements.allSatisfy { $0.parts.points.allSatisfy(\.isFinite) }, comment)
        #expect(try Path(svg: path.svgPathData()) == path, comment)
      } catch {
        errors += 1
        #expect(error.offset <= text.utf8.count, comment)
        #expect(try Path(svg: error.partialPath.svgPathData()) == error.partialPath, comment)
        // The same text cut off at the error draws the same.
        let before = String(decoding: text.utf8.prefix(error.offset), as: UTF8.self)
        let drawn: Path
        do { drawn = try Path(svg: before) } catch { drawn = error.partialPath }
        if case .outOfRange = error.reason { continue }
        #expect(drawn == error.partialPath, comment)
      }
    }
    #expect(errors > 1000)
  }

  @Test func aMillionElementsAreReadAndWritten() throws {
    let data = "M0 0" + String(repeating: "l1.5-.5", count: 1_000_000)
    let path = try Path(svg: data)
    #expect(path.elements.count == 1_000_001)
    #expect(path.currentPoint == CGPoint(x: 1_500_000, y: -500_000))
  }
}
