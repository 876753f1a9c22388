import Foundation

extension Shape {
  /// The area inside this shape or `other`.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// The area inside both this shape and `other`.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// The area inside this shape but outside `other`.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
  }

  /// The area inside one of this shape and `other` alone.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// The parts of this shape's line inside `other`; see `Path.lineIntersection(_:eoFill:)`.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// The parts of this shape's line outside `other`; see `Path.lineSubtraction(_:eoFill:)`.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}

/// Two shapes in the same rectangle, joined by an operation on their areas or on the first one's line.
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
  /// Whether the even-odd rule says what is inside either shape.
  var eoFill: Bool

  static var role: ShapeRole { First.role }
  var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

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

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}
