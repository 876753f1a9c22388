import Testing

@testable import ShapeInterpreter

/// The files of a module that a file refers to by its words.
struct ModuleNamesTests {
  /// Names of files whose texts are given in their order.
  private func names(_ texts: [String]) -> ModuleNames {
    ModuleNames(
      texts.map { text in
        let parsed = ParsedSource(ShapeSource(name: "", text: text))
        return (FileDeclarations(parsed.file.statements.declarations), text)
      })
  }

  /// Returns for each of two files whether it needs the other.
  private func needs(_ one: String, _ other: String) -> [Bool] {
    let names = names([one, other])
    return [names.needsOthers(0), names.needsOthers(1)]
  }

  @Test func aNameOfAnotherFileIsNeeded() {
    #expect(needs("let a = Theme.gap", "enum Theme { static let gap = 3 }") == [true, false])
    #expect(needs("let a = twice(3)", "func twice(_ x: Int) -> Int { x * 2 }") == [true, false])
    #expect(needs("let a = margin", "let margin = 3") == [true, false])
    #expect(needs("struct A: Round {}", "#if os(iOS)\nprotocol Round {}\n#endif") == [true, false])
    #expect(needs("let a = rect.edge", "extension CGRect { var edge: CGFloat { 3 } }") == [true, false])
  }

  @Test func ownNamesAndTheLibrarysAreNot() {
    #expect(needs("struct Theme {}\nlet a = Theme()", "struct Theme {}\nlet b = Theme()") == [false, false])
    #expect(needs("struct A { struct Row {}\nlet row = Row() }", "struct Row {}") == [false, false])
    #expect(needs("struct A { var gap = 3\nfunc f() -> Int { gap } }", "let gap = 7") == [false, false])
    // Somebody's own gauge is not the one of a file that is complete without it.
    #expect(needs("let a = Gauge(value: 0.5) { Text(\"\") }", "struct Gauge {}\nfunc hypot() {}") == [false, false])
    #expect(needs("let a = card.title", "struct Card { var title = \"\" }") == [false, false])
  }

  @Test func filesAreNeededAlongTheChain() {
    let names = names([
      "let a = Page()", "struct Page { var model: Model }", "struct Model { var title = 3 }",
      "extension Model { func twice() -> Int { title * 2 } }", "let other = Color(hex: 3)",
      "extension Color { init(hex: Int) { self = .red } }",
    ])
    #expect(names.needed(by: 0) == [1, 2, 3])
    #expect(names.needed(by: 2) == [3])
    #expect(names.needed(by: 3) == [2])
    #expect(names.needed(by: 4) == [5])
    #expect(names.needed(by: 5).isEmpty)
  }

  @Test func operatorsSubscriptsAndConformancesAreNeededWithoutAName() {
    let names = names([
      "let a = 3", "func + (a: CGPoint, b: CGPoint) -> CGPoint { a }", "infix operator **",
      "extension Array { subscript(safe index: Int) -> Element? { nil } }", "extension String: Error {}",
      "extension Own: Error {}", "struct Own { static func + (a: Own, b: Own) -> Own { a } }",
    ])
    #expect(names.needed(by: 0) == [1, 2, 3, 4])
    #expect(names.needsOthers(0) == false)
  }
}
