import Benchmark
import Foundation
import PlaygroundCore
import Rendering
import ShapeGeometry
import ShapeInterpreter
import Subjects
import ViewTree

/// Views: a key that changes a value up to the screen, the layout by the number of nodes, and the check of a body by
/// the depth of its containers and the length of its chains.
func addViews() throws {
  for rows in [20, 200] {
    let size = ScreenSize(columns: 200, rows: 60)
    var session = try Session(over: ShapeFile(checking: board(ofRows: rows)), size: size)
    Benchmark("turn of a view of \(5 * rows) nodes \(size)", configuration: .work) { _ in blackHole(session.turn()) }
  }
  for size in [(80, 24), (200, 60)].map(ScreenSize.init(columns:rows:)) {
    var film = try Film(of: ShapeFile(checking: Sources.view("Orbits.swift")), size: size)
    Benchmark("frame of 20 views that move \(size)", configuration: .work) { _ in blackHole(film.next()) }
  }
  for count in [10, 100, 1_000, 10_000] {
    let nodes = ViewNode.row(of: (0..<count).map { _ in .color })
    Benchmark("layout of \(count) nodes", configuration: .work) { _ in blackHole(nodes.laidOut()) }
  }
  for depth in [10, 100] {
    let nested = (0..<depth).reduce(ViewNode.color) { view, _ in ViewNode.row(of: [view, .color]) }
    Benchmark("layout of rows nested \(depth) deep", configuration: .work) { _ in blackHole(nested.laidOut()) }
  }
  for count in [10, 50, 100, 150] {
    let nested = String(repeating: "VStack {\n", count: count) + "Color.red\n" + String(repeating: "}\n", count: count)
    let chain = "Color.red" + String(repeating: "\n.padding(1)", count: count)
    for (name, body) in [("stacks nested \(count) deep", nested), ("\(count) modifiers", chain)] {
      let text = "import SwiftUI\nstruct V: View {\nvar body: some View {\n\(body)\n}\n}\n"
      Benchmark("check \(name)", configuration: .work) { _ in
        blackHole(ShapeProgram(checking: ShapeSource(name: "V.swift", text: text)))
      }
    }
  }
}

/// A playground whose clock goes on by a frame at a time.
private struct Film {
  private var playground: Playground

  /// A film of a file's view; throws when two frames are the same.
  init(of file: ShapeFile, size: ScreenSize) throws {
    playground = Playground(files: [file], size: size)
    playground.settle()
    var trial = self
    guard trial.next() != trial.next() else { throw Session.Standstill(file: file.name) }
  }

  /// Goes on by a frame and draws the screen.
  mutating func next() -> ScreenBuffer {
    playground.settle(after: .key("]"))
    return playground.view()
  }
}

/// Returns a view of rows with five nodes each.
private func board(ofRows rows: Int) -> ShapeSource {
  ShapeSource(
    name: "Board.swift",
    text: """
      import SwiftUI
      struct Board: View {
        var size: CGFloat = 4
        var body: some View {
          VStack(spacing: 1) {
            ForEach(0..<\(rows)) { row in
              HStack {
                Circle().fill(.red).frame(width: size, height: size)
                Text("\\(row)")
                Spacer()
              }
            }
          }
        }
      }
      """)
}

extension ViewNode {
  fileprivate static let color = ViewNode(.style(.color(.red)))

  fileprivate static func row(of views: [ViewNode]) -> ViewNode {
    ViewNode(.container(.stack(.horizontal, alignment: .verticalCenter, spacing: nil), views))
  }

  fileprivate func laidOut() -> LaidOutViews {
    var (host, failure): (any ViewHost, (any Error)?) = (CompiledHost(), nil)
    return LaidOutViews(self, in: CGSize(width: 300, height: 200), host: &host, failure: &failure)
  }
}
