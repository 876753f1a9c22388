import Foundation
import Testing

@testable import ShapeInterpreter

/// The formats of predicates, and the tests that they are.
struct PredicateFormatTests {
  /// Returns the parts of a format, joined by spaces.
  private func code(_ format: String, _ count: Int = 9) -> String {
    do throws(PredicateFormat.Flaw) {
      let code = try PredicateFormat(format, arguments: count).code
      var parts: [String] = []
      for place in stride(from: 0, to: code.count, by: 2) {
        let text = code[place + 1]
        parts.append(text.isEmpty ? code[place] : "\(code[place]):\(text)")
      }
      return parts.joined(separator: " ")
    } catch {
      return error.words
    }
  }

  @Test(arguments: [
    ("a = 1", "path:a number:1 =="), ("a.b != 'x'", "path:a.b text:x !="),
    ("SELF MATCHES %@", "path:SELF argument:0 MATCHES"), ("%K ==[cd] %@", "pathArgument:0 argument:1 ==:cd"),
    ("a == 1 AND b == 2 OR NOT c == 3", "path:a number:1 == path:b number:2 == and path:c number:3 == not or"),
    ("a==1&&(b==2||!c==3)", "path:a number:1 == path:b number:2 == path:c number:3 == not or and"),
    ("(a) >= -2.5", "path:a number:-2.5 >="), ("a BETWEEN {1, %d}", "path:a number:1 argument:0 list:2 BETWEEN"),
    ("a in {'x', \"y\"}", "path:a text:x text:y list:2 IN"),
    ("ANY b.c contains[c] 'x'", "path:b.c text:x CONTAINS:any c"),
    ("b.@count > 0", "path:b.@count number:0 >"), ("a == nil or b == TRUE", "path:a nil == path:b flag:1 == or"),
    ("TRUEPREDICATE", "constant:1"), ("a LIKE 'it\\'s*'", "path:a text:it's* LIKE"),
    ("a == %ld AND b < %lf", "path:a argument:0 == path:b argument:1 < and"),
  ])
  func aFormatIsRead(_ format: String, _ parts: String) { #expect(code(format) == parts) }

  @Test(arguments: [
    ("", "it ends too early"), ("a ==", "it ends too early"), ("a", "it ends too early"),
    ("a == 1 b", "'b' stands where it can't"), ("== 1", "'==' stands where it can't"),
    ("a ~ 1", "'~' stands where it can't"), ("a == %q", "'%q' stands where it can't"),
    ("a == 'x", "it ends too early"), ("a ==[z] 1", "'[z]' stands where it can't"),
    ("(a == 1", "it ends too early"), ("a AND b", "'AND' stands where it can't"),
    (String(repeating: "!", count: 100) + "a == 1", "its parts are nested more than 60 deep"),
    (String(repeating: "(", count: 100) + "a == 1", "its parts are nested more than 60 deep"),
    ("a == " + String(repeating: "(", count: 10_000) + "1", "its parts are nested more than 60 deep"),
    ("a IN " + String(repeating: "{", count: 10_000), "its parts are nested more than 60 deep"),
  ])
  func aWrongFormatIsTold(_ format: String, _ words: String) { #expect(code(format) == words) }

  @Test func argumentsThatAreMissingAreTold() {
    #expect(code("a == %@ AND b == %@", 1) == "it has more places than its 1 argument")
  }

  /// Returns what a test of texts says.
  private func test(_ predicate: String, _ texts: String...) throws -> String {
    let list = texts.map { "\"\($0)\"" }.joined(separator: ", ")
    let source = ViewSource(
      body: "Text([\(list)].map { test.evaluate(with: $0) ? \"y\" : \"n\" }.joined())",
      members: "let test = \(predicate)")
    #expect(source.errors == [] && source.warnings == [])
    return try source.texts()[0]
  }

  @Test func addressesOfMailAreTested() throws {
    let format = "NSPredicate(format: \"SELF MATCHES %@\", \"[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\\\.[A-Za-z]{2,64}\")"
    #expect(try test(format, "a@b.de", "a@b", "x a@b.de", "a@b.de.", "A.b+c@d-e.org") == "ynnny")
  }

  @Test(arguments: [
    ("SELF BEGINSWITH 'ab'", "ynnn"), ("SELF BEGINSWITH[c] 'ab'", "yynn"), ("SELF ENDSWITH[cd] 'e'", "nnyn"),
    ("SELF CONTAINS 'b'", "ynnn"), ("SELF LIKE[c] 'a?c*'", "yynn"), ("SELF MATCHES[c] '[a-c]+'", "yynn"),
    ("SELF == 'abc' OR SELF ==[cd] 'cafe'", "ynyn"), ("NOT SELF IN {'abc', ''}", "nyyn"), ("SELF < 'B'", "nyny"),
    ("SELF IN 'xabcx'", "ynny"), ("FALSEPREDICATE", "nnnn"), ("SELF BETWEEN {'A', 'd'}", "yyyn"),
  ])
  func textsAreTested(_ format: String, _ answers: String) throws {
    let found = try test("NSPredicate(format: \"\(format)\")", "abc", "ABC", "Caf\u{E9}", "")
    #expect(found == answers, "\(format)")
  }

  /// Returns the sentence about the fault of a test.
  private func fault(_ predicate: String) throws -> String {
    let source = ViewSource(
      body: "Text(test.evaluate(with: \"\(String(repeating: "a", count: 60))\") ? \"y\" : \"n\")",
      members: "let test = \(predicate)")
    do {
      _ = try source.texts()
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func faultsAreTold() throws {
    #expect(
      try fault("NSPredicate(format: \"SELF ==\")").contains("'SELF ==' is no format of a predicate: it ends too early")
    )
    #expect(try fault("NSPredicate(format: \"SELF MATCHES '('\")").contains("'(' is no regular expression"))
  }

  @Test func aPatternThatTakesForEverIsEnded() throws {
    #expect(try fault("NSPredicate(format: \"SELF MATCHES '(a+)+b'\")").contains("did not finish"))
  }

  @Test func predicatesAreJoined() throws {
    let parts = "[NSPredicate(format: \"SELF BEGINSWITH 'a'\"), NSPredicate(format: \"SELF ENDSWITH 'b'\")]"
    #expect(try test("NSCompoundPredicate(andPredicateWithSubpredicates: \(parts))", "ab", "ac", "cb", "c") == "ynnn")
    #expect(try test("NSCompoundPredicate(orPredicateWithSubpredicates: \(parts))", "ab", "ac", "cb", "c") == "yyyn")
    #expect(try test("NSCompoundPredicate(type: .not, subpredicates: \(parts))", "ab", "c") == "ny")
    #expect(try test("NSPredicate { value, _ in (value as? String)?.count == 1 }", "ab", "c") == "ny")
  }
}
