import Foundation
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Code that waits goes on at its moment on the session's clock.
struct ViewTaskTests: LoggingViews {
  /// The outcome of a task is a value or its error.
  @Test func aTaskHasAResult() throws {
    let life = try log(
      "Task { switch await Task { () -> Int in throw URLError(.badURL) }.result { case .success: add(\"a\"); case .failure: add(\"b\") } }",
      "Task { await Task.sleep(1_000); if case .success(let n) = await Task { 3 }.result { add(\"\\(n)\") } }")
    #expect(try text(life, pressing: [1, 2], at: 3) == "b3")
  }

  @Test func aTaskCountsInSeconds() throws {
    var life = try ViewLife(
      body: """
        Text("\\(count)")
          .task { for i in 1...3 { try? await Task.sleep(for: .seconds(1)); count = i } }
        """, members: "@State private var count = 0")
    for memory in [nil, ViewMemory()] {
      life.memory = memory
      for (moment, count) in [(0, 0), (0.9, 0), (1, 1), (2.5, 2), (3, 3), (9, 3), (1.5, 1), (0.5, 0), (2, 2)] {
        #expect(try life.texts(at: moment) == ["\(count)"], "at \(moment)")
      }
    }
    #expect(try life.views(at: 0).nextChange == 1)
    #expect(try life.views(at: 2.9).end == .infinity)
    #expect(try life.views(at: 3).end == 3)
    #expect(try life.texts(at: nil) == ["3"], "the view is at rest when its task has ended")
  }

  @Test func tasksBeginWhenTheirMakerHasEnded() throws {
    let life = try log(
      """
      Task { add("b"); await Task.yield(); add("d") }
      Task { add("c"); Task { add("f") }; await Task.yield(); add("e") }
      Task.detached { await MainActor.run { add("g") } }
      add("a")
      """)
    #expect(try text(life, pressing: [1], at: 1) == "abcgdfe")
  }

  @Test func functionsThatWaitReturnTheirValues() throws {
    let life = try log(
      "Task { add(await name(2)); let total = await twice + 1; add(\"\\(total)\") }",
      members: """
        func name(_ count: Int) async -> String {
          var name = ""
          for i in 1...count {
            name += await letter(i)
            try? await Task.sleep(nanoseconds: 500_000_000)
          }
          return name
        }
        func letter(_ number: Int) async -> String {
          await Task.yield()
          return ["x", "a", "b"][number]
        }
        var twice: Int {
          get async {
            let half: () async -> Int = { try? await Task.sleep(for: .milliseconds(250)); return 4 }
            return await half() * 2
          }
        }
        """)
    #expect(try text(life, pressing: [0], at: 0.9) == "")
    #expect(try text(life, pressing: [0], at: 1) == "ab")
    #expect(try text(life, pressing: [0], at: 1.25) == "ab9")
  }

  @Test func errorsAreCaughtAcrossWaits() throws {
    let life = try log(
      """
      Task {
        do { add(try await risky(1)); add(try await risky(0)); add("never") }
        catch Bad.low(let number) { add("!\\(number)") }
        let inner = Task { try await risky(-1) }
        do { add(try await inner.value) } catch { add("?") }
        Task { throw Bad.low(5) }
        add((try? await risky(0)) ?? "nil")
      }
      """,
      members: """
        func risky(_ number: Int) async throws -> String {
          defer { add(".") }
          try await Task.sleep(for: .seconds(1))
          guard number > 0 else { throw Bad.low(number) }
          return "\\(number)"
        }
        """, rest: "enum Bad: Error { case low(Int) }")
    #expect(try text(life, pressing: [0], at: 1) == ".1")
    #expect(try text(life, pressing: [0], at: 2) == ".1.!0")
    #expect(try text(life, pressing: [0], at: 3.5) == ".1.!0.?")
    #expect(try text(life, pressing: [0], at: 4) == ".1.!0.?.nil")
  }

  @Test func aCancelledSleepThrows() throws {
    let life = try log(
      """
      job?.cancel()
      job = Task { @MainActor in
        do { try await Task.sleep(for: .seconds(1)); add("end") }
        catch is CancellationError { add(Task.isCancelled ? "cut" : "odd") } catch { add("?") }
        do { try Task.checkCancellation(); add("on") } catch { add("!") }
        try? await Task.sleep(for: .seconds(9))
        add(".")
      }
      """,
      "job?.cancel(); add(job?.isCancelled == true ? \"c\" : \"-\"); job = nil",
      members: "@State private var job: Task<Void, Never>?")
    #expect(try text(life, pressing: [1], at: 2) == "endon")
    #expect(try text(life, pressing: [1, 1.5], at: 1.5) == "ccut!.", "what is cancelled waits no more")
    #expect(try text(life, pressing: [1, 1.5], at: 20) == "ccut!.")
  }

  @Test func aTaskIsWaitedForByManyOthers() throws {
    let life = try log(
      """
      let one = Task { () -> Int in try? await Task.sleep(for: .seconds(1)); return 4 }
      let task: Task<Int, any Error> = Task { 7 }
      Task { add("a\\(await one.value)") }
      Task { add("b\\(await one.value)"); add("\\(try await task.value)") }
      """)
    #expect(try text(life, pressing: [0], at: 0.5) == "")
    #expect(try text(life, pressing: [0], at: 1) == "a4b47")
  }

  @Test func aContinuationIsResumedByOtherCode() throws {
    let life = try log(
      """
      Task {
        let number = await withCheckedContinuation { continuation in
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { continuation.resume(returning: 5) }
        }
        add("\\(number)")
        await withCheckedContinuation { $0.resume() }
        do {
          let text: String = try await withCheckedThrowingContinuation { $0.resume(throwing: Bad()) }
          add(text)
        } catch { add("!") }
      }
      """, rest: "struct Bad: Error {}")
    #expect(try text(life, pressing: [0], at: 0.4) == "")
    #expect(try text(life, pressing: [0], at: 0.5) == "5!")
  }

  @Test func clocksTellTheMoment() throws {
    let life = try log(
      """
      Task {
        let clock = ContinuousClock()
        let start = clock.now
        try await Task.sleep(until: .now + .seconds(0.5), clock: .continuous)
        try await clock.sleep(for: .milliseconds(250) * 2)
        add(start.duration(to: clock.now) == .seconds(1) ? "1" : "?")
        add(ContinuousClock.now - start > .zero ? "+" : "-")
      }
      """)
    #expect(try text(life, pressing: [2], at: 2.9) == "")
    #expect(try text(life, pressing: [2], at: 3) == "1+")
  }

  @Test func valuesAreWaitedForInALoop() throws {
    let life = try log(
      "",
      modifier: """
        .task {
          for await moment in Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().values {
            if moment.timeIntervalSince(start) == 1 { continue }
            add("t")
            if log.count == 2 { break }
          }
          add(".")
        }
        """, members: "let start = Date(timeIntervalSinceReferenceDate: 725_796_570)")
    #expect(try life.texts(at: 0.5).first == "t")
    #expect(try life.texts(at: 1.4).first == "t")
    #expect(try life.texts(at: 1.5).first == "tt.")
    #expect(try life.texts(at: 9).first == "tt.")
  }

  @Test func anAsyncLetBeginsBesideItsMaker() throws {
    let life = try log(
      """
      Task {
        async let one = number(1)
        async let two: Int = risky(2)
        async let _ = number(3)
        add("a")
        add("\\(await one)")
        do { add("\\(try await two + one)") } catch { add("!") }
        async let three = risky(0)
        do { add("\\(try await three)") } catch { add("!") }
      }
      """,
      members: """
        func number(_ number: Int) async -> Int {
          add("n\\(number)")
          try? await Task.sleep(for: .seconds(1))
          return number
        }
        func risky(_ number: Int) async throws -> Int {
          try await Task.sleep(for: .seconds(1))
          guard number > 0 else { throw CancellationError() }
          return number
        }
        """)
    #expect(try text(life, pressing: [0], at: 0) == "an1n3")
    #expect(try text(life, pressing: [0], at: 1) == "an1n313", "the two wait for the same second")
    #expect(try text(life, pressing: [0], at: 2) == "an1n313!")
  }

  // MARK: Views

  @Test func aTaskOfAViewEndsWithIt() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Text(log)
          if isShown {
            Text("row").task {
              log += "a"
              do { try await Task.sleep(for: .seconds(1)); log += "b" } catch { log += "c" }
            }
          }
          Button("toggle") { isShown.toggle() }
        }
        """, members: "@State private var isShown = true\n@State private var log = \"\"")
    #expect(try life.texts(at: 0).first == "a")
    #expect(try life.texts(at: 1).first == "ab")
    life.send(.press(0), at: 0.5)
    #expect(try life.texts(at: 0.5).first == "ac")
    life.send(.press(0), at: 2)
    #expect(try life.texts(at: 2).first == "aca")
    #expect(try life.texts(at: 3).first == "acab")
  }

  @Test func aTaskBeginsAnewWithItsID() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Text(log)
          Button("\\(number)") { number += 1 }
          Button("same") { other += 1 }
        }
        .task(id: number) {
          log += "\\(number)"
          do { try await Task.sleep(for: .seconds(1)); log += "e" } catch { log += "c" }
        }
        """,
      members: """
        @State private var number = 1
        @State private var other = 1
        @State private var log = ""
        """)
    life.send(.press(0), at: 0.5)
    life.send(.press(1), at: 1)
    life.send(.press(0), at: 2)
    for (moment, text) in [(0, "1"), (0.5, "1c2"), (1.4, "1c2"), (1.5, "1c2e"), (2, "1c2e3"), (3, "1c2e3e")] {
      #expect(try life.texts(at: moment).first == text, "at \(moment)")
    }
  }

  @Test func anAnimationInATaskMoves() throws {
    let life = try ViewLife(
      body: """
        Rectangle().frame(width: isWide ? 100 : 20, height: 10)
          .task {
            while !Task.isCancelled {
              try? await Task.sleep(for: .seconds(1))
              withAnimation(.linear(duration: 0.5)) { isWide.toggle() }
            }
          }
        """, members: "@State private var isWide = false")
    for (moment, width) in [(0, 20), (1, 20), (1.25, 60), (1.5, 100), (2.25, 60), (2.5, 20), (1.25, 60)] {
      let seen = try life.seen(at: moment).last ?? ""
      #expect(seen.contains(" \(width) 10"), "\(seen) at \(moment)")
    }
    #expect(try life.views(at: 1.2).end == .infinity)
  }

  @Test func objectsWaitToo() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Text(model.text)
          Button("load") { model.load() }
        }
        """, members: "@StateObject private var model = Model()",
      """
      @MainActor final class Model: ObservableObject {
        @Published var text = "idle"
        private var task: Task<Void, Never>?
        nonisolated init() {}
        func load() {
          task?.cancel()
          text = "loading"
          task = Task { [weak self] in
            guard let number = try? await self?.fetch() else { return }
            self?.text = "\\(number)"
          }
        }
        private func fetch() async throws -> Int {
          try await Task.sleep(for: .seconds(1))
          return 7
        }
      }
      """)
    life.send(.press(0), at: 0)
    life.send(.press(0), at: 0.5)
    for (moment, text) in [(0, "loading"), (1.2, "loading"), (1.5, "7")] {
      #expect(try life.texts(at: moment).first == text)
    }
  }

  @Test func aNewObjectStartsTasksAndTimers() throws {
    var life = try ViewLife(
      body: "Button(\"\\(model.count) \\(other)\") { other += 1 }",
      members: "@StateObject private var model = Model()\n@State private var other = 0",
      """
      final class Model: ObservableObject {
        @Published var count = 0
        init() {
          Task { [weak self] in
            try? await Task.sleep(for: .seconds(1))
            self?.count += 10
          }
          Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { [weak self] _ in self?.count += 1 }
        }
      }
      """)
    life.send(.press(0), at: 0.5)
    life.send(.press(0), at: 0.6)
    for (moment, text) in [(0, "0 0"), (0.4, "1 0"), (0.6, "1 2"), (1, "12 2"), (1.3, "13 2")] {
      #expect(try life.texts(at: moment) == [text], "at \(moment)")
    }
  }
}
