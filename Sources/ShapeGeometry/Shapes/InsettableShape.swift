import Foundation

/// A shape that can be drawn at a distance inside its rectangle.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// The shape moved inwards by `amount` on all sides, in shape space; a negative amount moves it outwards.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that knows its outline at a distance inside its rectangle.
public protocol _InsetOutline: Shape {
  /// The outline for the rectangle that `rect` becomes with its edges moved inwards; empty when nothing is left.
  nonisolated func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path
}

extension _InsetOutline {
  public func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(base: self, amount: amount)
  }
}

/// A built-in shape at a distance inside its rectangle.
public struct _InsetShape<Base: _InsetOutline>: InsettableShape {
  public var base: Base
  /// The distance inwards in shape space.
  public var amount: CGFloat

  public func path(in rect: CGRect) -> Path { base._path(in: rect, insetBy: amount) }
  public static var role: ShapeRole { Base.role }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(base: base, amount: self.amount + amount)
  }

  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

extension CGRect {
  /// The rectangle with all edges moved inwards; null when they would pass each other.
  func inset(byAmount amount: CGFloat) -> CGRect {
    guard !isNull, width >= 2 * amount, height >= 2 * amount else { return .null }
    return CGRect(x: minX + amount, y: minY + amount, width: width - 2 * amount, height: height - 2 * amount)
  }
}
