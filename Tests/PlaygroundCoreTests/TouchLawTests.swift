import Foundation
import PlaygroundCore
import Rendering
import ShapeInterpreter
import TestSupport
import Testing

/// Law: a click on a letter of a control presses that control, however near its neighbours are.
///
/// The same layouts are tried in every run, unless `STIPPLE_TOUCHES` says how many and `STIPPLE_SEED` the first seed.
struct TouchLawTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  private static var seeds: [UInt64] {
    let first = UInt64(number("STIPPLE_SEED") ?? 1)
    return Array(first..<first + UInt64(number("STIPPLE_TOUCHES") ?? 12))
  }

  @Test(arguments: seeds) func `a click on a letter presses the control whose letter it is`(seed: UInt64) throws {
    var layout = RandomControls(seed: seed)
    let source = layout.source()
    let file = ShapeFile(checking: ShapeSource(name: "Panel.swift", text: source))
    try #require(file.count == DiagnosticCount(), "seed \(seed): \(file.count.text)\n\(source)")
    for (columns, rows) in [(70, 24), (100, 40), (120, 60)] {
      var playground = Playground(files: [file], size: ScreenSize(columns: columns, rows: rows))
      playground.startClocks()
      playground.settle()
      let screen = playground.view().plainText
      let lines = screen.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
      for label in layout.labels {
        for (row, line) in lines.enumerated() {
          guard let column = line.indices.first(where: { line[$0...].starts(with: Array(label)) }) else { continue }
          for place in column..<column + label.count {
            var clicked = playground
            try clicked.press("press:\(place + 1),\(row + 1) release:\(place + 1),\(row + 1)")
            #expect(
              clicked.statusText.contains("touch: Button \"\(label)\""),
              "seed \(seed), \(columns)x\(rows): \(label) at \(place + 1),\(row + 1)\n\(screen)\n\(source)")
          }
        }
      }
    }
  }
}

/// A panel of buttons and texts in stacks, at random.
private struct RandomControls {
  private var random: SeededGenerator
  /// The labels of the buttons. No label is part of another text.
  private(set) var labels: [String] = []
  private var texts = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func source() -> String {
    let body = stack(depth: 0).joined(separator: "\n")
    return "import SwiftUI\n\nstruct Panel: View {\n  var body: some View {\n\(body)\n  }\n}\n"
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements.randomElement(using: &random)! }

  /// Returns the lines of a stack with two to five views.
  private mutating func stack(depth: Int) -> [String] {
    let kind = pick(["VStack", "HStack"])
    let spacing = pick([0, 1, 4, 8, 16])
    let alignment = kind == "VStack" ? pick(["leading", "center", "trailing"]) : pick(["top", "center", "bottom"])
    var lines = ["\(kind)(alignment: .\(alignment), spacing: \(spacing)) {"]
    for _ in 0..<Int.random(in: 2...5, using: &random) {
      lines += depth < 2 && Int.random(in: 0..<3, using: &random) == 0 ? stack(depth: depth + 1) : [leaf()]
    }
    return lines + ["}"]
  }

  private mutating func leaf() -> String {
    let font = pick(["", ".font(.caption2)", ".font(.footnote)", ".font(.title3)"])
    let room = pick(["", "", ".padding(2)", ".padding(.horizontal, 6)", ".offset(y: 3)"])
    if Int.random(in: 0..<3, using: &random) == 0 {
      texts += 1
      return "Text(\"t\(texts)\")\(font)\(room)"
    }
    let label = "B\(labels.count + 10)"
    labels.append(label)
    let style = pick(["", ".buttonStyle(.plain)", ".buttonStyle(.bordered)"])
    return "Button(\"\(label)\") {}\(font)\(style)\(room)"
  }
}
