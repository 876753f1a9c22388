import Foundation
import ShapeGeometry

/// A shape as a part of a view: its path in a rectangle, and its size for a proposal.
public struct ShapeValue: Equatable, Sendable {
  /// The name of the shape's type.
  public var name: String
  public var path: Code<CGRect, Path>
  public var size: Code<ProposedViewSize, CGSize>

  public init(_ name: String, path: Code<CGRect, Path>, size: Code<ProposedViewSize, CGSize>) {
    self.name = name
    self.path = path
    self.size = size
  }

  /// Makes the value of a compiled shape; the key stands for the shape's properties.
  public init<Value: ShapeGeometry.Shape & Sendable>(_ shape: Value, key: some Hashable & Sendable = 0) {
    self.init(
      String(describing: Value.self), path: Code(key: key) { shape.path(in: $0) },
      size: Code(key: key) { shape.sizeThatFits($0) })
  }
}

/// One paint of a shape, in the order in which they are drawn.
public enum ShapeLayer: Equatable, Sendable {
  case fill(ViewStyle, FillStyle)
  case stroke(ViewStyle, StrokeStyle)
}
