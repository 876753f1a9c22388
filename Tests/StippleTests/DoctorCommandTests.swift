import Foundation
import Testing

@Suite(.serialized) struct DoctorCommandTests {
  /// Returns what is said, by the words at the beginnings of the lines.
  private func report(_ text: String) -> [String: String] {
    let lines = text.split(separator: "\n").map { line in
      let name = line.prefix { $0 != " " }
      return (String(name), line.dropFirst(name.count).trimmingCharacters(in: .whitespaces))
    }
    return Dictionary(lines, uniquingKeysWith: { first, _ in first })
  }

  private func printed(_ environment: [String: String]) throws -> [String: String] {
    let result = try StippleProcess.run(["doctor"], environment: environment)
    #expect(result.status == 0 && result.errors.isEmpty)
    return report(result.text)
  }

  @Test func `without a terminal it says so`() throws {
    let report = try printed(["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"])
    #expect(report["size"] == "none: there is no terminal here")
    #expect(report["stipple"] == "prints the screen once: standard output is no terminal")
    #expect(report["terminal"] == "xterm-256color")
    #expect(report["colours"]?.hasPrefix("256;") == true)
    #expect(report["characters"]?.hasPrefix("mixed, braille, sextants, quadrants, halves, ascii") == true)
  }

  @Test(arguments: [
    (["TERM": "xterm"], "colours", "8;"),
    (["TERM": "xterm", "NO_COLOR": "1"], "colours", "none, because NO_COLOR is set"),
    (["TERM": "xterm", "COLORTERM": "truecolor"], "colours", "all (truecolor)"),
    (["TERM": "screen", "COLORTERM": "truecolor", "STY": "1.tty"], "colours", "8;"),
    (["TERM": "kittycat"], "terminal", "kittycat, which terminfo does not know; opened as xterm-256color"),
    ([:], "terminal", "TERM is not set"), (["LC_ALL": "C"], "locale", "ANSI_X3.4-1968; UTF-8 is sent all the same"),
    (["LC_ALL": "xx_YY"], "locale", "the one that the environment asks for is not installed"),
    (["HOME": "/home/me"], "sessions", "/home/me/.local/state/stipple/sessions.json"),
  ])
  func `it says what the environment means`(environment: [String: String], row: String, sentence: String) throws {
    let report = try printed(environment)
    #expect(report[row]?.hasPrefix(sentence) == true, "\(report[row] ?? "nothing")")
  }

  @Test func `in a terminal it says what the playground does there`() throws {
    let session = try TmuxSession(
      ["doctor"], columns: 140, rows: 30, environment: ["TERM": "xterm-256color", "COLORTERM": "24bit"],
      redirection: "2> errors")
    #expect(try session.file("status") == "0")
    try session.expectRestored()
    let said = report(try session.screen())
    #expect(said["size"] == "140x30 cells")
    #expect(said["cell"]?.contains("drawn ") == true)
    #expect(said["stipple"] == "opens full screen, draws in mixed (G changes it) and in truecolor")
    let dumb = try TmuxSession(["doctor"], columns: 200, environment: ["TERM": "dumb"])
    #expect(try dumb.file("status") == "0")
    let sentence = "prints the screen once: the terminal (TERM is 'dumb') can only print lines"
    #expect(report(try dumb.screen())["stipple"]?.hasPrefix(sentence) == true)
  }
}
