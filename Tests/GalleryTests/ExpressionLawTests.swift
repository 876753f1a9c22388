import Foundation
import ShapeGeometry
import ShapeInterpreter
import TestSupport
import Testing

/// Random expressions have the value that the compiler gives them, to the last bit.
struct ExpressionLawTests {
  static let batch = 150

  @Test func expressionsHaveTheCompilersValues() throws {
    let seed = UInt64.random(in: 0..<1 << 32)
    var generator = ExpressionGenerator(seed: seed)
    let functions = (0..<Self.batch).map { generator.function(named: "e\($0)") }
    let calls = (0..<Self.batch).map { "e\($0)(\(ExpressionGenerator.arguments))" }

    let interpreted = try interpretedValues(functions, calls)
    let compiled = try compiledValues(functions, calls)
    try #require(compiled.count == Self.batch && interpreted.count == Self.batch, "seed \(seed)")
    for index in 0..<Self.batch {
      let isAlike = interpreted[index] == compiled[index]
      #expect(
        isAlike,
        "seed \(seed): \(Double(bitPattern: interpreted[index])), compiled \(Double(bitPattern: compiled[index]))\n\(functions[index])"
      )
    }
  }

  /// The values' bits as the interpreter has them: each is drawn as a point.
  private func interpretedValues(_ functions: [String], _ calls: [String]) throws -> [UInt64] {
    let lines = calls.map { "    path.move(to: CGPoint(x: \($0), y: 0))" }
    let text =
      "import SwiftUI\n\n" + functions.joined(separator: "\n\n") + """


        struct Values: Shape {
          func path(in rect: CGRect) -> Path {
            var path = Path()
        \(lines.joined(separator: "\n"))
            return path
          }
        }

        """
    let program = ShapeProgram(checking: ShapeSource(name: "Values.swift", text: text))
    #expect(program.diagnostics.isEmpty, "\(program.diagnostics.map(\.description).joined(separator: "\n"))")
    let shape = try #require(program.shapes.first)
    return try shape.path(in: .zero, values: []).elements.compactMap { element in
      if case .move(let point) = element { Double(point.x).bitPattern } else { nil }
    }
  }

  /// The values' bits as a compiled program prints them.
  private func compiledValues(_ functions: [String], _ calls: [String]) throws -> [UInt64] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("expressions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("main.swift")
    let prints = calls.map { "print(\($0).bitPattern)" }
    let text =
      "import Foundation\n\n" + functions.joined(separator: "\n\n") + "\n\n" + prints.joined(separator: "\n") + "\n"
    try text.write(to: source, atomically: true, encoding: .utf8)
    let program = folder.appendingPathComponent("values").path
    let built = try output(of: ["swiftc", "-Onone", "-suppress-warnings", source.path, "-o", program])
    try #require(
      built.status == 0, "swiftc, which comes with Swift, must be in the PATH and take the expressions: \(built.text)")
    return try output(of: [program]).text.split(separator: "\n").compactMap { UInt64($0) }
  }
}
