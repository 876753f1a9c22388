import Foundation
import ShapeGeometry
import ShapeInterpreter
import ViewTree

/// The drawing of the selected entry, and the failure of its evaluation.
public struct Picture: Sendable {
  public var drawing: Drawing
  /// The reason why the last evaluation stopped. The drawing is then the part made so far, or the last good one if
  /// nothing was drawn.
  public var failure: Diagnostic?
  /// The views of the drawing with their frames; nil for a shape.
  public var listing: ViewListing?
  /// The inputs of the drawing's evaluation; nil if no entry is selected.
  var inputs: Inputs?

  /// Everything that the drawing depends on. The entry is evaluated again if and only if these differ.
  struct Inputs: Sendable {
    var id: EntryID
    var revision: Int
    var proposal: CGRect
    /// The distances from the rectangle to the edges of the window.
    var safeArea: EdgeInsets
    var values: [ParameterValue]
    /// True if views are shown in the dark scheme.
    var isDark: Bool
    /// The moment at which a view or the motion of a shape is shown; nil for the one at which it has come to rest.
    var moment: Double?
    /// The numbers that a motion puts in place of a shape's animatable data; nil at rest.
    var animatableData: [Double]?
    /// The events that have happened to a view.
    var events: [ViewEvent] = []

    /// Returns the same inputs at another moment; the data of a shape is that of its way there.
    func at(_ moment: Double, on way: ShapeWay? = nil) -> Self {
      var copy = self
      copy.moment = moment
      copy.animatableData = way?.animatableData(at: moment)
      return copy
    }

    /// Returns true if these show the same as others, but at a later moment.
    func isLaterFrame(of other: Self) -> Bool {
      guard let earlier = other.moment, let later = moment, earlier < later else { return false }
      var copy = other
      copy.moment = later
      copy.animatableData = animatableData
      return copy == self
    }
  }

  static let empty = Picture(drawing: .path(Path()), failure: nil, inputs: nil)

  /// Creates the picture of an outcome for these inputs; `previous` is the picture that was shown before.
  init(_ outcome: Outcome, inputs: Inputs, previous: Picture) {
    self.inputs = inputs
    let isSameEntry = previous.inputs?.id == inputs.id
    let isKept = outcome.failure != nil && outcome.drawing.isEmpty && isSameEntry
    drawing = isKept ? previous.drawing : outcome.drawing
    listing = isKept ? previous.listing : outcome.listing
    failure = outcome.failure
  }

  private init(drawing: Drawing, failure: Diagnostic?, inputs: Inputs?) {
    self.drawing = drawing
    self.failure = failure
    self.inputs = inputs
  }
}

/// The result of one evaluation of an entry.
struct Outcome: Sendable {
  /// The drawing; after a failure, the part made so far.
  var drawing = Drawing.path(Path())
  /// The reason why the evaluation stopped before its end; nil if it did not.
  var failure: Diagnostic?
  /// The views of the drawing with their frames, if they were asked for.
  var listing: ViewListing?
  /// The extent of a view with its start values, if it was asked for.
  var extent: CGRect?
}

extension Outcome {
  /// Evaluates an entry; a failure is part of the outcome. Throws if it is stopped from outside.
  ///
  /// `memory` keeps the session of a view for the next evaluation.
  init(
    of entryPoint: EntryPoint, _ inputs: Picture.Inputs, _ budget: Budget, _ memory: ViewMemory? = nil
  ) throws(EvaluationFailure) {
    do throws(EvaluationFailure) {
      drawing = try entryPoint.evaluate(
        EntryPoint.Inputs(
          proposal: inputs.proposal, safeArea: inputs.safeArea, values: inputs.values,
          colors: ColorSurroundings(isDark: inputs.isDark), budget: budget, moment: inputs.moment,
          events: inputs.events, memory: memory, animatableData: inputs.animatableData))
    } catch {
      if error.isStopped { throw error }
      drawing = error.partial
      failure = error.diagnostic
    }
  }
}

extension Picture.Inputs: Equatable {
  /// Returns true if both lead to the same drawing. NaN equals itself here.
  static func == (one: Self, other: Self) -> Bool {
    one.id == other.id && one.revision == other.revision && one.isDark == other.isDark
      && one.moment == other.moment && one.events == other.events
      && one.animatableData?.map(\.bitPattern) == other.animatableData?.map(\.bitPattern)
      && one.values.count == other.values.count
      && zip(one.numbers, other.numbers).allSatisfy { $0.bitPattern == $1.bitPattern }
      && zip(one.values, other.values).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
  }

  private var numbers: [CGFloat] {
    [
      proposal.origin.x, proposal.origin.y, proposal.size.width, proposal.size.height, safeArea.top, safeArea.leading,
      safeArea.bottom, safeArea.trailing,
    ]
  }
}

extension ParameterValue {
  fileprivate var isNaN: Bool { number?.isNaN ?? false }
}
