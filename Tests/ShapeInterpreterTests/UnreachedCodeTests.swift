import Testing

@testable import ShapeInterpreter

/// Code that no iPhone of the year runs: what it asks of later systems is not there, and its faults are not told.
struct UnreachedCodeTests {
  @Test func whatFollowsAGuardForLaterSystemsIsNotChecked() throws {
    let source = ViewSource(
      body: "Text(name)",
      members: """
        var name: String {
          guard #available(iOS 26, *) else { return "now" }
          let later = Text("a").glassEffectOfLater()
          return later.name
        }
        """)
    #expect(source.program.diagnostics.map(\.message) == [])
    #expect(try source.texts() == ["now"])
  }

  @Test func conditionsBesideTheVersionDoNotMatter() throws {
    let source = ViewSource(
      body: "Text(name(nil))",
      members: """
        func name(_ text: String?) -> String {
          guard let text, #available(iOS 27.0, macOS 27, *) else { return "now" }
          return text.later
        }
        """)
    #expect(source.program.diagnostics.map(\.message) == [])
    #expect(try source.texts() == ["now"])
  }

  @Test func theBodyOfSuchAGuardHasToLeave() {
    let source = ViewSource(
      body: "Text(name)",
      members: """
        var name: String {
          guard #available(iOS 26, *) else { print("a") }
          return "b"
        }
        """)
    #expect(
      source.errors == ["'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"])
  }

  @Test func afterAGuardForThisSystemFaultsAreTold() {
    let source = ViewSource(
      body: "Text(name)",
      members: """
        var name: String {
          guard #available(iOS 17, *) else { return "now" }
          return nothing
        }
        """)
    #expect(source.errors == ["cannot find 'nothing' in scope"])
  }

  @Test(
    "faults of syntax in a clause that is not active are not told",
    arguments: [
      "#if os(macOS)\nlet a = = 3\n#endif", "#if os(macOS)\nfunc (\n#else\nlet a = 3\n#endif",
      "#if canImport(Later)\nstruct X { let = }\n#elseif os(iOS)\nlet a = 1\n#else\n)]\n#endif",
    ])
  func inactive(clauses: String) throws {
    let source = ViewSource(body: "Text(\"now\")", clauses)
    #expect(source.program.diagnostics.map(\.message) == [])
    #expect(try source.texts() == ["now"])
  }

  @Test(
    "those in an active clause and beside it are told",
    arguments: [
      "#if os(iOS)\nlet a = = 3\n#endif", "#if os(macOS)\n)\n#endif\nlet a = = 3",
    ])
  func active(clauses: String) {
    let source = ViewSource(body: "Text(\"now\")", clauses)
    #expect(!source.errors.isEmpty)
    #expect(!source.program.diagnostics.contains { $0.place?.line == 8 && clauses.contains("macOS") })
  }
}
