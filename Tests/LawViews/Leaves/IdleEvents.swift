import ViewTree

// Events, gestures and the ways by which a view comes and goes, none of which a still picture shows. The interpreter
// drops them by their names.

extension View {
  func onReceive(_ publisher: Timer.TimerPublisher, perform action: @escaping (Date) -> Void) -> some View { _node }
  func gesture<G: Gesture>(_ gesture: G) -> some View { _node }
  func simultaneousGesture<G: Gesture>(_ gesture: G) -> some View { _node }
  func highPriorityGesture<G: Gesture>(_ gesture: G) -> some View { _node }
  func focused(_ condition: Binding<Bool>) -> some View { _node }
  func focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> some View { _node }
  func transition(_ transition: AnyTransition) -> some View { _node }
  func task(_ action: @escaping @Sendable () async -> Void) -> some View { _node }
  func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View { _node }
  func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { _node }
  func coordinateSpace(name: String) -> some View { _node }
  func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { _node }
}

/// The way by which a view appears and disappears.
struct AnyTransition {
  static let identity = AnyTransition()
  static let opacity = AnyTransition()
  static let slide = AnyTransition()
  static let scale = AnyTransition()

  static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }

  func combined(with other: AnyTransition) -> AnyTransition { self }
  func animation(_ animation: Animation?) -> AnyTransition { self }
}
