import Foundation
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Controls that tell when a touch of them starts and when it ends.
struct ViewEditingTests {
  private static let members = """
    @State private var log = ""
    @State private var value = 0.5
    @State private var text = ""
    func hear(_ isEdited: Bool) { log += isEdited ? "<" : ">" }
    """

  private func life(_ control: String) throws -> ViewLife {
    let shown = "Text(verbatim: \"\\(log)\")"
    var life = try ViewLife(body: "VStack { \(control)\n\(shown) }", members: Self.members)
    life.box = CGRect(x: 0, y: 0, width: 300, height: 300)
    return life
  }

  private func log(_ life: ViewLife) throws -> String { try life.texts(at: 9).last ?? "" }

  @Test func `a slider tells of a finger once`() throws {
    let still = try life("Slider(value: $value, onEditingChanged: hear)")
    let middle = try #require(try still.views(at: 0).touchables.first).bounds
    let start = CGPoint(x: middle.midX, y: middle.midY)
    func place(_ x: CGFloat) -> CGPoint { CGPoint(x: start.x + x, y: start.y) }
    var life = still
    for (index, way) in [5.0, 20, 40].enumerated() {
      life.send(.drag(from: start, to: place(way), isEnd: false), at: Double(index) / 10)
      #expect(try log(life) == "<")
    }
    life.send(.drag(from: start, to: place(60), isEnd: true), at: 1)
    #expect(try log(life) == "<>")
    life.send(.drag(from: start, to: place(60), isEnd: true), at: 2)
    #expect(try log(life) == "<><>")
    life.send(.tap(start), at: 3)
    #expect(try log(life) == "<><><>")
    life.send(.step(0, 1), at: 4)
    #expect(try log(life) == "<><><><>")
  }

  @Test(arguments: [
    "Slider(value: $value, in: 0...2, step: 0.5, onEditingChanged: hear)",
    "Slider(value: $value) { Text(\"a\") } onEditingChanged: { hear($0) }",
    "Slider(value: $value, in: 0...1) { EmptyView() } minimumValueLabel: { EmptyView() } maximumValueLabel: "
      + "{ EmptyView() } onEditingChanged: { hear($0) }",
    "Stepper(\"a\", value: $value, onEditingChanged: hear)",
    "Stepper(\"a\", value: $value, in: 0...9, onEditingChanged: hear)",
    "Stepper(value: $value) { Text(\"a\") } onEditingChanged: { hear($0) }",
    "Stepper { Text(\"a\") } onIncrement: { log += \"+\" } onDecrement: {} onEditingChanged: { hear($0) }",
  ])
  func `a step is a whole touch`(_ control: String) throws {
    var life = try life(control)
    life.send(.step(0, 1), at: 0)
    #expect(try log(life).filter { $0 != "+" } == "<>")
    let stepper = try #require(try life.views(at: 0).touchables.first).bounds
    life.send(.tap(CGPoint(x: stepper.maxX - 20, y: stepper.midY)), at: 1)
    #expect(try log(life).filter { $0 != "+" } == "<><>")
  }

  @Test func `a field tells of its focus`() throws {
    var life = try life(
      "TextField(\"a\", text: $text, onEditingChanged: hear)\nTextField(\"b\", text: $text)")
    life.send(.text(0, "x"), at: 0)
    #expect(try log(life) == "<")
    life.send(.text(0, "xy"), at: 1)
    #expect(try log(life) == "<")
    life.send(.press(0), at: 2)
    #expect(try log(life) == "<>")
    life.send(.text(0, "xyz"), at: 3)
    life.send(.text(1, "z"), at: 4)
    #expect(try log(life) == "<><>")
  }
}
