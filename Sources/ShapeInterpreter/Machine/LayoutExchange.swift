import ShapeGeometry
import ViewTree

/// The questions of a program's own layout while it runs, their answers, and the places that it gives its subviews.
struct LayoutExchange: Sendable {
  /// The question for whose answer the run waits.
  var question: LayoutQuestion?
  /// The answer that the run has not read yet.
  var answer: LayoutAnswer?
  var places: [LayoutResult.Place] = []
}

extension Frame {
  /// The work of measuring a view and of keeping its answer, in the units of the budget.
  private static let questionWork = 100

  /// Returns the answer to a question of the layout that runs. Throws to wait for it.
  func answer(to question: LayoutQuestion) throws(Fault) -> LayoutAnswer {
    guard let allowance, allowance.pointee.exchange != nil else { throw .trap(Fault.waits.sentence(.standard)) }
    if let answer = allowance.pointee.exchange?.answer {
      allowance.pointee.exchange?.answer = nil
      return answer
    }
    try allowance.pointee.take(Self.questionWork)
    allowance.pointee.exchange?.question = question
    throw .waits
  }
}
