import Testing

@testable import ShapeInterpreter

/// Conditional compilation takes the clause that a current SDK on an iPhone takes.
struct ActiveClauseTests {
  /// Returns whether the first clause is taken.
  private func holds(_ condition: String) -> Bool {
    let text = """
      struct A: Shape {
        func path(in rect: CGRect) -> Path {
          #if \(condition)
            return Path(rect)
          #else
            return Path()
          #endif
        }
      }
      """
    let shape = ShapeProgram(checking: ShapeSource(name: "A.swift", text: text)).shapes.first
    return (try? shape?.path(in: .init(x: 0, y: 0, width: 1, height: 1), values: []).isEmpty) == false
  }

  @Test(arguments: [
    ("swift(>=5.9)", true), ("swift(>=6)", true), ("swift(>=6.0.1)", true), ("swift(>=99)", false),
    ("swift(<6)", false), ("swift(<99.1)", true), ("compiler(>=5)", true), ("compiler(<5.10)", false),
    ("os(iOS)", true), ("os(macOS)", false), ("DEBUG && !os(tvOS)", true), ("canImport(UIKit) || false", true),
    ("os(iOS) || os(macOS) && os(tvOS)", true), ("(os(iOS) || os(macOS)) && os(tvOS)", false),
  ])
  func conditions(condition: String, isActive: Bool) {
    #expect(holds(condition) == isActive, "\(condition)")
  }
}
