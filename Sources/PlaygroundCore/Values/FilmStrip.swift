import ShapeGeometry
import ShapeInterpreter
import ViewTree

/// A film strip that is not drawn yet: pictures at moments one after the other, of a view from its last touch to its
/// rest, or of the motion of a shape. It is shown as a contact sheet over the moment.
struct FilmStrip: Equatable, Sendable {
  /// The inputs of the picture that is shown, with its moment and its touches.
  var inputs: Picture.Inputs
  /// The first moment.
  var start: Double
  /// The moment that is shown.
  var present: Double
  /// The number of pictures.
  var count: Int
  /// The way of a shape; nil for a view.
  var terms: ShapeWay.Terms?

  /// The seconds that are shown of endless motion.
  private static let usualLength = 2.0

  /// The moment as a parameter, which names the pictures.
  static let moment = Parameter(
    name: "moment", typeName: "Double", kind: .number, initial: .number(0), step: 0.01,
    documentation: "seconds from the start")

  /// Draws the pictures, all in one session of the view. Throws if it is stopped from outside.
  func sheet(of entryPoint: EntryPoint, _ budget: Budget) throws(EvaluationFailure) -> ContactSheet {
    let memory = ViewMemory()
    var frames: [ContactSheet.Frame] = []
    var way: ShapeWay?
    if let terms { way = ShapeWay(terms: terms, motion: try terms.plan.motion(of: entryPoint, budget)) }
    let moments: [Double]
    if let way { moments = self.moments(until: way.end) } else { moments = try self.moments(of: entryPoint, budget) }
    for moment in moments {
      let outcome = try Outcome(of: entryPoint, inputs.at(moment, on: way), budget, memory)
      frames.append(
        ContactSheet.Frame(
          value: .number(moment), drawing: outcome.drawing, settings: way?.settings(at: moment) ?? [],
          hasFailed: outcome.failure != nil))
    }
    let distances = frames.map { abs(($0.value.number ?? 0) - present) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 0
    return ContactSheet(parameter: Self.moment, frames: frames, selected: nearest, showsMoments: true)
  }

  /// Returns the moments of the pictures; the first one alone if nothing moves after it.
  private func moments(of entryPoint: EntryPoint, _ budget: Budget) throws(EvaluationFailure) -> [Double] {
    var resting = inputs
    resting.moment = nil
    guard case .views(let views) = try Outcome(of: entryPoint, resting, budget).drawing else { return [start] }
    return moments(until: views.end.isFinite ? views.moment : max(views.moment, start + Self.usualLength))
  }

  private func moments(until end: Double) -> [Double] {
    guard end > start, count > 1 else { return [start] }
    return (0..<count).map { start + (end - start) * Double($0) / Double(count - 1) }
  }
}
