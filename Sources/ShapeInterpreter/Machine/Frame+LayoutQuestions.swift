import ViewTree

extension Frame {
  /// The work of measuring a view and of keeping its answer, in the units of the budget.
  private static let questionWork = 100

  /// Returns the answer to a question of the layout that runs. Throws to wait for it.
  func answer(to question: LayoutQuestion) throws(Fault) -> LayoutAnswer {
    guard let allowance, allowance.pointee.view?.exchange != nil else { throw .trap(Fault.waits.sentence(.standard)) }
    if let answer = allowance.pointee.view?.exchange?.answer {
      allowance.pointee.view?.exchange?.answer = nil
      return answer
    }
    try allowance.pointee.take(Self.questionWork)
    allowance.pointee.view?.exchange?.question = question
    throw .waits
  }
}
