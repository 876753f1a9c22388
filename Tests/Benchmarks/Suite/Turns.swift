import Benchmark
import PlaygroundCore
import Rendering
import ShapeInterpreter
import Subjects

/// One turn from key to screen buffer: a value is changed, the shape evaluated, drawn, and laid out among all panes.
func addTurns() throws {
  let shapes = ["Banner.swift", "ChatBubble.swift"]
  for file in try Sources.gallery().filter({ shapes.contains($0.name) }).map(ShapeFile.init(checking:)) {
    for size in [(80, 24), (200, 60), (400, 100)].map(ScreenSize.init(columns:rows:)) {
      var session = try Session(over: file, size: size)
      Benchmark("turn \(file.name.dropLast(".swift".count)) \(size)", configuration: .work) { _ in
        blackHole(session.turn())
      }
    }
  }
}

/// A playground whose first number goes to and fro.
struct Session {
  private var playground: Playground
  private var isUp = false

  /// A session over a file of one shape; throws when its keys would change nothing.
  init(over file: ShapeFile, size: ScreenSize) throws {
    playground = Playground(files: [file], size: size)
    playground.settle()
    while playground.focus != .parameters { playground.settle(after: .key(.tab)) }
    for _ in playground.parameters.prefix(while: { $0.kind != .number }) { playground.settle(after: .key(.down)) }
    var trial = self
    let screens = [trial.turn(), trial.turn(), trial.turn()]
    guard screens[0] != screens[1], screens[0] == screens[2] else { throw Standstill(file: file.name) }
  }

  /// Presses a key and draws the screen.
  mutating func turn() -> ScreenBuffer {
    isUp.toggle()
    playground.settle(after: .key(isUp ? .right : .left))
    return playground.view()
  }

  struct Standstill: Error {
    var file: String
  }
}
