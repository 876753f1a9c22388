import Foundation

/// The size that a parent proposes; nil if it leaves a dimension to the child.
@frozen
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width in shape space; nil if unspecified.
  public var width: CGFloat?
  /// The proposed height in shape space; nil if unspecified.
  public var height: CGFloat?

  /// Creates a proposal; nil leaves a dimension unspecified.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Returns the proposed size; an unspecified dimension is taken from `size`, 10 by 10 by default.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// The proposal of a width and height of 0, which asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal without a width and height, which asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal of an infinite width and height, which asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal of the given size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
}
