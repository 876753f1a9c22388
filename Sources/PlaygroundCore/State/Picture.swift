import Foundation
import ShapeGeometry
import ShapeInterpreter

/// The path of the selected shape, and what went wrong on the way to it.
public struct Picture: Sendable {
  /// In shape space.
  public var path: Path
  /// Why the last evaluation stopped; the path is then as far as it was drawn, or the last good one if nothing was.
  public var failure: Diagnostic?
  /// What the path was evaluated from; nil when no shape is selected.
  var inputs: Inputs?

  /// Everything that the path depends on: the shape is evaluated again when these differ, and only then.
  struct Inputs: Sendable {
    var id: ShapeID
    var revision: Int
    var rect: CGRect
    var values: [ParameterValue]
  }

  static let empty = Picture(path: Path(), failure: nil, inputs: nil)

  /// What was drawn for these inputs; `previous` is what was seen before.
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

/// What one evaluation of a shape drew.
struct Drawing: Sendable {
  /// In shape space; as far as it was drawn when something went wrong.
  var path = Path()
  /// Why it stopped before its end.
  var failure: Diagnostic?
}

extension Drawing {
  /// Evaluates a shape; what goes wrong in it is part of the drawing. Throws when it is told to stop from outside.
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
  /// Whether both lead to the same path: a number that is none is the same as itself here.
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
