// Iterators and sequences behind a common type. A copy of an erased iterator shares its state.

struct AnyIterator<Element>: Sequence, IteratorProtocol {
  let advance: () -> Element?
  init(_ body: @escaping () -> Element?) { self.advance = body }
  init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
    var rest = base
    self.advance = { rest.next() }
  }
  func next() -> Element? { self.advance() }
  func makeIterator() -> AnyIterator<Element> { self }
}

struct AnySequence<Element>: Sequence {
  let start: () -> AnyIterator<Element>
  init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I) where I.Element == Element {
    self.start = { AnyIterator<Element>(makeUnderlyingIterator()) }
  }
  init<S: Sequence>(_ base: S) where S.Element == Element {
    self.start = { AnyIterator<Element>(base.makeIterator()) }
  }
  func makeIterator() -> AnyIterator<Element> { self.start() }
}
