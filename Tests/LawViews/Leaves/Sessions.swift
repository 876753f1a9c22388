import ShapeGeometry
import ViewTree

// Time and touch for the compiler: the code that hears of them, transactions, and the times that code asks for.

extension ViewNode {
  func _onUpdate(_ action: @escaping () -> Void) -> ViewNode { observed(.update, action) }
  func _onAppear(_ action: @escaping () -> Void) -> ViewNode { observed(.appearance, action) }
  func _onDisappear(_ action: @escaping () -> Void) -> ViewNode { observed(.disappearance, action) }

  private func observed(_ watch: ViewWatch, _ action: @escaping () -> Void) -> ViewNode {
    modified(.observed(watch, actionCode { _ in action() }))
  }

  func _onTimer(_ interval: Double, _ action: @escaping (Double) -> Void) -> ViewNode {
    modified(
      .observed(
        .timer(interval),
        actionCode { news in
          if case .time(let moment) = news { action(moment) }
        }))
  }

  func _pressed(_ kind: String, _ action: @escaping ([Double]) -> Void) -> ViewNode {
    touched(.button(kind), action)
  }

  func _valued(_ kind: String, _ action: @escaping ([Double]) -> Void) -> ViewNode { touched(.value(kind), action) }
  func _chosen(_ kind: String, _ action: @escaping ([Double]) -> Void) -> ViewNode { touched(.choice(kind), action) }
  func _tapped(_ count: Int, _ action: @escaping ([Double]) -> Void) -> ViewNode { touched(.taps(count), action) }
  func _longPressed(_ seconds: Double, _ action: @escaping ([Double]) -> Void) -> ViewNode {
    touched(.longPress(seconds), action)
  }
  func _dragged(_ least: CGFloat, _ action: @escaping ([Double]) -> Void) -> ViewNode {
    touched(.drag(least), action)
  }

  func _swiped(_ action: @escaping ([Double]) -> Void) -> ViewNode { swiped(by: touchCode(action)) }
  func _swiped(_ ways: [Bool], _ action: @escaping ([Double]) -> Void) -> ViewNode {
    modified(.touched(.swipe(0, left: ways.first ?? false, right: ways.last ?? false), touchCode(action)))
  }
  func _reordered(_ action: @escaping ([Double]) -> Void) -> ViewNode { reordered(by: touchCode(action)) }

  private func touchCode(_ action: @escaping ([Double]) -> Void) -> Handle {
    actionCode { news in
      switch news {
      case .touch(let numbers): action(numbers)
      case .presence: action([])
      default: break
      }
    }
  }

  private func touched(_ touch: ViewTouch, _ action: @escaping ([Double]) -> Void) -> ViewNode {
    let code = touchCode(action)
    return modified(.touched(touch, code))
  }

  func _typed(_ text: String, _ action: @escaping (String) -> Void) -> ViewNode {
    modified(
      .touched(
        .field(text),
        actionCode { news in
          if case .text(let text) = news { action(text) }
        }))
  }

  func _focus(_ isOn: Bool, _ action: @escaping ([Double]) -> Void) -> ViewNode { touched(.focus(isOn), action) }
  func _submitted(_ action: @escaping ([Double]) -> Void) -> ViewNode { touched(.submit, action) }

  func _presented(
    _ name: String, _ isBrief: Bool, _ views: [ViewNode], _ action: @escaping ([Double]) -> Void
  ) -> ViewNode {
    guard case .modified(.touched(_, let code), _) = _submitted(action).content else { return self }
    return modified(.presented(Presentation(name, isBrief: isBrief, view: views.first), code))
  }

  /// Returns the code of the touch that is set on the view.
  func _touchCode() -> [([Double]) -> Void] {
    guard let code = touchCode else { return [] }
    return [
      { numbers in
        guard let open = OpenStates.current else { return }
        var host = CompiledHost()
        host.states = open.states
        try? host.tell(.touch(numbers), to: code, at: ViewPlace(), number: 0)
        open.states = host.states
      }
    ]
  }

  func _touchable(_ value: Bool) -> ViewNode { modified(.isTouchable(value)) }

  func _touchShape(_ shape: ViewNode) -> ViewNode {
    guard case .shape(let value, _) = shape.content else { return self }
    return modified(.touchShape(value))
  }

  func _animation(_ animation: AnimationValue?, _ value: Handle) -> ViewNode {
    modified(.animation(animation, of: value))
  }

  func _animationOfAll(_ animation: AnimationValue?) -> ViewNode { modified(.animation(animation, of: nil)) }

  func _transaction(
    _ animation: @escaping (AnimationValue?, Bool) -> AnimationValue?,
    _ disables: @escaping (AnimationValue?, Bool) -> Bool
  ) -> ViewNode {
    nonisolated(unsafe) let (animation, disables) = (animation, disables)
    let code = CompiledHost.Code.transaction { transaction in
      var result = transaction
      result.animation = animation(transaction.animation, transaction.disablesAnimations)
      result.disablesAnimations = disables(transaction.animation, transaction.disablesAnimations)
      return result
    }
    return modified(.transaction(.compiled(code)))
  }

  func _transition(_ transition: TransitionValue) -> ViewNode { modified(.transition(transition)) }
}

/// Returns code that stands for a value.
func _valueCode<Value>(_ value: Value) -> Handle {
  var hasher = Hasher()
  hasher.combine(_identityText(value))
  return .compiled(.value(change: ()), number: hasher.finalize())
}

func _beginTransaction(_ animation: AnimationValue?, _ disables: Bool) {
  guard let open = OpenStates.current else { return }
  open.transactions.append(open.states.transaction)
  open.states.transaction.animation = animation
  if disables { open.states.transaction.disablesAnimations = true }
}

func _endTransaction() {
  guard let open = OpenStates.current else { return }
  open.states.transaction = open.transactions.popLast() ?? ViewTransaction()
}

func _onCompletion(_ isRemoval: Bool, _ action: @escaping () -> Void) {
  guard let open = OpenStates.current else { return }
  let group = open.states.agenda.addCompletion(
    actionCode { _ in action() }, isRemoval ? .removed : .logicallyComplete)
  open.states.transaction.completions.append(group)
}

func _scrollTo(_ id: String, _ anchor: [CGFloat]) {
  OpenStates.current?.states.show(
    ScrollGoal(id, at: anchor.count == 2 ? UnitPoint(x: anchor[0], y: anchor[1]) : nil))
}

func _now() -> Double { OpenStates.current?.states.now ?? InstallingView.current?.states.now ?? 0 }

func _paced(_ interval: Double) {
  guard let view = InstallingView.current else { return }
  view.states.pace = min(view.states.pace ?? interval, max(0, interval))
}

func _schedule(_ delay: Double, _ interval: Double?, _ action: @escaping () -> Void) -> Int {
  guard let open = OpenStates.current else { return 0 }
  let moment = open.states.now + max(0, delay)
  return open.states.agenda.add(actionCode { _ in action() }, at: moment, every: interval) ?? 0
}

func _afterViews(_ action: @escaping () -> Void) -> Bool {
  guard OpenStates.current == nil, let view = InstallingView.current else { return false }
  view.states.agenda.addReady(actionCode { _ in action() })
  return true
}

func _unschedule(_ number: Int) { OpenStates.current?.states.agenda.remove(number) }

/// Returns the numbers of animatable data that is made of numbers and pairs.
func _motionNumbers<Value>(_ value: Value) -> [Double] {
  guard let vector = value as? any NumberVector else { return [] }
  var numbers: [Double] = []
  vector.append(to: &numbers)
  return numbers
}

func _withMotionNumbers<Value>(_ value: Value, _ numbers: [Double]) -> Value {
  guard let vector = value as? any NumberVector else { return value }
  func taken<Vector: NumberVector>(_ vector: Vector) -> Any {
    var rest = numbers[...]
    return Vector(taking: &rest)
  }
  return taken(vector) as? Value ?? value
}
