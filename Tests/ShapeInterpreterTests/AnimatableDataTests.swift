import Foundation
import ShapeGeometry
import ShapeInterpreter
import Testing

/// The numbers in the animatable data of shapes: read from a shape with some values, and put in place of them.
@Suite struct AnimatableDataTests {
  private static let rect = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func shape(_ text: String, _ name: String = "Box") throws -> EntryPoint {
    let program = ShapeProgram(checking: ShapeSource(name: "Box.swift", text: "import SwiftUI\n" + text))
    #expect(program.diagnostics.isEmpty, "\(program.diagnostics)")
    return try #require(program.entries.first { $0.name == name })
  }

  private func inputs(_ values: [ParameterValue], _ moved: [Double]? = nil) -> EntryPoint.Inputs {
    EntryPoint.Inputs(proposal: Self.rect, values: values, animatableData: moved)
  }

  @Test func `numbers are read, and others take their place`() throws {
    let box = try shape(
      """
      struct Box: Shape {
        var inset: CGFloat = 5
        var turn: Angle = .degrees(90)
        var count = 2
        var animatableData: AnimatablePair<CGFloat, AnimatablePair<Angle.AnimatableData, Double>> {
          get { AnimatablePair(inset, AnimatablePair(turn.animatableData, Double(count))) }
          set {
            inset = newValue.first
            turn.animatableData = newValue.second.first
            count = Int(newValue.second.second.rounded())
          }
        }
        func path(in rect: CGRect) -> Path {
          Path(CGRect(x: inset, y: turn.degrees, width: CGFloat(count), height: 1))
        }
      }
      """)
    let values: [ParameterValue] = [.number(10), .degrees(45), .integer(3)]
    let data = try box.animatableData(inputs(values))
    #expect(data.count == 3 && data[0] == 10 && data[2] == 3)
    #expect(try box.evaluate(inputs(values, data)) == box.evaluate(inputs(values)))
    let moved = try #require(try box.evaluate(inputs(values, [20, data[1] * 2, 7.6])).path)
    #expect(moved.boundingRect == CGRect(x: 20, y: 90, width: 8, height: 1))
    let short = try #require(try box.evaluate(inputs(values, [20])).path)
    #expect(short.boundingRect == CGRect(x: 20, y: 45, width: 3, height: 1), "what is missing stays")
  }

  @Test func `a shape of which nothing is animated has no numbers`() throws {
    let text = """
      struct Box: Shape {
        var inset: CGFloat = 5
        func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
      }
      """
    for text in [
      text, text + "\nstruct Other: Shape { var animatableData = 1.0; func path(in r: CGRect) -> Path { Path(r) } }",
    ] {
      let box = try shape(text)
      #expect(try box.animatableData(inputs([.number(10)])).isEmpty)
      #expect(try box.evaluate(inputs([.number(10)], [3])) == box.evaluate(inputs([.number(10)])))
    }
  }

  @Test func `stored data, data of a protocol, and data of another shape are found`() throws {
    let text = """
      protocol Sized: Shape { var size: CGFloat { get set } }
      extension Sized {
        var animatableData: CGFloat { get { size } set { size = newValue } }
      }
      struct Box: Sized {
        var size: CGFloat = 5
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: size, height: 1)) }
      }
      struct Stored: Shape {
        var animatableData: Double = 4
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: animatableData, height: 1)) }
      }
      struct Framed<S: Shape>: Shape {
        var shape: S
        var animatableData: S.AnimatableData { get { shape.animatableData } set { shape.animatableData = newValue } }
        func path(in rect: CGRect) -> Path { shape.path(in: rect) }
      }
      struct Inner: Shape {
        var box = Framed(shape: Stored())
        var animatableData: Double { get { box.animatableData } set { box.animatableData = newValue } }
        func path(in rect: CGRect) -> Path { box.path(in: rect) }
      }
      """
    for (name, value) in [("Box", 5.0), ("Stored", 4), ("Inner", 4)] {
      let shape = try shape(text, name)
      let values = shape.parameters.map(\.initial)
      #expect(try shape.animatableData(inputs(values)) == [value])
      #expect(try shape.evaluate(inputs(values, [9])).path?.boundingRect.width == 9, "\(name)")
    }
  }

  @Test func `data that fails is a failure with its place`() throws {
    let box = try shape(
      """
      struct Box: Shape {
        var count = 0
        var animatableData: Double { get { Double(10 / count) } set {} }
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      """)
    #expect(try !box.evaluate(inputs([.integer(0)])).isEmpty)
    do {
      _ = try box.animatableData(inputs([.integer(0)]))
      Issue.record("a division by zero was not noticed")
    } catch {
      #expect(error.diagnostic.place?.line == 4)
    }
  }
}
