import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Fields for texts and numbers: where their text stands, its lines, and what they read.
struct ViewFieldTests {
  /// Returns the frame of the text in a field 200 points wide.
  private func text(_ body: String, members: String = "") throws -> CGRect {
    let source = ViewSource(body: body, members: members)
    #expect(source.program.diagnostics.map(\.description) == [])
    func text(in view: PlacedView) -> CGRect? {
      if case .text = view.part.drawing { return view.frame }
      return view.children.lazy.compactMap(text).first
    }
    let root = try #require(try source.views(width: 200, height: 400).root)
    return try #require(text(in: root))
  }

  @Test(arguments: ["$none", ".constant(\"abc\")"])
  func `the text of a field is aligned`(_ value: String) throws {
    func text(_ alignment: String) throws -> CGRect {
      try self.text("TextField(\"abc\", text: \(value))\(alignment)", members: "@State var none = \"\"")
    }
    #expect(try text("").minX == 0)
    #expect(try text(".multilineTextAlignment(.leading)").minX == 0)
    #expect(try text(".multilineTextAlignment(.trailing)").maxX == 200)
    #expect(abs(try text(".multilineTextAlignment(.center)").midX - 100) < 0.5)
    #expect(try text(".textFieldStyle(.roundedBorder).multilineTextAlignment(.trailing)").maxX == 193)
  }

  @Test func `a field along the vertical axis has lines`() throws {
    let words = "@State var words = String(repeating: \"word \", count: 40)"
    func height(_ rest: String) throws -> CGFloat {
      try text("TextField(\"a\", text: $words\(rest)", members: words).height
    }
    let line = try height(")")
    #expect(try height(", axis: .horizontal)") == line)
    #expect(try height(", axis: .vertical)") > 6 * line)
    #expect(try height(", axis: .vertical).textFieldStyle(.roundedBorder)") > 6 * line)
    let limited = try height(", axis: .vertical).lineLimit(1...5)")
    #expect(limited > 4.5 * line && limited < 5.5 * line)
    #expect(try height(", prompt: nil, axis: .vertical).lineLimit(2)") < 2.5 * line)
  }
}
