import Foundation
import ShapeGeometry
import ShapeInterpreter
import TestSupport
import Testing

/// Random expressions have the type and the value that the compiler finds for them.
///
/// The same expressions are tried in every run, unless `STIPPLE_EXPRESSIONS` says how many and `STIPPLE_SEED` from which seed on.
struct TypedExpressionLawTests {
  private static let environment = ProcessInfo.processInfo.environment
  static let count = environment["STIPPLE_EXPRESSIONS"].flatMap { Int($0) } ?? 300
  static let batch = 1000

  @Test func expressionsHaveTheCompilersTypesAndValues() throws {
    var seed = Self.environment["STIPPLE_SEED"].flatMap { UInt64($0) } ?? 1
    var left = Self.count
    while left > 0 {
      try compare(seed: seed, count: min(left, Self.batch))
      left -= Self.batch
      seed += 1
    }
  }

  private func compare(seed: UInt64, count: Int) throws {
    var generator = TypedExpressionGenerator(seed: seed)
    let functions = (0..<count).map { generator.function(named: "e\($0)") }
    let compiled = try CompiledExpressions(functions)
    #expect(compiled.values.count > count / 4, "seed \(seed): the compiler takes \(compiled.values.count) of \(count)")
    let taken = compiled.values.keys.sorted()
    let interpreted = try InterpretedExpressions(taken.map { functions[$0] }, names: taken.map { "e\($0)" })
    for (place, index) in taken.enumerated() {
      let expected = comparable(compiled.values[index] ?? [])
      let found = comparable(interpreted.values[place].map(\.bitPattern))
      #expect(
        found == expected,
        """
        seed \(seed): \(interpreted.complaints[place] ?? "\(interpreted.values[place])"), \
        compiled \(expected.map(Double.init(bitPattern:)))
        \(functions[index])
        """)
    }
  }
}

/// A value's numbers with one code for Double and CGFloat.
///
/// Which of the two an expression of both has without a context is up to shortcuts of the compiler's solver: in Swift 6.3 `x * a` is a
/// Double and `x * 2 * a` a CGFloat. Their values have the same bits.
private func comparable(_ numbers: [UInt64]) -> [UInt64] {
  let codes: [Double: Double] = [2: 1, 10: 9, 14: 13, 18: 17, 21: 20]
  guard let first = numbers.first, let code = codes[Double(bitPattern: first)] else { return numbers }
  return [code.bitPattern] + numbers.dropFirst()
}

/// What a compiled program makes of expressions; those that the compiler refuses have no value.
private struct CompiledExpressions {
  var values: [Int: [UInt64]] = [:]

  init(_ functions: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("expressions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("main.swift")
    let program = folder.appendingPathComponent("values").path
    var kept = Array(functions.indices)
    // What has an error is left out until the rest compiles.
    for _ in 0..<4 {
      var parts = SourceOfParts(head: "import Foundation\n\n" + TypedExpressionGenerator.preamble + "\n")
      for index in kept { parts.add(functions[index], as: index) }
      var text = parts.text + "let first = Int(CommandLine.arguments[1])!\nsetvbuf(stdout, nil, _IOLBF, 0)\n"
      for index in kept {
        let call = "e\(index)(\(TypedExpressionGenerator.arguments))"
        text +=
          "if first <= \(index) { print(\(index)); print(\(call).map { String($0.bitPattern) }.joined(separator: \" \")) }\n"
      }
      try text.write(to: source, atomically: true, encoding: .utf8)
      let built = try output(of: [
        "swiftc", "-Onone", "-suppress-warnings", "-diagnostic-style", "llvm", "-Xfrontend",
        "-solver-expression-time-threshold=1", source.path, "-o", program,
      ])
      if built.status == 0 { break }
      var refused: Set<Int> = []
      for text in built.text.split(separator: "\n") where text.contains("error:") {
        let place = text.split(separator: ":")
        if place.count > 2, let number = Int(place[1]), let index = parts.part(ofLine: number) { refused.insert(index) }
      }
      try #require(!refused.isEmpty, "swiftc, which comes with Swift, must be in the PATH: \(built.text.prefix(2000))")
      kept.removeAll(where: refused.contains)
    }
    // An expression that traps ends the program; the next one goes on after it.
    var first = 0
    while true {
      // A trap's words are not wanted.
      let run = try output(of: [program, "\(first)"], withErrors: false)
      let lines = run.text.split(separator: "\n")
      for (index, numbers) in zip(lines, lines.dropFirst()) where Int(index) != nil && numbers.contains(" ") {
        values[Int(index) ?? 0] = numbers.split(separator: " ").compactMap { UInt64($0) }
      }
      guard run.status != 0, let last = lines.last(where: { Int($0) != nil }).flatMap({ Int($0) }) else { return }
      first = last + 1
    }
  }
}

/// What the interpreter makes of expressions, one shape each.
private struct InterpretedExpressions {
  var values: [[Double]]
  var complaints: [Int: String] = [:]

  init(_ functions: [String], names: [String]) throws {
    values = Array(repeating: [], count: functions.count)
    var parts = SourceOfParts(head: "import SwiftUI\n\n" + TypedExpressionGenerator.preamble + "\n")
    for (place, function) in functions.enumerated() { parts.add(function, as: place) }
    var text = parts.text
    for name in names {
      text += """
        struct S\(name): Shape {
          func path(in rect: CGRect) -> Path {
            var path = Path()
            for value in \(name)(\(TypedExpressionGenerator.arguments)) { path.move(to: CGPoint(x: 0, y: value)); path.closeSubpath() }
            return path
          }
        }

        """
    }
    let program = ShapeProgram(checking: ShapeSource(name: "Values.swift", text: text))
    for diagnostic in program.diagnostics {
      if let line = diagnostic.place?.line, let place = parts.part(ofLine: line) {
        complaints[place] = complaints[place] ?? diagnostic.description
      }
    }
    let shapes = Dictionary(program.shapes.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    for (place, name) in names.enumerated() where complaints[place] == nil {
      guard let shape = shapes["S\(name)"] else {
        complaints[place] = "cannot be drawn"
        continue
      }
      do {
        values[place] = try shape.path(in: .zero, values: []).elements.compactMap { element in
          if case .move(let point) = element { Double(point.y) } else { nil }
        }
      } catch {
        complaints[place] = "\(error)"
      }
    }
  }
}
