// Steps of pipelines: publishers that send on, changed, what another one sends.

extension Publishers {
  struct Map<Upstream: Publisher, Output>: Publisher {
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let transform: (Upstream.Output) -> Output
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      upstream._attach({ hear(transform($0)) }, end)
    }
  }
  struct Filter<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let isIncluded: (Output) -> Bool
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      upstream._attach({ if isIncluded($0) { hear($0) } }, end)
    }
  }
  struct CompactMap<Upstream: Publisher, Output>: Publisher {
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let transform: (Upstream.Output) -> Output?
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      upstream._attach({ if let value = transform($0) { hear(value) } }, end)
    }
  }
  struct Scan<Upstream: Publisher, Output>: Publisher {
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let initialResult: Output
    let nextPartialResult: (Output, Upstream.Output) -> Output
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var result = initialResult
      return upstream._attach(
        {
          result = nextPartialResult(result, $0)
          hear(result)
        }, end)
    }
  }
  struct Reduce<Upstream: Publisher, Output>: Publisher {
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let initial: Output
    let nextPartialResult: (Output, Upstream.Output) -> Output
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var result = initial
      return upstream._attach(
        { result = nextPartialResult(result, $0) },
        { completion in
          if case .finished = completion { hear(result) }
          end(completion)
        })
    }
  }
  struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Output, Output) -> Bool
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var last: [Output] = []
      return upstream._attach(
        { value in
          if let known = last.first, predicate(known, value) { return }
          last = [value]
          hear(value)
        }, end)
    }
  }
  struct Drop<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let count: Int
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var left = count
      return upstream._attach({ if left > 0 { left -= 1 } else { hear($0) } }, end)
    }
  }
  struct DropWhile<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Output) -> Bool
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var isDropping = true
      return upstream._attach(
        { value in
          if isDropping && predicate(value) { return }
          isDropping = false
          hear(value)
        }, end)
    }
  }
  struct _Prefix<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let maxCount: Int
    let isWanted: (Output) -> Bool
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var left = maxCount
      var connection: AnyCancellable?
      func finish() {
        left = 0
        connection?.cancel()
        end(.finished)
      }
      if left <= 0 {
        end(.finished)
        return AnyCancellable({})
      }
      let made = upstream._attach(
        { value in
          if left <= 0 { return }
          if !isWanted(value) { return finish() }
          left -= 1
          hear(value)
          if left == 0 { finish() }
        },
        { completion in
          if left > 0 { end(completion) }
          left = 0
        })
      connection = made
      if left <= 0 { made.cancel() }
      return made
    }
  }
  struct _Last<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var last: [Output] = []
      return upstream._attach(
        { last = [$0] },
        { completion in
          if case .finished = completion, let value = last.first { hear(value) }
          end(completion)
        })
    }
  }
  struct Collect<Upstream: Publisher>: Publisher {
    typealias Output = [Upstream.Output]
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let count: Int
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var values: [Upstream.Output] = []
      return upstream._attach(
        { value in
          values.append(value)
          if values.count == count {
            let full = values
            values = []
            hear(full)
          }
        },
        { completion in
          if case .finished = completion, count == .max || !values.isEmpty { hear(values) }
          end(completion)
        })
    }
  }
  struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Suffix.Output == Prefix.Output, Suffix.Failure == Prefix.Failure {
    typealias Output = Suffix.Output
    typealias Failure = Suffix.Failure
    let prefix: Prefix
    let suffix: Suffix
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var second: AnyCancellable?
      let first = prefix._attach(
        hear,
        { completion in
          if case .finished = completion { second = suffix._attach(hear, end) } else { end(completion) }
        })
      return AnyCancellable({
        first.cancel()
        second?.cancel()
      })
    }
  }
}

extension Publisher {
  func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }
  func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
  func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
  func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    Publishers.Map(upstream: self, transform: { $0 ?? output })
  }
  func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
  func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
  func count() -> Publishers.Reduce<Self, Int> {
    Publishers.Reduce(upstream: self, initial: 0, nextPartialResult: { count, _ in count + 1 })
  }
  func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
  func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }
  func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
  func prefix(_ maxLength: Int) -> Publishers._Prefix<Self> {
    Publishers._Prefix(upstream: self, maxCount: maxLength, isWanted: { _ in true })
  }
  func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers._Prefix<Self> {
    Publishers._Prefix(upstream: self, maxCount: .max, isWanted: predicate)
  }
  func first() -> Publishers._Prefix<Self> { prefix(1) }
  func first(where predicate: @escaping (Output) -> Bool) -> Publishers._Prefix<Publishers.Filter<Self>> {
    filter(predicate).prefix(1)
  }
  func last() -> Publishers._Last<Self> { Publishers._Last(upstream: self) }
  func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self, count: .max) }
  func collect(_ count: Int) -> Publishers.Collect<Self> { Publishers.Collect(upstream: self, count: count) }
  func ignoreOutput() -> Publishers.Filter<Self> { filter { _ in false } }
  func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    Publishers.Concatenate(prefix: Publishers.Sequence(sequence: elements), suffix: self)
  }
  func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    Publishers.Concatenate(prefix: self, suffix: Publishers.Sequence(sequence: elements))
  }
}

extension Publisher where Output: Equatable {
  func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: { $0 == $1 })
  }
}
