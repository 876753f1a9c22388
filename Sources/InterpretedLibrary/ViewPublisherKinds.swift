// Publishers that send what they are made with.

struct Just<Output>: Publisher {
  typealias Failure = Never
  let output: Output
  init(_ output: Output) { self.output = output }
  func _attach(
    _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    hear(output)
    end(.finished)
    return AnyCancellable({})
  }
}

struct Empty<Output, Failure: Error>: Publisher {
  let completeImmediately: Bool
  init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }
  func _attach(
    _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if completeImmediately { end(.finished) }
    return AnyCancellable({})
  }
}

struct Fail<Output, Failure: Error>: Publisher {
  let error: Failure
  init(error: Failure) { self.error = error }
  init(outputType: Output.Type, failure: Failure) { error = failure }
  func _attach(
    _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    end(.failure(error))
    return AnyCancellable({})
  }
}

final class Future<Output, Failure: Error>: Publisher {
  typealias Promise = (Result<Output, Failure>) -> Void
  private let _audience = _Audience<Output, Failure>()
  private var _result: Result<Output, Failure>?
  init(_ attemptToFulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) {
    attemptToFulfill { self._take($0) }
  }
  private func _take(_ result: Result<Output, Failure>) {
    if _result != nil { return }
    _result = result
    switch result {
    case .success(let value):
      _audience._send(value)
      _audience._finish(.finished)
    case .failure(let error): _audience._finish(.failure(error))
    }
  }
  func _attach(
    _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if let result = _result, case .success(let value) = result { hear(value) }
    return _audience._add(hear, end)
  }
}

struct Deferred<DeferredPublisher: Publisher>: Publisher {
  typealias Output = DeferredPublisher.Output
  typealias Failure = DeferredPublisher.Failure
  let createPublisher: () -> DeferredPublisher
  init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
  func _attach(
    _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { createPublisher()._attach(hear, end) }
}

extension Publishers {
  struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    typealias Output = Elements.Element
    let sequence: Elements
    func _attach(
      _ hear: @escaping (Elements.Element) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      for element in sequence { hear(element) }
      end(.finished)
      return AnyCancellable({})
    }
  }
}

extension Sequence {
  var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence<Self, Never>(sequence: self) }
}

extension Optional {
  var publisher: AnyPublisher<Wrapped, Never> {
    if let value = self { return AnyPublisher(Just(value)) }
    return AnyPublisher(Empty<Wrapped, Never>())
  }
}
