// Steps of pipelines that ask something of all values, or of one of them.

extension Publishers {
  /// Sends what is known of all values when the upstream ends.
  struct _Ending<Upstream: Publisher, Output>: Publisher {
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let initial: [Output]
    let next: ([Output], Upstream.Output) -> [Output]
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var known = initial
      return upstream._attach(
        { known = next(known, $0) },
        { completion in
          if case .finished = completion { for value in known { hear(value) } }
          end(completion)
        })
    }
  }
  struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let output: Upstream.Output
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var isEmpty = true
      return upstream._attach(
        {
          isEmpty = false
          hear($0)
        },
        { completion in
          if isEmpty, case .finished = completion { hear(output) }
          end(completion)
        })
    }
  }
}

extension Publisher {
  func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
  func output(at index: Int) -> Publishers._Prefix<Publishers.Drop<Self>> { dropFirst(index).prefix(1) }
  /// Sends true with the first value that fulfils the predicate, or false at the end.
  func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ReplaceEmpty<Publishers.Map<Publishers._Prefix<Publishers.Filter<Self>>, Bool>> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }
  /// Sends false with the first value that does not fulfil the predicate, or true at the end.
  func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.ReplaceEmpty<Publishers.Map<Publishers._Prefix<Publishers.Filter<Self>>, Bool>> {
    first { !predicate($0) }.map { _ in false }.replaceEmpty(with: true)
  }
  func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers._Ending<Self, Output> {
    Publishers._Ending(upstream: self, initial: []) { known, value in
      if let best = known.first, !areInIncreasingOrder(best, value) { return known }
      return [value]
    }
  }
  func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers._Ending<Self, Output> {
    Publishers._Ending(upstream: self, initial: []) { known, value in
      if let best = known.first, !areInIncreasingOrder(value, best) { return known }
      return [value]
    }
  }
}

extension Publisher where Output: Equatable {
  func contains(
    _ output: Output
  ) -> Publishers.ReplaceEmpty<Publishers.Map<Publishers._Prefix<Publishers.Filter<Self>>, Bool>> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  func max() -> Publishers._Ending<Self, Output> { max { $0 < $1 } }
  func min() -> Publishers._Ending<Self, Output> { min { $0 < $1 } }
}
