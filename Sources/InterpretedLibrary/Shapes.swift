// Shapes: the requirements of the protocols, and the modifiers that make shapes from others.  Each `path(in:)` does the
// same arithmetic as its native counterpart, in the same order, so that both give the same bits.

extension Shape {
  func path(in rect: CGRect) -> Path
  static var role: ShapeRole { .fill }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension Shape where Self == Rectangle {
  static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Ellipse {
  static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
  static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  static var capsule: Capsule { Capsule() }
  static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
  static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == RoundedRectangle {
  static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
  static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension InsettableShape {
  func inset(by amount: CGFloat) -> InsetShape
}

extension _InsetOutline {
  func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path
}

extension Circle {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = Swift.min(size.width, size.height)
    return CGSize(width: side, height: side)
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

enum ShapeRole: Hashable { case fill, stroke, separator }

enum LayoutDirectionBehavior: Hashable {
  case fixed
  case mirrors(in: LayoutDirection)
  static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

struct ProposedViewSize: Equatable {
  var width: CGFloat?
  var height: CGFloat?
  static let zero = ProposedViewSize(width: 0, height: 0)
  static let unspecified = ProposedViewSize(width: nil, height: nil)
  static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension Path {
  enum Element: Equatable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }
  func forEach(_ body: (Path.Element) -> Void) { for element in self._elements { body(element) } }
}
