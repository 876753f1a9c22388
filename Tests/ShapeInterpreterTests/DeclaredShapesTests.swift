import Foundation
import Testing

@testable import ShapeInterpreter

/// Everything that says it is a Shape is told of, whether it can be drawn or not, and with what is wrong with it.
struct DeclaredShapesTests {
  private func program(_ text: String) -> ShapeProgram {
    ShapeProgram(checking: ShapeSource(name: "W.swift", text: text))
  }

  /// Returns what is declared: `Name`, or `Name! line: message` with its first error where it cannot be drawn.
  private func declared(_ text: String) -> [String] {
    program(text).declared.map { declared in
      let error = declared.errors.first.map { " \($0.place?.line ?? 0): \($0.message)" } ?? ""
      return declared.name + (declared.entryPoint == nil ? "!" : "") + error
    }
  }

  private func shape(_ name: String, _ body: String = "Path(rect)") -> String {
    "struct \(name): Shape { func path(in rect: CGRect) -> Path { \(body) } }\n"
  }

  @Test func aShapeWithAnErrorKeepsItsPlace() {
    let text = shape("First") + shape("Second", "Path(rect.insetBy(dx: rect.midy, dy: 0))") + shape("Third")
    #expect(
      declared(text) == [
        "First", "Second! 2: value of type 'CGRect' has no member 'midy'; did you mean 'midY'?", "Third",
      ])
    #expect(program(text).shapes.map(\.name) == ["First", "Third"])
  }

  @Test func whatAHelperDoesWrongIsToldOfAllThatNeedIt() {
    let found = declared(
      "func helper(_ x: CGFloat) -> Path { Path(rec) }\n" + shape("First", "helper(1)") + shape("Second", "helper(2)"))
    #expect(
      found == ["First! 1: cannot find 'rec' in scope", "Second! 1: cannot find 'rec' in scope"])
  }

  @Test func anErrorThatThePathDoesNotNeedLeavesTheShape() {
    let found = declared(
      "struct A: Shape { func path(in rect: CGRect) -> Path { Path(rect) }; func other() -> Int { \"x\" } }")
    #expect(found == ["A 1: cannot convert return expression of type 'String' to return type 'Int'"])
  }

  @Test func aCaseOfAnEnumIsAShape() throws {
    let text = """
      enum Mark: Shape {
        case wide, high(CGFloat)
        func path(in rect: CGRect) -> Path {
          switch self {
          case .wide: Path(CGRect(x: 0, y: 0, width: 10, height: 2))
          case .high(let height): Path(CGRect(x: 0, y: 0, width: 2, height: height))
          }
        }
      }
      enum Sign: View {
        case stop
        var body: some View { Mark.wide.fill(.red) }
      }
      """
    #expect(declared(text) == ["Mark", "Sign"])
    let program = ShapeProgram(checking: ShapeSource(name: "A.swift", text: "import SwiftUI\n" + text))
    let mark = try #require(program.shapes.first)
    #expect(mark.parameters.map(\.name) == ["case"])
    let rect = CGRect(x: 0, y: 0, width: 9, height: 9)
    #expect(try mark.path(in: rect, values: mark.parameters.map(\.initial)).boundingRect.width == 10)
  }

  @Test(arguments: ["class", "final class", "actor"])
  func otherKindsOfTypesAreNamed(keyword: String) {
    // An actor is read as a class.
    let word = keyword == "actor" ? "class" : keyword.split(separator: " ").last ?? ""
    let found = declared(
      shape("First") + "\(keyword) Odd: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }\n")
    #expect(found == ["First", "Odd! 2: the \(word) 'Odd' is not supported as a shape; a struct can do the same"])
    #expect(declared("protocol Shape {}\n\(keyword) Odd: Shape {}") == [])
    #expect(declared("protocol Round: InsettableShape {}\n\(keyword) Odd {}\nextension Odd: Round {}").count == 1)
    #expect(declared("\(keyword) Odd: Sendable {}") == [])
  }

  @Test func aShapeThatTheParserStumblesOverIsTold() {
    let text =
      shape("First") + shape("Broken", "Path(rect") + "enum Icons {\n" + shape("Bell", "let") + shape("Sun") + "}\n"
    #expect(
      declared(text) == [
        "First", "Broken! 2: expected ')' to end function call", "Icons.Bell! 4: expected pattern in variable",
        "Icons.Sun",
      ])
  }

  @Test func aTypeThatBeginsItsLineIsOneOfTheFile() {
    let text =
      "struct Open: Shape {\n  func path(in rect: CGRect) -> Path {\n    Path(rect)\n}\n\n" + shape("Second")
      + "extension Second: Marked {}\nstruct Third {}\nextension Third: SwiftUI.Shape {}\n"
    let found = program(text).declared
    #expect(found.map(\.name) == ["Open", "Second", "Third"])
    #expect(found.allSatisfy { $0.entryPoint == nil && $0.errors.count == 1 })
  }

  @Test func mistakesBesideWhatTheParserRejectsAreToldWhereTheyAreCertain() {
    let messages = program(
      "func corner(_ x: CGFloat -> CGFloat { x }\nextension CGRect { var midy: CGFloat { 1 + } }\n"
        + shape("Slip", "Path(rect.insetBy(dx: rect.midx, dy: 0))")
        + shape("Needy", "Path(ellipseIn: rect.insetBy(dx: corner(3), dy: 0))")
        + shape("Member", "Path(CGRect(x: rect.midy, y: 0, width: 1, height: 1))")
        + shape("Unknown", "Path(CGRect(x: x, y: 0, width: 1, height: 1))")
    ).diagnostics.map { "\($0.place?.line ?? 0): \($0.message)" }
    #expect(messages.last == "3: value of type 'CGRect' has no member 'midx'; did you mean 'midX'?")
    #expect(messages.dropLast().allSatisfy { $0.hasPrefix("1: ") || $0.hasPrefix("2: ") })
  }

  /// Whatever word is taken away, each shape is told of that still has a name and says that it is one.
  @Test func noShapeVanishesWithoutAWord() {
    let names = ["Alpha", "Beta", "Gamma"]
    let text = names.map { shape($0, "Path(rect.insetBy(dx: rect.midX - 2, dy: [1, 2][0]))") }.joined()
    let tokens = text.split(separator: " ")
    for index in tokens.indices {
      var left = tokens
      let gone = left.remove(at: index)
      guard !names.contains(where: { gone.hasPrefix($0) }), gone != "Shape", !gone.contains("struct") else { continue }
      let program = program(left.joined(separator: " "))
      #expect(program.declared.map(\.name) == names, "without '\(gone)', the \(index)th")
      #expect(program.declared.allSatisfy { $0.entryPoint != nil || !$0.errors.isEmpty }, "without '\(gone)'")
    }
  }

  @Test func aGenericShapeThatOnlyOthersCanMakeSaysWhy() {
    let program = program(
      "struct Ring<S: Shape>: Shape { var make: (S, Int, String) -> Path; var s: S; func path(in rect: CGRect) -> Path "
        + "{ make(s, 1, \"\") } }\n"
        + shape("Whole", "Ring(make: { s, _, _ in s.path(in: rect) }, s: Circle()).path(in: rect)"))
    #expect(program.diagnostics.isEmpty && program.declared.map(\.name) == ["Ring", "Whole"])
    #expect(program.declared.map { $0.entryPoint == nil } == [true, false])
    #expect(program.declared[0].errors.first?.message.contains("cannot be guessed") == true)
  }
}
