import Foundation
import Testing

/// The README's examples are what the program prints, to the byte.
struct ReadmeTests {
  /// A command of the README with the output printed below it.
  struct Example: CustomTestStringConvertible {
    var command: String
    var output: String
    var testDescription: String { command }
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// All `$ stipple …` commands of the README's console blocks.
  static func examples() throws -> [Example] {
    let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    var examples: [Example] = []
    var isConsole = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isConsole = line == "```console"
      } else if isConsole, line.hasPrefix("$ stipple ") {
        examples.append(Example(command: String(line.dropFirst("$ stipple ".count)), output: ""))
      } else if isConsole, !examples.isEmpty {
        examples[examples.count - 1].output += line + "\n"
      }
    }
    return examples
  }

  /// The words of a command line; double quotes hold words together.
  static func words(of command: String) -> [String] {
    var words = [""]
    var isQuoted = false
    for character in command {
      switch character {
      case "\"": isQuoted.toggle()
      case " " where !isQuoted: words.append("")
      default: words[words.count - 1].append(character)
      }
    }
    return words
  }

  @Test func theReadmeHasExamples() throws {
    #expect(try Self.examples().count >= 5)
  }

  @Test func everyExamplePrintsWhatTheReadmeShows() throws {
    for example in try Self.examples() {
      let folder = try Folder()
      var place = Self.root
      if example.command.contains("Wrong.swift") {
        // The file that the diagnostic is about.
        try folder.write(
          """
          struct Wrong: Shape {
            var inset: CGFloat = 4
            func path(in rect: CGRect) -> Path {
              Path { path in
              path.move(to: CGPoint(x: rect.midx, y: 0))
              }
            }
          }
          """, to: "Wrong.swift")
        place = folder.url
      }
      let result = try StippleProcess.run(Self.words(of: example.command), inDirectory: place)
      #expect(result.text + result.errors == example.output, "stipple \(example.command)")
    }
  }
}
