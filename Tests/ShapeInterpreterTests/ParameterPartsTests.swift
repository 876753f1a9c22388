import Foundation
import ShapeGeometry
import Testing

@testable import ShapeInterpreter

/// Values that have parts: each part is a parameter, and reaches the shape.
struct ParameterPartsTests {
  private func shape(_ members: String, drawing: String = "", declarations: String = "") throws -> EntryPoint {
    let text = """
      \(declarations)
      struct S: Shape {
      \(members)
      func path(in rect: CGRect) -> Path {
      var path = Path()
      func note(_ x: CGFloat, _ y: CGFloat = 0) { path.move(to: CGPoint(x: x, y: y)) }
      \(drawing)
      return path
      }
      }
      """
    let program = ShapeProgram(checking: ShapeSource(name: "S.swift", text: text))
    for diagnostic in program.diagnostics { Issue.record("\(diagnostic)") }
    return try #require(program.shapes.first { $0.name == "S" })
  }

  /// Returns what the shape notes, when some parameters are changed.
  private func notes(_ shape: EntryPoint, _ changes: [String: ParameterValue] = [:]) throws -> [CGPoint] {
    let values = shape.parameters(changing: changes).map { changes[$0.name] ?? $0.initial }
    return try shape.path(in: CGRect(x: 0, y: 0, width: 10, height: 10), values: values).elements.compactMap {
      element in
      if case .move(let point) = element { point } else { nil }
    }
  }

  @Test func anArrayHasItsCountAndItsElements() throws {
    let shape = try shape(
      "var points: [CGPoint] = [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)]\nvar scale: CGFloat = 1",
      drawing: "for point in points { note(point.x * scale, point.y) }")
    let names = ["points.count", "points[0].x", "points[0].y", "points[1].x", "points[1].y", "scale"]
    #expect(shape.parameters.map(\.name) == names)
    #expect(shape.parameters[0].initial == .integer(2) && shape.parameters[0].kind == .integer)
    #expect(
      try notes(shape, ["points[1].x": .number(9), "scale": .number(2)]) == [.init(x: 2, y: 2), .init(x: 18, y: 4)])
    #expect(try notes(shape, ["points.count": .integer(1)]) == [.init(x: 1, y: 2)])
    #expect(try notes(shape, ["points.count": .integer(0)]) == [])
    let more = ["points.count": ParameterValue.integer(3), "points[2].y": .number(7)]
    #expect(shape.parameters(changing: more).count == 8)
    #expect(try notes(shape, more).last == CGPoint(x: 3, y: 7), "a new element is a copy of the last")
  }

  @Test func aCountIsKeptWithinItsLimits() throws {
    let shape = try shape("var values: [Double] = [1, 2]", drawing: "note(CGFloat(values.count))")
    #expect(shape.parameters[0].limits == 0...256)
    #expect(try notes(shape, ["values.count": .integer(-1)]) == [CGPoint(x: 2, y: 0)])
    #expect(try notes(shape, ["values.count": .integer(257)]) == [CGPoint(x: 2, y: 0)])
    #expect(try notes(shape, ["values.count": .integer(200)]) == [CGPoint(x: 200, y: 0)])
    #expect(shape.parameters(changing: ["values.count": .integer(200)]).count == 65)
  }

  @Test func elementsShareTheirRange() throws {
    let found = try shape("var values: [CGFloat] = [0.5, 2, 400]").parameters
    #expect(found.dropFirst().allSatisfy { $0.range == 0...1200 && $0.isRangeGuessed })
  }

  @Test func anOptionalIsAToggleAndItsValue() throws {
    let shape = try shape(
      "var inset: CGFloat? = nil\nvar corner: CGPoint? = CGPoint(x: 1, y: 2)",
      drawing: "note(inset ?? -1, corner?.x ?? -1)")
    #expect(shape.parameters.map(\.name) == ["inset?", "corner?", "corner.x", "corner.y"])
    #expect(shape.parameters[0].initial == .toggle(false) && shape.parameters[0].typeName == "CGFloat?")
    #expect(try notes(shape) == [CGPoint(x: -1, y: 1)])
    let found = shape.parameters(changing: ["inset?": .toggle(true)])
    #expect(found.map(\.name) == ["inset?", "inset", "corner?", "corner.x", "corner.y"])
    #expect(found[1].origin == .guess && found[1].initial == .number(20))
    #expect(
      try notes(shape, ["inset?": .toggle(true), "inset": .number(3), "corner?": .toggle(false)])
        == [CGPoint(x: 3, y: -1)])
  }

  @Test func anEnumsCaseBringsItsValues() throws {
    let shape = try shape(
      "var corner: Corner = .rounded(radius: 5)",
      drawing: """
        switch corner {
        case .sharp: note(0)
        case .rounded(let r): note(1, r)
        case .cut(let a, let b): note(a, CGFloat(b))
        }
        """, declarations: "enum Corner { case sharp, rounded(radius: CGFloat), cut(CGFloat, Int) }")
    #expect(shape.parameters.map(\.name) == ["corner", "corner.rounded.radius"])
    #expect(shape.parameters[0].kind == .choice(["sharp", "rounded", "cut"]))
    #expect(try notes(shape, ["corner.rounded.radius": .number(8)]) == [CGPoint(x: 1, y: 8)])
    #expect(shape.parameters(changing: ["corner": .choice(0)]).count == 1)
    #expect(try notes(shape, ["corner": .choice(0)]) == [.zero])
    let cut: [String: ParameterValue] = ["corner": .choice(2), "corner.cut.0": .number(6), "corner.cut.1": .integer(7)]
    #expect(shape.parameters(changing: cut).map(\.name) == ["corner", "corner.cut.0", "corner.cut.1"])
    #expect(try notes(shape, cut) == [CGPoint(x: 6, y: 7)])
  }

  @Test func aStringIsAText() throws {
    let shape = try shape("var label = \"abc\"\nlet title: String", drawing: "note(CGFloat(label.count))")
    #expect(shape.parameters.map(\.initial) == [.text("abc"), .text("Stipple")])
    #expect(shape.parameters.map(\.kind) == [.text, .text] && shape.parameters.map(\.range) == [nil, nil])
    #expect(try notes(shape, ["label": .text("äöüß!")]) == [CGPoint(x: 5, y: 0)])
  }

  @Test func libraryTypesHaveTheirParts() throws {
    let shape = try shape(
      """
      var a = UnitPoint(x: 0.25, y: 1)
      var b = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      var c = CGRect(x: 1, y: 2, width: 3, height: 4)
      var d = CGVector(dx: 1, dy: 2)
      var e = AnimatablePair<CGFloat, Double>(1, 2)
      """, drawing: "note(a.x, b.trailing); note(c.size.width, d.dy)")
    #expect(
      shape.parameters.map(\.name) == [
        "a.x", "a.y", "b.top", "b.leading", "b.bottom", "b.trailing", "c.origin.x", "c.origin.y", "c.size.width",
        "c.size.height", "d.dx", "d.dy", "e.first", "e.second",
      ])
    #expect(shape.parameters[0].range == 0...1 && shape.parameters[0].isRangeGuessed)
    let changed = try notes(shape, ["a.x": .number(0.5), "b.trailing": .number(8), "d.dy": .number(9)])
    #expect(changed == [CGPoint(x: 0.5, y: 8), CGPoint(x: 3, y: 9)])
  }

  @Test func aStrokeStyleHasItsDashes() throws {
    let shape = try shape(
      "var style = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 2])",
      drawing: "note(style.lineWidth, style.dashPhase); for length in style.dash { note(length) }")
    #expect(
      shape.parameters.map(\.name) == [
        "style.lineWidth", "style.lineCap", "style.lineJoin", "style.miterLimit", "style.dash.count", "style.dash[0]",
        "style.dash[1]", "style.dashPhase",
      ])
    #expect(shape.parameters[1].initial == .choice(1))
    let changed = try notes(shape, ["style.dash[1]": .number(5), "style.dashPhase": .number(6)])
    #expect(changed == [CGPoint(x: 3, y: 6), CGPoint(x: 4, y: 0), CGPoint(x: 5, y: 0)])
  }

  @Test func integersOfAnyWidthHaveTheLimitsOfTheirTypes() throws {
    let shape = try shape(
      "var a: UInt8 = 7\nvar b: Int32 = -3\nlet c: UInt", drawing: "note(CGFloat(a), CGFloat(b))")
    #expect(shape.parameters.map(\.limits) == [0...255, -2_147_483_648...2_147_483_647, 0...9_223_372_036_854_775_808])
    #expect(shape.parameters.map(\.initial) == [.integer(7), .integer(-3), .integer(5)])
    #expect(try notes(shape, ["a": .integer(255), "b": .integer(-9)]) == [CGPoint(x: 255, y: -9)])
  }

  @Test func tuplesAndStructsNest() throws {
    let shape = try shape(
      "var pair: (CGFloat, inner: Config) = (1, Config(label: \"x\"))\nlet config: Config",
      drawing: "note(pair.0, pair.inner.sizes[0])",
      declarations: "struct Config { var sizes: [CGFloat] = [4]; let fixed = 2; var label: String }")
    #expect(
      shape.parameters.map(\.name) == [
        "pair.0", "pair.inner.sizes.count", "pair.inner.sizes[0]", "pair.inner.label", "config.sizes.count",
        "config.sizes[0]", "config.label",
      ])
    #expect(try notes(shape, ["pair.inner.sizes[0]": .number(9)]) == [CGPoint(x: 1, y: 9)])
    #expect(shape.parameters[5].initial == .number(4), "a struct without a value has its properties' defaults")
  }

  @Test func aFunctionIsSampledByItsType() throws {
    let shape = try shape(
      "let draw: (CGRect) -> Path\nlet curve: (CGFloat) -> CGFloat",
      drawing: "path.addPath(draw(rect)); note(curve(0))")
    #expect(shape.parameters.isEmpty)
    #expect(try notes(shape).last == .zero)
  }

  @Test func valuesOfTheWrongKindAreLeftAlone() throws {
    let shape = try shape(
      "var corner: Corner = .rounded(5)\nvar list: [CGFloat] = [1]\nvar inset: Int? = 2",
      drawing: "note(list[0], CGFloat(inset ?? 0))",
      declarations: "enum Corner { case sharp, rounded(CGFloat) }")
    let strange: [ParameterValue] = [
      .choice(9), .choice(-1), .text("x"), .number(.nan), .toggle(true), .degrees(.infinity),
    ]
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    for value in strange {
      let path = try shape.path(in: rect, values: Array(repeating: value, count: 9))
      #expect(path.elements == [.move(to: CGPoint(x: 1, y: 2))], "\(value)")
    }
    let plain = try self.shape(
      "var side = Side.left", drawing: "note(side == .left ? 1 : 2)", declarations: "enum Side { case left, right }")
    #expect(try plain.path(in: rect, values: [.choice(-1)]).elements == [.move(to: CGPoint(x: 1, y: 0))])
    #expect(try shape.path(in: rect, values: []).elements == [.move(to: CGPoint(x: 1, y: 2))])
  }

  @Test func anArrayOfAProtocolsValuesCanBeShortened() throws {
    let shape = try shape(
      "var all: [any Wave] = [Flat(level: 3), Flat(level: 4)]", drawing: "for wave in all { note(wave.level) }",
      declarations: "protocol Wave { var level: CGFloat { get } }\nstruct Flat: Wave { var level: CGFloat }")
    #expect(shape.parameters.map(\.name) == ["all.count", "all[0].level", "all[1].level"])
    #expect(try notes(shape, ["all[1].level": .number(9)]).map(\.x) == [3, 9])
    #expect(try notes(shape, ["all.count": .integer(1)]).map(\.x) == [3])
  }

  @Test func aTypeThatHoldsItselfComesToAnEnd() throws {
    let shape = try shape(
      "let tree: Node\nlet maker: any Maker", drawing: "note(tree.size + maker.size)",
      declarations: """
        struct Node { var size: CGFloat; var children: [Node] }
        protocol Maker { var size: CGFloat { get } }
        struct Plain: Maker { var size: CGFloat = 1 }
        struct Boxed: Maker { let base: any Maker; var size: CGFloat { base.size } }
        """)
    #expect(shape.parameters.map(\.name) == ["tree.size", "tree.children.count", "maker.size"])
    #expect(try notes(shape, ["tree.size": .number(2)]) == [CGPoint(x: 3, y: 0)])
  }

  @Test func aFunctionThatCannotBeGuessedIsNamed() {
    let text =
      "struct S: Shape {\nlet make: (Int, String) -> [CGFloat]\nfunc path(in rect: CGRect) -> Path { Path() }\n}"
    let program = ShapeProgram(checking: ShapeSource(name: "S.swift", text: text))
    #expect(
      program.diagnostics.map(\.headline) == [
        "S.swift:2:5: error: a function for 'make' of type '(Int, String) -> [CGFloat]' cannot be guessed; give it a default"
      ])
  }

  @Test func anIndirectCaseHasItsValues() throws {
    let shape = try shape(
      "var node = Node.pair(.leaf(3), weight: 2)\nvar other = Node.leaf(size: 5)\nvar guessed: Node\nvar listed: Listed",
      drawing: "note(node.total)\nnote(other.total)\nnote(guessed.total)\nnote(CGFloat(listed.count))",
      declarations: """
        indirect enum Node {
          case pair(Node, weight: CGFloat), leaf(CGFloat), both(left: Node, right: Node)
          static func leaf(size: CGFloat) -> Node { .leaf(size) }
          var total: CGFloat {
            switch self {
            case .pair(let node, let weight): node.total * weight
            case .leaf(let size): size
            case .both(let left, let right): left.total + right.total
            }
          }
        }
        enum Listed {
          case more([Listed])
          var count: Int { switch self { case .more(let list): list.count } }
        }
        """)
    let names = ["node", "node.pair.weight", "other", "other.leaf", "guessed", "guessed.leaf"]
    #expect(Array(shape.parameters.map(\.name).prefix(6)) == names)
    #expect(shape.parameters[0].kind == .choice(["pair", "leaf", "both"]))
    #expect(try notes(shape).prefix(2) == [CGPoint(x: 6, y: 0), CGPoint(x: 5, y: 0)])
    let changes = ["node.pair.weight": ParameterValue.number(7), "other.leaf": .number(8), "guessed": .choice(2)]
    let changed = try notes(shape, changes)
    #expect(changed.prefix(2) == [CGPoint(x: 21, y: 0), CGPoint(x: 8, y: 0)])
    #expect(changed[2].x == 2 * (try notes(shape)[2].x))
  }

  @Test func aShapeThatTheSourceGivesMayBecomeAnother() throws {
    let shape = try shape(
      """
      var outline: any Shape = RoundedRectangle(cornerRadius: 3)
      var own: any Shape = Dot()
      """,
      drawing: """
        path.addPath(outline.path(in: rect))
        note(outline is RoundedRectangle ? 1 : outline is Circle ? 2 : 3, own is Dot ? 1 : own is Ellipse ? 2 : 3)
        """,
      declarations: "struct Dot: Shape { func path(in rect: CGRect) -> Path { Path() } }")
    let names = ["circle", "rectangle", "roundedRectangle", "capsule", "ellipse"]
    #expect(shape.parameters.map(\.name) == ["outline", "own"])
    #expect(shape.parameters[0].kind == .choice(names) && shape.parameters[0].initial == .choice(2))
    #expect(shape.parameters[1].kind == .choice(["Dot"] + names) && shape.parameters[1].initial == .choice(0))
    #expect(try notes(shape).last == CGPoint(x: 1, y: 1))
    #expect(try notes(shape, ["outline": .choice(0), "own": .choice(5)]).last == CGPoint(x: 2, y: 2))
    #expect(try notes(shape, ["outline": .choice(1), "own": .choice(0)]).last == CGPoint(x: 3, y: 1))
  }

  @Test func anIntegerBeyondIntStaysAsItIs() throws {
    let shape = try shape(
      "var seed: UInt64 = 0xFFFF_FFFF_FFFF_FFFE\nvar small: UInt64 = 7\nvar least: Int = -3",
      drawing: "note(seed == UInt64.max - 1 ? 1 : 0, \"\\(seed)\" == \"18446744073709551614\" ? 1 : 0)")
    #expect(shape.parameters.map(\.name) == ["small", "least"])
    #expect(try notes(shape, ["small": .integer(8)]) == [CGPoint(x: 1, y: 1)])
  }
}
