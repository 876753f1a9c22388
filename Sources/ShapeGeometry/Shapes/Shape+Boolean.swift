import Foundation

extension Shape {
  /// Returns the area inside this shape or `other`; `eoFill` selects the even-odd rule for both.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// Returns the area inside both this shape and `other`; `eoFill` selects the even-odd rule for both.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// Returns the area inside this shape but outside `other`; `eoFill` selects the even-odd rule for both.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
  }

  /// Returns the area inside exactly one of this shape and `other`; `eoFill` selects the even-odd rule for both.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// Returns the parts of this shape's line inside `other`; see `Path.lineIntersection(_:eoFill:)`.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// Returns the parts of this shape's line outside `other`; see `Path.lineSubtraction(_:eoFill:)`.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}

/// Two shapes in the same rectangle, combined by an operation on their areas or on the line of the first one.
struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation {
    case union
    case intersection
    case subtracting
    case symmetricDifference
    case lineIntersection
    case lineSubtraction
  }

  var first: First
  var second: Second
  var operation: Operation
  /// True if the even-odd rule determines the inside of both shapes; else the non-zero rule does.
  var eoFill: Bool

  func path(in rect: CGRect) -> Path {
    let (a, b) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: a.union(b, eoFill: eoFill)
    case .intersection: a.intersection(b, eoFill: eoFill)
    case .subtracting: a.subtracting(b, eoFill: eoFill)
    case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
    case .lineIntersection: a.lineIntersection(b, eoFill: eoFill)
    case .lineSubtraction: a.lineSubtraction(b, eoFill: eoFill)
    }
  }
}

extension _CombinedShape {
  static var role: ShapeRole { First.role }
  var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}
