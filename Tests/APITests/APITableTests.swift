import Foundation
import Testing

struct APITableTests {
  private let members: Set<PublicMember>
  private let table: APITable
  private let tested: TestedMembers

  init() throws {
    let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    func sources(of folder: String) throws -> [String] {
      try FileManager.default
        .contentsOfDirectory(at: root.appending(path: folder), includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "swift" }
        .map { try String(contentsOf: $0, encoding: .utf8) }
    }
    members = try PublicMemberCollector(sources: sources(of: "Sources/ShapeGeometry")).members
    table = APITable(
      text: try String(contentsOf: root.appending(path: "Tests/APITests/PathAPI.txt"), encoding: .utf8))
    tested = try TestedMembers(sources: sources(of: "Tests/ShapeGeometryTests"))
  }

  @Test func everyMemberOfTheTableIsThere() {
    let names = Set(members.names.values)
    for line in table.lines where !names.contains(line.name) {
      Issue.record("'\(line.name)' is in the table but not public in the sources")
    }
  }

  @Test func everyPublicMemberIsInTheTable() {
    let listed = Set(table.lines.map(\.name))
    for name in Set(members.names.values).subtracting(listed).sorted() {
      Issue.record("'\(name)' is public but not in the table")
    }
  }

  @Test func everyMemberThatAppleNamesIsTested() {
    let own = Set(table.lines.filter(\.isOwn).map(\.name))
    for (member, name) in members.names where !own.contains(name) && !tested.use(member) {
      Issue.record("'\(name)' is in the table, but no test uses it")
    }
  }

  @Test func theTableIsSorted() {
    for section in table.sections {
      #expect(section.names == section.names.sorted(), "section '\(section.title)'")
      #expect(Set(section.names).count == section.names.count, "section '\(section.title)' repeats a name")
    }
  }
}
