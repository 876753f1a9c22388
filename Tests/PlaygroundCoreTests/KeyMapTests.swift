import Foundation
import PlaygroundCore
import Testing

@Suite struct KeyMapTests {
  @Test(arguments: KeyMap.Scope.allCases)
  func `a key stands in one row of a scope`(scope: KeyMap.Scope) {
    let strokes = KeyMap.standard.rows(in: scope).flatMap(\.strokes)
    for stroke in strokes {
      #expect(strokes.filter { $0.key == stroke.key }.count == 1, "\(stroke.key?.label ?? "any character")")
      if let key = stroke.key { #expect(KeyMap.standard.action(for: key, in: scope) == stroke.action) }
    }
    #expect(!strokes.isEmpty)
  }

  @Test func `the README lists the keys as the key map has them`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let section = try #require(readme.range(of: "## Keys\n"))
    let rest = readme[section.upperBound...]
    let table = rest.split(separator: "\n").drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    #expect(table.joined(separator: "\n") + "\n" == KeyMap.standard.markdown, "\(KeyMap.standard.markdown)")
  }

  @Test func `the help lists the keys of the pane at hand`() throws {
    for (pane, keys) in [(KeyMap.Scope.shapes, "?"), (.parameters, "tab ?"), (.canvas, "s-tab ?")] {
      var playground = Sample.playground(columns: 120, rows: 60)
      try playground.press(keys)
      let text = playground.view().plainText
      #expect(text.contains("─ Keys: \(pane.title) ─"))
      for row in KeyMap.standard.rows where !row.scopes.contains(.help) {
        let line = "│ \(row.label)  "
        let isShown = text.contains(line) && text.contains("  \(row.sentence) ")
        if row.scopes.contains(pane) { #expect(isShown, "\(row.sentence)") }
      }
      try playground.press("esc")
      #expect(playground.mode == .browsing)
    }
  }

  @Test func `the status line says what the keys at hand do`() throws {
    let starts: [(keys: String, scope: KeyMap.Scope)] = [
      ("", .shapes), ("tab", .parameters), ("1", .number), ("esc tab", .canvas), ("?", .help), ("esc /", .filter),
      ("esc c", .sheet),
    ]
    // A file of shapes has no views to select or to compare, and nothing to warn of.
    // A view is not filled, and nothing in this one can be touched.
    try expectHints(
      in: Sample.playground(columns: 240), starts, except: ["n view", "w warnings", "p previews", "i touch"])
    try expectHints(
      in: SampleViews.playground(columns: 240), starts + [("esc p", .previews), ("esc resize:240x8 w", .problems)],
      except: ["f fill", "i touch"])
  }

  private func expectHints(
    in start: Playground, _ steps: [(keys: String, scope: KeyMap.Scope)], except useless: [String]
  ) throws {
    var playground = start
    for (keys, scope) in steps {
      try playground.press(keys)
      #expect(playground.scope == scope)
      let status = playground.statusText
      for hint in KeyMap.standard.rows(in: scope).compactMap(\.hint) {
        let text = "\(hint.keys) \(hint.word)"
        #expect(status.contains(text) != useless.contains(text), "\(hint) in \(status)")
      }
    }
  }

  @Test func `the hints of a view begin with what is about views`() throws {
    let status = SampleViews.playground(columns: 100).statusText
    #expect(
      status.hasPrefix(" ↑↓ choose  ←→ change  tab pane  t play  p previews  g frame  n view  w warnings"), "\(status)")
  }

  @Test(arguments: ["", "tab", "tab 1", "s-tab", "?", "/", "tab / t", "end", "v", "tab c", "p", "w", "n n g"])
  func `a key does something or says why not`(start: String) throws {
    var fresh = ["p", "w", "n n g"].contains(start) ? SampleViews.playground() : Sample.playground()
    try fresh.press(start)
    let keys: [Key] =
      [
        .up, .down, .left, .right, .shiftUp, .shiftDown, .shiftLeft, .shiftRight, .pageUp, .pageDown, .home, .end, .tab,
        .shiftTab, .enter, .escape, .backspace, .space, Key(.function(1)), Key(.function(7)), .control("r"),
        .control("x"),
      ] + (0x21...0x7E).map { Key.character(Character(Unicode.Scalar(UInt8($0)))) }
    for key in keys {
      var playground = fresh
      playground.settle(after: .key(key))
      let isDone =
        playground.tuning != fresh.tuning || playground.view() != fresh.view() || playground.isFinished
        || playground.isAnimating
      #expect(isDone || playground.notice != nil, "\(key.label)")
      // What was not done is told where there is room for it.
      if let notice = playground.notice { #expect(playground.statusText.contains(notice.prefix(60))) }
    }
  }
}
