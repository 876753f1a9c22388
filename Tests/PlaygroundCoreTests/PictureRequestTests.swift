import PlaygroundCore
import Rendering
import ShapeInterpreter
import Testing

/// The keys that ask for a file with the picture.
struct PictureRequestTests {
  @Test func `e asks for an SVG, E for a PNG`() throws {
    var playground = SampleViews.playground()
    #expect(playground.pictureRequest == nil)
    try playground.press("e")
    #expect(playground.pictureRequest?.format == .svg)
    #expect(playground.notice == "writing 'Card' as SVG")
    let first = playground.pictureRequest
    try playground.press("e")
    #expect(playground.pictureRequest != first, "a second request is another one")
    try playground.press("E")
    #expect(playground.pictureRequest?.format == .png)
    #expect(playground.notice == "writing 'Card' as PNG")
    playground.update(.pictureWritten("written to Card.png"))
    #expect(playground.notice == "written to Card.png")
    try playground.press("j")
    #expect(playground.notice == nil)
  }

  @Test func `the last good picture of a broken source is written too`() throws {
    var playground = Playground(
      files: [
        SampleViews.file(
          "Dot.swift", "struct Dot: Shape { func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) } }")
      ], size: ScreenSize(columns: 80, rows: 24))
    playground.settle()
    playground.update(
      .sourceChanged(
        SampleViews.file("Dot.swift", "struct Dot: Shape { func path(in rect: CGRect) -> Path { Path(nowhere) } }")))
    playground.settle()
    try playground.press("e")
    #expect(playground.pictureRequest != nil)
    var work = DrawingWork()
    #expect(playground.export(work: &work)?.scene.items.isEmpty == false)
  }

  @Test func `where nothing can be drawn, nothing is written`() throws {
    let file = SampleViews.file(
      "Late.swift", "struct Late: Shape { func path(in rect: CGRect) -> Path { Path(nowhere) } }")
    var playground = Playground(files: [file], size: ScreenSize(columns: 80, rows: 24))
    try playground.press("e")
    #expect(playground.pictureRequest == nil)
    #expect(playground.notice == "there is no picture to write")
  }
}
