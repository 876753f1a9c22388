import Foundation
import Testing

/// Things that shells and manuals ask of the program.
@Suite struct ShellTests {
  private static let commands = ["play", "list", "screenshot", "path", "check", "doctor"]

  @Test func `the version is a number`() throws {
    let result = try StippleProcess.run(["--version"])
    #expect(result.status == 0)
    #expect(result.text.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil, "\(result.text)")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions know the commands and the formats`(shell: String) throws {
    let result = try StippleProcess.run(["--generate-completion-script", shell])
    #expect(result.status == 0 && result.errors.isEmpty)
    for word in Self.commands + ["sextants", "html", "truecolor"] { #expect(result.text.contains(word), "\(word)") }
    #expect(!result.text.contains("--trap"))
  }

  @Test func `the manual can be made from what the program says of itself`() throws {
    struct Description: Decodable {
      struct Command: Decodable {
        var commandName: String
        var abstract: String?
        var subcommands: [Command]?
      }
      var command: Command
    }
    let result = try StippleProcess.run(["--experimental-dump-help"])
    #expect(result.status == 0)
    let description = try JSONDecoder().decode(Description.self, from: result.output)
    #expect(description.command.commandName == "stipple")
    let commands = description.command.subcommands ?? []
    #expect(Set(Self.commands).isSubset(of: commands.map(\.commandName)))
    #expect(commands.allSatisfy { $0.abstract?.isEmpty == false })
  }
}
