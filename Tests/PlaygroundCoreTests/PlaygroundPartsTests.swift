import PlaygroundCore
import Rendering
import ShapeInterpreter
import Testing

/// Parameters that come and go with others, and texts.
@Suite struct PlaygroundPartsTests {
  private func playground() -> Playground {
    Playground.settled(files: [Sample.file("one.swift", [Sample.row])], size: ScreenSize(columns: 80, rows: 24))
  }

  @Test func elementsComeAndGoWithTheCount() throws {
    var playground = playground()
    #expect(playground.shapeParameters.map(\.name) == ["values.count", "values[0]", "values[1]", "title"])
    try playground.press("right right")
    #expect(playground.shapeParameters.count == 6)
    #expect(playground.picture.path.boundingRect.maxX == 4)
    try playground.press("down down down down right right")
    #expect(playground.value("values[3]") == .number(5))
    try playground.press("up up up up left left left")
    #expect(playground.shapeParameters.map(\.name) == ["values.count", "values[0]", "title"])
    try playground.press("right right right")
    #expect(playground.value("values[3]") == .number(5), "what was set is remembered")
    try playground.press("R")
    #expect(playground.shapeParameters.count == 4)
  }

  @Test func aTextIsTypedIn() throws {
    var playground = playground()
    try playground.press("down down down")
    #expect(playground.parameters[playground.selectedRow].name == "title")
    try playground.press("right")
    #expect(playground.value("title") == .text("ab"))
    #expect(playground.notice == "press enter to type a text for title")
    try playground.press("enter backspace q space ?")
    #expect(playground.mode == .typing("aq ?"))
    #expect(playground.view().plainText.contains("aq ?▏"))
    try playground.press("enter")
    #expect(playground.value("title") == .text("aq ?") && !playground.isFinished)
    #expect(playground.view().plainText.contains("“aq ?”"))
    try playground.press("enter x esc")
    #expect(playground.value("title") == .text("aq ?"))
    try playground.press("r")
    #expect(playground.value("title") == .text("ab"))
  }

  @Test func aTextMayBeEmpty() throws {
    var playground = playground()
    try playground.press("down down down enter backspace backspace backspace enter")
    #expect(playground.value("title") == .text(""))
  }

  @Test func shapesOfOneNameAreToldApart() {
    let shapes = [Sample.row]
    let playground = Playground.settled(
      files: [
        Sample.file("a/arrow.swift", shapes), Sample.file("b/arrow.swift", shapes), Sample.file("b/c.swift", shapes),
        Sample.file("d.swift", [Sample.box]),
      ], size: ScreenSize(columns: 80, rows: 24))
    #expect(
      playground.entries.map { playground.title(of: $0) } == ["Row (a/arrow)", "Row (b/arrow)", "Row (c)", "Box"])
  }

  @Test func `namesakes are told apart by the part of their paths that differs`() {
    func titles(_ files: String...) -> [String] {
      let playground = Playground.settled(files: files.map { Sample.file($0, [Sample.row]) }, size: .usual)
      return playground.entries.map { playground.title(of: $0) }
    }
    #expect(titles("App/Row.swift", "App/old/Row.swift") == ["Row (App)", "Row (old)"])
    #expect(titles("Row.swift", "old/Row.swift") == ["Row (.)", "Row (old)"])
    #expect(
      titles("a/x/Row.swift", "a/y/Row.swift", "b/x/Row.swift") == ["Row (a/x)", "Row (y)", "Row (b/x)"])
    #expect(titles("a/One.swift", "a/Two.swift") == ["Row (One)", "Row (Two)"])
  }
}
