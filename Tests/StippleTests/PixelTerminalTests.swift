import Foundation
import Testing

/// The playground in terminals that have pixels.
@Suite(.serialized) struct PixelTerminalTests {
  /// The beginning of a picture in kitty's protocol, and in sixels; the removal of kitty's pictures.
  private static let (kitty, sixel, removal) = ("\u{1B}_Ga=T", "\u{1B}P0;1q", "\u{1B}_Ga=d")

  @Test func `a drawing is shown in pixels, and nothing of it is left behind`() throws {
    let terminal = try AnsweringTerminal(.kitty, ["--glyphs", "pixels", "--fresh"])
    try terminal.wait(for: Self.kitty)
    let start = terminal.output.count
    terminal.type("?")
    try terminal.wait(from: start, for: "Keys")
    terminal.type("\u{1B}")
    terminal.type("q")
    #expect(try terminal.status() == 0)
    #expect(terminal.output[start...].contains(Array(Self.removal.utf8)))
  }

  @Test func `the terminal is asked behind the first picture, and the key shows its sixels`() throws {
    let terminal = try AnsweringTerminal(.sixels, ["--fresh"])
    // The answers follow the last question, and the key the answers.
    try terminal.wait(for: "\u{1B}[c")
    let picture = terminal.output.firstRange(of: Array("quit".utf8))
    let question = terminal.output.firstRange(of: Array("\u{1B}]11;?".utf8))
    #expect(try #require(picture).lowerBound < (try #require(question)).lowerBound)
    terminal.type("G")
    try terminal.wait(for: Self.sixel)
    try terminal.wait(for: "drawn in pixels")
    let start = terminal.output.count
    terminal.type("G")
    try terminal.wait(from: start, for: "sextants")
    terminal.type("q")
    #expect(try terminal.status() == 0)
  }

  @Test func `views are drawn in the blocks that the terminal draws itself`() throws {
    let folder = try Folder()
    let file = folder.url.appending(path: "Discs.swift")
    try Data(
      """
      import SwiftUI
      struct Discs: View {
        var body: some View { Circle().fill(.red).frame(width: 90, height: 90) }
      }
      """.utf8
    ).write(to: file)
    for (kind, isThere) in [(AnsweringTerminal.Kind.kitty, true), (.plain, false)] {
      let terminal = try AnsweringTerminal(kind, ["--fresh", file.path])
      try terminal.wait(for: "\u{1B}[c")
      if isThere {
        try terminal.wait(for: "sextant") {
          String(decoding: $0, as: UTF8.self).unicodeScalars.contains(where: Self.isSextant)
        }
      }
      terminal.type("q")
      #expect(try terminal.status() == 0)
      let text = String(decoding: terminal.output, as: UTF8.self)
      #expect(text.unicodeScalars.contains(where: Self.isSextant) == isThere)
    }
  }

  private static func isSextant(_ character: Unicode.Scalar) -> Bool { ("\u{1FB00}"..."\u{1FB3B}").contains(character) }

  @Test func `the colours of the program follow the terminal's ground, its answer or the option`() throws {
    let (dark, light) = ("38;2;95;155;235", "38;2;24;84;200")
    for (arguments, color) in [([], dark), (["--terminal", "light"], light)] {
      let terminal = try AnsweringTerminal(.plain, ["--fresh"] + arguments)
      try terminal.wait(for: "\u{1B}[c")
      try terminal.wait(for: color)
      terminal.type("q")
      #expect(try terminal.status() == 0)
      let other = color == dark ? light : dark
      #expect(!terminal.output.contains(Array(other.utf8)))
    }
    let terminal = try AnsweringTerminal(.light, ["--fresh"])
    try terminal.wait(for: light)
    terminal.type("q")
    #expect(try terminal.status() == 0)
  }

  @Test func `answers that come after the end do not reach the shell`() throws {
    for kind in [AnsweringTerminal.Kind.kitty, .sixels, .plain] {
      let terminal = try AnsweringTerminal(kind, ["--fresh"])
      terminal.type("q")
      try terminal.wait(for: "\u{1B}[c")
      #expect(try terminal.status() == 0)
      #expect(terminal.unread == 0, "\(kind)")
    }
  }

  @Test func `a terminal without pixels shows characters`() throws {
    let terminal = try AnsweringTerminal(.plain, ["--glyphs", "pixels", "--fresh"])
    try terminal.wait(for: "pixels cannot be shown here; this is mixed")
    terminal.type("q")
    #expect(try terminal.status() == 0)
    #expect(!terminal.output.contains(Array(Self.kitty.utf8)))
  }

  @Test func `doctor names the pixels`() throws {
    for (kind, said) in [(AnsweringTerminal.Kind.kitty, "kitty's protocol"), (.sixels, "sixels; G"), (.plain, "none:")]
    {
      let terminal = try AnsweringTerminal(kind, ["doctor"])
      try terminal.wait(for: "stipple  ")
      #expect(try terminal.status() == 0)
      #expect(terminal.output.contains(Array("pixels      \(said)".utf8)))
    }
  }

  @Test func `commands without a terminal have no pixels`() throws {
    let result = try StippleProcess.run(["screenshot", "Petal", "--glyphs", "pixels"])
    #expect(result.status != 0 && result.errors.contains("'pixels' are those of a terminal; 'stipple export"))
  }
}
