import Foundation
import Testing

/// The command that the status line tells makes the screen that was seen, to the byte.
@Suite(.serialized) struct ReproductionCommandTests {
  /// Runs a command line as a shell does, with the built program in its place.
  private func run(_ command: String, in folder: Folder) throws -> StippleProcess.Result {
    let errors = folder.url.appending(path: "errors")
    let output = folder.url.appending(path: "output")
    let script = "stipple() { '\(StippleProcess.executable.path)' \"$@\" --time-limit 0; }; \(command)"
    let status = try spawn(["/bin/sh", "-c", script], in: folder.url, environment: [:], output: output, errors: errors)
    return StippleProcess.Result(
      status: status, output: try Data(contentsOf: output), errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// More columns than any command here has characters.
  private static let size = "400x40"

  @Test(arguments: [
    ([], ""), (["Flower"], "tab right j right J j L"), ([], "end + + g s-tab L k k tab f"),
    ([], "tab / r a enter right"),
    (["ChatBubble", "--set", "lean=0.333333333333"], "x v G"), (["Odd name.swift"], "tab j j right right c right"),
    (["Odd name.swift", "--shape", "Ticket", "--rect", "90x30.5"], "tab s-right j right f"), (["Petal"], "? j"),
    (["Cloud"], "t wait:740ms"),
  ])
  func `running it gives the same bytes`(arguments: [String], keys: String) throws {
    let folder = try Folder()
    try folder.write(Sample.ticket, to: "Odd name.swift")
    let words = ["screenshot"] + arguments + ["--size", Self.size]
    let seen = try StippleProcess.run(words + ["--keys", keys], in: folder)
    // What a key last said is no part of a screen that can be made again.
    let told = try StippleProcess.run(words + ["--keys", keys + " y"], in: folder).text
    let status = told.split(separator: "\n").last ?? ""
    let text = try #require(status.firstRange(of: /stipple screenshot .*?(?=   |$)/).map { String(status[$0]) })
    let result = try run(text, in: folder)
    #expect(result.errors.isEmpty && result.status == 0, "\(text): \(result.errors)")
    func withoutStatus(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2)
    }
    #expect(withoutStatus(result.text) == withoutStatus(seen.text), "\(text)")
    #expect(withoutStatus(seen.text).count == 39)
    // The command of the screen that the command makes is the command itself.
    let again = try run(text + (text.contains("--keys") ? "" : " --keys y"), in: folder)
    if !text.contains("--keys") { #expect(again.text.contains(text)) }
  }

  @Test func `in a terminal it is told and printed at the end`() throws {
    let session = try TmuxSession(["ChatBubble"], environment: ["TERM": "xterm-256color"])
    try session.wait(forScreenshot: ["ChatBubble"])
    try session.press("Tab", "S-Right", "Down", "Right", "+")
    let keys = "tab s-right down right +"
    try session.wait(forScreenshot: ["ChatBubble", "--keys", keys])
    let seen = try session.screen()
    try session.press("y")
    try session.wait(forText: " stipple screenshot --shape ChatBubble --set cornerRadius=26 \\\n   --set arrowSize=27")
    // What is seen can be copied.
    let rows = try session.screen().split(separator: "\n")
    let first = try #require(rows.firstIndex { $0.hasPrefix(" stipple screenshot") })
    let copied = try run(rows[first...(first + 1)].joined(separator: "\n"), in: session.folder)
    #expect(copied.text == seen)
    try session.press("q")
    try session.wait(forScreenshot: ["ChatBubble", "--keys", keys])
    try session.press("q")
    #expect(try session.file("status") == "0")
    try session.expectRestored()
    let command = "stipple screenshot --shape ChatBubble --set cornerRadius=26 --set arrowSize=27 --keys '+ tab j'"
    // The line is longer than the terminal is wide.
    #expect(try session.screen().replacing("\n", with: "").contains(command))
    let result = try run(command, in: session.folder)
    #expect(result.text == seen)
  }
}
