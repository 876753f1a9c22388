// Events from outside a view, which a still picture does not wait for.

extension View {
  func onReceive(_ publisher: Timer.TimerPublisher, perform action: @escaping (Date) -> Void) -> some View { _node }
}
