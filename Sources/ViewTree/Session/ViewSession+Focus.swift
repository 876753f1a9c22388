// The focus of fields.

extension ViewSession {
  /// Moves the focus to a field, or takes it away: the code around the fields hears of it, first where it is lost.
  mutating func focus(on field: Touchable?, _ host: inout any ViewHost) {
    let gaining = field?.listeners ?? []
    let losing = stage.presented(at: moment).focusListeners.filter { listener in
      listener.touch == .focus(true) && !gaining.contains { $0.code == listener.code && $0.place == listener.place }
    }
    tell(losing, [0], &host)
    tell(gaining.filter { $0.touch == .focus(false) }, [1], &host)
  }

  /// Ends the text of a field: it loses the focus, and the code around it hears of that, the innermost first.
  mutating func submit(_ field: Touchable, _ host: inout any ViewHost) {
    focus(on: nil, &host)
    tell(field.listeners.filter { $0.touch == .submit }, [], &host)
  }
}
