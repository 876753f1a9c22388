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

  @Test func `the key asks, and shows sixels`() throws {
    let terminal = try AnsweringTerminal(.sixels, ["--fresh"])
    try terminal.wait(for: "quit")
    #expect(!terminal.output.contains(Array("\u{1B}]11;?".utf8)), "nobody wants to know")
    terminal.type("G")
    try terminal.wait(for: Self.sixel)
    try terminal.wait(for: "drawn in pixels")
    let start = terminal.output.count
    terminal.type("G")
    try terminal.wait(from: start, for: "sextants")
    terminal.type("q")
    #expect(try terminal.status() == 0)
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
