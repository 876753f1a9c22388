// Turns of loops over elements that have an index.

extension Lowerer {
  /// Begins the turn of a loop for the element at an index, and moves the index to the next one. Returns the place to
  /// which the turn goes back, and the jump behind the loop.
  mutating func beginTurn(
    _ index: Slot, _ limit: Slot, _ element: Layout, _ fetch: (inout Lowerer) throws(CheckFailure) -> Void
  ) throws(CheckFailure) -> (start: Int, done: Int) {
    let test = builder.allocate(.word)
    let start = builder.code.count
    builder.emit(.turn)
    weigh(element)
    builder.emit(.lessInt, test.word, index.word, limit.word)
    let done = builder.emitJump(.jumpUnless, test.word)
    try fetch(&self)
    builder.emit(.addInt, index.word, index.word, builder.constant(1))
    return (start, done)
  }

  /// Makes code for each element of an array.
  ///
  /// - Parameter body: takes the element, and the number of elements up to this one.
  mutating func makeLoop(
    over array: Slot, _ element: Layout,
    _ body: (inout Lowerer, _ value: Slot, _ number: Slot) throws(CheckFailure) -> Void
  ) throws(CheckFailure) {
    let (index, limit, value) = (builder.allocate(.word), builder.allocate(.word), builder.allocate(element))
    setWord(index.word, to: 0)
    call(ArrayRows.count, [limit, array])
    let (start, done) = try beginTurn(index, limit, element) { lowerer in
      lowerer.call(ArrayRows.element(element), [value, array, index])
    }
    try body(&self, value, index)
    builder.emitJump(.jump, to: start)
    builder.land(done)
  }
}
