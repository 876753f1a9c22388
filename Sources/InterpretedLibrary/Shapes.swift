// Shapes: what stands in ShapeGeometry in a form that the interpreter cannot read. There the type of the data of a
// shape that animates nothing follows from a constraint on this very type, and an erased shape calculates with values
// of type `any VectorArithmetic`.

extension Shape {
  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Shape {
  func _erasedData() -> _AnyAnimatableData { _AnyAnimatableData(animatableData) }
  func _animated(to data: _AnyAnimatableData) -> AnyShape {
    var copy = self
    if let own = data._value as? Self.AnimatableData { copy.animatableData = own }
    return AnyShape(copy)
  }
}

struct AnyShape: Shape {
  private var _path: (CGRect) -> Path
  private var _fitting: (ProposedViewSize) -> CGSize
  private var _data: () -> _AnyAnimatableData
  private var _animated: (_AnyAnimatableData) -> AnyShape
  init<S: Shape>(_ shape: S) {
    _path = { rect in shape.path(in: rect) }
    _fitting = { proposal in shape.sizeThatFits(proposal) }
    _data = { shape._erasedData() }
    _animated = { data in shape._animated(to: data) }
  }
  init(_ shape: any Shape) {
    _path = { rect in shape.path(in: rect) }
    _fitting = { proposal in shape.sizeThatFits(proposal) }
    _data = { fatalError("the animatable data of a value of type 'any Shape' is not known") }
    _animated = { data in fatalError("the animatable data of a value of type 'any Shape' is not known") }
  }
  func path(in rect: CGRect) -> Path { _path(rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { _fitting(proposal) }
  var animatableData: _AnyAnimatableData {
    get { _data() }
    set { self = _animated(newValue) }
  }
}

struct _AnyAnimatableData: VectorArithmetic {
  var _value: Any?
  var _adding: (Any, Any) -> Any
  var _scaling: (Any, Double) -> Any
  var _measuring: (Any) -> Double
  var _comparing: (Any, Any) -> Bool
  init<V: VectorArithmetic>(_ vector: V) {
    _value = vector
    _adding = { a, b in
      if let x = a as? V, let y = b as? V { return x + y }
      return a
    }
    _scaling = { a, factor in
      if let x = a as? V { return x.scaled(by: factor) }
      return a
    }
    _measuring = { a in
      if let x = a as? V { return x.magnitudeSquared }
      return 0
    }
    _comparing = { a, b in
      if let x = a as? V, let y = b as? V { return x == y }
      return false
    }
  }
  init() {
    _value = nil
    _adding = { a, b in a }
    _scaling = { a, factor in a }
    _measuring = { a in 0 }
    _comparing = { a, b in false }
  }
  static var zero: _AnyAnimatableData { _AnyAnimatableData() }
  static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
    if let x = a._value, let y = b._value { return a._comparing(x, y) }
    return a.magnitudeSquared == 0 && b.magnitudeSquared == 0
  }
  static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    var sum = a
    if let x = a._value {
      if let y = b._value { sum._value = a._adding(x, y) }
      return sum
    }
    return b
  }
  static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData { a + b.scaled(by: -1) }
  mutating func scale(by rhs: Double) { if let known = _value { _value = _scaling(known, rhs) } }
  var magnitudeSquared: Double {
    if let known = _value { return _measuring(known) }
    return 0
  }
}

extension Path {
  func forEach(_ body: (Path.Element) -> Void) { for element in self._elements { body(element) } }
}
