import Foundation
import Testing

@Suite struct DeterminismTests {
  /// Two environments that have nothing in common, and must not show in what is printed.
  private static let bare = ["LC_ALL": "C"]
  private static let crowded = [
    "LC_ALL": "C.UTF-8", "LANG": "tr_TR.UTF-8", "TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1",
    "COLUMNS": "9", "LINES": "9", "TZ": "Asia/Kathmandu", "HOME": "/nowhere",
  ]

  @Test(arguments: [
    ["list"], ["list", "--json"], ["path", "Petal"], ["path", "--shape", "Cloud", "--format", "json"],
    ["screenshot", "--keys", "tab t wait:700ms"], ["screenshot", "--format", "ansi"],
    ["screenshot", "Petal", "--format", "json", "--canvas"], ["export", "Banner", "--scale", "2", "-o", "-"],
    ["export", "ChatBubble", "--shape", "ChatBubble_Previews", "-o", "-"],
  ])
  func theSameInputGivesTheSameBytesEverywhere(arguments: [String]) throws {
    let first = try StippleProcess.run(arguments, environment: Self.bare)
    let second = try StippleProcess.run(arguments, environment: Self.crowded)
    #expect(!first.output.isEmpty)
    #expect(first.output == second.output)
    #expect(first.status == 0 && second.status == 0)
    #expect(first.errors.isEmpty && second.errors.isEmpty)
  }
}
