import ShapeGeometry

// More modifiers that change nothing in a still picture.

extension View {
  func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { _node }
  func contentTransition(_ transition: ContentTransition) -> some View { _node }
  func focused(_ condition: FocusState<Bool>.Binding) -> some View { _node }
  func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { _node }
}

/// The ways in which the content of a view changes.
enum ContentTransition {
  case identity, opacity, interpolate
  static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
}
