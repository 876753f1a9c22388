import ShapeGeometry

// More modifiers that change nothing in a still picture, and the transitions that some of them take.

extension View {
  func gesture<G: Gesture>(_ gesture: G) -> some View { _node }
  func simultaneousGesture<G: Gesture>(_ gesture: G) -> some View { _node }
  func highPriorityGesture<G: Gesture>(_ gesture: G) -> some View { _node }
  func transition(_ transition: AnyTransition) -> some View { _node }
  func task(_ action: @escaping () async -> Void) -> some View { _node }
  func onReceive(_ publisher: Timer.TimerPublisher, perform action: @escaping (Date) -> Void) -> some View { _node }
  func contentTransition(_ transition: ContentTransition) -> some View { _node }
  func focused(_ condition: FocusState<Bool>.Binding) -> some View { _node }
  func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { _node }
}

/// The ways in which the content of a view changes.
enum ContentTransition {
  case identity, opacity, interpolate
  static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
}

/// The ways in which views come and go.
struct AnyTransition {
  static let identity = AnyTransition()
  static let opacity = AnyTransition()
  static let scale = AnyTransition()
  static let slide = AnyTransition()

  static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }

  func combined(with other: AnyTransition) -> AnyTransition { self }
  func animation(_ animation: Animation?) -> AnyTransition { self }
}
