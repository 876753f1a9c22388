// Steps of pipelines that deal with failures.

extension Publishers {
  struct TryMap<Upstream: Publisher, Output>: Publisher {
    typealias Failure = any Error
    let upstream: Upstream
    let transform: (Upstream.Output) throws -> Output
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var isOver = false
      return upstream._attach(
        { value in
          if isOver { return }
          do {
            hear(try transform(value))
          } catch {
            isOver = true
            end(.failure(error))
          }
        },
        { completion in
          if isOver { return }
          switch completion {
          case .finished: end(.finished)
          case .failure(let error): end(.failure(error))
          }
        })
    }
  }
  struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    typealias Output = Upstream.Output
    let upstream: Upstream
    let transform: (Upstream.Failure) -> Failure
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      upstream._attach(
        hear,
        { completion in
          switch completion {
          case .finished: end(.finished)
          case .failure(let error): end(.failure(transform(error)))
          }
        })
    }
  }
  struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where NewPublisher.Output == Upstream.Output {
    typealias Output = Upstream.Output
    typealias Failure = NewPublisher.Failure
    let upstream: Upstream
    let handler: (Upstream.Failure) -> NewPublisher
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var second: AnyCancellable?
      let first = upstream._attach(
        hear,
        { completion in
          switch completion {
          case .finished: end(.finished)
          case .failure(let error): second = handler(error)._attach(hear, end)
          }
        })
      return AnyCancellable({
        first.cancel()
        second?.cancel()
      })
    }
  }
  struct Retry<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let retries: Int
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var left = retries
      var connection: AnyCancellable?
      func start() {
        connection = upstream._attach(
          hear,
          { completion in
            if case .failure = completion, left > 0 {
              left -= 1
              start()
            } else {
              end(completion)
            }
          })
      }
      start()
      return AnyCancellable({ connection?.cancel() })
    }
  }
  struct HandleEvents<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let receiveSubscription: (() -> Void)?
    let receiveOutput: ((Output) -> Void)?
    let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    let receiveCancel: (() -> Void)?
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      receiveSubscription?()
      var isOver = false
      let connection = upstream._attach(
        {
          receiveOutput?($0)
          hear($0)
        },
        {
          isOver = true
          receiveCompletion?($0)
          end($0)
        })
      return AnyCancellable({
        connection.cancel()
        if !isOver { receiveCancel?() }
      })
    }
  }
}

extension Publisher {
  func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
  func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
  func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
  func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
    Publishers.Catch(upstream: self, handler: { _ in Just(output) })
  }
  func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
  func handleEvents(
    @_Action receiveSubscription: (() -> Void)? = nil, @_Action receiveOutput: ((Output) -> Void)? = nil,
    @_Action receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    @_Action receiveCancel: (() -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel)
  }
}

extension Publisher where Failure == Never {
  func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: { _ in fatalError() })
  }
}
