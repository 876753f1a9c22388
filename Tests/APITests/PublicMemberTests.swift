import Testing

/// The table is only as good as the two readers behind it.
struct PublicMemberTests {
  private func names(_ source: String) -> [String] {
    PublicMemberCollector(sources: [source]).members.names.values.sorted()
  }

  @Test func onlyPublicDeclarationsAreMembers() {
    #expect(
      names(
        """
        public struct A: Equatable {
          public private(set) var kept: Int
          private(set) var hidden: Int
          var internalOne = 1
          public init(_ value: Int, by other: Int = 2) {}
          public static func + (a: A, b: A) -> A { a }
          enum Inner { case none }
        }
        extension A.Inner { public func silent() {} }
        struct B { public func silent() {} }
        public func free(x: Int) {}
        """) == ["A", "A.+", "A.init(_:by:) by = 2", "A.kept", "A: Equatable", "free(x:)"])
  }

  @Test func requirementsAndCasesArePublicWithoutAWord() {
    #expect(
      names(
        """
        public protocol P { associatedtype T; func run(with: Int); var value: Int { get } }
        public enum E: Int { case plain, loaded(_: Int, by: Int) }
        """) == ["E", "E.loaded(_:by:)", "E.plain", "E: Int", "P", "P.T", "P.run(with:)", "P.value"])
  }

  @Test func overloadsAreToldApartByTheirTypes() {
    #expect(
      names("extension A { public func f(_ x: Int) {}; public func f(_ x: Double) {}; public func g(_ x: Int) {} }")
        == ["A.f(_:) (Double)", "A.f(_:) (Int)", "A.g(_:)"])
  }

  @Test func everyBranchOfACondition() {
    #expect(
      names(
        """
        #if canImport(X)
          extension A { public var a: Int { 1 } }
        #else
          extension A { public var a: Int { 2 }; public var b: Int { 2 } }
        #endif
        """) == ["A.a", "A.b"])
  }

  @Test func whatAnUnderscoredProtocolAddsIsItsConformers() {
    #expect(
      names(
        """
        public protocol _Q {}
        extension _Q { public func f() {} }
        public struct A: _Q {}
        public struct B: _Q {}
        """) == ["A", "A.f()", "A: _Q", "B", "B.f()", "B: _Q", "_Q"])
  }

  @Test func usesAreToldByNameAndLabels() {
    let tested = TestedMembers(
      sources: ["let p = Path(rect: r, by: 2); p.add(1) { $0 }; p.width; _ = -p; let e: A.Element = .init(x: 1)"])
    func parameter(_ label: String, default value: String? = nil) -> PublicMember.Parameter {
      .init(label: label, type: "Int", defaultValue: value)
    }
    func used(_ name: String, _ form: PublicMember.Form, owner: String = "Path") -> Bool {
      tested.use(PublicMember(owner: owner, baseName: name, form: form))
    }
    #expect(used("init", .initializer([parameter("rect"), parameter("at", default: "1"), parameter("by")])))
    #expect(!used("init", .initializer([parameter("rect"), parameter("at"), parameter("by")])))
    #expect(!used("init", .initializer([parameter("rect")])))
    #expect(!used("init", .initializer([parameter("x")])))
    #expect(used("add", .function([parameter("_"), parameter("_")])))
    #expect(!used("add", .function([parameter("_")])))
    #expect(used("width", .value) && !used("height", .value))
    #expect(used("-", .operation([])) && !used("+", .operation([])))
    #expect(used("Element", .type) && used("A", .type) && !used("B", .type))
  }
}
