import Foundation

/// A shape whose own type does not show.
public struct AnyShape: Shape {
  private var shape: any Shape

  public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape within; data of another type than its own changes nothing.
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

/// Animatable data whose own type does not show.
public struct _AnyAnimatableData: VectorArithmetic {
  /// Nil is the zero of every type.
  fileprivate var value: (any VectorArithmetic)?

  fileprivate init(_ value: (any VectorArithmetic)?) {
    self.value = value
  }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  public static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
    switch (a.value, b.value) {
    case (let value?, let other?): value.isEqual(to: other)
    case (let value?, nil), (nil, let value?): value.isZero
    case (nil, nil): true
    }
  }

  /// The sum of values of one type; of values of different types the first.
  public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let value = a.value, let other = b.value else { return a.value == nil ? b : a }
    return _AnyAnimatableData(value.adding(other))
  }

  /// The difference of values of one type; of values of different types the first.
  public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    a + b.scaled(by: -1)
  }

  public mutating func scale(by rhs: Double) {
    value?.scale(by: rhs)
  }

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
