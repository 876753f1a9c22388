import Foundation
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Publishers where the law of views cannot follow: their values are waited for, their storage is set, and a pipeline
/// ends with its last reference.
struct ViewPublisherTests {
  @Test func `the values of a publisher are waited for`() throws {
    let life = try ViewLife(
      body: """
        Text("\\(model.n) \\(heard.description)")
          .task { for await n in model.$n.values { heard.append(n) } }
          .task {
            for number in 1...3 {
              try? await Task.sleep(for: .seconds(1))
              model.n = number * 10
            }
          }
        """,
      members: "@StateObject private var model = Model()\n  @State private var heard: [Int] = []",
      "class Model: ObservableObject { @Published var n = 4 }")
    #expect(try life.texts(at: 0.5) == ["4 [4]"])
    #expect(try life.texts(at: 3.5) == ["30 [4, 10, 20, 30]"])
  }

  @Test func `a failure ends the values that are waited for`() throws {
    let life = try ViewLife(
      body: """
        Text(text).task {
          do {
            for try await n in [1, 2, 3].publisher.tryMap({ n in if n > 2 { throw Late() } else { n * 2 } }).values {
              text += "\\(n) "
            }
          } catch { text += "\\(error)" }
        }
        """, members: "@State private var text = \"\"", "struct Late: Error {}")
    #expect(try life.texts(at: 1) == ["2 4 Late()"])
  }

  @Test(arguments: [
    "_n = Published(initialValue: start)", "self._n = Published(wrappedValue: start)",
    "_n = Published<Int>(initialValue: start)", "_n = .init(initialValue: start)",
  ])
  func `an initializer sets the storage of a published property`(_ statement: String) throws {
    let life = try ViewLife(
      body: "Text(\"\\(model.n)\")", members: "@StateObject private var model = Model(start: 7)",
      "class Model: ObservableObject { @Published var n: Int; init(start: Int) { \(statement) } }")
    #expect(try life.texts(at: 0) == ["7"])
  }

  @Test func `a pipeline ends with its last reference`() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Button("\\(model.sum)") { model.numbers.send(5) }
          Button("again") { model.listen() }
          Button("stop") { model.pipeline = nil }
        }
        """, members: "@StateObject private var model = Model()",
      """
      class Model: ObservableObject {
        @Published var sum = 0
        let numbers = PassthroughSubject<Int, Never>()
        var pipeline: AnyCancellable?
        init() { listen() }
        func listen() { pipeline = numbers.sink { [weak self] in self?.sum += $0 } }
      }
      """)
    for (button, moment) in [(0, 1.0), (1, 2), (0, 3), (2, 4), (0, 5)] { life.send(.press(button), at: moment) }
    #expect(try life.texts(at: 1.5)[0] == "5" && life.texts(at: 3.5)[0] == "10" && life.texts(at: 6)[0] == "10")
  }
}
