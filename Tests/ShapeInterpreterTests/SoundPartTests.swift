import ShapeGeometry
import Testing

@testable import ShapeInterpreter

/// Of a source that the parser rejects, the shapes are drawn that have nothing to do with what is wrong.
struct SoundPartTests {
  private func check(_ text: String) -> (shapes: [String], messages: [String]) {
    let program = ShapeProgram(checking: ShapeSource(name: "W.swift", text: text))
    return (program.shapes.map(\.name), program.diagnostics.map { "\($0.place?.line ?? 0): \($0.message)" })
  }

  private func shape(_ name: String, _ body: String = "Path(rect)", _ members: String = "let unused = 0") -> String {
    "struct \(name): Shape { \(members); func path(in rect: CGRect) -> Path { \(body) } }\n"
  }

  @Test func theOtherShapesAreDrawn() {
    let result = check(
      shape("First") + "struct Broken: Shape { func path(in rect: CGRect) -> Path { Path( } }\n"
        + shape("Second", "First().path(in: rect)"))
    #expect(result.shapes == ["First", "Second"])
    #expect(result.messages == ["2: expected value and ')' to end function call"])
  }

  @Test func whatIsMissingIsNotMissed() {
    // Others need it, of whom nothing is said; what is wrong whatever it was is told.
    let result = check(
      "func corner(_ x: CGFloat -> CGFloat { x }\n" + shape("Good")
        + shape("Needy", "Path(ellipseIn: rect.insetBy(dx: corner(3), dy: 0))") + shape("Wrong", "Path(rec)"))
    #expect(result.shapes == ["Good"])
    #expect(result.messages.first?.hasPrefix("1: ") == true)
    #expect(result.messages.filter { !$0.hasPrefix("1: ") } == ["4: cannot find 'rec' in scope; did you mean 'rect'?"])
  }

  @Test func aMissingBraceSwallowsWhatFollows() {
    let result = check(
      shape("First") + "struct Broken: Shape { func path(in rect: CGRect) -> Path { Path(rect)\n}\n" + shape("Second"))
    #expect(result.shapes == ["First"])
    #expect(result.messages.count == 1 && result.messages[0].contains("'}' to end struct"))
  }

  @Test func aBraceTooManyLeavesTheRest() {
    let result = check(
      shape("First") + "struct Split: Shape { var size = 3.0 }\nfunc path(in rect: CGRect) -> Path { Path(rect) } }\n"
        + shape("Second"))
    #expect(result.shapes == ["First", "Second"])
    #expect(result.messages == ["3: unexpected brace in source file"])
  }

  @Test func whatMeansSomethingElseWithoutWhatIsMissingIsLeftOut() {
    let result = check(
      """
      protocol Sided { }
      extension Sided { var sides: Int { 3 } }
      struct Own { }
      extension Own { var sides: Int { 4 + } }
      func scale(_ x: Double) -> Double { x }
      func scale(_ x: CGFloat) -> CGFloat { x + }
      extension CGRect { var midX: CGFloat { 1 + } }
      let scaled = scale(2)

      """ + shape("Good", "Path(CGRect(x: rect.midY, y: 0, width: 1, height: 1))")
        + shape("OfOwn", "Path(CGRect(x: Own().sides, y: 0, width: 1, height: 1))")
        + shape("OfScale", "Path(CGRect(x: scale(1.0), y: 0, width: 1, height: 1))")
        + shape("OfScaled", "Path(CGRect(x: scaled, y: 0, width: 1, height: 1))")
        + shape("OfRect", "Path(CGRect(x: rect.midX, y: 0, width: 1, height: 1))")
        + shape("OfShape", "OfScaled().path(in: rect)"))
    #expect(result.shapes == ["Good"])
    #expect(result.messages.count == 3)
  }

  @Test func anExtensionThatIsNotWholeTakesItsTypeAlong() {
    let result = check(
      shape("Good") + shape("Extended") + "extension Extended { var sides: Int { 4 + } }\n"
        + shape("Caller", "Extended().path(in: rect)"))
    #expect(result.shapes == ["Good"])
  }

  @Test func shapesWithinATypeStandByThemselves() {
    let result = check(
      "enum Icons {\n" + shape("Bell") + "struct Drop: Shape { func path(in rect: CGRect) -> Path { let } }\n"
        + shape("Sun", "Bell().path(in: rect)") + "}\n" + "struct Broken { var }\n" + shape("Last"))
    #expect(result.shapes == ["Icons.Bell", "Icons.Sun", "Last"])
    #expect(result.messages.map { $0.prefix(2) } == ["3:", "6:"])
  }

  @Test func aShapeThatTheMissingPartMakesIsNotGuessed() {
    let result = check(
      shape("Sized", "Path(rect)", "var size: CGFloat") + shape("Fixed", "Path(rect)", "var size: CGFloat = 2")
        + "struct Page: View { var body: some View { Sized(size: 4); Fixed(size: 3)] } }\n")
    #expect(result.shapes == ["Fixed"])
  }

  @Test func placesAreThoseOfTheWholeSource() throws {
    let text =
      "struct Broken { let ö = [1, }\n/// A box.\n"
      + shape("Good", "Path(CGRect(x: [1][2], y: 0, width: 1, height: 1))")
    let program = ShapeProgram(checking: ShapeSource(name: "W.swift", text: text))
    let good = try #require(program.shapes.first)
    #expect(good.documentation == "A box.")
    let failure = #expect(throws: EvaluationFailure.self) { try good.path(in: .zero, values: []) }
    #expect(failure?.diagnostic.place == .init(file: "W.swift", line: 3, column: 93))
    #expect(failure?.diagnostic.sourceLine == text.split(separator: "\n").last.map(String.init))
  }

  @Test(arguments: ["}", "{", "struct", "\"", "let x = \"\"\"", "#if A\nstruct B { }", "/*", "func (", "@", "\u{0}"])
  func nothingIsLeftOfNothing(text: String) {
    #expect(check(text).shapes == [])
    #expect(check(text + "\n" + shape("Good")).shapes.allSatisfy { $0 == "Good" })
  }

  @Test func theOthersOfAModuleAreFound() throws {
    let files = [
      ShapeSource(name: "A.swift", text: "let gap: CGFloat = 3\nfunc broken( { }\n" + shape("First")),
      ShapeSource(
        name: "B.swift",
        text: shape("Second", "Path(CGRect(x: gap, y: 0, width: 1, height: 1))") + "struct Broken { var }\n"),
    ]
    let module = ShapeModule(files)
    for (name, shape) in [("A.swift", "First"), ("B.swift", "Second")] {
      let program = try #require(module.program(of: name))
      #expect(program.shapes.map(\.name) == [shape])
      #expect(program.diagnostics.count == 1 && program.diagnostics[0].place?.file == name)
    }
  }
}
