import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Texts and pictures with modifiers of their own, as a program writes them.
struct ViewTextTests {
  private func views(_ body: String, members: String = "") throws -> LaidOutViews {
    let source = ViewSource(body: body, members: members)
    #expect(source.errors == [] && source.warnings == [])
    return try source.views(width: 400, height: 400)
  }

  /// Returns the text that is drawn.
  private func text(_ body: String, members: String = "") throws -> String {
    try views(body, members: members).scene.items.compactMap { item -> String? in
      guard case .text(let text, _, _, _) = item.mark else { return nil }
      return text
    }.joined(separator: "|")
  }

  @Test(arguments: [
    ("Text(\"Aa\").textCase(.uppercase)", "AA"), ("VStack { Text(\"Aa\") }.textCase(.lowercase)", "aa"),
    ("List { Section(\"Head\") { Text(\"row\") } }", "HEAD|row"),
    ("Form { Section(header: Text(\"Head\"), footer: Text(\"Foot\")) { Text(\"row\") } }", "HEAD|row|Foot"),
    ("List { Section(\"Head\") { Text(\"row\") } }.listStyle(.plain)", "Head|row"),
    ("List { Section(header: Text(\"Head\").textCase(nil)) { Text(\"row\") } }", "Head|row"),
    ("List { Section(\"Head\") { Text(\"row\") }.textCase(nil) }", "Head|row"),
    ("List { Section(\"Head\") { Text(\"row\") } }.textCase(.lowercase)", "head|row"),
    ("Text(\"Aa\").environment(\\.lineLimit, .max)", "Aa"), ("Text(\"Aa\").environment(\\.lineLimit, nil)", "Aa"),
    ("Text(\"Aa\").textCase(nil).textCase(.uppercase)", "Aa"), ("Text(\"Aa\").font(.body.smallCaps())", "AA"),
    ("Text(42.description)", "42"), ("Text([1, 2].description + (-1.5).description)", "[1, 2]-1.5"),
    ("Text([\"a\"].debugDescription)", "[\"a\"]"), ("Text(true.description)", "true"),
    ("Text(day, style: .date)", "November 14, 2023"), ("Text(day, style: .time)", "10:13\u{202F}PM"),
    ("Text(day.formatted())", "11/14/2023, 10:13\u{202F}PM"),
    ("Text(day.formatted(date: .abbreviated, time: .omitted))", "Nov 14, 2023"),
    (
      "Text(day.formatted(date: .complete, time: .standard))",
      "Tuesday, November 14, 2023 at 10:13:20\u{202F}PM"
    ),
    ("Text(day, format: .dateTime.weekday().day().month(.wide))", "Tue, November 14"),
    ("Text(day, format: .dateTime)", "11/14/2023, 10:13\u{202F}PM"),
    ("Text(Date.now.addingTimeInterval(-125), style: .timer)", "2:05"),
    ("Text(Date.now.addingTimeInterval(3_725), style: .relative)", "1 hr, 2 min"),
    ("Text(\"a\").bold() + Text(\"b\").underline() + Text(\"c\").font(.caption)", "a|b|c"),
  ])
  func textIsWrittenAsAppleWritesIt(_ body: String, _ expected: String) throws {
    #expect(try text(body, members: "let day = Date(timeIntervalSince1970: 1_700_000_000)") == expected)
  }

  @Test(arguments: [
    "Text(Image(systemName: \"star.fill\"))", "Text(\"a \\(Image(systemName: \"star.fill\")) b\")",
    "Text(\"a\") + Text(Image(systemName: \"star.fill\")).foregroundColor(.red)",
  ])
  func aSymbolStandsInALine(_ body: String) throws {
    let items = try views(body).scene.items
    let drawn = try views("Image(systemName: \"star.fill\")").scene.items
    let marks = items.filter { if case .fill = $0.mark { true } else { false } }
    #expect(marks.count == 1)
    guard case .fill(let path, _)? = marks.first?.mark, case .fill(let alone, _)? = drawn.first?.mark else {
      Issue.record("no area is drawn")
      return
    }
    #expect(abs(path.boundingRect.width - alone.boundingRect.width) < 0.01)
    #expect(abs(path.boundingRect.midY - 200) < 3)
  }

  @Test func linesAlongATextHavePatternsAndColors() throws {
    let items = try views(
      "VStack { Text(\"a\").underline(true, pattern: .dash, color: .red)\nText(\"b\") }.strikethrough()"
    ).scene.items
    let lines = items.compactMap { item -> (StrokeStyle, ScenePaint)? in
      guard case .stroke(_, let style) = item.mark else { return nil }
      return (style, item.paint)
    }
    #expect(lines.count == 3)
    let width = lines[0].0.lineWidth
    #expect(lines.map(\.0.dash) == [[3 * width, 2 * width], [], []])
    #expect(lines.map(\.1) == [.color(ResolvedColor(bytes: 255, 59, 48)), .color(.black), .color(.black)])
  }

  @Test func theSizeOfTypeIsThatOfTheSurroundings() throws {
    func height(_ body: String) throws -> CGFloat { try #require(views(body).root).frame.height }
    let line = 2444.0 / 2048
    #expect(abs(try height("Text(\"a\").dynamicTypeSize(.accessibility1)") - 28 * line) < 0.4)
    #expect(abs(try height("Text(\"a\").dynamicTypeSize(.small ... .medium)") - 16 * line) < 0.4)
    #expect(abs(try height("Text(\"a\").dynamicTypeSize(...DynamicTypeSize.small)") - 15 * line) < 0.4)
    #expect(abs(try height("Text(\"a\").dynamicTypeSize(DynamicTypeSize.accessibility1...)") - 28 * line) < 0.4)
    #expect(abs(try height("Text(\"a\").font(.system(size: 10)).dynamicTypeSize(.xLarge)") - 10 * line) < 0.4)
    #expect(abs(try height("Text(\"a\").font(.custom(\"A\", size: 17)).dynamicTypeSize(.xLarge)") - 19 * line) < 0.4)
    #expect(
      abs(try height("Text(\"a\").font(.custom(\"A\", fixedSize: 17)).dynamicTypeSize(.xLarge)") - 17 * line) < 0.4)
    #expect(try height("Text(\"a\").lineLimit(3, reservesSpace: true)") == height("Text(\"a\\na\\na\")"))
  }

  @Test func aPicturesOwnModifiersMakePictures() throws {
    let view = try #require(
      views(
        "Image(\"a\").renderingMode(.template).resizable().antialiased(true).interpolation(.none).frame(width: 30)"
      ).root)
    #expect(view.frame.width == 30 && view.children[0].part.name == "Image")
    func side(_ body: String) throws -> CGFloat { try #require(views(body).root).frame.width }
    let usual = try side("Image(systemName: \"star\")")
    #expect(abs(try side("Image(systemName: \"star\").imageScale(.large)") / usual - 1.28) < 0.01)
    #expect(abs(try side("Image(systemName: \"star\").imageScale(.small)") / usual - 0.79) < 0.01)
  }

  @Test func aRedactedTextIsABox() throws {
    let items = try views("VStack { Text(\"secret\")\nText(\"open\").unredacted() }.redacted(reason: .placeholder)")
      .scene.items
    #expect(items.count == 2)
    guard case .fill = items[0].mark, case .text("open", _, _, _) = items[1].mark else {
      Issue.record("\(items.map(\.mark))")
      return
    }
  }
}
