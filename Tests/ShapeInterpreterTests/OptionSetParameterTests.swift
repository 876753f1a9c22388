import ShapeGeometry
import Testing

@testable import ShapeInterpreter

/// A set of options starts full where nothing says otherwise, and has a toggle for each of its members.
struct OptionSetParameterTests {
  private func shape(_ declarations: String, _ property: String, notes: String) throws -> EntryPoint {
    let text = """
      \(declarations)
      struct S: Shape {
        \(property)
        func path(in rect: CGRect) -> Path {
          Path { path in
            for flag in [\(notes)] { path.move(to: CGPoint(x: flag ? 1 : 0, y: 0)) }
          }
        }
      }
      """
    let program = ShapeProgram(checking: ShapeSource(name: "S.swift", text: text))
    for diagnostic in program.diagnostics { Issue.record("\(diagnostic)") }
    return try #require(program.shapes.first)
  }

  private func flags(_ shape: EntryPoint, _ changes: [String: ParameterValue] = [:]) throws -> [Bool] {
    let values = shape.parameters(changing: changes).map { changes[$0.name] ?? $0.initial }
    return try shape.path(in: .zero, values: values).elements.map { element in
      if case .move(let point) = element { point.x == 1 } else { false }
    }
  }

  private static let corners = ["topLeft", "topRight", "bottomLeft", "bottomRight"]
  private static let sides = """
    struct Sides: OptionSet {
      let rawValue: UInt8
      static let left = Sides(rawValue: 1 << 0)
      static let right = Sides(rawValue: 1 << 1)
      static let start = left
      static let top = Sides(rawValue: 1 << 7)
      static var both: Sides { [.left, .right] }
      static let none: Sides = []
      static let count = 3
    }
    """

  @Test func roundedCornersStartFull() throws {
    let notes = Self.corners.map { "corners.contains(.\($0))" }.joined(separator: ", ")
    let shape = try shape("", "let corners: UIRectCorner", notes: notes)
    #expect(shape.parameters.map(\.name) == Self.corners.map { "corners.\($0)" })
    #expect(shape.parameters.allSatisfy { $0.kind == .toggle && $0.origin == .guess && $0.initial == .toggle(true) })
    #expect(try flags(shape) == [true, true, true, true])
    for (index, corner) in Self.corners.enumerated() {
      var expected = [true, true, true, true]
      expected[index] = false
      #expect(try flags(shape, ["corners.\(corner)": .toggle(false)]) == expected)
    }
  }

  @Test func aDefaultAndAnExampleCount() throws {
    let notes = Self.corners.map { "corners.contains(.\($0))" }.joined(separator: ", ")
    let set = try shape("", "var corners: UIRectCorner = [.topLeft, .bottomRight]", notes: notes)
    #expect(try flags(set) == [true, false, false, true])
    #expect(set.parameters.map(\.origin) == [.default, .default, .default, .default])
    #expect(
      try flags(set, ["corners.topRight": .toggle(true), "corners.topLeft": .toggle(false)]) == [
        false, true, false, true,
      ])
    let used = try shape(
      "let page = S(corners: [.topRight])", "let corners: UIRectCorner", notes: notes)
    #expect(try flags(used) == [false, true, false, false] && used.parameters[0].origin == .example)
  }

  @Test func edgesAndAxesAreSetsToo() throws {
    let shape = try shape(
      "", "var edges: Edge.Set\nvar axes: Axis.Set",
      notes: "edges.contains(.top), edges.contains(.all), axes.contains(.vertical)")
    #expect(
      shape.parameters.map(\.name) == [
        "edges.top", "edges.leading", "edges.bottom", "edges.trailing", "axes.horizontal", "axes.vertical",
      ])
    #expect(try flags(shape) == [true, true, true])
    #expect(
      try flags(shape, ["edges.leading": .toggle(false), "axes.vertical": .toggle(false)]) == [true, false, false])
  }

  @Test func aSetOfTheFileHasItsStaticMembers() throws {
    let shape = try shape(
      Self.sides, "var sides: Sides", notes: "sides.contains(.left), sides.contains(.both), sides.contains(.top)")
    #expect(shape.parameters.map(\.name) == ["sides.left", "sides.right", "sides.top"])
    #expect(try flags(shape) == [true, true, true])
    #expect(try flags(shape, ["sides.right": .toggle(false)]) == [true, false, true])
    #expect(try flags(shape, ["sides.top": .toggle(false)]) == [true, true, false])
  }

  @Test func setsWithinOtherValuesHaveTogglesToo() throws {
    let shape = try shape(
      Self.sides, "var all: [Sides] = [.left, .both]\nvar one: Sides? = .top",
      notes: "all[0].contains(.right), all[1].contains(.right), one == nil")
    #expect(shape.parameters.map(\.name).prefix(3) == ["all.count", "all[0].left", "all[0].right"])
    #expect(try flags(shape, ["all[0].right": .toggle(true), "all[1].right": .toggle(false)]) == [true, false, false])
  }
}
