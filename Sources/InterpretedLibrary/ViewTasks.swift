// Tasks that live as long as their views.

extension View {
  func task(
    priority: TaskPriority = .userInitiated, @_Action _ action: @escaping () async -> Void
  ) -> some View {
    _self._onUpdate({ if !_hasTaskOfView() { _startTaskOfView(action) } })._onDisappear({ _endTasksOfView() })
  }
  func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, @_Action _ action: @escaping () async -> Void
  ) -> some View {
    _self._onUpdate({
      var isNew = !_hasTaskOfView()
      _hear(value, false, { _, _ in isNew = true })
      if isNew { _startTaskOfView(action) }
    })._onDisappear({ _endTasksOfView() })
  }
  /// Nobody pulls a list here.
  func refreshable(@_Action action: @escaping () async -> Void) -> some View { _self }
}

/// A view of a value that code makes when the view appears, at once or after a while; of nil until then.
struct _AwaitedView<Value>: View {
  let make: () async -> Value
  let content: (Value?) -> _Node
  @State private var made: [Value] = []
  var body: some View {
    let (make, made) = (make, $made)
    content(made.wrappedValue.first).task { made.wrappedValue = [await make()] }
  }
}
