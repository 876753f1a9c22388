import Foundation
import ShapeGeometry
import Testing

@testable import ShapeInterpreter

/// Sources meant to be costly, each in a file of `Tests/Bombs`: stopped by a sentence about a line, or cheap after all.
///
/// The first line of a file says what is to come: `// stops: ` and a part of each possible sentence, or `// draws`.
struct BombTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Bombs")

  /// The names of the files, without their endings.
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()

  /// A small part of what a shape may do otherwise.
  private static let budget = Budget(steps: 60_000, depth: 500, size: 500_000, work: 960_000, bytes: 16 << 20)

  @Test func thereAreMany() { #expect(Self.names.count >= 60) }

  @Test(arguments: names)
  func aBombIsStopped(_ name: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name + ".txt"), encoding: .utf8)
    let first = String(text.prefix { $0 != "\n" })
    let program = ShapeProgram(checking: ShapeSource(name: name + ".swift", text: text))
    var found = program.diagnostics
    for shape in program.shapes {
      do {
        _ = try shape.path(
          in: CGRect(x: 0, y: 0, width: 200, height: 100), values: shape.parameters.map(\.initial), budget: Self.budget)
      } catch {
        found.append(error.diagnostic)
      }
    }
    for diagnostic in found { #expect(diagnostic.place != nil, "\(diagnostic)") }
    guard first.hasPrefix("// stops: ") else {
      #expect(first == "// draws" && found.isEmpty, "\(found)")
      return
    }
    // With one budget this runs out first, with another that.
    let expected = first.dropFirst("// stops: ".count).components(separatedBy: " | ")
    let isExpected = found.contains { diagnostic in expected.contains { diagnostic.message.contains($0) } }
    #expect(isExpected, "\(expected): \(found.map(\.message))")
  }
}
