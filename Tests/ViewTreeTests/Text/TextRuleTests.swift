import Foundation
import ShapeGeometry
import Testing
import ViewTree

/// Texts are measured, broken and spaced as on a phone.
struct TextRuleTests {
  private func text(_ text: String, size: CGFloat? = nil, weight: CGFloat = 0) -> Sketch {
    let font = size.map { TextFont(size: $0, weight: weight) } ?? .body
    return Sketch(TextRule(TextBlock(text, font: font)))
  }

  @Test(arguments: [
    ("Hello, world.", 17, 94.333), ("Hello", 17, 39), ("Label 1", 17, 53.667), ("OpenSwiftUI Example", 28, 263.667),
    ("Color & Shape & Image", 17, 176.667), ("Label very very very much longuer", 17, 262.667),
  ])
  func widthsComeCloseToMeasuredOnes(_ text: String, _ size: Double, _ measured: Double) {
    let width = Double(self.text(text, size: size).size(nil, nil).width)
    #expect(abs(width / measured - 1) < 0.013, "\(width)")
  }

  @Test(arguments: [
    ("\u{131}", "i"), ("\u{130}", "I"), ("\u{15F}\u{11F}", "sg"), ("\u{1EA5}\u{1EC7}", "ae"), ("\u{1EE9}", "\u{1B0}"),
    ("\u{439}\u{401}", "\u{438}\u{415}"), ("\u{3AC}\u{1F71}", "\u{3B1}\u{3B1}"), ("a\u{200B}b\u{2060}", "ab"),
    ("e\u{301}", "e"), ("\u{410}\u{412}", "AB"),
  ])
  func aLetterWithMarksIsAsWideAsWithout(_ marked: String, _ plain: String) {
    let widths = [marked, plain].map { text($0).size(nil, nil).width }
    #expect(abs(widths[0] - widths[1]) < 0.7, "\(widths)")
  }

  @Test func lettersOfOtherScriptsAndSpacesHaveTheirWidths() {
    func width(_ string: String) -> CGFloat { text(string).size(nil, nil).width }
    #expect(width("\u{428}") > 1.5 * width("\u{433}"), "Cyrillic sha and ghe")
    #expect(width("\u{3C9}") > 2 * width("\u{3B9}"), "Greek omega and iota")
    #expect(width("a\u{202F}b") < width("a b"))
    #expect(width("a\u{2003}b") > width("a\u{2005}b"))
  }

  @Test(arguments: [(11, 13.333), (12, 14.333), (13, 15.667), (15, 18), (17, 20.333), (28, 33.667), (34, 40.667)])
  func aLineIsAsHighAsMeasured(_ size: Double, _ measured: Double) {
    #expect(short(text("Ag", size: size).size(nil, nil).height) == short(measured))
  }

  @Test func linesOfATextStyleHaveItsLeadingAndOthersTheFontsHeight() {
    #expect(short(text("one\ntwo").size(nil, nil).height) == "42.333")
    #expect(short(text("one\ntwo\nsix", size: 17).size(nil, nil).height) == "61")
  }

  @Test func wordsWrapAndTheWidthIsThatOfTheLongestLine() {
    let laid = TextBlock("Hello, wide world").laidOut(width: 60, height: nil, scale: 3)
    #expect(laid.lines.map(\.text) == ["Hello,", "wide", "world"])
    #expect(laid.size.width < 60)
    #expect(short(laid.size.height) == "64.333")
  }

  @Test func aWordThatIsTooLongIsBroken() {
    let lines = TextBlock("Donaudampfschiff").laidOut(width: 50, height: nil, scale: 3).lines
    #expect(lines.map(\.text).joined() == "Donaudampfschiff")
    #expect(lines.count == 3)
  }

  @Test(arguments: [(TextBlock.Truncation.tail, "Hello, wi…"), (.head, "…de world"), (.middle, "Hell…orld")])
  func whatExceedsTheLineLimitIsCut(_ truncation: TextBlock.Truncation, _ expected: String) {
    var block = TextBlock("Hello, wide world")
    block.lineLimit = 1
    block.truncation = truncation
    let laid = block.laidOut(width: 82, height: nil, scale: 3)
    #expect(laid.lines.map(\.text) == [expected])
    #expect(laid.isTruncated)
  }

  @Test func theHeightLimitsTheLinesButOneIsLeft() {
    let block = TextBlock("one two three four five")
    #expect(block.laidOut(width: 40, height: 45, scale: 3).lines.count == 2)
    #expect(block.laidOut(width: 40, height: 5, scale: 3).lines.count == 1)
  }

  @Test func fontsShrinkBeforeTextIsCut() {
    var block = TextBlock("Hello, wide world")
    block.lineLimit = 1
    block.minimumScaleFactor = 0.5
    let laid = block.laidOut(width: 100, height: nil, scale: 3)
    #expect(!laid.isTruncated)
    #expect(laid.size.width <= 100.334 && laid.size.width > 98)
    #expect(block.laidOut(width: 30, height: nil, scale: 3).scaleFactor == 0.5)
  }

  /// A line that is too high and a letter that is too wide were left as they are.
  @Test func aLineShrinksToItsRoomThoughNothingIsCut() {
    var block = TextBlock("OK", font: TextFont(size: 200))
    block.minimumScaleFactor = 0.01
    let low = block.laidOut(width: 400, height: 60, scale: 3)
    #expect(low.size.height <= 60.334 && low.size.height > 58)
    block.runs[0].text = "W"
    let narrow = block.laidOut(width: 50, height: nil, scale: 3)
    #expect(narrow.size.width <= 50.334 && narrow.size.width > 48)
  }

  /// Apple: the bounds of the view expand to contain the moved text.
  @Test func aRaisedTextNeedsRoom() {
    func laid(_ raises: CGFloat...) -> LaidText {
      TextBlock(raises.map { TextRun("a", raise: $0) }).laidOut(width: nil, height: nil, scale: 3)
    }
    let plain = laid(0)
    let up = laid(10)
    #expect(abs(up.size.height - plain.size.height - 10) < 0.334)
    #expect(up.lines[0].baseline == plain.lines[0].baseline + 10)
    let down = laid(-6)
    #expect(abs(down.size.height - plain.size.height - 6) < 0.334)
    #expect(down.lines[0].baseline == plain.lines[0].baseline)
    #expect(abs(laid(0, 10, -6).size.height - plain.size.height - 16) < 0.334)
    let lines = TextBlock([TextRun("a\n"), TextRun("b", raise: 4)]).laidOut(width: nil, height: nil, scale: 3).lines
    let usual = TextBlock([TextRun("a\n"), TextRun("b")]).laidOut(width: nil, height: nil, scale: 3).lines
    #expect(lines[1].baseline == usual[1].baseline + 4)
  }

  @Test(arguments: [(12, "4.561", "7.532"), (17, "6.434", "10.642"), (28, "10.421", "17.352")])
  func textsKeepTheirDistanceToOtherViews(_ size: CGFloat, _ above: String, _ below: String) {
    let laid = Sketch.v(.box(9, 10).named("a"), text("T", size: size).named("t"), .box(9, 10).named("b")).laidOut(
      nil, nil)
    let (a, t, b) = (laid.frames["a"], laid.frames["t"], laid.frames["b"])
    #expect(short((t?.minY ?? 0) - (a?.maxY ?? 0)) == above)
    #expect(short((b?.minY ?? 0) - (t?.maxY ?? 0)) == below)
  }

  @Test func textsBelowEachOtherAreALeadingApart() {
    let laid = Sketch.v(text("A").named("a"), text("B").named("b"), text("C", size: 17).named("c")).laidOut(nil, nil)
    #expect(short((laid.frames["b"]?.minY ?? 0) - (laid.frames["a"]?.maxY ?? 0)) == "2")
    #expect(laid.frames["c"]?.minY == laid.frames["b"]?.maxY)
  }

  @Test func baselinesAlignTextsOfDifferentSizes() {
    let laid = Sketch.h(alignment: .firstTextBaseline, text("A", size: 34).named("a"), text("b", size: 17).named("b"))
      .laidOut(nil, nil)
    let fonts = (TextFont(size: 34), TextFont(size: 17))
    #expect(short(laid.frames["b"]?.minY ?? 0) == short(fonts.0.ascender - fonts.1.ascender))
  }

  /// A tree of which SwiftUI's own frames are published (DisplayListExplorer, iPhone 17 Pro). The rows of texts differ
  /// by what their widths differ.
  @Test func aPublishedTreeHasItsFrames() {
    let square = Sketch.color.frame(width: 60, height: 60)
    let view = Sketch.v(
      spacing: 24,
      .v(
        spacing: 6,
        Sketch(TextRule(TextBlock("OpenSwiftUI Example", font: TextFont(size: 28, leading: 34)))).named("title"),
        text("Color & Shape & Image").named("body")),
      .h(spacing: 12, square.named("red"), square.named("green"), square.named("blue")),
      .h(spacing: 12, square.named("circle"), square, square),
      Sketch.color.frame(width: 80, height: 71.333).frame(width: 80, height: 80).named("image")
    ).padding().frame(width: 402, height: 778).padding(0)
    let laid = view.laidOut(402, 778)
    #expect(laid["red"] == "99 307 60 60")
    #expect(laid["green"] == "171 307 60 60")
    #expect(laid["blue"] == "243 307 60 60")
    #expect(laid["circle"] == "99 391 60 60")
    #expect(short(laid.frames["title"]?.minY ?? 0) == "223")
    #expect(short(laid.frames["body"]?.minY ?? 0) == "262.667")
  }
}
