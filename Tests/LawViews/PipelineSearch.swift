import Combine
import SwiftUI

// entries: PipelineSearch, PipelineLog

final class CitySearch: ObservableObject {
  @Published var query = ""
  @Published var cities: [String] = []
  @Published var count = 0
  @Published private(set) var isNarrow = false
  private var pipelines = Set<AnyCancellable>()
  private let all = ["Aachen", "Aalen", "Berlin", "Bonn", "Bremen", "Dresden"]

  init() {
    $query
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { [all] query in all.filter { $0.hasPrefix(query) } }
      .sink { [weak self] in self?.cities = $0 }
      .store(in: &pipelines)
    $cities.map(\.count).assign(to: &$count)
    $query.map { $0.count > 1 }.assign(to: \.isNarrow, on: self).store(in: &pipelines)
  }
}

struct PipelineSearch: View {
  @StateObject private var search = CitySearch()
  @State private var heard = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("City", text: $search.query)
      Text("\(search.count) found\(search.isNarrow ? ", narrow" : "")")
      ForEach(search.cities, id: \.self) { Text($0) }
      Text(heard)
    }
    .onReceive(search.$query) { heard += "[\($0)]" }
    .onReceive(Just(search.query)) { if $0.count > 3 { search.query = String($0.prefix(3)) } }
  }
}

enum PipelineFault: Error { case late }

final class PipelineNotes {
  var text = ""
  private var pipelines: Set<AnyCancellable> = []
  private let numbers = PassthroughSubject<Int, Never>()
  private let state = CurrentValueSubject<String, PipelineFault>("ready")

  private func note<P: Publisher>(_ name: String, _ publisher: P) {
    publisher.sink { [unowned self] completion in
      switch completion {
      case .finished: text += "\(name) ends\n"
      case .failure(let error): text += "\(name) fails: \(error)\n"
      }
    } receiveValue: { [unowned self] value in
      text += "\(name) \(value)\n"
    }
    .store(in: &pipelines)
  }

  private static func checked(_ number: Int) throws -> Int {
    if number > 3 { throw PipelineFault.late }
    return number
  }

  init() {
    note("even", numbers.filter { $0.isMultiple(of: 2) }.scan(0, +))
    note("pairs", numbers.zip(numbers.dropFirst()).map { "\($0)<\($1)" })
    note("first", numbers.first { $0 > 2 })
    note("some", numbers.prefix(2).collect())
    note("both", numbers.combineLatest(numbers.map { $0 * 10 }) { $0 + $1 }.removeDuplicates())
    note("each", numbers.flatMap { number in [number, -number].publisher }.prefix(4))
    note("last", numbers.map { Just($0) }.switchToLatest().last())
    note("either", numbers.merge(with: Just(99)).count())
    note("state", state.map { $0.uppercased() })
    note("tried", numbers.tryMap(Self.checked).replaceError(with: -1))
    note("caught", state.catch { _ in Just("over") })
    note("given", ["a", "b"].publisher.prepend("z").append("c").reduce("", +))
    note("none", Empty<Int, PipelineFault>())
    note("fail", Fail<Int, PipelineFault>(error: .late).mapError { $0 as Error })
    let later = Future<Int, Never> { $0(.success(7)) }
    note("later", later.handleEvents(receiveOutput: { [unowned self] in text += "<\($0)>" }))
    note(
      "three",
      Publishers.CombineLatest3(numbers, Just("b"), state.replaceError(with: "?")).map { "\($0.0)\($0.1)\($0.2)" })
    note("many", Publishers.MergeMany([10, 100].map { factor in numbers.map { $0 * factor } }).collect(3))
    note("top", numbers.max())
    note("least", numbers.map { -$0 }.min())
    note("has", numbers.contains(3))
    note("all", numbers.allSatisfy { $0 < 4 })
    note("blank", Empty<Int, Never>().replaceEmpty(with: 5))
    note("third", numbers.output(at: 2))
    note("listed", Publishers.MergeMany(numbers.map(String.init), numbers.map { "-\($0)" }).prefix(3))
    let shared = numbers.share()
    note("left", shared)
    note("right", shared.eraseToAnyPublisher())
    for number in 1...5 { numbers.send(number) }
    state.send("busy")
    state.value = "idle"
    numbers.send(completion: .finished)
    numbers.send(6)
    state.send(completion: .failure(.late))
  }
}

struct PipelineLog: View {
  private let notes = PipelineNotes()
  @State private var ticks = 0
  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect().map { _ in 1 }

  var body: some View {
    VStack(alignment: .leading) {
      Text(notes.text)
      Text("\(ticks)")
    }
    .onReceive(clock) { ticks += $0 }
  }
}
