import Foundation
import TestSupport
import Testing

/// The parts of declarations are found without casts to the protocols of swift-syntax. Each such cast searches all
/// conformances in the program, once for each kind of node and protocol: 32 searches took a tenth of the time to start.
struct SyntaxCastTests {
  @Test func noSourceCastsToAProtocolOfTheSyntax() throws {
    let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let sources = try FileManager.default.swiftSources(under: root.appending(path: "Sources"))
    #expect(sources.count > 300)
    let casts = sources.flatMap { $0.split(separator: "\n") }.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.hasPrefix("//") && ($0.contains("asProtocol(") || $0.contains("isProtocol(")) }
    #expect(casts == [])
  }
}
