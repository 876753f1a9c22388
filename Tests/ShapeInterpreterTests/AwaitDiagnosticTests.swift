import Testing

@testable import ShapeInterpreter

/// The messages about code that waits; marked as in `DiagnosticTests`.
extension DiagnosticTests {
  @Test func whatWaitsIsMarked() {
    expect(
      """
      func load() async -> CGFloat { 1 }
      func risky() async throws -> CGFloat { 1 }
      struct Pair {
        var slow: CGFloat { get async { await load() } }
        init() async {}
        func both() async throws -> CGFloat {
          let a = load()
                  ^ expression is 'async' but is not marked with 'await'
          let b = slow
                  ^ expression is 'async' but is not marked with 'await'
          let c = try risky()
                      ^ expression is 'async' but is not marked with 'await'
          let d = await risky()
                        ^ call can throw but is not marked with 'try'
          let e = Pair()
                  ^ expression is 'async' but is not marked with 'await'
          return try await a + b + c + d + e.slow + risky()
        }
      }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          Task { try await Pair().both() }
          return Path(rect)
        }
      }
      """)
  }

  @Test func synchronousCodeDoesNotWait() {
    expect(
      """
      func load() async -> CGFloat { 1 }
      struct Wrong: Shape {
        let first = load()
                    ^ 'async' call cannot occur in a property initializer
        func path(in rect: CGRect) -> Path {
          let a = load()
                  ^ 'async' call in a function that does not support concurrency
          let b = await load()
                        ^ 'async' call in a function that does not support concurrency
          for await x in [1, 2] { print(x) }
                         ^ 'async' in a function that does not support concurrency
          return Path(CGRect(x: a, y: b, width: first, height: 1))
        }
      }
      """)
  }

  @Test func anAsyncLetIsAwaited() {
    expect(
      """
      func risky(_ x: CGFloat) async throws -> CGFloat { x }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          async let no = risky(1)
          ^ 'async let' in a function that does not support concurrency
          Task { try await wait() }
          return Path(rect)
        }
        func wait() async throws {
          async let one = risky(1)
          async var two = risky(2)
          ^ 'async' can only be used with 'let' declarations
          async let (three, four) = (1, 2)
                    ^ 'async let' is supported for a single name
          print(one)
                ^ expression is 'async' but is not marked with 'await'
          print(await one)
                      ^ call can throw but is not marked with 'try'
          print(try await one)
        }
      }
      """)
  }

  @Test func closuresWaitWhereTheyMay() {
    expect(
      """
      func load() async -> CGFloat { 1 }
      func take(_ f: () -> Void) {}
      func wait(_ f: (() async -> Void)?) {}
      func attempt(_ f: @escaping () async throws -> CGFloat) {}
      typealias Action = () async -> Void
      func act(_ f: Action) {}
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          take { _ = await load() }
               ^ cannot pass function of type '() async -> ()' to parameter expecting synchronous function type
          take { _ = load() }
                     ^ 'async' call in a function that does not support concurrency
          take { for await x in [1, 2] { print(x) } }
               ^ cannot pass function of type '() async -> ()' to parameter expecting synchronous function type
          [1, 2].forEach { _ in _ = await load() }
                         ^ cannot pass function of type '(Int) async -> ()' to parameter expecting synchronous function type
          wait { _ = load() }
                     ^ expression is 'async' but is not marked with 'await'
          wait { _ = try await attemptAgain() }
               ^ invalid conversion from throwing function of type '() async throws -> ()' to non-throwing function type '() async -> ()'
          wait { do { _ = try await attemptAgain() } catch {} }
          wait { _ = try? await attemptAgain() }
          attempt { try await attemptAgain() + load() }
          act { _ = await load() }
          let f = { await load() }
          wait { _ = await f() }
          wait { for await x in [1, 2] { print(x) } }
                                ^ for-in loop requires '[Int]' to conform to 'AsyncSequence'
          return Path(rect)
        }
        func attemptAgain() async throws -> CGFloat { 1 }
      }
      """)
  }

  @Test func waitingForNothingIsAWarning() {
    let source = ViewSource(
      body: "Text(\"a\").task { _ = await 1 + 2; _ = await number(); _ = await model.count; await refresh() }",
      members: "let model = Model()\nfunc refresh() {}",
      "func number() -> Int { 3 }\nclass Model { var count = 3 }")
    #expect(source.errors == [])
    #expect(
      source.warnings == Array(repeating: "no 'async' operations occur within 'await' expression", count: 2))
  }

  @Test func anActionThatWaitsDoesNothing() throws {
    let source = ViewSource(
      body: "Button(\"a\") { await load() }", "func load() async {}")
    #expect(source.errors == [])
    #expect(
      source.warnings == [
        "cannot pass function of type '() async -> ()' to parameter expecting synchronous function type"
      ])
    #expect(try source.texts() == ["a"])
  }
}
