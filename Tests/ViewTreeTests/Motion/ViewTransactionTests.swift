import Testing
import ViewTree

/// The innermost modifier that says something about an animation wins for its views.
struct ViewTransactionTests {
  private static let linear = AnimationValue.timing(.linear, duration: 1)
  private static let ease = AnimationValue.timing(.easeIn, duration: 1)

  @Test func aModifierReplacesTheAnimationOfTheChange() {
    let outer = ViewTransaction(animation: Self.linear)
    #expect(outer.within(Self.ease, isChange: true).animation == Self.ease)
    #expect(outer.within(.standard, isChange: true).within(Self.ease, isChange: true).animation == Self.ease)
  }

  @Test func aValueThatDidNotChangeLeavesIt() {
    let outer = ViewTransaction(animation: Self.linear)
    #expect(outer.within(Self.ease, isChange: false) == outer)
    #expect(outer.within(Self.ease, isChange: true).within(nil, isChange: false).animation == Self.ease)
  }

  @Test func noAnimationTakesItAway() {
    #expect(ViewTransaction(animation: Self.linear).within(nil, isChange: true).animation == nil)
  }

  @Test func disabledAnimationsStayAway() {
    var transaction = ViewTransaction()
    transaction.disablesAnimations = true
    #expect(transaction.within(Self.ease, isChange: true) == transaction)
  }

  @Test func theGroupsGoAllTheWay() {
    var transaction = ViewTransaction(animation: Self.linear)
    transaction.completions = [CompletionGroup(1)]
    #expect(transaction.within(Self.ease, isChange: true).completions == [CompletionGroup(1)])
  }
}
