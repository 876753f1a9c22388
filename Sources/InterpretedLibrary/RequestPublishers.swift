// Requests as publishers: they fail, as on a phone that is offline.

extension URLSession {
  struct DataTaskPublisher: Publisher {
    typealias Output = (data: Data, response: URLResponse)
    typealias Failure = URLError
    let request: URLRequest
    func _attach(
      _ hear: @escaping ((data: Data, response: URLResponse)) -> Void,
      _ end: @escaping (Subscribers.Completion<URLError>) -> Void
    ) -> AnyCancellable {
      let number = _schedule(0, nil, { end(.failure(URLError(.notConnectedToInternet))) })
      return AnyCancellable({ _unschedule(number) })
    }
  }
  func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher {
    URLSession.DataTaskPublisher(request: URLRequest(url: url))
  }
  func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher {
    URLSession.DataTaskPublisher(request: request)
  }
}

extension Publisher where Output == Data {
  func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> Publishers.TryMap<Self, Item> {
    Publishers.TryMap(upstream: self, transform: { try decoder.decode(type, from: $0) })
  }
}
