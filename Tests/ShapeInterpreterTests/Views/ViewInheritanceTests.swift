import Foundation
import Testing

@testable import ShapeInterpreter

/// Classes of a file that inherit from those of the library, and answers of servers. What Foundation on Linux has is
/// compared with it in the law of views.
struct ViewInheritanceTests {
  private func texts(_ body: String, members: String = "", _ rest: String = "") throws -> [String] {
    let source = ViewSource(body: body, members: members, rest)
    #expect(source.errors == [] && source.warnings == [])
    return try source.texts()
  }

  @Test func anAnswerIsMadeOfItsFields() throws {
    let answer = """
      let answer = HTTPURLResponse(
        url: URL(string: "https://a.b/c.json")!, statusCode: 404, httpVersion: nil,
        headerFields: ["content-type": "application/json; charset=utf-8", "Content-Length": "12"])!
      """
    #expect(
      try texts(
        """
        Text("\\(answer.statusCode) \\(answer.mimeType ?? "-") \\(answer.textEncodingName ?? "-")")
        Text("\\(answer.expectedContentLength) \\(answer.value(forHTTPHeaderField: "CONTENT-LENGTH") ?? "-")" as String)
        Text(answer.allHeaderFields["Content-Length"] as? String ?? "-")
        Text(HTTPURLResponse.localizedString(forStatusCode: answer.statusCode))
        Text((answer as URLResponse).url?.absoluteString ?? "-")
        Text("\\((URLResponse(url: answer.url!, mimeType: nil, expectedContentLength: 3, textEncodingName: nil) as? HTTPURLResponse) == nil)")
        """, members: answer)
        == ["404 application/json utf-8", "12 12", "12", "not found", "https://a.b/c.json", "true"])
  }

  @Test func aFormatterOfTheFileIsOneOfTheLibrary() throws {
    #expect(
      try texts(
        "Text(years.string(from: Date(timeIntervalSince1970: 0)))\nText(shout.string(for: 3) ?? \"-\")",
        members: "let years = Years()\nlet shout: Formatter = Shout()",
        """
        class Years: DateFormatter {
          override init() {
            super.init()
            dateFormat = "yyyy"
          }
        }
        class Shout: Formatter {
          override func string(for obj: Any?) -> String? { (obj as? Int).map { "\\($0)!" } }
        }
        """) == ["1970", "3!"])
  }

  /// A class of the library has more members than are known here, so that only what lacks `override` is a mistake.
  @Test func anOverrideOfTheLibraryIsMarked() {
    func errors(_ member: String) -> [String] {
      ViewSource(body: "Text(\"\\(A().count)\")", "class A: NSObject { var count = 1; \(member) }").errors
    }
    #expect(errors("override init() { super.init(); count = 2 }") == [])
    #expect(errors("override func observeValue(forKeyPath keyPath: String?) {}") == [])
    #expect(errors("init() { super.init() }") == ["overriding declaration requires an 'override' keyword"])
    #expect(errors("var description: String { \"a\" }") == ["overriding declaration requires an 'override' keyword"])
  }
}
