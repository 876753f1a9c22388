// Subjects: publishers that send on what they are given.

protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  func send() { send(()) }
}

final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let _audience = _Audience<Output, Failure>()
  init() {}
  func send(_ input: Output) { _audience._send(input) }
  func send(completion: Subscribers.Completion<Failure>) { _audience._finish(completion) }
  func _attach(
    _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { _audience._add(hear, end) }
}

final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let _audience = _Audience<Output, Failure>()
  private var _value: Output
  init(_ value: Output) { _value = value }
  var value: Output {
    get { _value }
    set { send(newValue) }
  }
  func send(_ input: Output) {
    if _audience._completion != nil { return }
    _value = input
    _audience._send(input)
  }
  func send(completion: Subscribers.Completion<Failure>) { _audience._finish(completion) }
  func _attach(
    _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if _audience._completion == nil { hear(_value) }
    return _audience._add(hear, end)
  }
}

final class ObservableObjectPublisher: Publisher {
  private let _audience = _Audience<Void, Never>()
  init() {}
  func send() { _audience._send(()) }
  func _attach(
    _ hear: @escaping (()) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { _audience._add(hear, end) }
}

/// The value of a property that is marked `@Published`, and all who hear of its changes. It is made when somebody asks
/// for the property's publisher for the first time.
final class _PublishedLine<Value> {
  var _value: Value
  let _audience = _Audience<Value, Never>()
  init(_ value: Value) { _value = value }
  func _take(_ value: Value) {
    _value = value
    _audience._send(value)
  }
}

extension Published.Publisher: Publisher {
  typealias Output = Value
  typealias Failure = Never
  func _attach(
    _ hear: @escaping (Value) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    hear(_line._value)
    return _line._audience._add(hear, end)
  }
}
