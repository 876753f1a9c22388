import Foundation
import ShapeGeometry
import ShapeInterpreter

/// The path of the selected shape, and the failure of its evaluation.
public struct Picture: Sendable {
  /// The path, in shape space.
  public var path: Path
  /// The reason why the last evaluation stopped. The path is then the part drawn so far, or the last good path if
  /// nothing was drawn.
  public var failure: Diagnostic?
  /// The inputs of the path's evaluation; nil if no shape is selected.
  var inputs: Inputs?

  /// Everything that the path depends on. The shape is evaluated again if and only if these differ.
  struct Inputs: Sendable {
    var id: ShapeID
    var revision: Int
    var rect: CGRect
    var values: [ParameterValue]
  }

  static let empty = Picture(path: Path(), failure: nil, inputs: nil)

  /// Creates the picture of a drawing for these inputs; `previous` is the picture that was shown before.
  init(_ drawing: Drawing, inputs: Inputs, previous: Picture) {
    self.inputs = inputs
    let isSameShape = previous.inputs?.id == inputs.id
    path = drawing.failure != nil && drawing.path.isEmpty && isSameShape ? previous.path : drawing.path
    failure = drawing.failure
  }

  private init(path: Path, failure: Diagnostic?, inputs: Inputs?) {
    self.path = path
    self.failure = failure
    self.inputs = inputs
  }
}

/// The result of one evaluation of a shape.
struct Drawing: Sendable {
  /// The path, in shape space; after a failure, the part drawn so far.
  var path = Path()
  /// The reason why the evaluation stopped before its end; nil if it did not.
  var failure: Diagnostic?
}

extension Drawing {
  /// Evaluates a shape; a failure is part of the drawing. Throws if it is stopped from outside.
  init(of shape: InterpretedShape, _ inputs: Picture.Inputs, _ budget: Budget) throws(EvaluationFailure) {
    do throws(EvaluationFailure) {
      path = try shape.path(in: inputs.rect, values: inputs.values, budget: budget)
    } catch {
      if error.isStopped { throw error }
      path = error.partialPath
      failure = error.diagnostic
    }
  }
}

extension Picture.Inputs: Equatable {
  /// Returns true if both lead to the same path. NaN equals itself here.
  static func == (one: Self, other: Self) -> Bool {
    one.id == other.id && one.revision == other.revision && one.values.count == other.values.count
      && zip(one.numbers, other.numbers).allSatisfy { $0.bitPattern == $1.bitPattern }
      && zip(one.values, other.values).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
  }

  private var numbers: [CGFloat] { [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height] }
}

extension ParameterValue {
  fileprivate var isNaN: Bool { number?.isNaN ?? false }
}
