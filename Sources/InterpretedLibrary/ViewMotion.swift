// Motion of views: the animations of changes, transactions, and the ways in which views come and go.

/// The word by which a function asks for the numbers of shapes that move.
func _moves() {}

extension Shape {
  func _motionData() -> [Double] { _motionNumbers(animatableData) }
  func _motionPath(_ numbers: [Double], _ rect: CGRect) -> Path {
    var copy = self
    copy.animatableData = _withMotionNumbers(copy.animatableData, numbers)
    return copy.path(in: rect)
  }
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
}

extension View {
  func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    _moves()
    return _node._animation(animation?._value, _valueCode(value))
  }
  func animation(_ animation: Animation?) -> some View {
    _moves()
    return _node._animationOfAll(animation?._value)
  }
  func transition(_ t: AnyTransition) -> some View { _node._transition(t._value) }
  /// The change is found once, on a transaction with an animation that no program has.
  func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    let unknown = Animation.linear(duration: -1)
    var transaction = Transaction(animation: unknown)
    transform(&transaction)
    _moves()
    return _node._transaction(
      transaction.animation?._value, transaction.animation != unknown, transaction.disablesAnimations)
  }
}
