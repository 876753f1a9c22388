import Foundation

extension Shape {
  /// Returns the outline of the stroked shape, to be filled by the non-zero rule.
  public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// Returns the outline of the shape stroked with a line of the given width, to be filled by the non-zero rule.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Returns the outline of a stroke that stays inside the shape, to be filled by the non-zero rule.
  ///
  /// The shape is inset by half the line width. SwiftUI returns a view here, filled with the foreground style.
  /// `antialiased` concerns only drawing, so it does not change the outline.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some Shape {
    inset(by: style.lineWidth * 0.5).stroke(style: style)
  }

  /// Returns the outline of a line of the given width that stays inside the shape, to be filled by the non-zero rule.
  ///
  /// SwiftUI returns a view here, filled with the foreground style. `antialiased` concerns only drawing, so it does not
  /// change the outline.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some Shape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// The outline of a stroked shape.
@frozen
public struct _StrokedShape<S: Shape>: Shape {
  /// The shape whose outline is stroked.
  public var shape: S
  /// The style of the stroke.
  public var style: StrokeStyle

  /// Creates the outline of `shape` stroked in a style.
  public init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  /// Returns the size that the stroked shape takes for a proposal; the line width is not added.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// Returns the outline of the stroke for `rect`, to be filled by the non-zero rule.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
}

extension _StrokedShape {
  /// The role of a stroke.
  public static var role: ShapeRole { .stroke }
  /// The behaviour of the stroked shape in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape and of the style.
  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}
