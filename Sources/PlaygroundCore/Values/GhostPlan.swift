import ShapeInterpreter
import ViewTree

/// The pictures of moments before the present one that are still to be drawn, for the onion skin of the clock.
///
/// The moments are multiples of a tenth of a second, as under a stroboscope, so that a clock that runs needs one new
/// picture in that time.
struct GhostPlan: Equatable, Sendable {
  /// The inputs of the present picture.
  var inputs: Picture.Inputs
  var moments: [Double]
  /// The way of a shape; nil for a view.
  var way: ShapeWay?

  /// The seconds from one moment to the next.
  private static let distance = 0.1
  /// The number of moments.
  private static let count = 4

  /// Returns the moments before another one, in order.
  static func moments(before present: Double) -> [Double] {
    let last = Int((present / distance - 1e-6).rounded(.up)) - 1
    guard present > 0, last >= 0 else { return [] }
    return (max(0, last - count + 1)...last).map { Double($0) * distance }
  }

  /// Draws the pictures; `memory` keeps the session of a view for later ones. Throws if it is stopped from outside.
  func ghosts(
    of entryPoint: EntryPoint, _ budget: Budget, _ memory: ViewMemory
  ) throws(EvaluationFailure) -> [Ghost] {
    var ghosts: [Ghost] = []
    for moment in moments {
      let inputs = inputs.at(moment, on: way)
      let outcome = try Outcome(of: entryPoint, inputs, budget, memory)
      ghosts.append(Ghost(inputs: inputs, drawing: outcome.drawing, settings: way?.settings(at: moment) ?? []))
    }
    return ghosts
  }
}

/// The picture of a moment before the present one.
struct Ghost: Sendable {
  /// The inputs of the picture, with its moment.
  var inputs: Picture.Inputs
  var drawing: Drawing
  /// The values of the drawing's settings; views have none.
  var settings: [ParameterValue]
}
