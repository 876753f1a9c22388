import Testing

@testable import ShapeInterpreter

/// A sentence knows the words of the source in it.
struct SentenceTests {
  @Test func quotationsAreTheTextsBetweenQuotes() {
    let (name, count) = ("petal", 2)
    let sentence: Sentence = "cannot find '\(name)' in scope after \(count) of '[\(Type.point)]' and 'self'"
    #expect(sentence.text == "cannot find 'petal' in scope after 2 of '[CGPoint]' and 'self'")
    #expect(sentence.quotations == ["petal", "[CGPoint]", "self"])
  }

  @Test func anApostropheQuotesNothing() {
    let sentence: Sentence = "left side of mutating operator isn't mutable: '\("a")' is a 'let' constant"
    #expect(sentence.quotations == ["a", "let"])
  }

  @Test func quotesOfAValueArePartOfIt() {
    let sentence: Sentence = "the type '\("Foo<'x'>")' is not supported"
    #expect(sentence.quotations == ["Foo<'x'>"])
  }

  @Test func aNameThatWasMeantIsSuggested() {
    #expect(NameProblem.notInScope("rects", nearest: nil).sentence.text == "cannot find 'rects' in scope")
    let sentence = NameProblem.notInScope("rects", nearest: "rect").sentence
    #expect(sentence.text == "cannot find 'rects' in scope; did you mean 'rect'?")
    #expect(sentence.quotations == ["rects", "rect"])
  }

  @Test func oneThingHasNoPlural() {
    let texts = [1, 2].map { FunctionValueProblem.ignoredArguments(count: $0).sentence.text }
    #expect(texts[0].contains(" expects 1 argument, which "))
    #expect(texts[1].contains(" expects 2 arguments, which "))
  }

  @Test func aProblemKnowsWhetherANameIsMissing() {
    #expect(NameProblem.labelNotInScope("outer", nearest: nil).lacksName)
    #expect(!NameProblem.ambiguous("outer").lacksName)
    #expect(!MemberProblem.noSubscripts(.int).lacksName)
  }
}
