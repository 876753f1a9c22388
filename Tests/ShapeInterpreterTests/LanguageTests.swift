import Foundation
import ShapeGeometry
import Testing

@testable import ShapeInterpreter

/// Declarations and statements, each seen by the numbers that it leaves behind.
struct LanguageTests {
  @Test func loopsRunOverRangesStridesAndArrays() throws {
    let body = """
      var sum: CGFloat = 0
      for i in 0..<4 { sum += CGFloat(i) }
      for i in 1...3 where i != 2 { sum += CGFloat(i) * 10 }
      for x in stride(from: 0, to: 1, by: 0.25) { sum += x }
      for x in stride(from: 10, through: 0, by: -5.0) { sum += x }
      for v in [1.5, 2.5] { sum += v }
      for (a, b) in [(1, 2), (3, 4)] { sum += CGFloat(a * b) }
      """
    #expect(try Interpretation.numbers("sum", setUp: body) == [80.5])
  }

  @Test func shapesInsideTypesFromElsewhereAreFound() throws {
    let text = """
      import SwiftUI
      extension Sidebar.Ring: Shape {
        func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: width, dy: gap)) }
      }
      extension Sidebar {
        static let gap: CGFloat = 3
        struct Ring { var width: CGFloat = 2 }
      }
      extension Sidebar {
        struct Meter: Shape {
          func path(in rect: CGRect) -> Path { Path(CGRect(x: gap, y: Knob.size, width: 5, height: 5)) }
        }
        enum Knob { static let size: CGFloat = 7 }
      }
      struct Use: Shape {
        func path(in rect: CGRect) -> Path { Path(CGRect(x: Sidebar.gap, y: 0, width: 5, height: 5)) }
      }
      """
    let program = ShapeProgram(checking: ShapeSource(name: "S.swift", text: text))
    // The type itself is unknown, and said to be.
    #expect(program.diagnostics.map(\.message) == ["cannot find 'Sidebar' in scope"])
    #expect(program.shapes.map(\.name) == ["Sidebar.Ring", "Sidebar.Meter"])
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(try program.shapes[0].path(in: rect, values: [.number(4)]).boundingRect == rect.insetBy(dx: 4, dy: 3))
    #expect(try program.shapes[1].path(in: rect, values: []).boundingRect.origin == CGPoint(x: 3, y: 7))
  }

  @Test func whileAndRepeatAndLabels() throws {
    let body = """
      var n = 0
      while n < 5 { n += 1; if n == 3 { continue }; if n == 4 { break } }
      var m = 0
      repeat { m += 2 } while m < 7
      var hits = 0
      outer: for i in 0..<5 {
        for j in 0..<5 {
          if j == 3 { continue outer }
          if i == 2 { break outer }
          hits += 1
        }
      }
      """
    #expect(try Interpretation.numbers("CGFloat(n)", "CGFloat(m)", "CGFloat(hits)", setUp: body) == [4, 8, 6])
  }

  @Test func switchesMatchCasesRangesTuplesAndBindings() throws {
    let declarations = """
      enum Part { case line(CGFloat), arc(radius: CGFloat, turn: Double), none }
      func measure(_ part: Part) -> CGFloat {
        switch part {
        case .line(let length) where length > 10: return 100
        case .line(let length): return length
        case let .arc(radius, turn): return radius * turn
        case .none: return -1
        }
      }
      func zone(_ n: Int) -> CGFloat {
        switch n {
        case ..<0: return 0
        case 0, 1: return 1
        case 2..<5: return 2
        default: return 3
        }
      }
      func pair(_ x: Int, _ y: Int) -> CGFloat {
        switch (x, y) {
        case (0, 0): 1
        case (_, 0): 2
        case (let a, let b): CGFloat(a + b)
        }
      }
      """
    #expect(
      try Interpretation.numbers(
        "measure(.line(20))", "measure(.line(3))", "measure(.arc(radius: 2, turn: 1.5))", "measure(.none)",
        declarations: declarations)
        == [100, 3, 3, -1])
    #expect(
      try Interpretation.numbers("zone(-4)", "zone(1)", "zone(4)", "zone(5)", declarations: declarations) == [
        0, 1, 2, 3,
      ])
    #expect(
      try Interpretation.numbers("pair(0, 0)", "pair(9, 0)", "pair(2, 3)", declarations: declarations) == [1, 2, 5])
  }

  @Test func optionalsAreBoundChainedAndUnwrapped() throws {
    let body = """
      let none: CGFloat? = nil
      let some: CGFloat? = 4
      var result: CGFloat = 0
      if let some { result += some }
      if let value = none { result += value * 100 } else { result += 1 }
      let points: [CGPoint] = [CGPoint(x: 7, y: 8)]
      result += none ?? 10
      result += points.first?.x ?? 0
      result += points.last!.y
      """
    #expect(try Interpretation.numbers("result", setUp: body) == [30])
    let guarded = """
      func twice(_ x: CGFloat?) -> CGFloat {
        guard let x, x > 0 else { return -1 }
        return x * 2
      }
      """
    #expect(try Interpretation.numbers("twice(3)", "twice(nil)", "twice(-2)", declarations: guarded) == [6, -1, -1])
  }

  @Test func structsHaveMethodsInitializersAndComputedProperties() throws {
    let declarations = """
      struct Span {
        var low: CGFloat
        var high: CGFloat = 10
        var length: CGFloat {
          get { high - low }
          set { high = low + newValue }
        }
        static let unit = Span(low: 0, high: 1)
        init(low: CGFloat, high: CGFloat = 10) { self.low = low; self.high = high }
        init(around x: CGFloat) { self.init(low: x - 1, high: x + 1) }
        mutating func grow(by d: CGFloat) { low -= d; high += d }
        func contains(_ x: CGFloat) -> Bool { x >= low && x < high }
      }
      """
    let body = """
      var s = Span(low: 2)
      let first = s.length
      s.length = 3
      s.grow(by: 1)
      let copy = s
      s.low = 100
      """
    #expect(
      try Interpretation.numbers(
        "first", "copy.low", "copy.high", "s.low", "Span.unit.length", "Span(around: 5).high",
        "copy.contains(4) ? 1 : 0", declarations: declarations, setUp: body) == [8, 1, 6, 100, 1, 6, 1])
  }

  @Test func functionsRecurseTakeInoutAndCapture() throws {
    let declarations = """
      func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
      func shift(_ p: inout CGPoint, by d: CGFloat = 1) { p.x += d; p.y -= d }
      """
    let body = """
      var p = CGPoint(x: 5, y: 5)
      shift(&p)
      shift(&p, by: 2)
      var count = 0
      func bump() { count += 1 }
      bump()
      bump()
      let scale: (CGFloat) -> CGFloat = { $0 * rect.width }
      var trace = 0.0
      let add = { (x: Double) in trace += x }
      add(1.5)
      add(2)
      """
    #expect(
      try Interpretation.numbers(
        "CGFloat(fib(12))", "p.x", "p.y", "CGFloat(count)", "scale(2)", "trace", declarations: declarations, setUp: body
      )
        == [144, 8, 2, 2, 400, 3.5])
  }

  @Test func extensionsAddMembersToLibraryTypes() throws {
    let declarations = """
      extension CGRect { var center: CGPoint { CGPoint(x: midX, y: midY) } }
      extension CGPoint {
        static func + (a: CGPoint, b: CGPoint) -> CGPoint { .init(x: a.x + b.x, y: a.y + b.y) }
        static func * (a: CGPoint, k: CGFloat) -> CGPoint { .init(x: a.x * k, y: a.y * k) }
        func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
      }
      extension CGFloat { var half: CGFloat { self / 2 } }
      """
    #expect(
      try Interpretation.numbers(
        "rect.center.x", "(rect.center + rect.origin * 2).y", "CGPoint.zero.distance(to: .init(x: 3, y: 4))",
        "rect.width.half", declarations: declarations) == [110, 135, 5, 100])
  }

  @Test func arraysAreValues() throws {
    let body = """
      var a = [1.0, 2, 3]
      let b = a
      a[1] = 20
      a.append(4)
      a += [5]
      var points = [CGPoint](repeating: .zero, count: 3)
      points[1].x = 9
      let sum = a[0] + a[1] + a[a.count - 1]
      """
    #expect(
      try Interpretation.numbers(
        "sum", "b[1]", "CGFloat(a.count)", "points[1].x", "points[0].x", "CGFloat(a.indices.upperBound)", setUp: body)
        == [26, 2, 5, 9, 0, 5])
  }

  @Test func ifAndSwitchAreExpressions() throws {
    let body = """
      let a: CGFloat = if rect.width > 100 { 1 } else { 2 }
      let kind = 2
      let b: CGFloat = switch kind { case 1: 10; case 2: 20; default: 30 }
      let c: CGFloat = { let t: CGFloat = 3; return t * t }()
      """
    #expect(try Interpretation.numbers("a", "b", "c", setUp: body) == [1, 20, 9])
  }

  @Test func enumsHaveRawValuesAndMembers() throws {
    let declarations = """
      enum Corner: Int, CaseIterable {
        case a = 3, b, c
        var next: Corner { self == .c ? .a : .b }
        static let first = Corner.a
      }
      """
    #expect(
      try Interpretation.numbers(
        "CGFloat(Corner.b.rawValue)", "CGFloat(Corner.allCases.count)", "CGFloat(Corner.c.next.rawValue)",
        "CGFloat(Corner.first.rawValue)", declarations: declarations) == [4, 3, 3, 3])
  }

  @Test func genericFunctionsAndProtocolsWork() throws {
    let declarations = """
      protocol Sized { var size: CGFloat { get } }
      extension Sized { var area: CGFloat { size * size } }
      struct Tile: Sized { var size: CGFloat }
      func total<T: Sized>(_ items: [T]) -> CGFloat {
        var sum: CGFloat = 0
        for item in items { sum += item.area }
        return sum
      }
      func clamp<T: Comparable>(_ x: T, _ low: T, _ high: T) -> T { x < low ? low : (x > high ? high : x) }
      """
    #expect(
      try Interpretation.numbers(
        "total([Tile(size: 2), Tile(size: 3)])", "clamp(7, 0, 5)", "CGFloat(clamp(2, 3, 9))", declarations: declarations
      )
        == [13, 5, 3])
  }

  @Test func deferRunsWhenTheScopeIsLeft() throws {
    let declarations = """
      struct Log { var text: CGFloat = 0 }
      func run(_ log: inout Log, _ early: Bool) {
        defer { log.text = log.text * 10 + 9 }
        if early { log.text = log.text * 10 + 1; return }
        log.text = log.text * 10 + 2
      }
      """
    #expect(
      try Interpretation.numbers(
        "log.text", declarations: declarations, setUp: "var log = Log()\n run(&log, true)\n run(&log, false)") == [1929]
    )
  }

  @Test func aThrowLeavesWhatTheFunctionDidToItsArguments() throws {
    let declarations = """
      struct Refused: Error {}
      struct Box {
        var doubled = 0.0
        var half: Double {
          get { doubled / 2 }
          set { doubled = newValue * 2 }
        }
      }
      func raise(_ x: inout Double, _ y: inout Double) throws {
        x += 1
        y += 10
        if x > 1 { throw Refused() }
      }
      func counted() -> Double {
        var captured = 1.0
        var box = Box(doubled: 4)
        let attempt = { do { try raise(&captured, &box.half) } catch { captured *= 3 } }
        attempt()
        return captured * 100 + box.doubled
      }
      """
    #expect(try Interpretation.numbers("counted()", declarations: declarations) == [624])
  }

  @Test func tuplesAreTakenApartAndSwapped() throws {
    let body = """
      var (a, b) = (1.0, 2.0)
      (a, b) = (b, a)
      let size = (width: 3.0, height: 4.0)
      let (w, _) = size
      """
    #expect(try Interpretation.numbers("a", "b", "size.height", "w", "size.0", setUp: body) == [2, 1, 4, 3, 3])
  }

  @Test func aShapeDrawsThroughClosuresAndItself() throws {
    let body = """
      path = Path { p in
        p.move(to: .zero)
        if rect.width > 1000 { return }
        [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)].indices
        p.addLine(to: CGPoint(x: 5, y: 6))
      }
      path.addPath(path)
      """
      .replacingOccurrences(of: "    [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)].indices\n", with: "")
    let path = try Interpretation.path(body)
    #expect(path.description == "0 0 m 5 6 l 0 0 m 5 6 l")
  }
}
