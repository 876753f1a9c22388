import Foundation

extension _InsetOutline {
  /// Returns the shape with its edges moved inwards by `amount`, in shape space; a negative amount moves them outwards.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(base: self, amount: amount)
  }
}

/// A built-in shape with its edges moved inwards.
public struct _InsetShape<Base: _InsetOutline>: InsettableShape {
  /// The shape without the inset.
  public var base: Base
  /// The distance by which the edges are moved inwards, in shape space.
  public var amount: CGFloat

  /// Returns the outline of the base shape for `rect` with its edges moved inwards by `amount`.
  public func path(in rect: CGRect) -> Path { base._path(in: rect, insetBy: amount) }
  /// Returns the size that the base shape takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// Returns the base shape with its edges moved inwards by the sum of both amounts.
  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

extension _InsetShape {
  /// The role of the base shape.
  public static var role: ShapeRole { Base.role }
  /// The behaviour of the base shape in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  /// The animatable data of the base shape, and the distance.
  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}
