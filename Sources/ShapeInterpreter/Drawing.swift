import ShapeGeometry
import ViewTree

/// The result of evaluating an entry: plain data that can be drawn at any scale, in points.
public enum Drawing: Equatable, Sendable {
  /// A shape's path, in shape space.
  case path(Path)
  /// A laid out tree of views, in the space of the proposed rectangle's top left corner.
  case views(LaidOutViews)

  /// True if there is nothing to draw: no element of a path, no mark of a view.
  public var isEmpty: Bool {
    switch self {
    case .path(let path): path.isEmpty
    case .views(let views): views.scene.items.isEmpty
    }
  }

  /// The path of a shape; nil for views.
  public var path: Path? { if case .path(let path) = self { path } else { nil } }
}

/// The error of an evaluation, with the part of the drawing that was made before it.
public struct EvaluationFailure: Error, Sendable {
  public var diagnostic: Diagnostic
  /// The part that was drawn before the error; an empty path if there is none.
  public var partial: Drawing
  /// True if the stop signal ended the evaluation. The diagnostic then has the location that was reached.
  public var isStopped: Bool

  /// The path that was drawn before the error; empty for views.
  public var partialPath: Path { partial.path ?? Path() }

  public init(diagnostic: Diagnostic, partial: Drawing = .path(Path()), isStopped: Bool = false) {
    self.diagnostic = diagnostic
    self.partial = partial
    self.isStopped = isStopped
  }
}
