import Foundation

extension Shape {
  /// The outline of the stroked shape, to be filled by the non-zero rule.
  public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// The outline of the shape stroked with a line of the given width, to be filled by the non-zero rule.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// The outline of a stroked shape.
@frozen
public struct _StrokedShape<S: Shape>: Shape {
  public var shape: S
  public var style: StrokeStyle

  public init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  public static var role: ShapeRole { .stroke }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

#if !canImport(CoreGraphics)
  extension CGPath {
    /// The outline of the path, moved by `transform` and then stroked; lengths are in the moved path's space.
    public func copy(
      strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
      transform: CGAffineTransform = .identity
    ) -> CGPath {
      let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
      return CGPath(path: path.applying(transform).strokedPath(style))
    }
  }
#endif
