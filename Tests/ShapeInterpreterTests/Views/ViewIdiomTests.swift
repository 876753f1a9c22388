import Foundation
import Testing

@testable import ShapeInterpreter

/// Idioms that many files with views have, and the parts of Foundation that they use.
struct ViewIdiomTests {
  @Test func aCharacterOfASetIsFoundInAText() throws {
    let source = ViewSource(
      body: """
        Text("12a4".rangeOfCharacter(from: .letters).map { String("12a4"[..<$0.lowerBound]) } ?? "none")
        Text("12".rangeOfCharacter(from: .letters) == nil ? "none" : "some")
        Text("a7b".components(separatedBy: .decimalDigits).joined(separator: "|"))
        """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["12", "none", "a|b"])
  }

  @Test func aTupleHasTheLabelsOfItsPropertyWithinAWrapper() throws {
    let source = ViewSource(
      body: "Text(\"\\(Int(turn.x)) \\(Int(turn.y))\")",
      members: "@State private var turn: (x: CGFloat, y: CGFloat) = (3, 4)")
    #expect(source.errors == [])
    #expect(try source.texts() == ["3 4"])
  }

  @Test func aFunctionWithoutAResultMayReturnACallOfAnother() throws {
    let source = ViewSource(
      body: "Text(\"\\(made())\")",
      members: """
        func add(_ list: inout [Int]) { list.append(7) }
        func pass(_ list: inout [Int]) {
          guard list.isEmpty else { return list = [] }
          return add(&list)
        }
        func made() -> [Int] {
          var list: [Int] = [1]
          pass(&list)
          pass(&list)
          return list
        }
        """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["[7]"])
    let wrong = ViewSource(body: "Text(\"a\").onTapGesture { go() }", members: "func go() { return 5 }")
    #expect(wrong.errors.contains { $0.contains("unexpected non-void return value in void function") })
  }

  @Test(arguments: ["@State var node = \"a\"", "@AppStorage(\"a\") var node = \"a\"", "var node = \"a\""])
  func aPropertyMayBeCalledNode(_ property: String) throws {
    let source = ViewSource("struct V: View { \(property); var body: some View { Text(node) } }")
    #expect(source.errors == [] && source.warnings == [])
    #expect(try source.texts() == ["a"])
  }

  @Test func anErrorTellsItsDescription() throws {
    let source = ViewSource(
      body: "Text(told(0) + \"|\" + told(1) + \"|\" + told(2))",
      members: """
        enum Own: LocalizedError {
          case heavy(Int), light
          var errorDescription: String? { if case .heavy(let count) = self { "heavy \\(count)" } else { nil } }
        }
        enum Plain: Error { case one }
        func go(_ kind: Int) throws {
          if kind == 0 { throw Own.heavy(3) }
          if kind == 1 { throw Own.light }
          throw Plain.one
        }
        func told(_ kind: Int) -> String {
          do { try go(kind) } catch { return error.localizedDescription }
          return "none"
        }
        """)
    #expect(source.errors == [])
    let usual = "The operation couldn’t be completed."
    #expect(try source.texts() == ["heavy 3|\(usual)|\(usual)"])
  }
}
