import Foundation
import Testing

@testable import ShapeInterpreter

/// The work of checking views grows with their length: the content of a container is checked once, however deep it is.
struct ViewCheckingWorkTests {
  /// Returns the number of expressions, types and candidates that are visited for a view of a body.
  private func steps(_ body: String) -> Int {
    let text = "import SwiftUI\nstruct V: View {\nvar body: some View {\n\(body)\n}\n}\n"
    return DeepStack.run {
      let source = ShapeSource(name: "V.swift", text: text)
      let parsed = ParsedSource(source)
      var checker = Checker.withPrelude
      checker.collect(parsed.file)
      let checked = CheckedShapes(parsed, checker)
      #expect((checked.complaints + parsed.complaints).map(\.message) == [])
      return checked.steps
    }
  }

  /// Expects the steps for 16 of something to be four times those for 4, beyond the steps for none.
  private func expectLinear(_ body: (Int) -> String) {
    let (none, some, many) = (steps(body(0)), steps(body(4)), steps(body(16)))
    #expect(some > none)
    #expect(many - none <= 4 * (some - none) + 4, "\(none), \(some), \(many)")
  }

  @Test func containersInContainers() {
    for open in ["VStack {", "HStack(alignment: .top, spacing: 3) {", "ZStack {", "Group {", "ForEach(0..<2) { _ in"] {
      expectLinear { count in
        String(repeating: open + " ", count: count) + "Color.red" + String(repeating: " }", count: count)
      }
    }
  }

  @Test func closuresOfModifiersAndReaders() {
    expectLinear { count in
      String(repeating: "Color.red.overlay { ", count: count) + "Color.red" + String(repeating: " }", count: count)
    }
    expectLinear { count in
      String(repeating: "GeometryReader { _ in ", count: count) + "Color.red" + String(repeating: " }", count: count)
    }
    expectLinear { count in
      String(repeating: "Button(action: { }) { ", count: count) + "Color.red" + String(repeating: " }", count: count)
    }
  }

  @Test func chainsOfModifiers() {
    let modifiers = [
      ".padding(1)", ".padding()", ".frame(width: 3)", ".frame(maxWidth: .infinity)", ".background(.red)",
      ".offset(x: 2)",
    ]
    for modifier in modifiers {
      expectLinear { count in "Color.red" + String(repeating: modifier, count: 4 * count) }
    }
  }

  @Test func conditionsAndLists() {
    expectLinear { count in
      String(repeating: "if true { ", count: count) + "Color.red"
        + String(repeating: " } else { Text(\"a\") }", count: count)
    }
    expectLinear { count in String(repeating: "Text(\"a\").bold()\n", count: 4 * count) + "Color.red" }
  }
}
