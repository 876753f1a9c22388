// Steps of pipelines that join publishers.

/// The ends of several publishers, which are one end: that of the last, or the first failure.
final class _Ends<Failure: Error> {
  private var _left: Int
  private let _end: (Subscribers.Completion<Failure>) -> Void
  init(_ count: Int, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) {
    _left = count
    _end = end
  }
  func _take(_ completion: Subscribers.Completion<Failure>) {
    if _left <= 0 { return }
    _left -= 1
    if case .failure = completion { _left = 0 }
    if _left == 0 { _end(completion) }
  }
}

extension Publishers {
  struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    typealias Output = NewPublisher.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let transform: (Upstream.Output) -> NewPublisher
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var connections: [AnyCancellable] = []
      var open = 1
      func finish(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .failure = completion {
          open = -1
          for connection in connections { connection.cancel() }
          end(completion)
        } else if open == 0 {
          end(completion)
        }
      }
      let first = upstream._attach(
        { value in
          if open < 0 { return }
          open += 1
          connections.append(transform(value)._attach({ if open >= 0 { hear($0) } }, { finish($0) }))
        }, { finish($0) })
      return AnyCancellable({
        first.cancel()
        for connection in connections { connection.cancel() }
      })
    }
  }
  struct SwitchToLatest<Upstream: Publisher>: Publisher
  where Upstream.Output: Publisher, Upstream.Output.Failure == Upstream.Failure {
    typealias Output = Upstream.Output.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var present: AnyCancellable?
      var (isOver, isInnerOver) = (false, true)
      let first = upstream._attach(
        { value in
          present?.cancel()
          isInnerOver = false
          present = value._attach(
            hear,
            { completion in
              isInnerOver = true
              if case .failure = completion { end(completion) } else if isOver { end(completion) }
            })
        },
        { completion in
          isOver = true
          if case .failure = completion { end(completion) } else if isInnerOver { end(completion) }
        })
      return AnyCancellable({
        first.cancel()
        present?.cancel()
      })
    }
  }
  struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    typealias Output = (A.Output, B.Output)
    typealias Failure = A.Failure
    let a: A
    let b: B
    init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var (first, second): ([A.Output], [B.Output]) = ([], [])
      let ends = _Ends<Failure>(2, end)
      func tell() { if let one = first.first, let other = second.first { hear((one, other)) } }
      let one = a._attach(
        {
          first = [$0]
          tell()
        }, { ends._take($0) })
      let other = b._attach(
        {
          second = [$0]
          tell()
        }, { ends._take($0) })
      return AnyCancellable({
        one.cancel()
        other.cancel()
      })
    }
  }
  struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    typealias Output = (A.Output, B.Output)
    typealias Failure = A.Failure
    let a: A
    let b: B
    init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var (first, second): ([A.Output], [B.Output]) = ([], [])
      let ends = _Ends<Failure>(1, end)
      func tell() {
        if let one = first.first, let other = second.first {
          first.removeFirst()
          second.removeFirst()
          hear((one, other))
        }
      }
      let one = a._attach(
        {
          first.append($0)
          tell()
        }, { completion in if first.isEmpty { ends._take(completion) } })
      let other = b._attach(
        {
          second.append($0)
          tell()
        }, { completion in if second.isEmpty { ends._take(completion) } })
      return AnyCancellable({
        one.cancel()
        other.cancel()
      })
    }
  }
  struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    typealias Output = A.Output
    typealias Failure = A.Failure
    let a: A
    let b: B
    init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let ends = _Ends<Failure>(2, end)
      let one = a._attach(hear, { ends._take($0) })
      let other = b._attach(hear, { ends._take($0) })
      return AnyCancellable({
        one.cancel()
        other.cancel()
      })
    }
  }
}

extension Publishers {
  final class Share<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    private let _audience = _Audience<Output, Failure>()
    private var _connection: AnyCancellable?
    init(upstream: Upstream) { self.upstream = upstream }
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let ear = _audience._add(hear, end)
      if _connection == nil {
        _connection = upstream._attach({ self._audience._send($0) }, { self._audience._finish($0) })
      }
      return ear
    }
  }
}

extension Publisher {
  func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> Publishers.FlatMap<P, Self>
  where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, transform: transform)
  }
  func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }
  func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }
  func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }
  func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }
  func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  func switchToLatest() -> Publishers.SwitchToLatest<Self> { Publishers.SwitchToLatest(upstream: self) }
}
