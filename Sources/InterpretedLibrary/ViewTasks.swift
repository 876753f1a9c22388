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
