import Foundation
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Rows of lists that are deleted.
struct ViewRowTests {
  private func list() throws -> ViewLife {
    var life = try ViewLife(
      body: """
        List {
          ForEach(names, id: \\.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }
        }
        """, members: "@State private var names = [\"ash\", \"elm\", \"oak\"]")
    life.box = CGRect(x: 0, y: 0, width: 300, height: 400)
    return life
  }

  @Test func `a row goes by a key`() throws {
    var life = try list()
    let touches = try life.views(at: 0).touchables.map(\.touch)
    let rows = touches.indices.filter { if case .swipe = touches[$0] { true } else { false } }
    #expect(rows.count == 3)
    life.send(.step(rows[1], -1), at: 0)
    #expect(try life.texts(at: 3) == ["ash", "oak"])
    // To the right is no swipe.
    life.send(.step(rows[0], 1), at: 3)
    #expect(try life.texts(at: 6) == ["ash", "oak"])
    life.send(.step(rows[1], -1), at: 6)
    #expect(try life.texts(at: 9) == ["ash"])
  }

  @Test func `a row goes by a swipe to the left, and by no other drag`() throws {
    let still = try list()
    let rows = try still.views(at: 0).touchables.filter { if case .swipe = $0.touch { true } else { false } }
    let start = CGPoint(x: rows[2].bounds.midX, y: rows[2].bounds.midY)
    for (way, left) in [
      (CGSize(width: -80, height: 5), ["ash", "elm"]), (CGSize(width: -30, height: 0), ["ash", "elm", "oak"]),
      (CGSize(width: 80, height: 0), ["ash", "elm", "oak"]), (CGSize(width: -70, height: 90), ["ash", "elm", "oak"]),
    ] {
      var life = still
      let end = CGPoint(x: start.x + way.width, y: start.y + way.height)
      life.send(.drag(from: start, to: end, isEnd: false), at: 0)
      life.send(.drag(from: start, to: end, isEnd: true), at: 0.1)
      #expect(try life.texts(at: 3) == left, "\(way)")
    }
  }

  @Test func `elements are moved and removed by a set of indices`() throws {
    let source = ViewSource(
      body: "Text(changed().joined())",
      members: """
        func changed() -> [String] {
          var letters = ["a", "b", "c", "d", "e"]
          letters.move(fromOffsets: IndexSet(integer: 0), toOffset: 3)
          letters.move(fromOffsets: [3, 4], toOffset: 0)
          letters.remove(atOffsets: IndexSet([1, 1, 3]))
          return letters
        }
        """)
    #expect(source.errors == [])
    // bcade, debca, dba
    #expect(try source.texts() == ["dba"])
  }
}
