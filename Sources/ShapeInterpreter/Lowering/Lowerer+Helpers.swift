// Helper functions: their calls and their branches.

extension Lowerer {
  /// Calls a helper function.
  mutating func call(
    _ helper: HelperFunction, _ arguments: [Expression], isInout: [Bool]? = nil, _ result: Layout, in slot: Slot,
    throwing isThrowing: Bool = false
  ) throws(CheckFailure) {
    let number = number(of: helper)
    let isInout = isInout ?? arguments.map { _ in false }
    try lowerCall(arguments, isInout, [], result, in: slot, throwing: isThrowing) { lowerer, area in
      lowerer.builder.emit(.call, Int32(number), area.word, area.object)
    }
  }

  private mutating func number(of helper: HelperFunction) -> Int {
    if let known = helpers[helper] { return known.number }
    program.functions.append(CompiledFunction())
    let number = program.functions.count - 1
    helpers.append(.init(helper: helper, number: number, offset: builder.offset))
    return number
  }

  /// Makes the branch of a helper for values with the tag of one type, which returns from it.
  ///
  /// - Parameter test: a word for the comparison.
  mutating func makeBranch(
    for index: Int, of tag: Slot, _ test: Slot, _ make: (inout Lowerer) throws(CheckFailure) -> Void
  ) throws(CheckFailure) {
    try freeing { (lowerer) throws(CheckFailure) in
      lowerer.builder.emit(.equalWord, test.word, tag.word, lowerer.builder.constant(UInt64(index)))
      let other = lowerer.builder.emitJump(.jumpUnless, test.word)
      try make(&lowerer)
      lowerer.builder.emit(.giveBack)
      lowerer.builder.land(other)
    }
  }
}
