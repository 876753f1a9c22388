import Foundation
import ShapeGeometry

/// The horizontal or the vertical direction of a layout.
public enum Axis: Hashable, Sendable {
  case horizontal
  case vertical

  /// The direction across this one.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  /// The length along an axis.
  subscript(_ axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Makes a size from its lengths along an axis and across it.
  init(_ axis: Axis, _ along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGPoint {
  /// Makes a point from its coordinates along an axis and across it.
  init(_ axis: Axis, _ along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

extension ProposedViewSize {
  /// The proposed length along an axis; nil asks for the ideal one.
  subscript(_ axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Makes a proposal from its lengths along an axis and across it.
  init(_ axis: Axis, _ along: CGFloat?, across: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
  }
}
