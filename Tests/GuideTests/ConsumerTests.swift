import Foundation
import TestSupport
import Testing

/// A package that depends on the path library alone builds and runs.
struct ConsumerTests {
  @Test func thePathLibraryIsUsedByItsProduct() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let run = try output(of: [
      "swift", "run", "--quiet", "--package-path", root.appendingPathComponent("Tests/Consumer").path,
      "--scratch-path", root.appendingPathComponent(".build-consumer").path, "Consumer",
    ])
    let lines = run.text.split(separator: "\n").suffix(2)
    #expect(run.status == 0, "\(run.text)")
    #expect(lines.last == "false true")
    #expect(lines.first?.hasPrefix("M 80 30 L 80 52 C 80 56.42") ?? false, "\(run.text)")
  }
}
