import Foundation
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Sessions that depend on their events alone, not on the frames that were shown before. Found by the law of random
/// sessions.
struct ViewPathTests {
  @Test func `a neighbour goes on its way while a body beside it grows`() throws {
    var life = try ViewLife(
      body: """
        VStack(spacing: 0) {
          HStack(spacing: 0) { Bar(width: x); Color.red.frame(width: 10, height: 10).padding(.leading, x) }
            .frame(width: 200, alignment: .leading)
          Button("go") { withAnimation(.linear(duration: 1)) { x = 20 } }
        }
        """, members: "@State private var x: CGFloat = 0",
      """
      struct Bar: View, Animatable {
        var width: CGFloat
        var animatableData: CGFloat { get { width } set { width = newValue } }
        var body: some View { Color.blue.frame(width: width, height: 10) }
      }
      """)
    life.memory = ViewMemory()
    life.send(.press(0), at: 0)
    func left(_ moment: Double) throws -> String? {
      let words = try life.seen(at: moment).last { $0.hasSuffix(" 10 10") }?.split(separator: " ")
      return words?.dropLast(3).last.map(String.init)
    }
    let moments = [0, 0.25, 0.5, 0.75, 1, 2]
    #expect(try moments.map(left) == ["0", "10", "20", "30", "40", "40"])
    life.memory = nil
    #expect(try moments.reversed().map(left) == ["40", "40", "30", "20", "10", "0"])
  }

  @Test func `a view that has gone comes back with its start values`() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Button("toggle") { withAnimation(.linear(duration: 0.5)) { isThere.toggle() } }
          if isThere { Counter() }
        }
        """, members: "@State private var isThere = true",
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View { Button("count \\(count)") { count += 1 } }
      }
      """)
    life.memory = ViewMemory()
    for (number, moment) in [(1, 0.0), (0, 1), (0, 3)] { life.send(.press(number), at: moment) }
    #expect(try life.texts(at: 0.5) == ["toggle", "count 1"])
    #expect(try life.texts(at: 4) == ["toggle", "count 0"])
    life.memory = nil
    #expect(try life.texts(at: 4) == ["toggle", "count 0"])
  }

  @Test func `the end of a view is told when it is not seen any more`() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Button("go") { withAnimation(.linear(duration: 0.5)) { isThere = false } }
          if isThere { Color.red.onDisappear { withAnimation(.linear(duration: 1)) { x = 100 } } }
          Color.blue.frame(width: 5, height: 5).opacity(x / 100)
        }
        """, members: "@State private var isThere = true\n  @State private var x = 0.0")
    life.send(.press(0), at: 1)
    #expect(try life.seen(at: 2).contains("opacity 0.5"))
    life.memory = ViewMemory()
    for moment in [1, 1.1, 1.7, 2] { _ = try life.seen(at: moment) }
    #expect(try life.seen(at: 2).contains("opacity 0.5"))
  }

  @Test func `code reads what an action has set, also where it is shown later`() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Button("go") {
            withAnimation(.linear(duration: 1)) { n += 1 }
            withAnimation(.spring()) { x += 10 }
          }
          Text("\\(x)").onChange(of: n) { x += 1 }
        }
        """, members: "@State private var n = 0\n  @State private var x = 0")
    life.send(.press(0), at: 0)
    #expect(try life.texts(at: 5) == ["go", "11"])
  }

  @Test func `phases end with their view`() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Button("hide") { withAnimation { shows = false } }
          if shows { PhaseAnimator([0.0, 6]) { Text("y").offset(y: $0) } animation: { _ in .linear(duration: 0.25) } }
        }
        """, members: "@State private var shows = true")
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 9) == ["hide"])
    #expect(try life.views(at: 9).nextChange == nil)
  }
}
