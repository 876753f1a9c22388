import Foundation
import Testing

@testable import ShapeInterpreter

/// Stored properties become parameters, with what the source tells of them.
struct ParameterTests {
  private func parameters(_ members: String, declarations: String = "") throws -> [Parameter] {
    let text = "\(declarations)\nstruct S: Shape {\n\(members)\nfunc path(in rect: CGRect) -> Path { Path(rect) }\n}"
    let program = ShapeProgram(checking: ShapeSource(name: "S.swift", text: text))
    for diagnostic in program.diagnostics { Issue.record("\(diagnostic)") }
    return try #require(program.shapes.first).parameters
  }

  @Test func tablesByCaseHaveAValueForEachCase() throws {
    let text = """
      struct S: Shape {
        enum Side { case left, right }
        var corners: [VerticalEdge: CGFloat]
        var shifts: [Side: Int]
        func path(in rect: CGRect) -> Path {
          Path(CGRect(x: corners[.top]!, y: corners[.bottom]!, width: CGFloat(shifts[.left]! + shifts[.right]!), height: 1))
        }
      }
      """
    let program = ShapeProgram(checking: ShapeSource(name: "S.swift", text: text))
    #expect(program.diagnostics.isEmpty)
    let shape = try #require(program.shapes.first)
    #expect(try shape.path(in: .zero, values: []).boundingRect == CGRect(x: 5, y: 5, width: 10, height: 1))
  }

  @Test func eachTypeHasItsKind() throws {
    let found = try parameters(
      """
      var a: CGFloat = 12
      var b = 0.25
      var c = 5
      var d = true
      var e = Angle.degrees(30)
      var f = Side.right
      var g = CGPoint(x: 0.5, y: 1)
      var h: CGSize = .init(width: 3, height: 4)
      private var i: Float = 1.5
      """, declarations: "enum Side { case left, right }")
    #expect(found.map(\.name) == ["a", "b", "c", "d", "e", "f", "g.x", "g.y", "h.width", "h.height", "i"])
    #expect(
      found.map(\.initial) == [
        .number(12), .number(0.25), .integer(5), .toggle(true), .degrees(30), .choice(1), .number(0.5), .number(1),
        .number(3), .number(4), .number(1.5),
      ])
    #expect(found[5].kind == .choice(["left", "right"]))
    #expect(found.map(\.typeName)[..<6] == ["CGFloat", "Double", "Int", "Bool", "Angle", "Side"])
    #expect(found.allSatisfy { $0.origin == .default })
  }

  @Test func defaultsAreEvaluated() throws {
    let found = try parameters(
      "static let base: CGFloat = 4\nvar a: CGFloat = Self.base * 3\nvar b: Angle = .radians(.pi / 2)\nvar c = max(2, 7)"
    )
    #expect(found.map(\.initial) == [.number(12), .degrees(90), .integer(7)])
  }

  @Test func propertiesWithoutADefaultGetAGuess() throws {
    let found = try parameters(
      "let cornerRadius: CGFloat\nvar progress: Double\nlet sides: Int\nvar startAngle: Angle\nvar on: Bool")
    #expect(found.map(\.initial) == [.number(20), .number(0.5), .integer(5), .degrees(0), .toggle(true)])
    #expect(found.allSatisfy { $0.origin == .guess })
  }

  @Test func whatStartsAndWhatEndsAreGuessedApart() throws {
    let program = ShapeProgram(
      checking: ShapeSource(
        name: "Span.swift",
        text: """
          struct Span: Shape {
            let startAngle: Double, endAngle: Double
            let from: CGPoint, to: CGPoint
            let startFraction: CGFloat, endFraction: CGFloat
            func path(in rect: CGRect) -> Path { Path(rect) }
          }
          """))
    let parameters = try #require(program.shapes.first).parameters
    #expect(
      parameters.map { "\($0.name) \($0.initial)" } == [
        "startAngle number(0.0)", "endAngle number(270.0)", "from.x number(20.0)", "from.y number(30.0)",
        "to.x number(90.0)", "to.y number(70.0)", "startFraction number(0.25)", "endFraction number(0.75)",
      ])
  }

  @Test func aConstantWithAValueIsNoParameter() throws {
    #expect(try parameters("let ratio: CGFloat = 0.5\nvar free: CGFloat = 1").map(\.name) == ["free"])
  }

  @Test func anInitializersParametersCount() throws {
    let found = try parameters(
      "private let r: CGFloat\nprivate var twice: CGFloat\ninit(radius: CGFloat = 7, inset: CGFloat) { r = radius; twice = inset * 2 }"
    )
    #expect(found.map(\.name) == ["radius", "inset"])
    #expect(found.map(\.origin) == [.default, .guess])
  }

  @Test(
    arguments: [
      ("0...1", 0.0, 1.0, nil), ("How far along, from 0...60 step 1 of it.", 0, 60, 1),
      ("-1.5 ... 2.5", -1.5, 2.5, nil),
      ("Between 0...360, step 15", 0, 360, 15),
    ] as [(String, Double, Double, Double?)])
  func rangesAreReadInDocComments(text: String, low: Double, high: Double, step: Double?) throws {
    let found = try parameters("/// \(text)\nvar value: CGFloat = 1")
    #expect(found[0].range == low...high)
    #expect(found[0].step == step)
    #expect(found[0].documentation == text)
  }

  @Test func rangesAreGuessedFromNameAndValue() throws {
    let found = try parameters(
      "var trimFraction: CGFloat = 0.2\nvar cornerRadius: CGFloat = 12\nvar angle: Angle = .zero\nvar count = 7\nvar offset: CGFloat = -10"
    )
    #expect(found.map(\.range) == [0...1, 0...100, 0...360, 1...24, -30...30])
  }

  @Test func theGuessForAGreatNumberIsARangeStill() throws {
    let found = try parameters("var a = 1e308\nvar b = Int.max\nvar c = Int.min\nvar d: CGFloat = -1e308")
    let ranges = found.map(\.range)
    #expect(ranges.allSatisfy { $0.map { $0.lowerBound.isFinite && $0.upperBound.isFinite } ?? false })
    #expect(ranges[1] == 0...0x1p63)
    #expect(ranges[2] == -0x1p63...12)
  }

  @Test func aWrittenRangeIsALimitAndAGuessedOneIsNone() throws {
    let found = try parameters("/// 0...60\nvar a: CGFloat = 1\nvar b: CGFloat = 12")
    #expect(found.map(\.limits) == [0...60, nil] && found.map(\.isRangeGuessed) == [false, true])
  }

  @Test(
    arguments: [
      "min(max(x, 0), 2)", "max(0, min(2, x))", "min(2, max(self.x, 0))", "x.clamped(to: 0...2)",
      "Swift.max(x, 0) + min(max(CGFloat(x), 0), 2.0)",
    ])
  func clampingInTheCodeIsARange(code: String) throws {
    let helper =
      "extension CGFloat { func clamped(to r: ClosedRange<CGFloat>) -> CGFloat { Swift.min(Swift.max(self, r.lowerBound), r.upperBound) } }"
    let found = try parameters(
      "var x: CGFloat = 1\nvar kept: CGFloat { \(code) }", declarations: helper)
    #expect(found[0].range == 0...2 && found[0].limits == 0...2)
  }

  @Test func clampingInAnInitializerOrObserverIsARange() throws {
    #expect(
      try parameters("let y: CGFloat\ninit(x: CGFloat = 5) { y = min(max(x, -10), 10) }")[0].range == -10...10)
    #expect(try parameters("var x: CGFloat = 5 { didSet { x = max(1, min(x, 9)) } }")[0].range == 1...9)
  }

  @Test func oneBoundInTheCodeMovesTheGuess() throws {
    let found = try parameters("var sides = 5\nvar n: Int { max(3, sides) }")
    #expect(found[0].range == 3...24 && found[0].isRangeGuessed)
  }

  @Test func aWrappersArgumentIsARange() throws {
    let wrapper = """
      @propertyWrapper struct Clamped {
        var value: CGFloat
        let range: ClosedRange<CGFloat>
        init(wrappedValue: CGFloat, _ range: ClosedRange<CGFloat>) { value = wrappedValue; self.range = range }
        var wrappedValue: CGFloat { get { min(max(value, range.lowerBound), range.upperBound) } set { value = newValue } }
      }
      """
    let found = try parameters("@Clamped(0...4) var x: CGFloat = 1", declarations: wrapper)
    #expect(found.map(\.name) == ["x"] && found[0].range == 0...4 && !found[0].isRangeGuessed)
  }

  @Test func aNameThatIsDeclaredAgainHidesNoShape() {
    let shape = "struct S: Shape {\nvar a: CGFloat = 1\nfunc path(in rect: CGRect) -> Path { Path(rect) }\n}\n"
    let program = ShapeProgram(checking: ShapeSource(name: "S.swift", text: shape + shape.replacing("a:", with: "b:")))
    #expect(program.shapes.map(\.name) == ["S", "S 2"])
    #expect(program.shapes.map { $0.parameters.map(\.name) } == [["a"], ["b"]])
    #expect(program.diagnostics.map(\.headline) == ["S.swift:5:8: error: invalid redeclaration of 'S'"])
  }

  @Test func valuesReachTheShape() throws {
    let text = """
      enum Side { case left, right }
      struct S: Shape {
        var width: CGFloat = 1
        var corner = CGPoint(x: 1, y: 2)
        var turn = Angle.degrees(10)
        var side = Side.left
        var n = 1
        func path(in rect: CGRect) -> Path {
          Path(CGRect(x: corner.x, y: corner.y + turn.degrees, width: side == .left ? width : -width, height: CGFloat(n)))
        }
      }
      """
    let shape = try #require(ShapeProgram(checking: ShapeSource(name: "S.swift", text: text)).shapes.first)
    let path = try shape.path(
      in: .zero, values: [.number(5), .number(10), .number(20), .degrees(90), .choice(0), .integer(7)])
    #expect(path.description == "10 110 m 15 110 l 15 117 l 10 117 l h")
  }
}
