import Foundation
import Testing

@testable import ShapeInterpreter

/// The work of checking views grows with their length: the content of a container is checked once, however deep it is.
struct ViewCheckingWorkTests {
  /// Returns the number of expressions, types and candidates that are visited for a view of a body.
  private func steps(_ body: String, mayFail: Bool = false) -> Int {
    let text = "import SwiftUI\nstruct V: View {\nvar body: some View {\n\(body)\n}\n}\n"
    return DeepStack.run {
      let source = ShapeSource(name: "V.swift", text: text)
      let parsed = ParsedSource(source)
      var checker = Checker.withPrelude
      checker.collect(parsed.file)
      let checked = CheckedShapes(parsed, checker)
      #expect(mayFail || (checked.complaints + parsed.complaints).isEmpty, "\(checked.complaints)\n\(text)")
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

  /// The ways to put an expression of type `Int` or statements into others, as what comes before and after them.
  private static let nestings = [
    ("xs.map { $0 + ", " }.first!"), ("xs.map { i in 1 + i + ", " }.max()!"), ("xs.map { _ in ", " }[0]"),
    ("xs.reduce(0) { a, b in a + ", " }"), ("xs.filter { $0 == ", " }.count"), ("(Int?.none ?? ", ")"),
    ("xs.compactMap { _ in Int(", ") }.count"), ("(true ? 1 : ", ")"), ("abs(1 - ", ")"), ("max(1, ", ")"),
    ("[xs.map { -$0 }.count, ", "][0]"), ("{ () -> Int in ", " }()"), ("{ 1 + ", " }()"), ("(1, ", ").1"),
    ("{ let a = ", "; return a }()"), ("{ if true { 1 } else { ", " } }()"), ("{ switch 1 { default: ", " } }()"),
    ("Int(CGPoint(x: 1, y: CGFloat(", ")).y)"), ("xs.first(where: { $0 == ", " })!"),
    ("(try? xs.map { $0 + ", " }.count)!"),
    ("Int(sqrt(Double(", ")))"), ("[1: ", "][1]!"), ("Int(\"\\(", ")\")!"), ("(1...", ").count"),
    ("xs.sorted { _, _ in 1 < ", " }.count"),
    ("Optional(", ").map { $0 }!"), ("(Optional(1).map { $0 + ", " } ?? 0)"), ("Int?(", ")!"),
  ]
  private static let actions = [
    ("Task { ", " }"), ("withAnimation { ", " }"), ("DispatchQueue.main.async { ", " }"), ("if true { ", " }"),
    ("Task.detached(priority: .high) { ", " }"), ("withAnimation(.easeIn) { ", " }"), ("do { ", " } catch { }"),
    ("(0..<2).forEach { _ in ", " }"), ("Task { try? await Task.sleep(for: .seconds(1)); ", " }"),
    ("DispatchQueue.main.asyncAfter(deadline: .now() + 1) { ", " }"), ("while true { ", " }"),
    ("withTransaction(Transaction()) { ", " }"), ("Task { @MainActor in ", " }"),
    ("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in ", " }"),
    ("withAnimation(.easeIn, { ", " }, completion: { })"),
  ]

  /// Expects the steps of a nesting to grow no faster than the cube of its depth, whatever is wrong at its bottom.
  private func expectModest(
    _ nesting: (before: String, after: String), around faults: [String], in body: (String) -> String
  ) {
    for fault in faults {
      let counts = [2, 4, 8].map { depth in
        steps(
          body(
            String(repeating: nesting.before, count: depth) + fault + String(repeating: nesting.after, count: depth)),
          mayFail: true)
      }
      #expect(
        counts[2] - counts[1] <= 8 * (counts[1] - counts[0]) + 600, "\(counts): \(nesting) around \(fault)")
    }
  }

  @Test(arguments: nestings)
  func `an error in a nesting of values is found without checking them again for each level`(
    nesting: (before: String, after: String)
  ) {
    expectModest(nesting, around: ["nowhere", "Color.red", "\"a\"", "xs.nowhere"]) { value in
      "let xs = [1, 2]\nlet x = \(value)\nText(\"a\")"
    }
    expectModest(nesting, around: ["nowhere", "Color.red"]) { value in
      "let xs = [1, 2]\nText(\"a\").padding(CGFloat(\(value)))"
    }
  }

  @Test(arguments: actions)
  func `an error in a nesting of actions is found without checking them again for each level`(
    nesting: (before: String, after: String)
  ) {
    expectModest(nesting, around: ["nowhere()", "let a: Int = Color.red", "[0].nowhere()", "print(1 + \"a\")"]) {
      code in
      "Button(\"a\") { \(code) }"
    }
  }
}
