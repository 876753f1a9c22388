import Foundation
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Timers by the types of Combine.
struct ViewTimerTests {
  @Test func `a publisher may be written with its type`() throws {
    let life = try ViewLife(
      body: "Text(\"\\(n)\").onReceive(timer) { _ in n += 1 }",
      members: """
        let timer: Publishers.Autoconnect<Timer.TimerPublisher> =
          Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        @State private var n = 0
        """)
    #expect(try life.texts(at: 0.9) == ["0"] && life.texts(at: 2.5) == ["2"])
  }

  @Test func `a sink hears until it is cancelled`() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Text("\\(n)").onAppear {
            ticks = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().sink { _ in n += 1 }
          }
          Button("stop") { ticks?.cancel() }
        }
        """, members: "@State private var ticks: AnyCancellable?\n  @State private var n = 0")
    life.send(.press(0), at: 1.2)
    #expect(try life.texts(at: 1.1) == ["2", "stop"] && life.texts(at: 9) == ["2", "stop"])
  }

  @Test func `sinks are kept in a set`() throws {
    let life = try ViewLife(
      body: "Text(\"\\(model.n)\")", members: "@StateObject private var model = Model()",
      """
      class Model: ObservableObject {
        @Published var n = 0
        private var kept = Set<AnyCancellable>()
        init() {
          Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            .sink { [weak self] _ in self?.n += 1 }
            .store(in: &kept)
        }
      }
      """)
    #expect(try life.texts(at: 3.5) == ["3"])
  }

  @Test func `a subject sends what it is given to its sinks and to views`() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Text(heard.joined()).onReceive(model.changes) { heard.append($0) }
          Text(model.log)
          Button("send") { model.tell() }
          Button("stop") { model.kept?.cancel() }
        }
        """, members: "@StateObject private var model = Model()\n  @State private var heard: [String] = []",
      """
      class Model: ObservableObject {
        let changes = PassthroughSubject<String, Never>()
        let ticks = PassthroughSubject<Void, Never>()
        @Published var log = ""
        var kept: AnyCancellable?
        var others = Set<AnyCancellable>()
        init() {
          kept = changes.sink { [weak self] in self?.log += "<" + $0 + ">" }
          ticks.sink { [weak self] in self?.log += "." }.store(in: &others)
        }
        func tell() {
          changes.send("a")
          changes.send("b")
          ticks.send()
        }
      }
      """)
    life.send(.press(0), at: 1)
    life.send(.press(1), at: 2)
    life.send(.press(0), at: 3)
    #expect(try life.texts(at: 0.5).prefix(2) == ["", ""])
    #expect(try life.texts(at: 1.5).prefix(2) == ["ab", "<a><b>."])
    #expect(try life.texts(at: 3.5).prefix(2) == ["abab", "<a><b>.."])
  }

  @Test func `notifications are heard by their names`() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Text(text)
          Text(model.log)
          Button("post") { NotificationCenter.default.post(name: .done, object: nil, userInfo: ["n": text.count]) }
          Button("stop") { model.stop() }
        }
        .onReceive(NotificationCenter.default.publisher(for: .done)) { text += "\\($0.userInfo?["n"] as? Int ?? -1)" }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) { _ in
          text = "never"
        }
        """, members: "@State private var text = \"\"\n@StateObject private var model = Model()",
      """
      extension Notification.Name { static let done = Notification.Name("done") }
      class Model: ObservableObject {
        @Published var log = ""
        private var observer: Any?
        init() {
          observer = NotificationCenter.default.addObserver(forName: .done, object: nil, queue: .main) { [weak self] note in
            self?.log += note.name.rawValue
          }
        }
        func stop() { if let observer { NotificationCenter.default.removeObserver(observer) } }
      }
      """)
    life.send(.press(0), at: 1)
    life.send(.press(1), at: 2)
    life.send(.press(0), at: 3)
    #expect(try life.texts(at: 0.5).prefix(2) == ["", ""])
    #expect(try life.texts(at: 1.5).prefix(2) == ["0", "done"])
    #expect(try life.texts(at: 3.5).prefix(2) == ["01", "done"])
  }

  @Test func `a simulation has a budget for each frame, however far one looks ahead`() throws {
    let life = try ViewLife(
      body: """
        Text("\\(Int(drops[0]))").onReceive(Timer.publish(every: 1 / 60, on: .main, in: .common).autoconnect()) { _ in
          for index in drops.indices { drops[index] += 1 }
        }
        """, members: "@State private var drops = Array(repeating: 0.0, count: 400)")
    #expect(try life.texts(at: 5.01) == ["300"])
  }

  @Test(arguments: [
    "let _ = DispatchQueue.main.async { n = 7 }; Text(\"\\(n)\")",
    "GeometryReader { proxy in told(proxy.size.width) }.frame(width: 7)",
  ])
  func `work that a body leaves for later runs once the views are made`(body: String) throws {
    let life = try ViewLife(
      body: body,
      members: """
        @State private var n = 0
          func told(_ width: CGFloat) -> some View {
            DispatchQueue.main.async { n = Int(width) }
            return Text("\\(n)")
          }
        """)
    #expect(try life.texts(at: 0) == ["7"] && life.texts(at: 3) == ["7"])
  }

  @Test func `a timeline shows the moments of its schedule, also in an update between them`() throws {
    var life = try ViewLife(
      body: """
        VStack {
          TimelineView(.animation(minimumInterval: 1)) { Text("\\(Int(($0.date.timeIntervalSince(start)) * 10 + 0.5))") }
          Button("\\(n)") { n += 1 }
        }
        """, members: "private let start = Date(timeIntervalSinceReferenceDate: 725_796_570)\n@State private var n = 0")
    life.send(.press(0), at: 1.4)
    #expect(try life.texts(at: 0.5) == ["0", "0"] && life.texts(at: 1.5) == ["10", "1"])
    #expect(try life.texts(at: 2.2) == ["20", "1"])
    #expect(try life.views(at: 1.5).nextChange == 2)
  }
}
