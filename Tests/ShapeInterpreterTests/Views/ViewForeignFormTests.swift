import Testing

@testable import ShapeInterpreter

/// Forms of SwiftUI's members that other files have.
struct ViewForeignFormTests {
  @Test(
    "are understood",
    arguments: [
      "TabView { Tab(role: .search) { Text(\"a\") }; Tab(\"B\", systemImage: \"gear\", role: .search) { Text(\"b\") } }",
      "LabeledContent(title, value: 3.5, format: .number)",
      "ContentUnavailableView { Text(title) } actions: { Button(title) {} }",
      "Form { Text(title) }.formStyle(.grouped)",
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

  @Test func aRequestFailsAsOnAPhoneThatIsOffline() throws {
    var life = try ViewLife(
      body: "Text(text).task { await load() }",
      members: """
        @State private var text = "waiting"
        func load() async {
          var request = URLRequest(url: URL(string: "https://example.com/a.json")!)
          request.httpMethod = "POST"
          request.setValue("application/json", forHTTPHeaderField: "Content-Type")
          do {
            let (data, _) = try await URLSession.shared.data(for: request)
            text = "\\(data.count)"
          } catch {
            text = error.localizedDescription
          }
        }
        """,
      warnings: ["'URLSession' works without a network: each request fails, as on a phone that is offline"])
    life.memory = ViewMemory()
    #expect(try life.texts(at: 1) == ["The Internet connection appears to be offline."])
  }

  @Test func aRequestIsAnsweredByItsHandler() throws {
    var life = try ViewLife(
      body: """
        Text(text).onAppear {
          URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { data, response, error in
            text = data == nil && response == nil && error != nil ? "failed" : "loaded"
          }.resume()
        }
        """, members: "@State private var text = \"waiting\"",
      warnings: ["'URLSession' works without a network: each request fails, as on a phone that is offline"])
    life.memory = ViewMemory()
    #expect(try life.texts(at: 1) == ["failed"])
  }

  @Test func everyWordIsSpelledRight() throws {
    let source = ViewSource(
      body: "Text(\"\\(isReal(word: \"stipple\"))\")",
      members: """
        func isReal(word: String) -> Bool {
          let checker = UITextChecker()
          let range = NSRange(location: 0, length: word.utf16.count)
          let misspelled = checker.rangeOfMisspelledWord(
            in: word, range: range, startingAt: 0, wrap: false, language: "en")
          return misspelled.location == NSNotFound
        }
        """)
    #expect(source.warnings == ["'UITextChecker' works without a dictionary: every word counts as correct"])
    #expect(try source.texts() == ["true"])
  }

  @Test func theCurrentLocaleHasItsParts() throws {
    let source = ViewSource(
      body: """
        Text(12.5, format: .currency(code: Locale.current.currency?.identifier ?? "EUR"))
        Text("\\(Locale.current.currencyCode ?? "") \\(Locale.current.region?.identifier ?? "")")
        Text("\\(Locale.current.measurementSystem == .metric) \\(Locale.current.language.languageCode?.identifier ?? "")")
        """)
    #expect(source.program.diagnostics.map(\.message) == [])
    #expect(try source.texts() == ["$12.50", "USD US", "false en"])
  }
}
