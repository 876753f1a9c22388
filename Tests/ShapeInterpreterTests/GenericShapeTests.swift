import Foundation
import ShapeGeometry
import Testing

@testable import ShapeInterpreter

/// Generic shapes are made of built-in shapes to choose from, and of numbers.
struct GenericShapeTests {
  private let rect = CGRect(x: 10, y: 20, width: 200, height: 150)

  private func shape(_ text: String) throws -> EntryPoint {
    let program = ShapeProgram(checking: ShapeSource(name: "S.swift", text: text))
    for diagnostic in program.diagnostics { Issue.record("\(diagnostic)") }
    return try #require(program.shapes.first { $0.name == "S" })
  }

  @Test func theChoicesAreSwiftUIsOwnShapes() throws {
    let shape = try shape(
      "struct S<Base: Shape>: Shape {\nlet base: Base\nfunc path(in rect: CGRect) -> Path { base.path(in: rect) }\n}")
    #expect(shape.parameters.map(\.name) == ["base"])
    #expect(shape.parameters[0].kind == .choice(["circle", "rectangle", "roundedRectangle", "capsule", "ellipse"]))
    #expect(shape.parameters[0].typeName == "some Shape")
    let native: [any ShapeGeometry.Shape] = [
      Circle(), Rectangle(), RoundedRectangle(cornerRadius: 20), Capsule(), Ellipse(),
    ]
    for (index, expected) in native.enumerated() {
      #expect(
        try shape.path(in: rect, values: [.choice(index)]).elements == expected.path(in: rect).elements, "\(expected)")
    }
  }

  @Test func aViewOfAnyIdentifiableValuesIsDrawnWithSome() throws {
    let source = ViewSource(
      """
      struct Rows<Items: RandomAccessCollection, Content: View>: View where Items.Element: Identifiable {
        var items: Items
        var content: (Items.Element) -> Content
        var body: some View { ForEach(items) { item in content(item) } }
      }
      struct Names<Item: Identifiable & Hashable>: View {
        var item: Item
        var body: some View { Text("\\(item)") }
      }
      """)
    #expect(source.errors == [])
    #expect(try Set(source.texts("Rows")) == ["Content"])
    #expect(try source.texts("Names") == ["1"])
  }

  @Test func aShapeWithinAClassIsOneToo() throws {
    let program = ShapeProgram(
      checking: ShapeSource(
        name: "S.swift",
        text: """
          final class Manager: ObservableObject {
            @Published var progress = 0.5
            static let shared = Manager()
            enum Side { case left, right }
            struct Splash: Shape {
              var side = Side.right
              func path(in rect: CGRect) -> Path { side == .right ? Path(rect) : Path() }
            }
          }
          actor Store { struct Splash: Shape { func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) } } }
          """))
    #expect(program.diagnostics.isEmpty, "\(program.diagnostics)")
    #expect(program.shapes.map(\.name) == ["Manager.Splash", "Store.Splash"])
    let splash = try #require(program.shapes.first)
    #expect(splash.parameters.map(\.kind) == [.choice(["left", "right"])])
    #expect(try splash.path(in: rect, values: [.choice(1)]) == Path(rect))
  }

  @Test func aTypeNamedLikeAnAssociatedOneIsItself() throws {
    let shape = try shape(
      """
      struct InsetShape<Base: Shape>: Shape {
        var base: Base
        var amount: CGFloat = 4
        func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }
      }
      extension InsetShape: InsettableShape where Base: InsettableShape {
        func inset(by amount: CGFloat) -> InsetShape<Base.InsetShape> {
          InsetShape(base: base.inset(by: amount), amount: self.amount)
        }
      }
      struct S: Shape {
        func path(in rect: CGRect) -> Path { InsetShape<Rectangle>(base: Rectangle()).inset(by: 10).path(in: rect) }
      }
      """)
    #expect(try shape.path(in: rect, values: []) == Path(rect.insetBy(dx: 14, dy: 14)))
  }

  @Test func aShapeWithinAGenericTypeKnowsItsOwnMembers() throws {
    let shape = try shape(
      """
      struct Card<Content: View>: View {
        var content: Content
        var body: some View { content.clipShape(Outline()) }
        enum Kind { case plain, cut }
      }
      extension Card {
        struct Outline: Shape {
          var kind = Kind.cut
          static var side: Double { 3 }
          private var width: Double { Self.side * 2 }
          func path(in rect: CGRect) -> Path { kind == .cut ? self.cell(in: rect) : Path() }
          private func cell(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: width, height: rect.height)) }
        }
      }
      struct Note: View { var body: some View { Note() } }
      struct S: Shape { func path(in rect: CGRect) -> Path { Card<Note>.Outline().path(in: rect) } }
      """)
    #expect(try shape.path(in: rect, values: []) == Path(CGRect(x: 0, y: 0, width: 6, height: 150)))
  }

  @Test func eachParameterHasItsChoice() throws {
    let shape = try shape(
      """
      struct S<A: Shape, B: Shape>: Shape {
        var a: A
        var b: B
        func path(in rect: CGRect) -> Path { var path = a.path(in: rect); path.addPath(b.path(in: rect)); return path }
      }
      struct V: View { var body: some View { S(a: Rectangle(), b: Ellipse()).fill(.red) } }
      """)
    #expect(shape.parameters.map(\.initial) == [.choice(1), .choice(4)])
    #expect(shape.parameters.allSatisfy { $0.origin == .example })
    var expected = Path(rect)
    expected.addPath(Path(ellipseIn: rect))
    #expect(try shape.path(in: rect, values: shape.parameters.map(\.initial)).elements == expected.elements)
  }

  @Test func shapesThatAreInsetHaveTheirChoicesToo() throws {
    let shape = try shape(
      """
      struct S<Base: InsettableShape>: Shape {
        var base: Base
        func path(in rect: CGRect) -> Path { base.inset(by: 5).path(in: rect) }
      }
      """)
    let path = try shape.path(in: rect, values: [.choice(1)])
    #expect(path.elements == Path(rect.insetBy(dx: 5, dy: 5)).elements)
  }

  @Test func numbersStandForNumericParameters() throws {
    let shape = try shape(
      """
      struct S<T: BinaryFloatingPoint, N: BinaryInteger>: Shape {
        var amount: T
        var count: N
        func path(in rect: CGRect) -> Path { Path(CGRect(x: amount > 2 ? 3 : 0, y: CGFloat(count), width: 1, height: 1)) }
      }
      """)
    #expect(shape.parameters.map(\.kind) == [.number, .integer])
    let path = try shape.path(in: rect, values: [.number(3), .integer(4)])
    #expect(path.boundingRect.origin == CGPoint(x: 3, y: 4))
  }

  @Test(arguments: [
    "C: Collection>(_ list: C) where C.Element == CGFloat",
    "C: RandomAccessCollection>(_ list: C) where C.Element: BinaryFloatingPoint",
    "C: Sequence<CGFloat>>(_ list: C)",
  ])
  func arraysStandForSequences(signature: String) throws {
    let shape = try shape(
      """
      struct S: Shape {
        private let sum: CGFloat
        init<\(signature) {
          var sum: CGFloat = 0
          for value in list { sum += CGFloat(value) }
          self.sum = sum
        }
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: sum, height: 1)) }
      }
      """)
    let numbers = shape.parameters.dropFirst()
    #expect(shape.parameters.first?.name == "list.count" && !numbers.isEmpty)
    #expect(numbers.allSatisfy { $0.kind == .number })
    var sum = 0.0
    for case .number(let value) in numbers.map(\.initial) { sum += value }
    let values = shape.parameters.map(\.initial)
    #expect(try shape.path(in: rect, values: values).boundingRect.width == CGFloat(sum))
  }

  @Test func contentThatThePathDoesNotNeedIsLeftOut() throws {
    let shape = try shape(
      """
      struct S<Content: View>: Shape {
        var inset: CGFloat = 4
        let content: Content
        func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
      }
      """)
    #expect(shape.parameters.map(\.name) == ["inset"])
    #expect(try shape.path(in: rect, values: [.number(5)]).boundingRect == rect.insetBy(dx: 5, dy: 5))
  }

  @Test func aProtocolOfTheFileHasItsFirstType() throws {
    let shape = try shape(
      """
      protocol Wave { func height(at x: CGFloat) -> CGFloat }
      struct Flat: Wave { var level: CGFloat = 7; func height(at x: CGFloat) -> CGFloat { level } }
      struct S<W: Wave>: Shape {
        let wave: W
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: wave.height(at: 0), width: 1, height: 1)) }
      }
      """)
    #expect(shape.parameters.map(\.name) == ["wave.level"])
    #expect(try shape.path(in: rect, values: [.number(9)]).boundingRect.minY == 9)
  }

  @Test func aValueOfAProtocolTypeIsAChoiceToo() throws {
    let shape = try shape(
      "struct S: Shape {\nlet base: any Shape\nfunc path(in rect: CGRect) -> Path { base.path(in: rect) }\n}")
    #expect(shape.parameters.map(\.name) == ["base"])
    #expect(try shape.path(in: rect, values: [.choice(4)]).elements == Path(ellipseIn: rect).elements)
  }

  @Test func aNameOfTheFileIsNotTakenForOurs() throws {
    let shape = try shape(
      """
      struct BuiltInShape { var x = 1 }
      struct Circle: Shape { let r: CGFloat; func path(in rect: CGRect) -> Path { Path() } }
      struct S<Base: Shape>: Shape { let base: Base; func path(in rect: CGRect) -> Path { base.path(in: rect) } }
      """)
    #expect(try shape.path(in: rect, values: [.choice(1)]).elements == Path(rect).elements)
  }
}
