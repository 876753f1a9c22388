import PlaygroundCore
import Rendering
import ShapeGeometry
import ShapeInterpreter
import Testing

/// Long names are cut so that they can be told apart, and the selected one is told whole.
@Suite struct DistinctShorteningTests {
  private static let names = [
    "leadingTopCornerRadiusInCompactWidth", "leadingTopCornerRadiusInRegularWidth", "controlPoints[0].x",
    "controlPoints[0].y", "controlPoints[1].x", "size",
  ]

  private func playground(_ names: [String] = names, columns: Int = 80) -> Playground {
    let parameters = names.map { Sample.number($0, 20, 0...100) }
    let shape = EntryPoint(name: "Long", parameters: parameters) { rect, _, _ in Path(rect) }
    return Playground.settled(files: [Sample.file("long.swift", [shape])], size: ScreenSize(columns: columns, rows: 24))
  }

  private func shown(_ playground: Playground) -> [String] {
    playground.view().plainText.split(separator: "\n").compactMap { line in
      let pane = line.split(separator: "│").last ?? ""
      let words = pane.split(separator: " ").filter { $0 != ">" }
      return words.count == 2 && words[1].hasPrefix("20") ? String(words[0]) : nil
    }
  }

  @Test func whatTellsThemApartStays() {
    #expect(
      shown(playground()) == [
        "leadi…CompactWidth", "leadi…RegularWidth", "controlPoints[0].x", "controlPoints[0].y", "controlPoints[1].x",
        "size",
      ])
  }

  @Test(arguments: Array(36...90))
  func noTwoNamesReadAlike(columns: Int) {
    let playground = playground(columns: columns)
    let names = shown(playground)
    #expect(Set(names).count == names.count, "\(names)")
    #expect(names.allSatisfy { $0.count >= 4 })
  }

  @Test func aNameThatIsToldByItsBeginningIsCutAtItsEnd() {
    #expect(shown(playground(["arrowOffsetFractionOfTheWhole", "other"])) == ["arrowOffsetFracti…", "other"])
  }

  @Test func theSelectedOneIsToldWhole() throws {
    var playground = playground()
    #expect(playground.statusText.hasPrefix(" leadingTopCornerRadiusInCompactWidth   "))
    #expect(playground.statusText.hasSuffix("? help  q quit"))
    try playground.press("j")
    #expect(playground.statusText.hasPrefix(" leadingTopCornerRadiusInRegularWidth   "))
    try playground.press("s-tab")
    #expect(!playground.statusText.contains(Self.names[1]))
  }

  @Test func shapesAreToldApartToo() {
    let shapes = ["Compact", "Regular"].map { size in
      EntryPoint(name: "RoundedCornerBubbleFor\(size)Width", parameters: []) { rect, _, _ in Path(rect) }
    }
    let playground = Playground.settled(
      files: [Sample.file("a.swift", shapes)], size: ScreenSize(columns: 80, rows: 12))
    let lines = playground.view().plainText.split(separator: "\n").map { $0.prefix(15) }
    #expect(lines[2].dropFirst(3) != lines[3].dropFirst(3))
  }
}
