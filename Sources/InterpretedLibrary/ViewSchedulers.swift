// What pipelines run on, and the timers that are publishers.

extension RunLoop: Scheduler {}

extension DispatchQueue: Scheduler {}

extension OperationQueue: Scheduler {}

struct ImmediateScheduler: Scheduler {
  static let shared = ImmediateScheduler()
}

extension Timer.TimerPublisher: Publisher {
  typealias Output = Date
  typealias Failure = Never
  func _attach(
    _ hear: @escaping (Date) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    let number = _schedule(_interval, _interval, { hear(Date()) })
    return AnyCancellable({ _unschedule(number) })
  }
}

extension Publishers.Autoconnect: Publisher where Upstream == Timer.TimerPublisher {
  typealias Output = Date
  typealias Failure = Never
  func _attach(
    _ hear: @escaping (Date) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { upstream._attach(hear, end) }
}
