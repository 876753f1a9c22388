import Testing

@testable import ShapeInterpreter

/// Forms of SwiftUI's members that other files have.
struct ViewForeignFormTests {
  @Test(
    "are understood",
    arguments: [
      "TabView { Tab(role: .search) { Text(\"a\") }; Tab(\"B\", systemImage: \"gear\", role: .search) { Text(\"b\") } }",
      "LabeledContent(title, value: 3.5, format: .number)",
    ])
  func forms(body: String) {
    let source = ViewSource(body: body, members: "let title = \"x\"")
    #expect(source.program.diagnostics.map(\.message) == [])
  }

  @Test func aPictureShowsScrollTransitionsInTheMiddle() throws {
    let source = ViewSource(
      body: """
        ScrollView {
          Text("a").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.2) }
        }
        """)
    #expect(
      source.warnings == [
        "'scrollTransition' is drawn without the effects on views at the edges of the scroll view"
      ])
    #expect(try source.texts() == ["a"])
  }
}
