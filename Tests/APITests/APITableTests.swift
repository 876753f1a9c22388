import Foundation
import TestSupport
import Testing

struct APITableTests {
  private let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func sources(of folder: String) throws -> [String] {
    try FileManager.default.swiftSources(under: root.appending(path: folder))
  }

  /// The name of each public member of the module.
  private func members() throws -> [PublicMember: String] {
    try PublicMemberCollector(sources: sources(of: "Sources/ShapeGeometry")).members.names
  }

  private func table() throws -> APITable {
    APITable(text: try String(contentsOf: root.appending(path: "Tests/APITests/PathAPI.txt"), encoding: .utf8))
  }

  @Test func theTableIsWhatTheSourcesOffer() throws {
    let names = Set(try members().values)
    let listed = Set(try table().lines.map(\.name))
    for name in listed.subtracting(names).sorted() {
      Issue.record("'\(name)' is in the table but not public in the sources")
    }
    for name in names.subtracting(listed).sorted() {
      Issue.record("'\(name)' is public but not in the table")
    }
  }

  @Test func everyMemberThatAppleNamesIsTested() throws {
    let named = Set(try table().lines.filter { !$0.isOwn }.map(\.name))
    let tested = try TestedMembers(sources: sources(of: "Tests/ShapeGeometryTests"))
    for (member, name) in try members() where named.contains(name) && !tested.use(member) {
      Issue.record("'\(name)' is in the table, but no test uses it")
    }
  }

  @Test func theTableIsSorted() throws {
    for section in try table().sections {
      #expect(section.names == section.names.sorted(), "section '\(section.title)'")
      #expect(Set(section.names).count == section.names.count, "section '\(section.title)' repeats a name")
    }
  }
}
