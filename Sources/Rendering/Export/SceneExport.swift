import Foundation
import ShapeGeometry
import ViewTree

/// A drawing as a document for other programs, in which vectors stay vectors.
public struct SceneExport: Equatable, Sendable {
  public var scene: Scene
  /// The part of the drawing that the document shows, in points.
  public var frame: CGRect
  /// The colour behind everything; nil for none.
  public var ground: ResolvedColor?

  public init(_ scene: Scene, frame: CGRect, ground: ResolvedColor? = nil) {
    self.scene = scene
    self.frame = frame
    self.ground = ground
  }

  /// A part of a drawing that a document shows in another way than SwiftUI.
  public enum Loss: Hashable, Sendable {
    /// Marks are drawn on top of those behind them: the format does not know their blend mode.
    case blendMode(BlendMode)
    /// A gradient or a text is seen in perspective, and is drawn without it.
    case perspective
    /// A mark has coordinates that are not finite, or too large for the format, and is left out.
    case coordinates
    /// A gradient of a mesh becomes small areas of one colour each.
    case mesh
    /// A material is a translucent colour, without a blur of the marks behind it.
    case material
    /// An image has no file, and is left out.
    case image
    /// The outline of a line takes too long, and is left out.
    case work
  }
}
