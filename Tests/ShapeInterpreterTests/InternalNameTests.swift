import Testing

@testable import ShapeInterpreter

/// Names that the library keeps for itself begin with an underscore. No sentence has one.
struct InternalNameTests {
  /// The names in the library's source that begin with an underscore, without it.
  private static let names: [String] = {
    let words = Prelude.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return Set(words.filter { $0.first == "_" && $0.count > 2 }.map { String($0.drop { $0 == "_" }) }).sorted()
  }()

  /// The number of faults in a source; from a hundred on they get no hints.
  private static let most = 80

  @Test(
    "no misspelled name is told to mean one of the library's own",
    arguments: [
      "Text(\"a\").#()", "Text(\"a\").#", "Color.#", "Circle().fill(.#)", "self.#", "Path().#",
      "Binding.constant(1).#", "Date().#", "#(1)", "DragGesture().#", "Animation.#(1)",
    ])
  func suggestions(statement: String) {
    #expect(Self.names.count > 300)
    var rest = Self.names[...]
    while !rest.isEmpty {
      let lines = rest.prefix(Self.most).map {
        statement.split(separator: "#", omittingEmptySubsequences: false).joined(separator: $0 + "x")
      }
      rest = rest.dropFirst(Self.most)
      let bodies = lines.enumerated().map { "var v\($0): some View { \($1) }" }.joined(separator: "\n")
      let uses = lines.indices.map { "v\($0)" }.joined(separator: "\n")
      let source = ViewSource(body: "Group {\n\(uses)\n}", members: bodies)
      for diagnostic in source.program.diagnostics { expectPublic(diagnostic) }
    }
  }

  @Test(
    "candidates of the library's own are not listed",
    arguments: [
      "Section(1, 2, 3, 4) {}", "Section(header: 1, footer: 2, other: 3) {}", "Label(1, 2, 3, 4, 5)", "Stepper()",
      "Text(1, 2, 3, 4, 5)", "Image(1, 2, 3)", "Button(1, 2, 3, 4)", "Picker()", "Toggle(1)", "NavigationLink(1, 2, 3)",
      "Font.system(1, 2, 3, 4, 5)", "Gradient()", "UIColor()", "TabView(1, 2, 3)",
      "Text(\"a\").foregroundStyle(HierarchicalShapeStyle())", "_ = HierarchicalShapeStyle(); Text(\"a\")",
    ])
  func candidates(body: String) {
    let diagnostics = ViewSource(body: body).program.diagnostics
    #expect(!diagnostics.isEmpty)
    for diagnostic in diagnostics { expectPublic(diagnostic) }
  }

  @Test func gesturesHaveTheirNames() {
    let source = ViewSource(
      body: """
        Text("a").gesture(TapGesture().sequenced(before: DragGesture()).nothing)
        Text("a").gesture(TapGesture().simultaneously(with: DragGesture()).nothing)
        Text("a").gesture(TapGesture().exclusively(before: DragGesture()).nothing)
        """)
    #expect(
      source.errors == [
        "value of type 'SequenceGesture<TapGesture, DragGesture>' has no member 'nothing'",
        "value of type 'SimultaneousGesture<TapGesture, DragGesture>' has no member 'nothing'",
        "value of type 'ExclusiveGesture<TapGesture, DragGesture>' has no member 'nothing'",
      ])
  }

  @Test func ownNamesWithUnderscoresAreSuggested() {
    let source = ViewSource(body: "Text(_greting)", members: "let _greeting = \"a\"")
    #expect(source.warnings == ["cannot find '_greting' in scope; did you mean '_greeting'?"])
  }

  private func expectPublic(_ diagnostic: Diagnostic) {
    for sentence in [diagnostic.message] + diagnostic.notes.map(\.message) {
      let words = sentence.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      #expect(!words.contains { $0.first == "_" && $0 != "_" }, "\(sentence)")
    }
  }
}
