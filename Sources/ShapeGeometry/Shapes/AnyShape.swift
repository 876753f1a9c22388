import Foundation

/// A shape with an erased type.
public struct AnyShape: Shape {
  private var shape: any Shape

  /// Creates a shape that draws `shape` and hides its type.
  public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  /// Returns the outline of the wrapped shape for `rect`.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// Returns the size that the wrapped shape takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The behaviour of the wrapped shape in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the wrapped shape; setting data of a different type, or the untyped zero, has no effect.
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(shape.animatableData) }
    set { shape.animate(to: newValue) }
  }
}

extension Shape {
  fileprivate mutating func animate(to data: _AnyAnimatableData) {
    if let own = data.value as? AnimatableData { animatableData = own }
  }
}

/// Animatable data with an erased type.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The wrapped data; nil is the untyped zero, which stands for the zero of every type.
  fileprivate var value: (any VectorArithmetic)?

  fileprivate init(_ value: (any VectorArithmetic)?) {
    self.value = value
  }

  /// The untyped zero, which equals the zero of every type.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  /// Returns true if both values have the same type and are equal; the untyped zero equals the zero of every type.
  public static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
    switch (a.value, b.value) {
    case (let value?, let other?): value.isEqual(to: other)
    case (let value?, nil), (nil, let value?): value.isZero
    case (nil, nil): true
    }
  }

  /// Returns the sum of two values of the same type; for different types the first value.
  public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let value = a.value, let other = b.value else { return a.value == nil ? b : a }
    return _AnyAnimatableData(value.adding(other))
  }

  /// Returns the difference of two values of the same type; for different types the first value.
  public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    a + b.scaled(by: -1)
  }

  /// Multiplies each component by `rhs`; the untyped zero stays as it is.
  public mutating func scale(by rhs: Double) {
    value?.scale(by: rhs)
  }

  /// The dot product of the value with itself; 0 for the untyped zero.
  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }
}

extension VectorArithmetic {
  fileprivate var isZero: Bool { self == .zero }

  fileprivate func isEqual(to other: any VectorArithmetic) -> Bool {
    other as? Self == self
  }

  fileprivate func adding(_ other: any VectorArithmetic) -> Self {
    (other as? Self).map { self + $0 } ?? self
  }
}
