// Timers and pipelines that can be stopped.

protocol Cancellable {
  func cancel()
}

/// A timer or a pipeline. It stops when the last reference to it is dropped.
final class AnyCancellable: Cancellable, Hashable {
  private var _end: (() -> Void)?
  init(_ cancel: @escaping () -> Void) { _end = cancel }
  init<C: Cancellable>(_ canceller: C) { _end = { canceller.cancel() } }
  deinit { _end?() }
  func cancel() {
    let end = _end
    _end = nil
    end?()
  }
  func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  func store(in list: inout [AnyCancellable]) { list.append(self) }
  static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
