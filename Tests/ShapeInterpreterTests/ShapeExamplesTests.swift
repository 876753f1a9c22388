import Foundation
import Testing

@testable import ShapeInterpreter

/// Start values that a file tells by making its own shape.
struct ShapeExamplesTests {
  private func parameters(_ members: String, _ rest: String) throws -> [Parameter] {
    let text = "struct S: Shape {\n\(members)\nfunc path(in rect: CGRect) -> Path { Path(rect) }\n}\n\(rest)"
    let program = ShapeProgram(checking: ShapeSource(name: "S.swift", text: text))
    for diagnostic in program.diagnostics where diagnostic.severity == .error { Issue.record("\(diagnostic)") }
    return try #require(program.shapes.first { $0.name == "S" }).parameters
  }

  private func view(_ body: String, members: String = "") -> String {
    "struct V: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}"
  }

  @Test func literalsOfAViewAreTaken() throws {
    let found = try parameters(
      "let a: CGFloat\nlet b: Int\nlet c: Angle\nlet d: CGPoint\nlet e: Side\nlet f: [Double]\nvar g = 2.0",
      "enum Side { case left, right }\n"
        + view(
          "ZStack {\nColor.red\nS(a: -3.5, b: 4, c: .degrees(30), d: CGPoint(x: 1, y: 2), e: .right, f: [1, 2])\n.fill(.red)\n}"
        ))
    #expect(
      found.map(\.initial) == [
        .number(-3.5), .integer(4), .degrees(30), .number(1), .number(2), .choice(1), .integer(2), .number(1),
        .number(2), .number(2),
      ])
    #expect(found.dropLast().allSatisfy { $0.origin == .example } && found.last?.origin == .default)
  }

  @Test func anExampleThatDrawsNothingGivesWayToAGuess() throws {
    let text = """
      struct S: Shape {
        let points: [CGPoint]
        let share: CGFloat
        let width: CGFloat
        func path(in rect: CGRect) -> Path {
          Path { $0.addLines(points) }.trimmedPath(from: 0, to: share).strokedPath(StrokeStyle(lineWidth: width))
        }
      }
      struct V: View {
        @State var points: [CGPoint] = []
        @State var share = 0.0
        var body: some View { S(points: points, share: share, width: 7) }
      }
      """
    let program = ShapeProgram(checking: ShapeSource(name: "S.swift", text: text))
    let shape = try #require(program.shapes.first)
    let (share, width) = (shape.parameters[shape.parameters.count - 2], shape.parameters[shape.parameters.count - 1])
    #expect(shape.parameters[0].origin == .guess && share.origin == .guess && share.initial != .number(0))
    // What says something stays.
    #expect(width.origin == .example && width.initial == .number(7))
    #expect(try !shape.path(in: .zero, values: shape.parameters.map(\.initial)).isEmpty)
  }

  @Test func aDefaultComesBeforeAnExample() throws {
    let found = try parameters("var a: CGFloat = 1\nlet b: CGFloat", view("S(a: 5, b: 6)"))
    #expect(found.map(\.initial) == [.number(1), .number(6)])
  }

  @Test func previewsComeFirst() throws {
    let rest = view("S(a: 5)") + "\n#Preview {\nS(a: 8).frame(width: 10)\n}"
    #expect(try parameters("let a: CGFloat", rest).map(\.initial) == [.number(8)])
    let provider = "struct P: PreviewProvider { static var previews: some View { S(a: 9).padding() } }"
    #expect(try parameters("let a: CGFloat", view("S(a: 5)") + "\n" + provider).map(\.initial) == [.number(9)])
  }

  @Test func namesStandForTheValuesAroundThem() throws {
    let found = try parameters(
      "let a: CGFloat\nlet b: Int\nlet c: CGFloat\nlet d: Bool\nlet e: CGFloat",
      "let shared: CGFloat = 11\n"
        + view(
          "let local: CGFloat = 20\nVStack { S(a: progress, b: self.count + 1, c: local / 2, d: isOn, e: shared) }",
          members:
            "@State private var progress = 0.3\nprivate let count: Int = 4\n@State var isOn = false\nlet size: CGFloat")
    )
    #expect(found.map(\.initial) == [.number(0.3), .integer(5), .number(10), .toggle(false), .number(11)])
    #expect(found.allSatisfy { $0.origin == .example })
  }

  @Test func computedPropertiesAreFollowed() throws {
    let found = try parameters(
      "let a: CGFloat\nlet b: CGFloat",
      view(
        "S(a: half, b: sum)",
        members:
          "var whole: CGFloat = 8\nvar half: CGFloat { whole / 2 }\nvar sum: CGFloat {\nvar s: CGFloat = 1\ns += half\nreturn s\n}"
      ))
    #expect(found.map(\.initial) == [.number(4), .number(5)])
  }

  @Test func whatOnlyRunningTellsIsGuessed() throws {
    let found = try parameters(
      "let cornerRadius: CGFloat\nlet sides: Int",
      view(
        "GeometryReader { proxy in ForEach(0..<3) { sides in S(cornerRadius: proxy.size.width, sides: sides) } }\nS(cornerRadius: given, sides: 7)",
        members: "let given: CGFloat"))
    #expect(found.map(\.initial) == [.number(20), .integer(7)])
    #expect(found.map(\.origin) == [.guess, .example])
  }

  @Test func theCallThatSaysMostCounts() throws {
    let rest = view("S(a: unknown(), b: 1)\nS(a: 2, b: 3)")
    #expect(try parameters("let a: CGFloat\nlet b: CGFloat", rest).map(\.initial) == [.number(2), .number(3)])
  }

  @Test func aCallInCodeThatIsWrongDisturbsNothing() throws {
    let found = try parameters(
      "let a: CGFloat", "func f() { let x: Unknown = nonsense; S(a: x); S(b: 3); S(a: \"text\"); S(a: 4) }")
    #expect(found.map(\.initial) == [.number(4)])
  }

  @Test func variadicArgumentsBecomeAnArray() throws {
    let found = try parameters(
      "let values: [CGFloat]\ninit(_ values: CGFloat...) { self.values = values }", view("S(1, 2.5)"))
    #expect(found.map(\.initial) == [.integer(2), .number(1), .number(2.5)])
  }

  @Test func aFunctionOfTheFileIsTaken() throws {
    let found = try parameters("let f: (CGFloat) -> CGFloat\nlet a: CGFloat", view("S(f: { $0 * 2 }, a: 3)"))
    #expect(found.map(\.initial) == [.number(3)])
  }

  @Test func theInitializerThatTheFileUsesMakesTheShape() throws {
    let members = """
      let a: CGFloat
      let b: CGFloat
      init(a: CGFloat, b: CGFloat) { self.a = a; self.b = b }
      init(both: CGFloat) { a = both; b = both }
      init(_ make: (String, Int) -> [Bool], _ x: Int, _ y: Int) { a = 1; b = 2 }
      """
    #expect(try parameters(members, "").map(\.name) == ["a", "b"], "one that can be guessed")
    #expect(try parameters(members, view("S(both: 3)")).map(\.name) == ["both"])
    #expect(try parameters(members, view("S(both: 3)\nS(a: 1, b: 2)")).map(\.name) == ["a", "b"])
  }

  @Test func anInitializerThatCallsNoOtherIsPreferred() throws {
    let members = """
      let a: CGFloat
      init(a: CGFloat) { self.a = a }
      init(x: CGFloat, y: CGFloat) { self.init(a: x + y) }
      """
    #expect(try parameters(members, "").map(\.name) == ["a"])
  }
}
