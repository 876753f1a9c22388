import Testing

@testable import ShapeInterpreter

/// A switch has to take care of every value; the compiler's notes name the patterns that are missing.
struct ExhaustivenessTests {
  private static let declarations = """
    enum Turn { case left, right }
    enum Step { case walk(Int), jump(high: Bool, turn: Turn), hold(Bool?), rest }
    """

  /// The missing patterns that the notes of a switch over a value of a type name; nil if the switch is exhaustive.
  private func missing(_ type: String, _ cases: String) -> [String]? {
    let text = """
      \(Self.declarations)
      struct A: Shape {
        func pick(_ value: \(type)) -> Double {
          switch value {
          \(cases.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) + ": return 1" }.joined(separator: "\n    "))
          }
        }
        func path(in rect: CGRect) -> Path { let pick = pick; return Path(rect) }
      }
      """
    let found = ShapeProgram(checking: ShapeSource(name: "A.swift", text: text)).diagnostics
    guard let first = found.first else { return nil }
    #expect(first.message == "switch must be exhaustive", "\(found)")
    return first.notes.map {
      $0.message.replacing("add missing case: ", with: "").trimmingCharacters(in: ["'"])
    }
  }

  @Test func bools() {
    #expect(missing("Bool", "case true, false") == nil)
    #expect(missing("Bool", "case true, true") == ["false"])
    #expect(missing("Bool", "case false") == ["true"])
    #expect(missing("Bool", "case let x where x; case false") == ["true"])
  }

  @Test func tuples() {
    #expect(missing("(Bool, Turn)", "case (true, _); case (false, .left)") == ["(false, .right)"])
    #expect(missing("(Bool, Turn)", "case (true, _); case (_, .left); case (false, .right)") == nil)
    #expect(missing("(Int, Int)", "case (1, _)") == ["(_, _)"])
    #expect(missing("(Int, Bool)", "case (_, true); case (1, false)") == ["(_, false)"])
    #expect(missing("(Bool, Bool, Bool, Bool)", "case (true, _, _, _)") == ["(false, _, _, _)"])
  }

  @Test func associatedValues() {
    #expect(missing("Step", "case .walk, .jump, .hold, .rest") == nil)
    #expect(missing("Step", "case .walk(1), .jump, .hold, .rest") == [".walk(_)"])
    #expect(
      missing("Step", "case .walk, .rest; case .jump(high: true, turn: _)")
        == [".jump(high: false, turn: let turn)", ".hold(_)"])
    #expect(
      missing("Step", "case .walk, .rest, .hold; case .jump(_, .left)") == [".jump(high: let high, turn: .right)"])
    #expect(missing("Step", "case .walk, .rest, .jump, .hold(true), .hold(nil)") == [".hold(.some(false))"])
    #expect(missing("Step", "case .rest") == [".walk(_)", ".jump(high: let high, turn: let turn)", ".hold(_)"])
  }

  @Test func optionals() {
    #expect(missing("Bool?", "case true; case false; case nil") == nil)
    #expect(missing("Bool?", "case true; case nil") == [".some(false)"])
    #expect(missing("Bool?", "case true; case false") == [".none"])
    #expect(missing("Turn??", "case .left; case .some(nil); case nil") == [".some(.some(.right))"])
    #expect(missing("Turn?", "case .left?; case .right; case .none") == nil)
    #expect(missing("Int?", "case let x?; case .none") == nil)
    #expect(missing("Int?", "case 3; case .none") == [".some(_)"])
  }

  @Test func typesOfManyValues() {
    #expect(missing("Int", "case 1; case 2...; case ..<1") == ["add a default clause"])
    #expect(missing("String", "case \"a\"") == ["add a default clause"])
    #expect(missing("Int", "case let x") == nil)
  }

  @Test func whatWouldTakeTooLongStops() {
    let names = (0..<24).map { "b\($0)" }
    let cases = names.indices.map { index in
      "case ("
        + names.indices.map { $0 == index ? "true" : $0 == (index + 7) % 24 ? "false" : "_" }.joined(separator: ", ")
        + ")"
    }
    let type = "(" + names.map { _ in "Bool" }.joined(separator: ", ") + ")"
    let text = """
      struct A: Shape {
        func pick(_ value: \(type)) -> Double {
          switch value {
          \(cases.map { $0 + ": return 1" }.joined(separator: "\n    "))
          }
        }
        func path(in rect: CGRect) -> Path { let pick = pick; return Path(rect) }
      }
      """
    let found = ShapeProgram(checking: ShapeSource(name: "A.swift", text: text)).diagnostics
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("checking stops here: the source takes more than") ?? false, "\(found)")
  }
}
