import Foundation
import Testing

@Suite struct DeterminismTests {
  /// Environments that must not show in what is printed.
  private static let environments: [[String: String]] = [
    [:], ["LC_ALL": "C"], ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color"],
    ["LC_ALL": "de_DE.UTF-8", "LANG": "tr_TR.UTF-8", "TERM": "dumb", "NO_COLOR": "1", "COLUMNS": "9", "LINES": "9"],
    ["TERM": "no-such-terminal", "COLORTERM": "truecolor", "HOME": "/nowhere"],
  ]

  @Test(arguments: [
    ["list"], ["list", "--json"], ["path", "Petal"], ["path", "--shape", "Cloud", "--format", "json"],
    ["path", "Cloud", "--format", "svg"], ["screenshot"], ["screenshot", "--format", "ansi"],
    ["screenshot", "Petal", "--format", "json"], ["screenshot", "Petal", "--canvas"],
  ])
  func theSameInputGivesTheSameBytesEverywhere(arguments: [String]) throws {
    let first = try StippleProcess.run(arguments)
    #expect(!first.output.isEmpty)
    for environment in Self.environments {
      let again = try StippleProcess.run(arguments, environment: environment)
      #expect(again.output == first.output, "\(environment)")
      #expect(again.status == first.status && again.errors == first.errors, "\(environment)")
    }
  }
}
