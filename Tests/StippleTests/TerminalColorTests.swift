import Foundation
import Testing

/// The real screen is the headless one in text, colours and attributes, in as many colours as the terminal has.
@Suite(.serialized) struct TerminalColorTests {
  /// A kind of terminal, and the colours that the program should use there.
  struct Kind: CustomTestStringConvertible {
    var environment: [String: String]
    var colors: String
    var testDescription: String { "\(environment.sorted { $0.key < $1.key }) has \(colors)" }

    init(_ terminal: String, colors: String, _ others: [String: String] = [:]) {
      environment = others.merging(["TERM": terminal]) { $1 }
      self.colors = colors
    }
  }

  private static let sizes = [(40, 12), (80, 24), (200, 60)]

  /// Goes from screen to screen: panes with a slider moved, a contact sheet, a comparison, the help.
  private func compareScreens(_ kind: Kind, columns: Int, rows: Int) throws {
    let session = try TmuxSession(["ChatBubble"], columns: columns, rows: rows, environment: kind.environment)
    func compare(_ keys: String) throws {
      try session.wait(
        forScreenshot: ["ChatBubble", "--size", "\(columns)x\(rows)"] + (keys.isEmpty ? [] : ["--keys", keys]),
        columns: columns, colors: kind.colors)
    }
    try compare("")
    try session.press("Tab", "S-Right", "v")
    try compare("tab s-right v")
    try session.press("v", "g", "c")
    try compare("tab s-right v v g c")
    try session.press("Escape")
    try compare("tab s-right v v g c esc")
    try session.press("?")
    try compare("tab s-right v v g c esc ?")
    try session.press("q")
    #expect(try session.file("status") == "0")
    try session.expectRestored()
  }

  @Test(arguments: [
    Kind("xterm", colors: "8"), Kind("xterm-256color", colors: "256"),
    Kind("xterm-256color", colors: "truecolor", ["COLORTERM": "truecolor"]),
  ])
  func `every screen is the headless one in every size`(kind: Kind) throws {
    for (columns, rows) in Self.sizes { try compareScreens(kind, columns: columns, rows: rows) }
  }

  @Test(arguments: [
    Kind("xterm-256color", colors: "none", ["NO_COLOR": "1", "COLORTERM": "truecolor"]),
    Kind("xterm-256color", colors: "256", ["NO_COLOR": ""]),
    // Names that terminfo does not know, and those of terminals inside others.
    Kind("xterm-kittycat", colors: "256"), Kind("ghostly", colors: "truecolor", ["COLORTERM": "24bit"]),
    Kind("screen-256color", colors: "truecolor", ["COLORTERM": "24bit"]),
    Kind("screen-256color", colors: "256", ["COLORTERM": "24bit", "STY": "1.tty"]),
    Kind("tmux-256color", colors: "truecolor", ["COLORTERM": "truecolor"]),
    Kind("linux", colors: "8"),
  ])
  func `a terminal's name and environment decide on the colours`(kind: Kind) throws {
    let session = try TmuxSession(["ChatBubble"], environment: kind.environment)
    try session.wait(forScreenshot: ["ChatBubble"], columns: 80, colors: kind.colors)
    try session.press("q")
    #expect(try session.file("status") == "0")
    try session.expectRestored()
  }

  @Test func `a terminal without colours and dim letters gets those that it has`() throws {
    let session = try TmuxSession(["ChatBubble"], environment: ["TERM": "vt100"])
    try session.wait(forScreenshot: ["ChatBubble"])
    let cells = try session.styledScreen(columns: 80).rows.joined()
    #expect(cells.allSatisfy { $0.foreground.isEmpty && $0.background.isEmpty })
    #expect(cells.contains { $0.attributes.contains(1) }, "bold letters")
  }

  /// Few machines have a description of such a terminal, so that one is made: xterm's with bright colours.
  private static let sixteen = """
    sixteen|a terminal with sixteen colours,
    \tcolors#16, pairs#256, setab=\\E[%?%p1%{8}%<%t%p1%{40}%+%e%p1%{92}%+%;%dm,
    \tsetaf=\\E[%?%p1%{8}%<%t%p1%{30}%+%e%p1%{82}%+%;%dm, use=xterm,

    """

  @Test func `sixteen colours are used where there are so many`() throws {
    let folder = try Folder()
    try folder.write(Self.sixteen, to: "sixteen.ti")
    let session = try TmuxSession(
      ["ChatBubble"], environment: ["TERM": "sixteen", "TERMINFO": folder.url.appending(path: "terminfo").path],
      folder: folder, first: "tic -o terminfo sixteen.ti")
    try session.wait(forScreenshot: ["ChatBubble"], columns: 80, colors: "16")
  }
}
