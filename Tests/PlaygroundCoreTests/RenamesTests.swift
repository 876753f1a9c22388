import PlaygroundCore
import Rendering
import ShapeGeometry
import ShapeInterpreter
import Testing

/// Values that were set stay when a name or a numeric type changes in the source.
@Suite struct RenamesTests {
  private func file(_ text: String) -> ShapeFile {
    ShapeFile(checking: ShapeSource(name: "a.swift", text: text))
  }

  private func shape(_ name: String, _ properties: String, body: String = "Path(rect)") -> String {
    "struct \(name): Shape { \(properties); func path(in rect: CGRect) -> Path { \(body) } }\n"
  }

  private func playground(_ text: String, _ keys: String) throws -> Playground {
    var playground = Playground.settled(files: [file(text)], size: ScreenSize(columns: 80, rows: 24))
    try playground.press(keys)
    return playground
  }

  @Test func aNumberStaysThroughAnotherType() throws {
    var playground = try playground(shape("A", "var size = 5"), "9 enter")
    #expect(playground.value("size") == .integer(9))
    for (type, value) in [
      ("= 5.0", ParameterValue.number(9)), (": CGFloat = 4", .number(9)), (": Float = 4", .number(9)),
      (": UInt8 = 4", .integer(9)), ("= Angle.degrees(40)", .degrees(9)), ("= 5", .integer(9)),
    ] {
      playground.settle(after: .sourceChanged(file(shape("A", "var size \(type)"))))
      #expect(playground.value("size") == value, "\(type)")
    }
    playground.settle(after: .sourceChanged(file(shape("A", "var size = 5.5"))))
    try playground.press(". 4 enter")
    playground.settle(after: .sourceChanged(file(shape("A", "var size = 5"))))
    #expect(playground.value("size") == .integer(0))
    playground.settle(after: .sourceChanged(file(shape("A", "var size = 5.5"))))
    #expect(playground.value("size") == .number(0.4), "nothing is lost on the way")
    playground.settle(after: .sourceChanged(file(shape("A", "var size = true"))))
    #expect(playground.value("size") == .toggle(true), "a toggle is no number")
  }

  @Test func whatAnElementWasSetToStaysToo() throws {
    var playground = try playground(shape("A", "var sizes = [1, 2]"), "j 7 enter")
    #expect(playground.value("sizes[0]") == .integer(7))
    playground.settle(after: .sourceChanged(file(shape("A", "var sizes = [1.0, 2]"))))
    #expect(playground.value("sizes[0]") == .number(7))
  }

  @Test func aRenamedShapeKeepsItsValuesAndTheSelection() throws {
    let other = shape("Other", "var size = 1")
    var playground = try playground(other + shape("Leaf", "var size = 5"), "j 9 enter m")
    playground.settle(after: .sourceChanged(file(other + shape("Petal", "var size = 5"))))
    #expect(playground.selectedEntry?.title == "Petal" && playground.value("size") == .integer(9))
    try playground.press("u")
    #expect(playground.selectedEntry?.title == "Petal" && playground.value("size") == .integer(9), "the bookmark")
    try playground.press("u")
    #expect(playground.selectedEntry?.title == "Petal" && playground.value("size") == .integer(5))
  }

  @Test func aRenamedShapeWithASlipKeepsItsPicture() throws {
    var playground = try playground(shape("Leaf", "var size = 5"), "9 enter")
    let picture = playground.picture.path
    playground.settle(after: .sourceChanged(file(shape("Petal", "var size = 5", body: "Path(rekt)"))))
    #expect(playground.entries.map(\.title) == ["Petal"] && playground.entries[0].isStale)
    #expect(playground.picture.path == picture && playground.value("size") == .integer(9))
    #expect(playground.trouble?.message.hasPrefix("cannot find 'rekt'") == true)
  }

  @Test func ofSeveralNamesThatChangeAtOnceNothingIsGuessed() throws {
    var playground = try playground(shape("A", "var size = 5") + shape("B", "var size = 5"), "9 enter")
    playground.settle(after: .sourceChanged(file(shape("C", "var size = 5") + shape("D", "var size = 5"))))
    #expect(playground.entries.map(\.title) == ["C", "D"] && playground.value("size") == .integer(5))
  }

  @Test func aRenamedPropertyKeepsItsValue() throws {
    var playground = try playground(shape("A", "var size = 5; var depth = 3"), "9 enter")
    playground.settle(after: .sourceChanged(file(shape("A", "var extent = 5; var depth = 3"))))
    #expect(playground.value("extent") == .integer(9) && playground.value("depth") == .integer(3))
    try playground.press("u")
    #expect(playground.value("extent") == .integer(5))
    try playground.press("Z")
    playground.settle(after: .sourceChanged(file(shape("A", "var depth = 3; var side = 5.0"))))
    #expect(playground.value("side") == .number(5), "another name and another type: another property")
  }

  @Test func aRenamedPropertyWithPartsKeepsThemAll() throws {
    var playground = try playground(shape("A", "var points = [CGPoint(x: 1, y: 2)]"), "2 enter j j 7 enter j j 8 enter")
    #expect(playground.value("points[0].y") == .number(7) && playground.value("points[1].y") == .number(8))
    playground.settle(after: .sourceChanged(file(shape("A", "var corners = [CGPoint(x: 1, y: 2)]"))))
    #expect(playground.value("corners[0].y") == .number(7) && playground.value("corners[1].y") == .number(8))
  }
}
