import Foundation
import ShapeGeometry
import Testing

@testable import ShapeInterpreter

/// Shapes of shapes, associated types and vectors, by the values that they have.
struct ShapeLibraryTests {
  private let rect = Interpretation.rect

  @Test func modifiersGiveTheNativePath() throws {
    let path = try Interpretation.path(
      """
      path = Circle().inset(by: 5).trim(from: 0.1, to: 0.6).rotation(.degrees(30), anchor: .topLeading)
        .scale(x: 0.5, y: 2).offset(CGPoint(x: 3, y: 4)).size(width: 50, height: 40, anchor: .bottom).path(in: rect)
      """)
    let native = Circle().inset(by: 5).trim(from: 0.1, to: 0.6).rotation(.degrees(30), anchor: .topLeading)
      .scale(x: 0.5, y: 2).offset(CGPoint(x: 3, y: 4)).size(width: 50, height: 40, anchor: .bottom).path(in: rect)
    #expect(path == native)
  }

  @Test func associatedTypesAreThoseOfTheTypeThatStandsForTheParameter() throws {
    let declarations = """
      struct Bar: Shape {
        var value: CGFloat = 2
        var animatableData: CGFloat { get { value } set { value = newValue } }
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      func doubled<S: Shape>(_ shape: S) -> S where S: Animatable {
        var copy = shape
        var data = copy.animatableData
        data.scale(by: 2)
        copy.animatableData = data
        return copy
      }
      func twice<S: InsettableShape>(_ shape: S) -> S.InsetShape { shape.inset(by: 2) }
      """
    #expect(
      try Interpretation.numbers(
        "doubled(Bar()).value", "doubled(Bar().offset(x: 3)).offset.width",
        "twice(Rectangle()).path(in: rect).boundingRect.minX",
        "twice(Circle().offset(x: 1)).path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect.minX",
        declarations: declarations) == [4, 6, 12, 3])
  }

  @Test func vectorsAddScaleAndMeasure() throws {
    #expect(
      try Interpretation.numbers(
        "(AnimatablePair(1.0, CGFloat(2)) + AnimatablePair(3.0, CGFloat(4))).second",
        "AnimatablePair(3.0, 4.0).magnitudeSquared", "AnimatablePair<Double, CGFloat>.zero.first",
        "CGFloat(2).interpolated(towards: 4, amount: 0.25)", "Angle(radians: 2).animatableData",
        "EmptyAnimatableData().magnitudeSquared", "CGPoint(x: 3, y: 4).animatableData.second",
        "UnitPoint(x: 0.5, y: 1).animatableData.first") == [6, 25, 0, 2.5, 256, 0, 4, 64])
  }

  @Test func theFilesOwnTypeOfALibraryNameIsItsOwn() throws {
    let declarations = """
      struct RotatedShape { var angle: CGFloat = 7 }
      struct AnyShape: Shape {
        private let draw: (CGRect) -> Path
        init<S: Shape>(_ wrapped: S) { draw = { wrapped.path(in: $0) } }
        func path(in rect: CGRect) -> Path { draw(rect.insetBy(dx: 1, dy: 1)) }
      }
      """
    #expect(
      try Interpretation.numbers(
        "RotatedShape().angle", "Rectangle().rotation(.zero).path(in: rect).boundingRect.minX",
        "AnyShape(Rectangle()).path(in: rect).boundingRect.minX", declarations: declarations) == [7, 10, 11])
  }

  @Test func theFilesOwnModifierComesBeforeTheLibrarys() throws {
    let declarations = """
      extension Shape {
        func offset(_ amount: CGFloat) -> some Shape { offset(x: amount, y: amount) }
        func scale(_ factor: CGFloat, anchor: UnitPoint = .center) -> Path { Path(CGRect(x: 1, y: 2, width: 3, height: 4)) }
      }
      """
    #expect(
      try Interpretation.numbers(
        "Rectangle().offset(5).path(in: rect).boundingRect.minX", "Rectangle().scale(3).boundingRect.width",
        declarations: declarations) == [15, 3])
  }

  @Test func patternsOfOneCaseShareTheirNames() throws {
    let body = """
      var sum: CGFloat = 0
      Path(rect).forEach { element in
        switch element {
        case .move(let point), .line(let point): sum += point.x
        default: break
        }
      }
      path.move(to: CGPoint(x: sum, y: 0))
      """
    #expect(try Interpretation.path(body).currentPoint?.x == 440)
  }

  @Test func nilIsToldFromAValueWithoutComparingValues() throws {
    #expect(
      try Interpretation.numbers(
        "maybe == nil ? 1 : 0", "maybe != nil ? 1 : 0", "nothing == nil ? 1 : 0",
        setUp: "let maybe: UIBezierPath? = UIBezierPath()\n    let nothing: UIBezierPath? = nil") == [0, 1, 1])
  }

  private func complaints(_ body: String, declarations: String = "") -> [String] {
    Interpretation.program(body, declarations: declarations).diagnostics.map(\.message)
  }

  @Test(arguments: [
    "Circle().fill(Color.red)", "Circle().stroke(Color.red, lineWidth: 2)", "Rectangle().frame(width: 3, height: 4)",
    "Path(rect).opacity(0.5)",
  ])
  func aModifierThatMakesAViewIsNoPath(expression: String) {
    #expect(complaints("_ = \(expression)") == [])
    let told = complaints("path = \(expression).path(in: rect)")
    #expect(told.count == 1 && told.allSatisfy { $0.hasSuffix("has no member 'path'") }, "\(told)")
  }

  @Test func whatIsNoShapeIsRefused() {
    #expect(
      complaints("path = Circle().union(rect).path(in: rect)") == [
        "'union(_:eoFill:)' requires that 'CGRect' conform to 'Shape'"
      ])
    #expect(
      complaints(
        "path = Plain().offset(x: 2).inset(by: 3).path(in: rect)",
        declarations: "struct Plain: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }") == [
          "'inset(by:)' requires that 'Plain' conform to 'InsettableShape'"
        ])
  }

  @Test func aColourIsEditedByItsParts() throws {
    let text = """
      struct Tinted: Shape {
        var color: Color = .red.opacity(0.5)
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      """
    let program = ShapeProgram(checking: ShapeSource(name: "Tinted.swift", text: text))
    let parameters = try #require(program.shapes.first).parameters
    #expect(parameters.map(\.name) == ["color.red", "color.green", "color.blue", "color.opacity"])
    let red: [Double] = [1, 59.0 / 255, 48.0 / 255, 0.5]
    #expect(parameters.map(\.initial) == red.map { ParameterValue.number($0) })
    #expect(parameters.allSatisfy { $0.range == 0...1 })
  }
}
