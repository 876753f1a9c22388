import Testing
import ViewTree

/// Animations of one transaction report their completion together.
struct CompletionGroupTests {
  private static let spring = AnimationValue.spring(FluidSpring(response: 0.5, dampingFraction: 0.7))

  /// Changes attributes in a transaction of one group each and returns the groups.
  private func begin(
    _ attributes: inout [AnimatedAttribute<[Double]>], _ book: inout CompletionBook,
    _ criteria: CompletionGroup.Criteria, to value: Double, at moment: Double, _ animation: AnimationValue?
  ) -> CompletionGroup {
    var transaction = ViewTransaction(animation: animation)
    let group = book.add(criteria)
    transaction.completions = [group]
    for index in attributes.indices { attributes[index].change(to: [value], at: moment, in: transaction) }
    return group
  }

  private func complete(
    _ book: inout CompletionBook, _ attributes: [AnimatedAttribute<[Double]>], at moment: Double
  ) -> [CompletionGroup] {
    book.complete(at: moment) { group in attributes.compactMap { $0.holds(group) } }
  }

  @Test func aGroupWithoutAnimationsIsCompleteAtOnce() {
    var (attributes, book) = ([AnimatedAttribute([0.0])], CompletionBook())
    let none = begin(&attributes, &book, .removed, to: 1, at: 0, nil)
    #expect(complete(&book, attributes, at: 0) == [none])
    #expect(complete(&book, attributes, at: 0).isEmpty && book.open.isEmpty)
  }

  @Test func theLongestAnimationDecides() {
    var (attributes, book) = ([AnimatedAttribute([0.0]), AnimatedAttribute([99.5])], CompletionBook())
    let removed = begin(&attributes, &book, .removed, to: 100, at: 0, Self.spring)
    let end = Self.spring.end(distance: 100)
    #expect(complete(&book, attributes, at: Self.spring.end(distance: 0.5) + 0.01).isEmpty)
    #expect(complete(&book, attributes, at: end) == [removed])
  }

  @Test func logicalCompletionDoesNotWaitForTheRest() {
    var (attributes, book) = ([AnimatedAttribute([0.0])], CompletionBook())
    let group = begin(&attributes, &book, .logicallyComplete, to: 100, at: 2, Self.spring)
    #expect(complete(&book, attributes, at: 2.49).isEmpty)
    #expect(complete(&book, attributes, at: 2.5) == [group])
    #expect(attributes[0].isMoving(at: 2.5))
  }

  @Test func anAnimationThatIsTakenOverIsLogicallyCompleteInItsTime() {
    var (attributes, book) = ([AnimatedAttribute([0.0])], CompletionBook())
    let first = begin(&attributes, &book, .logicallyComplete, to: 100, at: 0, Self.spring)
    let second = begin(&attributes, &book, .removed, to: 0, at: 0.2, Self.spring)
    let third = begin(&attributes, &book, .logicallyComplete, to: 50, at: 0.3, Self.spring)
    #expect(complete(&book, attributes, at: 0.5) == [first])
    #expect(complete(&book, attributes, at: 0.8) == [third])
    #expect(attributes[0].isMoving(at: 0.8))
    // What was taken over is removed with what took it over.
    #expect(complete(&book, attributes, at: attributes[0].end ?? 0) == [second])
  }

  @Test func aChangeAtOnceCompletesWhatItEnds() {
    var (attributes, book) = ([AnimatedAttribute([0.0])], CompletionBook())
    let forever = AnimationValue.repeated(.timing(.linear, duration: 1), count: nil, autoreverses: true)
    let group = begin(&attributes, &book, .logicallyComplete, to: 1, at: 0, forever)
    #expect(complete(&book, attributes, at: 1e6).isEmpty)
    attributes[0].change(to: [3], at: 1e6, in: ViewTransaction())
    #expect(complete(&book, attributes, at: 1e6) == [group])
  }
}
