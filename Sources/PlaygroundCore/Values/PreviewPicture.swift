import Foundation
import ShapeInterpreter

/// A picture of the preview sheet, with the inputs of its evaluation.
struct PreviewPicture: Sendable {
  var inputs: Picture.Inputs
  var drawing: Drawing
  /// The rectangle that the picture shows, in the space of the drawing; nil if it is not known.
  var extent: CGRect?
  /// True if the evaluation stopped before its end.
  var hasFailed: Bool
}
