import Foundation
import ShapeGeometry
import Testing

@testable import ShapeInterpreter

/// Runs pieces of Swift source as the body of a shape.
enum Interpretation {
  /// Everything that a body may refer to besides the library, declared before the shape.
  static func program(_ body: String, declarations: String = "") -> ShapeProgram {
    let text = """
      import SwiftUI
      \(declarations)
      struct Sample: Shape {
        func path(in rect: CGRect) -> Path {
          var path = Path()
          \(body)
          return path
        }
      }
      """
    return ShapeProgram(checking: ShapeSource(name: "Sample.swift", text: text))
  }

  static let rect = CGRect(x: 10, y: 20, width: 200, height: 150)

  /// The path that a body draws into `path`, in a rectangle of 200 by 150 at (10, 20).
  static func path(_ body: String, declarations: String = "", budget: Budget = .standard) throws -> Path {
    let program = program(body, declarations: declarations)
    for diagnostic in program.diagnostics { Issue.record("\(diagnostic)") }
    let shape = try #require(program.shapes.first { $0.name == "Sample" })
    do {
      return try shape.path(in: rect, values: shape.parameters.map(\.initial), budget: budget)
    } catch {
      Issue.record("\(error.diagnostic)")
      throw error
    }
  }

  /// The numbers that expressions have, each converted to CGFloat by the source itself.
  static func numbers(_ expressions: String..., declarations: String = "", setUp: String = "") throws -> [Double] {
    try numbers(expressions, declarations: declarations, setUp: setUp)
  }

  /// Returns the values of expressions.
  static func numbers(_ expressions: [String], declarations: String = "", setUp: String = "") throws -> [Double] {
    let lines = expressions.map { "path.move(to: CGPoint(x: \($0), y: 0))" }
    let path = try path(([setUp] + lines).joined(separator: "\n    "), declarations: declarations)
    return path.elements.map { element in
      if case .move(let point) = element { Double(point.x) } else { .nan }
    }
  }

  /// Returns what stops a body when it runs.
  static func failure(_ body: String, declarations: String = "", budget: Budget = .standard) throws -> EvaluationFailure
  {
    let program = program(body, declarations: declarations)
    for diagnostic in program.diagnostics { Issue.record("\(diagnostic)") }
    let shape = try #require(program.shapes.first { $0.name == "Sample" })
    let thrown = #expect(throws: EvaluationFailure.self) {
      try shape.path(in: rect, values: shape.parameters.map(\.initial), budget: budget)
    }
    return try #require(thrown)
  }
}
