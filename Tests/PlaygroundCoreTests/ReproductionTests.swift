import Foundation
import PlaygroundCore
import TestSupport
import Testing

@Suite struct ReproductionTests {
  /// The command that makes a screen; nil when there is none.
  private func command(_ keys: String, columns: Int = 80, rows: Int = 24) throws -> String? {
    var playground = Sample.playground(columns: columns, rows: rows)
    try playground.press(keys)
    try playground.press("y")
    return playground.command
  }

  @Test(arguments: [
    ("", "stipple screenshot --shape Box"),
    ("down", "stipple screenshot --shape Ellipse"),
    ("right right", "stipple screenshot --shape Box --set inset=14"),
    ("tab j j j right", "stipple screenshot --shape Box --set turn=-88deg --keys 'tab j j j'"),
    ("f + + g", "stipple screenshot --shape Box --set style=fill --keys '+ + g'"),
    ("G", "stipple screenshot --shape Box --glyphs sextants"),
    ("s-tab l l L", "stipple screenshot --shape Box --keys 'tab tab L l l'"),
    ("tab / t r enter", "stipple screenshot --shape Box --keys 'tab / t r enter'"),
    ("right v", "stipple screenshot --shape Box --set inset=13 --keys v"),
    ("right m right v", "stipple screenshot --shape Box --from inset=13 --set inset=14 --keys v"),
    ("t wait:400ms", "stipple screenshot --shape Box --keys 't wait:400ms'"),
    ("?", "stipple screenshot --shape Box --keys '?'"),
    ("tab c right right", "stipple screenshot --shape Box --keys 'tab c right right'"),
    ("resize:100x30", "stipple screenshot --shape Box --size 100x30"),
  ])
  func `a screen has a command`(keys: String, expected: String) throws {
    let found = try command(keys)
    #expect(found == expected, "\(found ?? "nothing")")
  }

  @Test func `the status line tells it, and the end of what has none`() throws {
    var playground = Sample.playground(columns: 120)
    try playground.press("right y")
    #expect(playground.statusText.contains("stipple screenshot --shape Box --set inset=13"))
    // An offset within a cell is in no command.
    try playground.press("wheel-up:60,12 y")
    #expect(playground.notice?.hasPrefix("no one command makes this") == true)
    #expect(
      playground.command == "stipple screenshot --shape Box --set inset=13 --size 120x24", "the last that there was")
  }

  @Test func `words that are not printable are told as a shell reads them, and no word holds what ends it`() throws {
    var playground = Sample.playground()
    playground.arguments = ["a\u{1B}'b\\\u{202E}\n.swift"]
    try playground.press("y")
    #expect(playground.command == #"stipple screenshot $'a\033\047b\134\342\200\256\012.swift' --shape Box"#)
    var impossible = Sample.playground()
    impossible.arguments = ["a\0"]
    try impossible.press("y")
    #expect(impossible.command == nil && impossible.notice?.hasPrefix("no one command makes this") == true)
  }

  /// The lines of the command that is shown over the screen.
  private func commandLines(_ playground: Playground) throws -> [String] {
    let screen = playground.view()
    let rows = (0..<screen.size.rows).map(screen.text(row:))
    let rule = try #require(rows.firstIndex { $0.contains("─ Command ─") })
    return Array(rows[(rule + 1)..<(screen.size.rows - 1)])
  }

  @Test func `a command that is longer than the status line is shown whole, as a shell reads it`() throws {
    var playground = Sample.playground()
    try playground.press("tab right j right j right j right j j f + + g y")
    let command = try #require(playground.command)
    #expect(command.count > 80)
    let lines = try commandLines(playground)
    #expect(
      lines == [
        " stipple screenshot --shape Box --set inset=13 --set petals=6 \\",
        "   --set isOpen=true --set turn=-88deg --set style=fill \\",
        "   --keys '+ + g tab j j j j j'",
      ])
    #expect(playground.statusText.hasSuffix("any key back"))
    // Any key leads back, and does nothing else.
    let seen = playground
    for key in [Key.character("q"), .right, .escape, .character("x"), Key(.function(5))] {
      playground = seen
      playground.settle(after: .key(key))
      #expect(playground.mode == .browsing && !playground.isFinished && playground.tuning == seen.tuning)
    }
    playground = seen
    playground.settle(after: .mouse(Mouse(.press, column: 3, row: 3)))
    #expect(playground.mode == .browsing && playground.selectedEntry?.title == "Box")
    // It is asked for again after that, and told again.
    try playground.press("y")
    #expect(playground.commandCount == 2 && playground.command == command)
  }

  @Test func `on a small screen it scrolls, and keys may stand on several lines`() throws {
    var playground = Sample.playground(columns: 24, rows: 8)
    try playground.press("tab right j j j j j j j j + + g y")
    let command = try #require(playground.command)
    var seen = try commandLines(playground)
    var lines = seen
    #expect(playground.view().plainText.contains("↓ more"))
    while playground.notice != "last line" {
      try playground.press("down")
      let next = try commandLines(playground)
      if next != seen { lines.append(try #require(next.last)) }
      seen = next
    }
    #expect(playground.view().plainText.contains("↑ more"))
    // As a shell joins them; keys are told apart by whatever space there is.
    let joined = lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
      .replacing(" \\\n", with: " ").replacing("\n", with: " ")
    #expect(joined == command, "\(joined)")
    #expect(lines.allSatisfy { $0.count <= 24 })
  }

  @Test func `the command of a contact sheet and of the help lead back to them`() throws {
    for keys in ["tab c right", "?"] {
      var playground = Sample.playground(columns: 60)
      try playground.press("right right j h j h j tab right s-tab f " + keys)
      let seen = playground.mode
      try playground.press("y")
      #expect(try commandLines(playground).count > 1)
      try playground.press("esc")
      #expect(playground.mode == seen && seen != .browsing)
    }
  }

  @Test func `words are written so that a shell takes each for one`() throws {
    var playground = Sample.playground()
    playground.arguments = ["it's a folder/x.swift"]
    try playground.press("y")
    #expect(playground.command == "stipple screenshot 'it'\\''s a folder/x.swift' --shape Box")
  }

  @Test func `random walks end in screens that their commands make, or say that there is none`() throws {
    let seed: UInt64 = 11
    var generator = SeededGenerator(seed: seed)
    let words = [
      "up", "down", "left", "right", "tab", "s-tab", "+", "-", "g", "f", "x", "j", "L", "c", "esc", "G", "v", "?",
    ]
    var found = 0
    for walk in 0..<60 {
      var playground = Sample.playground()
      let keys = (0..<12).map { _ in words[Int(generator.next() % UInt64(words.count))] }
      try playground.press(keys.joined(separator: " "))
      var seen = playground
      try seen.press("y")
      guard let command = seen.command else { continue }
      found += 1
      // The options are read as the command line reads them: sizes and values are told by the tests of the program.
      #expect(command.hasPrefix("stipple screenshot"), "walk \(walk), seed \(seed): \(keys)")
    }
    #expect(found > 40, "\(found) of 60, seed \(seed)")
  }
}
