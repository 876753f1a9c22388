import PlaygroundCore
import Rendering
import ShapeGeometry
import ShapeInterpreter
import Testing

@Suite struct PlaygroundSourcesTests {
  @Test func aChangedSourceIsDrawnWithTheValuesSet() throws {
    var playground = Sample.playground()
    try playground.press("tab right j right")
    let smaller = EntryPoint(name: "Box", parameters: [Sample.number("inset", 30, 0...60, step: 1)]) {
      rect, values, _ in
      Path(rect.offsetBy(dx: values[0].number ?? 0, dy: 0))
    }
    playground.settle(after: .sourceChanged(Sample.file("one.swift", [smaller, Sample.ellipse])))
    #expect(playground.value("inset") == .number(13), "a value that was set stays set")
    #expect(playground.value("petals") == nil)
    #expect(playground.picture.path.boundingRect.minX == 13)
    try playground.press("R")
    #expect(playground.value("inset") == .number(30), "the new start value")
  }

  @Test func aValueOutsideTheNewRangeGivesWay() throws {
    var playground = Sample.playground()
    try playground.press("tab 5 0 enter")
    let narrow = EntryPoint(name: "Box", parameters: [Sample.number("inset", 3, 0...10)]) { rect, _, _ in
      Path(rect)
    }
    playground.settle(after: .sourceChanged(Sample.file("one.swift", [narrow])))
    #expect(playground.value("inset") == .number(3))
  }

  @Test func aBrokenSourceKeepsTheLastGoodPictureAndSaysWhatIsWrong() throws {
    var playground = Sample.playground()
    try playground.press("right")
    let before = playground.picture.path
    playground.settle(after: .sourceChanged(Sample.file("one.swift", [], errors: [Sample.error("no member 'midx'")])))
    #expect(playground.picture.path == before && !before.isEmpty)
    #expect(playground.entries.map(\.title) == ["Box", "Ellipse", "Fragile", "Wild"])
    #expect(playground.trouble?.message == "no member 'midx'")
    let text = playground.view().plainText
    #expect(text.contains("3:10: no member 'midx'"))
    #expect(text.contains("path.midx(to: there)"))
    try playground.press("right")
    #expect(playground.picture.path != before, "its parameters still move it")
    playground.settle(after: .sourceChanged(Sample.file("one.swift", [Sample.box])))
    #expect(playground.trouble == nil && playground.entries.map(\.title) == ["Box", "Fragile", "Wild"])
    #expect(playground.value("inset") == .number(14))
  }

  @Test func theShapeWithTheSlipKeepsItsPictureWhileTheOthersChange() throws {
    func file(_ first: String, _ second: String) -> ShapeFile {
      let shapes = zip(["First", "Second"], [first, second]).map { name, path in
        "struct \(name): Shape { func path(in rect: CGRect) -> Path { \(path) } }\n"
      }
      return ShapeFile(checking: ShapeSource(name: "a.swift", text: shapes.joined()))
    }
    var playground = Playground.settled(
      files: [file("Path(rect)", "Path(ellipseIn: rect)")], size: ScreenSize(columns: 80, rows: 24))
    let first = playground.picture.path
    try playground.press("j")
    let second = playground.picture.path
    playground.settle(after: .sourceChanged(file("Path(rect.insetBy(dx: 1, dy: 1))", "Path(ellipseIn: rect")))
    #expect(playground.entries.map(\.title) == ["First", "Second"])
    #expect(playground.entries.map(\.isStale) == [false, true])
    #expect(playground.picture.path == second && !second.isEmpty)
    #expect(playground.trouble?.message.contains("expected ')'") == true)
    try playground.press("k")
    #expect(playground.picture.path != first && !playground.picture.path.isEmpty, "the other one follows its source")
    playground.settle(after: .sourceChanged(file("Path(rect)", "Path(rect)")))
    #expect(playground.entries.map(\.isStale) == [false, false] && playground.picture.path == first)
  }

  @Test func theCaretStandsUnderThePlace() {
    var playground = Sample.playground()
    playground.settle(after: .sourceChanged(Sample.file("one.swift", [], errors: [Sample.error("no member 'midx'")])))
    let lines = playground.view().plainText.split(separator: "\n").map(Array.init)
    guard let row = lines.firstIndex(where: { String($0).contains("path.midx") }),
      let start = lines[row].firstIndex(of: "m"), let caret = lines[row + 1].firstIndex(of: "^")
    else {
      Issue.record("neither the line nor the caret is on the screen")
      return
    }
    #expect(caret == start)
  }

  @Test func `a message has all the room that there is where nothing is drawn, and says that it is not the only one`() {
    let message =
      "a message that takes five lines or so where a canvas has no more than twenty columns for it, said to the end"
    let errors = [Sample.error(message), Sample.error("another"), Sample.error("and another")]
    let broken = Sample.file("one.swift", [], errors: errors)
    let text = Playground.settled(files: [broken], size: ScreenSize(columns: 38, rows: 14)).view().plainText
    #expect(text.contains("─ error, 2 more ─"))
    #expect(text.contains(" end") && text.contains("path.midx"))
    // A drawing keeps half of the canvas.
    var playground = Playground.settled(
      files: [Sample.file("one.swift", [Sample.box])], size: ScreenSize(columns: 38, rows: 14))
    let former = playground.view().text(row: 4)
    playground.settle(after: .sourceChanged(Sample.file("one.swift", [], errors: [Sample.error(message)])))
    #expect(playground.view().text(row: 4) == former && playground.view().plainText.contains("─ error ─"))
  }

  @Test func aFailedEvaluationDrawsAsFarAsItCame() throws {
    var playground = Sample.playground()
    try playground.press("j j tab 5 enter")
    let whole = playground.picture.path
    #expect(playground.trouble == nil)
    try playground.press("right")
    #expect(playground.trouble?.message == "index out of range")
    #expect(playground.picture.path.boundingRect.width == 10)
    try playground.press("5 enter 9 enter")
    #expect(
      playground.trouble != nil && playground.picture.path == whole, "nothing was drawn, so the last good one stays")
    try playground.press("R")
    #expect(playground.trouble == nil)
  }

  @Test func aFileThatNeverHadAShapeIsListedAndMended() throws {
    var playground = Playground.settled(
      files: [Sample.file("shapes/bad.swift", [], errors: [Sample.error("expected '}'")])],
      size: ScreenSize(columns: 80, rows: 24))
    #expect(playground.entries.map(\.title) == ["bad.swift"])
    #expect(playground.view().plainText.contains("expected '}'"))
    playground.settle(after: .sourceChanged(Sample.file("shapes/bad.swift", [Sample.ellipse])))
    #expect(playground.selectedEntry?.title == "Ellipse" && !playground.picture.path.isEmpty)
  }

  @Test func filesComeAndGo() throws {
    var playground = Sample.playground()
    try playground.press("j j")
    playground.settle(after: .sourceChanged(Sample.file("middle.swift", [Sample.ellipse])))
    #expect(playground.entries.map(\.id.file) == ["middle.swift", "one.swift", "one.swift", "two.swift", "two.swift"])
    #expect(playground.selectedEntry?.title == "Fragile", "the selection stays on its shape")
    playground.settle(after: .sourceRemoved("two.swift"))
    #expect(playground.selectedEntry?.id == EntryID(file: "one.swift", name: "Ellipse"))
    playground.settle(after: .sourceRemoved("one.swift"))
    playground.settle(after: .sourceRemoved("middle.swift"))
    #expect(playground.entries.isEmpty && playground.picture.path.isEmpty)
    try playground.press("j l tab right R r t enter 1 enter")
    #expect(playground.view().plainText.contains("no shapes"))
  }

  @Test func `a renamed file's shapes keep what was set of them`() throws {
    var playground = Sample.playground()
    try playground.press("tab right right m wait:1s right s-tab j tab right")
    #expect(playground.selectedEntry?.title == "Ellipse")
    let values = playground.values
    playground.settle(after: .sourceChanged(Sample.file("uno.swift", [Sample.box, Sample.ellipse])))
    #expect(playground.selectedEntry?.id.file == "one.swift" && !playground.wouldBeMissed("one.swift"))
    playground.settle(after: .sourceRemoved("one.swift"))
    #expect(playground.selectedEntry?.id == EntryID(file: "uno.swift", name: "Ellipse"))
    #expect(playground.values == values)
    try playground.press("s-tab k")
    #expect(playground.selectedEntry?.title == "Box" && playground.value("inset") == .number(15))
    try playground.press("b")
    #expect(playground.value("inset") == .number(14), "the bookmark went along")
    // What was done before can be undone.
    try playground.press("u u u u u u u u u")
    #expect(playground.undoCount == 0)
    #expect(playground.selectedEntry?.id == EntryID(file: "uno.swift", name: "Box"))
    #expect(playground.value("inset") == .number(12))
    #expect(playground.wouldBeMissed("uno.swift") && !playground.wouldBeMissed("two.swift"))
  }

  @Test func `a contact sheet stays open when another file changes`() throws {
    var playground = Sample.playground()
    try playground.press("tab c")
    playground.settle(after: .sourceChanged(Sample.file("two.swift", [Sample.fragile])))
    #expect(playground.scope == .sheet)
    playground.settle(after: .sourceChanged(Sample.file("one.swift", [Sample.box])))
    #expect(playground.scope == .parameters)
  }

  @Test func shapesAreChosenAndSetFromOutside() {
    var playground = Sample.playground()
    let found = playground.select(EntryID(file: "one.swift", name: "Ellipse"))
    let missed = playground.select(EntryID(file: "one.swift", name: "Cube"))
    #expect(found && !missed)
    playground.set(.number(0.75), row: 0)
    playground.set(.number(7), row: 0)
    playground.set(.toggle(true), row: 0)
    #expect(playground.value("width") == .number(0.75))
  }
}
