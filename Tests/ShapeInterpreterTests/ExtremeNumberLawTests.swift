import Foundation
import ShapeGeometry
import TestSupport
import Testing
import ViewTree

@testable import ShapeInterpreter

/// No function of the library ends the program, whatever it is given: it returns, or it throws a fault with a sentence.
///
/// Every row is called with values at the ends of their types, and with what other rows returned for them; the views
/// that come out are laid out. All this runs in a process of its own, which says what it calls: a crash there names the
/// row, and another process goes on with those after it. `STIPPLE_EXTREMES` says how often each row is called, and
/// `STIPPLE_SEED` with which seed.
struct ExtremeNumberLawTests {
  @Test("every library function returns or throws, at the ends of all types")
  func noFunctionEndsTheProgram() async throws {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("rows-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: log) }
    var skipped: [String] = []
    for _ in 0..<12 {
      let result = await #expect(processExitsWith: .success) {
        [log = log as String, skipped = skipped as [String]] in
        try Self.callAll(except: Set(skipped), telling: log)
      }
      guard result == nil else { return }
      let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
      let last = try #require(lines.last { $0.hasPrefix("row ") }).description
      Issue.record("\(last) ended the program\n\(lines.suffix(2).joined(separator: "\n"))")
      skipped.append(last)
    }
  }

  /// Returns whether the numbers that a row takes are made by the library's own code alone: offsets within a text of
  /// JSON that has no fault.
  private static func isInner(_ row: NativeRow) -> Bool { row.name.hasPrefix("_json") }

  /// Calls the rows that are not left out. The process ends if a row takes longer than a minute.
  private static func callAll(except skipped: Set<String>, telling log: String) throws {
    try Data().write(to: URL(fileURLWithPath: log))
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
    let environment = ProcessInfo.processInfo.environment
    let times = environment["STIPPLE_EXTREMES"].flatMap { Int($0) } ?? 40
    let seed = environment["STIPPLE_SEED"].flatMap { UInt64($0) } ?? 1
    var values = ExtremeValues()
    let table = LibraryTable.standard
    let rows = (table.allRows + table.setters.values.flatMap(\.values)).filter { !Self.isInner($0) }
      .map { (line: "row \($0.owner.map { "\($0)." } ?? "")\($0.name) \($0.role) \($0.parameters)", row: $0) }
      .sorted { $0.line < $1.line }
    // What the functions return in the first round are arguments of the second.
    for round in 0..<2 {
      for (line, row) in rows where !skipped.contains(line) {
        output.write(Data((line + "\n").utf8))
        alarm(60)
        values.generator = SeededGenerator(
          seed: line.utf8.reduce(seed &+ UInt64(round)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
        for _ in 0..<times { try call(row, &values) }
      }
      for (index, node) in values.nodes.enumerated() where !skipped.contains("row view \(round) \(index)") {
        output.write(Data("row view \(round) \(index)\n\(String(describing: node).prefix(4000))\n".utf8))
        alarm(60)
        var failure: (any Error)?
        var host: any ViewHost = CompiledHost()
        _ = LaidOutViews(node, in: CGSize(width: 100, height: 50), host: &host, failure: &failure)
      }
    }
  }

  private static func call(_ row: NativeRow, _ values: inout ExtremeValues) throws {
    var types: [GenericParameter: Type] = [:]
    for parameter in row.generics {
      types[parameter] = [.int, .double, .string].randomElement(using: &values.generator)
    }
    var given = row.parameters
    if let owner = row.owner, row.role != .initializer, row.role != .staticMember { given.insert(owner, at: 0) }
    // A row that cannot take these types, or whose code is instructions, is not called.
    guard let code = try? values.native(of: row, types) else { return }
    var constants: [Constant] = []
    for written in given {
      let type = try values.lowerer.checker.substituted(written, types)
      guard let value = try values.value(of: type) else { return }
      constants.append(value)
    }
    let results = run(
      code.native, constants, code.result, changesReceiver: row.role == .mutating || row.role == .setter)
    var own = [row.result.substituting(types)]
    if let receiver = given.first { own.append(try values.lowerer.checker.substituted(receiver, types)) }
    for (value, type) in zip(results, own) where type != .void { values.keep(value, of: type) }
  }

  /// Returns the result and, if it may have been changed, the receiver; nothing if the row throws a fault.
  private static func run(
    _ native: Native, _ values: [Constant], _ result: Layout, changesReceiver: Bool
  ) -> [Constant] {
    var allowance = Allowance(Budget(steps: 1 << 20, depth: 100, size: 1 << 16, work: 1 << 24, bytes: 1 << 26))
    allowance.view = ViewContext()
    let call = RowCall(native, values, result, allowance)
    return call.isDone && !call.allowance.isSpent ? Array(call.values.prefix(changesReceiver ? 2 : 1)) : []
  }
}
