import Testing

@testable import ShapeInterpreter

struct SharedTests {
  private struct Word: Equatable {
    var text: String
    var length: Int { text.count }
  }

  @Test func copiesAreIndependent() {
    let first = Shared(Word(text: "arc"))
    var second = first
    second.text += "s"
    #expect(first.text == "arc")
    #expect(second.text == "arcs")
    #expect(second.length == 4)
    var third = second
    third.value = Word(text: "line")
    second.text.removeLast()
    #expect([first.text, second.text, third.text] == ["arc", "arc", "line"])
  }

  @Test func equalValuesAreEqualWhetherTheyAreSharedOrNot() {
    let first = Shared(Word(text: "arc"))
    var second = first
    #expect(first.equals(second))
    second.text = "line"
    #expect(!first.equals(second))
    second.text = "arc"
    #expect(first.equals(second))
  }
}
