// Steps of pipelines that join three publishers and more, made of the joins of two.

extension Publishers {
  struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    typealias Output = (A.Output, B.Output, C.Output)
    typealias Failure = A.Failure
    let a: A
    let b: B
    let c: C
    init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      a.combineLatest(b).combineLatest(c)._attach({ hear(($0.0.0, $0.0.1, $0.1)) }, end)
    }
  }
  struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    typealias Output = (A.Output, B.Output, C.Output, D.Output)
    typealias Failure = A.Failure
    let a: A
    let b: B
    let c: C
    let d: D
    init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      a.combineLatest(b).combineLatest(c.combineLatest(d))
        ._attach({ hear(($0.0.0, $0.0.1, $0.1.0, $0.1.1)) }, end)
    }
  }
  struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    typealias Output = (A.Output, B.Output, C.Output)
    typealias Failure = A.Failure
    let a: A
    let b: B
    let c: C
    init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { a.zip(b).zip(c)._attach({ hear(($0.0.0, $0.0.1, $0.1)) }, end) }
  }
  struct MergeMany<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let publishers: [Upstream]
    init(_ upstream: Upstream...) { publishers = upstream }
    init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      if publishers.isEmpty { end(.finished) }
      let ends = _Ends<Failure>(publishers.count, end)
      let connections = publishers.map { $0._attach(hear, { ends._take($0) }) }
      return AnyCancellable({ for connection in connections { connection.cancel() } })
    }
  }
}

extension Publisher {
  func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }
  func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
  func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }
  func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }
  func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }
}
