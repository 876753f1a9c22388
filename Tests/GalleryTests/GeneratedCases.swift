import Foundation
import ShapeInterpreter
import TestSupport
import Testing

/// The cases of a law that compares generated functions: so many from each seed on.
///
/// The same cases are tried in every run, unless an environment variable says how many and `STIPPLE_SEED` from which
/// seed on.
struct GeneratedBatches {
  /// The environment variable with the number of cases, and the number without it.
  var variable: String
  var usual: Int
  /// The most cases of one seed.
  var size: Int

  /// Calls a comparison with each seed and the number of its cases.
  func compare(with comparison: (_ seed: UInt64, _ count: Int) throws -> Void) rethrows {
    let environment = ProcessInfo.processInfo.environment
    var seed = environment["STIPPLE_SEED"].flatMap { UInt64($0) } ?? 1
    var left = environment[variable].flatMap { Int($0) } ?? usual
    while left > 0 {
      try comparison(seed, min(left, size))
      left -= size
      seed += 1
    }
  }
}

/// The declarations and the arguments that generated functions `e0`, `e1`, … share.
struct CaseSurroundings {
  var preamble: String
  /// The arguments of each call; empty for functions without parameters.
  var arguments = ""
}

/// The numbers that a compiled program returns for generated functions; functions that the compiler refuses have none.
struct CompiledCases {
  var values: [Int: [UInt64]] = [:]

  init(_ functions: [String], _ surroundings: CaseSurroundings) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("expressions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("main.swift")
    let program = folder.appendingPathComponent("values").path
    var kept = Array(functions.indices)
    // What has an error is left out until the rest compiles.
    for _ in 0..<4 {
      var parts = SourceOfParts(head: "import Foundation\n\n" + surroundings.preamble + "\n")
      for index in kept { parts.add(functions[index], as: index) }
      var text = parts.text + "let first = Int(CommandLine.arguments[1])!\nsetvbuf(stdout, nil, _IOLBF, 0)\n"
      for index in kept {
        let call = "e\(index)(\(surroundings.arguments))"
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

/// The numbers that the interpreter returns for generated functions, each called by a shape of its own.
struct InterpretedCases {
  var values: [[Double]]
  var complaints: [Int: String] = [:]

  init(_ functions: [String], names: [String], _ surroundings: CaseSurroundings) throws {
    values = Array(repeating: [], count: functions.count)
    var parts = SourceOfParts(head: "import SwiftUI\n\n" + surroundings.preamble + "\n")
    for (place, function) in functions.enumerated() { parts.add(function, as: place) }
    var text = parts.text
    for name in names {
      text += """
        struct S\(name): Shape {
          func path(in rect: CGRect) -> Path {
            var path = Path()
            for value in \(name)(\(surroundings.arguments)) { path.move(to: CGPoint(x: 0, y: value)); path.closeSubpath() }
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

/// Compares generated functions `e0`, `e1`, …, each interpreted by itself, with the compiled ones, bit for bit.
///
/// Functions that the compiler refuses, and functions that trap, are left out.
func expectCompiledValues(of functions: [String], _ surroundings: CaseSurroundings, seed: UInt64) throws {
  let compiled = try CompiledCases(functions, surroundings)
  #expect(
    compiled.values.count > functions.count / 2,
    "seed \(seed): the compiler takes \(compiled.values.count) of \(functions.count)")
  for index in compiled.values.keys.sorted() {
    // Each case by itself: a file's errors may hide those of others.
    let interpreted = try InterpretedCases([functions[index]], names: ["e\(index)"], surroundings)
    let expected = compiled.values[index] ?? []
    let found = interpreted.values[0].map(\.bitPattern)
    #expect(
      found == expected,
      """
      seed \(seed): \(interpreted.complaints[0] ?? "\(interpreted.values[0])"), \
      compiled \(expected.map(Double.init(bitPattern:)))
      \(functions[index])
      """)
  }
}
