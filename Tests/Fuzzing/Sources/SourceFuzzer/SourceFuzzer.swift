import CLibFuzzer
import Foundation
import ShapeGeometry
import ShapeInterpreter

/// Runs libFuzzer, which reads its own arguments, over Swift sources: each is parsed, checked and drawn.
@main
struct SourceFuzzer {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(
      LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
        SourceFuzzer.run(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
        return 0
      })
  }

  /// Small enough for thousands of runs a second.
  private static let budget = Budget(steps: 20_000, depth: 100, size: 20_000)

  /// Knows what the sources in the folders given as arguments refer to, so that the library is not made for each run.
  private static let checker = ShapeChecker(
    for: CommandLine.arguments.dropFirst().flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        .filter { $0.hasSuffix(".swift") }.compactMap { name in
          try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)
        }
    }
    .map { ShapeSource(name: "Seed.swift", text: $0) })

  /// The file for each source before its run: a stack overflow stops the program before libFuzzer can keep the source.
  private static let last = ProcessInfo.processInfo.environment["SOURCE_FUZZER_LAST"].map { URL(fileURLWithPath: $0) }

  private static func run(_ text: String) {
    if let last, (try? Data(text.utf8).write(to: last)) == nil { preconditionFailure("cannot write to \(last.path)") }
    let source = ShapeSource(name: "Input.swift", text: text)
    // One in 64 has its library made for itself, as a file by itself does.
    let program = text.utf8.count % 64 == 0 ? ShapeProgram(checking: source) : checker.program(of: source)
    for diagnostic in program.diagnostics { precondition(!diagnostic.description.isEmpty) }
    for shape in program.shapes.prefix(3) {
      draw(shape, shape.parameters.map(\.initial), in: CGRect(x: 10, y: 20, width: 120, height: 80))
      var changes: [String: ParameterValue] = [:]
      for parameter in shape.parameters { changes[parameter.name] = parameter.initial.disturbed }
      let changed = shape.parameters(changing: changes).map { changes[$0.name] ?? $0.initial }
      draw(shape, changed, in: CGRect(x: 0, y: 0, width: 0, height: -5))
    }
  }

  private static func draw(_ shape: EntryPoint, _ values: [ParameterValue], in rect: CGRect) {
    do throws(EvaluationFailure) {
      _ = try shape.path(in: rect, values: values, budget: budget)
    } catch {
      precondition(!error.diagnostic.description.isEmpty)
    }
  }
}

extension ParameterValue {
  /// Another value of the same kind, one that shapes seldom meet.
  fileprivate var disturbed: ParameterValue {
    switch self {
    case .number(let number): .number(number == 0 ? -1e9 : 0)
    case .integer(let number): .integer(number == 0 ? -1 : number &* 7 &- 9)
    case .toggle(let flag): .toggle(!flag)
    case .degrees(let degrees): .degrees(-degrees * 5 - 1)
    case .choice(let index): .choice(index + 1)
    case .text(let text): .text(String(text.reversed()) + "é\u{301}7")
    }
  }
}
