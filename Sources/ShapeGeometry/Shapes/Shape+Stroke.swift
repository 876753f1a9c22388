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

extension InsettableShape {
  /// The outline of a stroke that stays inside the shape, to be filled by the non-zero rule: the shape is inset by half the line width.
  ///
  /// SwiftUI gives a view here, filled with the foreground style; `antialiased` says how it is drawn and leaves the outline alone.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some Shape {
    inset(by: style.lineWidth * 0.5).stroke(style: style)
  }

  /// The outline of a line of the given width that stays inside the shape, to be filled by the non-zero rule.
  ///
  /// SwiftUI gives a view here, filled with the foreground style; `antialiased` says how it is drawn and leaves the outline alone.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some Shape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
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
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}
