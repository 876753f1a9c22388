import Foundation

extension Shape {
  /// Returns the area inside this shape or `other`; `eoFill` selects the even-odd rule for both.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// Returns the area inside both this shape and `other`; `eoFill` selects the even-odd rule for both.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// Returns the area inside this shape but outside `other`; `eoFill` selects the even-odd rule for both.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// Returns the area inside exactly one of this shape and `other`; `eoFill` selects the even-odd rule for both.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's line inside `other`; see `Path.lineIntersection(_:eoFill:)`.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's line outside `other`; see `Path.lineSubtraction(_:eoFill:)`.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// Two shapes in the same rectangle, combined by an operation on their areas or on the line of the first one.
struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  var operation: @Sendable (Path, Path) -> Path

  func path(in rect: CGRect) -> Path { operation(first.path(in: rect), second.path(in: rect)) }
}

extension _CombinedShape {
  static var role: ShapeRole { First.role }
  var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}
