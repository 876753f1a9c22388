// Animators along keyframes: tracks of values over time, and the view that follows them.

/// The keyframes of a track: a row of numbers and a curve for each.
struct _Keyframes {
  var rows: [[Double]] = []
  var curves: [_UnitCurve] = []
  init(_ row: [Double] = [], _ curve: _UnitCurve = _UnitCurve._linear()) {
    guard !row.isEmpty else { return }
    rows = [row]
    curves = [curve]
  }
  init(all: [_Keyframes]) {
    rows = all.flatMap { $0.rows }
    curves = all.flatMap { $0.curves }
  }
  func value<Value: Animatable>(_ value: Value, _ time: Double) -> Value {
    var result = value
    let data = result.animatableData
    result.animatableData = _withMotionNumbers(data, _keyframeValue(_motionNumbers(data), rows, curves, time))
    return result
  }
  var duration: Double { rows.isEmpty ? 0 : _keyframeDuration(rows, curves) }
}

struct LinearKeyframe<Value: Animatable> {
  let _keyframes: _Keyframes
  init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    _keyframes = _Keyframes([0, duration] + _motionNumbers(to.animatableData), timingCurve._value)
  }
}

struct CubicKeyframe<Value: Animatable> {
  let _keyframes: _Keyframes
  init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    let numbers = _motionNumbers(to.animatableData)
    let start = startVelocity.map { _motionNumbers($0.animatableData) } ?? []
    let end = endVelocity.map { _motionNumbers($0.animatableData) } ?? []
    let counts = [Double(numbers.count), Double(start.count), Double(end.count)]
    _keyframes = _Keyframes([1, duration] + counts + numbers + start + end)
  }
}

struct SpringKeyframe<Value: Animatable> {
  let _keyframes: _Keyframes
  init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    let numbers = _motionNumbers(to.animatableData)
    let start = startVelocity.map { _motionNumbers($0.animatableData) } ?? []
    let kind = [2, duration ?? -1, spring.response, spring.dampingRatio]
    _keyframes = _Keyframes(kind + [Double(numbers.count), Double(start.count)] + numbers + start)
  }
}

struct MoveKeyframe<Value: Animatable> {
  let _keyframes: _Keyframes
  init(_ to: Value) { _keyframes = _Keyframes([3] + _motionNumbers(to.animatableData)) }
}

@resultBuilder struct KeyframeTrackContentBuilder<Value: Animatable> {
  static func buildExpression(_ expression: LinearKeyframe<Value>) -> _Keyframes { expression._keyframes }
  static func buildExpression(_ expression: CubicKeyframe<Value>) -> _Keyframes { expression._keyframes }
  static func buildExpression(_ expression: SpringKeyframe<Value>) -> _Keyframes { expression._keyframes }
  static func buildExpression(_ expression: MoveKeyframe<Value>) -> _Keyframes { expression._keyframes }
  static func buildBlock(_ components: _Keyframes...) -> _Keyframes { _Keyframes(all: components) }
  static func buildArray(_ components: [_Keyframes]) -> _Keyframes { _Keyframes(all: components) }
  static func buildOptional(_ component: _Keyframes?) -> _Keyframes { component ?? _Keyframes() }
  static func buildEither(first component: _Keyframes) -> _Keyframes { component }
  static func buildEither(second component: _Keyframes) -> _Keyframes { component }
}

/// One value of a root over time.
struct KeyframeTrack<Root, Value: Animatable> {
  let _keyPath: WritableKeyPath<Root, Value>
  let _keyframes: _Keyframes
  init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> _Keyframes) {
    _keyPath = keyPath
    _keyframes = content()
  }
  init(@KeyframeTrackContentBuilder<Root> content: () -> _Keyframes) where Root == Value {
    _keyPath = \Root.self
    _keyframes = content()
  }
}

/// The tracks of a root, each as a function of the start value and the time.
struct _Tracks<Root> {
  var changes: [(Root, Root, Double) -> Root] = []
  var duration = 0.0
  init(_ changes: [(Root, Root, Double) -> Root] = [], _ duration: Double = 0) {
    self.changes = changes
    self.duration = duration
  }
  init(all: [_Tracks<Root>]) {
    changes = all.flatMap { $0.changes }
    for tracks in all { duration = max(duration, tracks.duration) }
  }
  func value(_ start: Root, _ time: Double) -> Root {
    var result = start
    for change in changes { result = change(result, start, time) }
    return result
  }
}

@resultBuilder struct KeyframesBuilder<Root> {
  static func buildExpression<Value: Animatable>(_ expression: KeyframeTrack<Root, Value>) -> _Tracks<Root> {
    _Tracks<Root>(
      [
        { root, start, time in
          var result = root
          result[keyPath: expression._keyPath] = expression._keyframes.value(start[keyPath: expression._keyPath], time)
          return result
        }
      ], expression._keyframes.duration)
  }
  /// Keyframes without a track are those of the root itself.
  static func buildExpression(_ expression: LinearKeyframe<Root>) -> _Keyframes where Root: Animatable {
    expression._keyframes
  }
  static func buildExpression(_ expression: CubicKeyframe<Root>) -> _Keyframes where Root: Animatable {
    expression._keyframes
  }
  static func buildExpression(_ expression: SpringKeyframe<Root>) -> _Keyframes where Root: Animatable {
    expression._keyframes
  }
  static func buildExpression(_ expression: MoveKeyframe<Root>) -> _Keyframes where Root: Animatable {
    expression._keyframes
  }
  static func buildBlock(_ components: _Keyframes...) -> _Tracks<Root> where Root: Animatable {
    let keyframes = _Keyframes(all: components)
    return _Tracks<Root>([{ root, start, time in keyframes.value(start, time) }], keyframes.duration)
  }
  static func buildBlock(_ components: _Tracks<Root>...) -> _Tracks<Root> { _Tracks<Root>(all: components) }
  static func buildArray(_ components: [_Tracks<Root>]) -> _Tracks<Root> { _Tracks<Root>(all: components) }
  static func buildOptional(_ component: _Tracks<Root>?) -> _Tracks<Root> { component ?? _Tracks<Root>() }
  static func buildEither(first component: _Tracks<Root>) -> _Tracks<Root> { component }
  static func buildEither(second component: _Tracks<Root>) -> _Tracks<Root> { component }
}

struct KeyframeAnimator<Value, Content: View>: View {
  let _self: _Node
  init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> _Tracks<Value>
  ) {
    _self =
      _KeyframeLoop(
        initial: initialValue, repeats: repeating, content: { content($0)._self }, tracks: keyframes(initialValue)
      )._self
  }
  init<Trigger: Equatable>(
    initialValue: Value, trigger: Trigger, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> _Tracks<Value>
  ) {
    _self =
      _TriggeredKeyframes(
        initial: initialValue, trigger: trigger, content: { content($0)._self }, tracks: keyframes(initialValue)
      )._self
  }
}

/// The keyframes from the appearance on, once or again and again.
struct _KeyframeLoop<Value>: View {
  let initial: Value
  let repeats: Bool
  let content: (Value) -> _Node
  let tracks: _Tracks<Value>
  @State private var start: Double? = nil
  var body: some View {
    let duration = tracks.duration
    let time = start.map { _now() - $0 } ?? 0
    if start != nil, duration > 0, repeats || time < duration { _paced(0) }
    let turn = repeats && duration > 0 ? time.truncatingRemainder(dividingBy: duration) : min(time, duration)
    return content(tracks.value(initial, turn)).onAppear { start = _now() }
  }
}

/// The keyframes once after each change of a value. Apple does not say where they start when they are interrupted; here
/// it is the initial value.
struct _TriggeredKeyframes<Value, Trigger: Equatable>: View {
  let initial: Value
  let trigger: Trigger
  let content: (Value) -> _Node
  let tracks: _Tracks<Value>
  @State private var start: Double? = nil
  var body: some View {
    let time = start.map { _now() - $0 } ?? 0
    if start != nil, time < tracks.duration { _paced(0) }
    let value = start == nil ? initial : tracks.value(initial, min(time, tracks.duration))
    return content(value).onChange(of: trigger) { start = _now() }
  }
}

extension View {
  func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (_Node, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> _Tracks<Value>
  ) -> _Node {
    let node = _self
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(node, $0) }, keyframes: keyframes
    )._self
  }
  func keyframeAnimator<Value, Trigger: Equatable, Content: View>(
    initialValue: Value, trigger: Trigger, @ViewBuilder content: @escaping (_Node, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> _Tracks<Value>
  ) -> _Node {
    let node = _self
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(node, $0) }, keyframes: keyframes
    )._self
  }
}
