import Testing

@testable import ShapeInterpreter

/// Texts with attributes for their parts.
struct ViewAttributedTextTests {
  @Test func partsHaveTheirAttributes() throws {
    let source = ViewSource(
      body: "Text(text)",
      members: """
        var text: AttributedString {
          var text = AttributedString("Hello ") + AttributedString("World")
          text.foregroundColor = .red
          if let range = text.range(of: "World") { text[range].font = .title }
          return text
        }
        """)
    #expect(source.program.diagnostics.map(\.message) == [])
    #expect(try source.texts() == ["Hello World"])
    let larger = try #require(try source.views().root).frame.height
    #expect(
      try #require(try ViewSource(body: "Text(AttributedString(\"Hello World\"))").views().root).frame.height < larger)
  }

  @Test(arguments: ["try! .init(markdown: \"a *b*\")", "(try! .init(markdown: \"a *b*\"))"])
  func anInitializerThatThrowsNeedsNoName(text: String) throws {
    let source = ViewSource(body: "Text(\(text))")
    #expect(source.errors == [])
    let named = ViewSource(body: "Text(try! AttributedString(markdown: \"a *b*\"))")
    #expect(try source.texts() == ["a b"])
    #expect(try source.listing() == named.listing())
  }

  @Test func markdownIsRead() throws {
    let source = ViewSource(
      body: "Text(try! AttributedString(markdown: \"**bold** and *it* [link](https://a.b) `c*d`\"))")
    #expect(source.program.diagnostics.map(\.message) == [])
    #expect(try source.texts() == ["bold and it link c*d"])
  }
}
