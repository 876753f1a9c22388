// Motion of views: the animations of changes, transactions, and the ways in which views come and go.

/// The word by which a function asks for the numbers of shapes that move.
func _moves() {}

extension Shape {
  func _motionData() -> [Double] { _motionNumbers(animatableData) }
  func _motionPath(_ numbers: [Double], _ rect: CGRect) -> Path {
    var copy = self
    copy._move(numbers)
    return copy.path(in: rect)
  }
}

/// A view whose animatable data an animation moves has its body made of the numbers that are shown.
extension View where Self: Animatable {
  var _self: _Node {
    _Node._moving(
      _typeName(self), _motionNumbers(animatableData), { _installed(self).body._self },
      { _installed(_moved(self, $0)).body._self })
  }
}

extension ViewModifier where Self: Animatable {
  func _modified(_ content: _Node) -> _Node {
    _Node._moving(
      _typeName(self), _motionNumbers(animatableData), { _installed(self).body(content: content)._self },
      { _installed(_moved(self, $0)).body(content: content)._self })
  }
}

func _moved<Value: Animatable>(_ value: Value, _ numbers: [Double]) -> Value {
  _moves()
  var copy = value
  copy._move(numbers)
  return copy
}

extension Animatable {
  mutating func _move(_ numbers: [Double]) { animatableData = _withMotionNumbers(animatableData, numbers) }
}

func withAnimation<Result>(_ animation: Animation? = .default, _ body: () -> Result) -> Result {
  _moves()
  _beginTransaction(animation?._value, false)
  let result = body()
  _endTransaction()
  return result
}

func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () -> Result, completion: @escaping () -> Void
) -> Result {
  _moves()
  _beginTransaction(animation?._value, false)
  _onCompletion(completionCriteria == .removed, completion)
  let result = body()
  _endTransaction()
  return result
}

func withTransaction<Result>(_ transaction: Transaction, _ body: () -> Result) -> Result {
  _moves()
  _beginTransaction(transaction.animation?._value, transaction.disablesAnimations)
  let result = body()
  _endTransaction()
  return result
}

struct Transaction {
  var animation: Animation?
  var disablesAnimations = false
  var isContinuous = false
  init() {}
  init(animation: Animation?) { self.animation = animation }
  init(_animation: _Animation?, _ disablesAnimations: Bool, _ transform: (inout Transaction) -> Void) {
    animation = _animation.map { Animation(_value: $0) }
    self.disablesAnimations = disablesAnimations
    transform(&self)
  }
}

extension View {
  func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    _moves()
    return _self._animation(animation?._value, _valueCode(value))
  }
  func animation(_ animation: Animation?) -> some View {
    _moves()
    return _self._animationOfAll(animation?._value)
  }
  /// Moves what the body's modifiers change; here, the changes within the view move, too.
  func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (_Node) -> V) -> some View {
    _moves()
    return body(_self)._self._animationOfAll(animation?._value)
  }
  func transition(_ t: AnyTransition) -> some View { _self._transition(t._value) }
  func transition<T: Transition>(_ transition: T) -> some View { _self._transition(AnyTransition(transition)._value) }
  func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    _self._matched(
      "\(namespace._place) \(_identityText(id))", properties.contains(.size), properties.contains(.position), anchor,
      isSource)
  }
  func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    _moves()
    return _self._transaction(
      { Transaction(_animation: $0, $1, transform).animation?._value },
      { Transaction(_animation: $0, $1, transform).disablesAnimations })
  }
}

struct MatchedGeometryProperties: OptionSet {
  let rawValue: Int
  static let position = MatchedGeometryProperties(rawValue: 1)
  static let size = MatchedGeometryProperties(rawValue: 2)
  static let frame = MatchedGeometryProperties(rawValue: 3)
}
