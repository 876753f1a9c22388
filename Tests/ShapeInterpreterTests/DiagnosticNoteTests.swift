import Testing

@testable import ShapeInterpreter

/// The notes under complaints: what helps to mend them, and where.
struct DiagnosticNoteTests {
  /// Each note with its line and column, or without when it stands where the complaint does.
  private func notes(_ text: String) -> [String] {
    ShapeProgram(checking: ShapeSource(name: "W.swift", text: text)).diagnostics.flatMap(\.notes).map(\.headline)
  }

  private func notes(ofBody body: String) -> [String] {
    notes("struct W: Shape {\nvar radius = 1\nfunc path(in rect: CGRect) -> Path {\n\(body)\nreturn Path(rect)\n}\n}")
  }

  @Test func optionalsCanBeUnwrapped() {
    let force = "note: force-unwrap using '!' to abort execution if the optional value contains 'nil'"
    #expect(
      notes(ofBody: "let o: Int? = 1\nlet a: Int = o")
        == ["note: coalesce using '??' to provide a default when the optional value contains 'nil'", force])
    #expect(
      notes(ofBody: "let o: Int? = 1\nlet a = o.magnitude")
        == ["note: chain the optional using '?' to access member 'magnitude' only for non-'nil' base values", force])
  }

  @Test func constantsCanBecomeVariables() {
    #expect(notes(ofBody: "let k = 1\nk = 2") == ["W.swift:4:1: note: change 'let' to 'var' to make it mutable"])
    #expect(notes(ofBody: "rect = .zero") == [])
    #expect(notes(ofBody: "radius = 3") == ["W.swift:3:6: note: mark method 'mutating' to make 'self' mutable"])
  }

  @Test func whatHasNoValueIsNamed() {
    #expect(notes(ofBody: "var a: Int\nlet b = a") == ["W.swift:4:5: note: variable defined here"])
    #expect(notes(ofBody: "let a: Int\nlet b = a") == ["W.swift:4:5: note: constant defined here"])
    #expect(
      notes("struct W: Shape { var a: Int; let b: Int; init() { }; func path(in r: CGRect) -> Path { Path(r) } }")
        == ["W.swift:1:23: note: 'self.a' not initialized", "W.swift:1:35: note: 'self.b' not initialized"])
  }

  @Test func aPropertyWithoutValueKeepsAClassFromBeingMade() {
    let classes = "class A { var a: Int }\n"
    #expect(
      notes(classes + "struct W: Shape { func path(in r: CGRect) -> Path { _ = A(); return Path(r) } }")
        == ["W.swift:1:15: note: stored property 'a' without initial value prevents synthesized initializers"])
  }

  @Test func switchesCanBeCompleted() {
    #expect(notes(ofBody: "switch radius { case 1: break }") == ["note: add a default clause"])
    #expect(
      notes(
        "enum E { case a, b(Int, to: Int), c }\n"
          + "struct W: Shape { var e = E.a; func path(in r: CGRect) -> Path { switch e { case .a: Path(r) } } }")
        == ["note: add missing case: '.b(_, to: let to)'", "note: add missing case: '.c'"])
    #expect(
      notes(ofBody: "let o: Int? = 1\nswitch o { case .some(3): break }")
        == ["note: add missing case: '.none'", "note: add missing case: '.some(_)'"])
    #expect(
      notes(ofBody: "let o: Int? = 1\nswitch o { case nil: break }") == ["note: add missing case: '.some(_)'"])
    #expect(notes(ofBody: "let o: Int? = 1\nswitch o { case nil: break; case 3?: break; case let n?: break }") == [])
  }

  @Test func declarationsAreShown() {
    #expect(
      notes("func take(a: Int) { }\nstruct W: Shape { func path(in r: CGRect) -> Path { take(); return Path(r) } }")
        == ["W.swift:1:6: note: 'take(a:)' declared here"])
    #expect(
      notes("struct A { }\nstruct A { }\nstruct W: Shape { func path(in r: CGRect) -> Path { Path(r) } }")
        == ["W.swift:1:8: note: 'A' previously declared here"])
    #expect(
      notes("struct W: Shape { }")
        == ["note: protocol requires function 'path(in:)' with type '(CGRect) -> Path'"])
    #expect(
      notes(
        """
        protocol Q { func rank() -> Int }
        struct A: Q { }
        func use<T: Q>(_ t: T) -> Int { t.rank() }
        struct W: Shape { func path(in r: CGRect) -> Path { let n = use(A()); return Path(r) } }
        """) == ["note: protocol requires 'rank()'"])
  }

  @Test func candidatesAreListed() {
    func complaint(_ call: String) -> [String] {
      let text = """
        struct T {
          static func use(_ a: Int) { }
          static func use(b: String) { }
          func turn(_ a: Int) { }
          func turn(b: String) { }
          subscript(a a: Int) -> Int { a }
          subscript(b b: String) -> Int { 0 }
        }
        func give(_ a: Int) { }
        func give(b: String) { }
        struct W: Shape { func path(in r: CGRect) -> Path { \(call); return Path(r) } }
        """
      let diagnostic = ShapeProgram(checking: ShapeSource(name: "W.swift", text: text)).diagnostics.first
      return [diagnostic?.message ?? ""] + (diagnostic?.notes.map(\.message) ?? [])
    }
    #expect(
      complaint("give(c: 3)") == [
        "no exact matches in call to global function 'give'", "candidate: 'give(_: Int)'",
        "candidate: 'give(b: String)'",
      ])
    #expect(complaint("T.use(c: 3)").first == "no exact matches in call to static method 'use'")
    #expect(complaint("T().turn(c: 3)").first == "no exact matches in call to instance method 'turn'")
    #expect(complaint("let n = T()[c: 3]").first == "no exact matches in call to subscript")
    #expect(complaint("let p = Path(3, 4, 5)").first == "no exact matches in call to initializer")
  }
}
