import ViewTree

/// The questions of a program's own layout while it runs, their answers, and the places that it gives its subviews.
struct LayoutExchange: Sendable {
  /// The question for whose answer the run waits.
  var question: LayoutQuestion?
  /// The answer that the run has not read yet.
  var answer: LayoutAnswer?
  var places: [LayoutResult.Place] = []
}
