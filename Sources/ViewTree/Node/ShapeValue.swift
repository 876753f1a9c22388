import Foundation
import ShapeGeometry

/// A shape as a part of a view: its path in a rectangle, and its size for a proposal.
public struct ShapeValue: Equatable, Sendable {
  /// The name of the shape's type.
  public var name: String
  /// The shape's code, which answers with paths and sizes.
  public var code: Handle
  /// The numbers of the shape's animatable data while an animation moves them; nil for its own.
  public var moved: [Double]?

  public init(_ name: String, code: Handle) {
    self.name = name
    self.code = code
  }

  /// Makes the value of a compiled shape; the key stands for the shape's properties.
  public init<Value: ShapeGeometry.Shape & Sendable>(_ shape: Value, key: Int = 0) {
    self.init(String(describing: Value.self), code: .compiled(.shape(shape), number: key))
  }
}

/// One paint of a shape, in the order in which they are drawn.
public enum ShapeLayer: Equatable, Sendable {
  case fill(ViewStyle, FillStyle)
  case stroke(ViewStyle, StrokeStyle)
}
