import Foundation
import Testing

/// The page about the house names files and modules that exist.
struct HousePageTests {
  private static let sources = Repository.root.appending(path: "Sources")

  /// The words in backticks on the page.
  private static func codes() throws -> [String] {
    let page = try String(contentsOf: sources.appending(path: "README.md"), encoding: .utf8)
    // Every second part is outside of the fenced blocks.
    let texts = page.split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }
    return texts.flatMap { text in
      text.element.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }

  @Test func everyPathExists() throws {
    let paths = try Self.codes().filter { $0.contains("/") }
    #expect(paths.count > 30)
    for path in paths {
      #expect(FileManager.default.fileExists(atPath: Self.sources.appending(path: path).path), "\(path)")
    }
  }

  @Test func everyModuleOfTheProductIsDescribed() throws {
    let described = Set(try Self.codes())
    let tools: Set<String> = ["Gallery", "EmbedShapes", "embed-shapes"]
    for module in ArchitectureTests.modules where !tools.contains(module.name) {
      #expect(described.contains(module.name), "\(module.name)")
    }
  }
}
