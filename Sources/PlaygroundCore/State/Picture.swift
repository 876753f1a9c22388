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
  struct Inputs: Equatable, Sendable {
    var id: ShapeID
    var revision: Int
    var rect: CGRect
    var values: [ParameterValue]
  }

  static let empty = Picture(path: Path(), failure: nil, inputs: nil)

  /// The picture of a shape for these inputs; `previous` is what was seen before.
  init(of shape: InterpretedShape, inputs: Inputs, previous: Picture, budget: Budget) {
    self.inputs = inputs
    do {
      path = try shape.path(in: inputs.rect, values: inputs.values, budget: budget)
      failure = nil
    } catch {
      let isSameShape = previous.inputs?.id == inputs.id
      path = error.partialPath.isEmpty && isSameShape ? previous.path : error.partialPath
      failure = error.diagnostic
    }
  }

  private init(path: Path, failure: Diagnostic?, inputs: Inputs?) {
    self.path = path
    self.failure = failure
    self.inputs = inputs
  }
}
