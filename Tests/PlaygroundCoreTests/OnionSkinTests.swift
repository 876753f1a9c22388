import DotRaster
import PlaygroundCore
import Rendering
import ShapeInterpreter
import Testing

@Suite struct OnionSkinTests {
  private func canvas(_ playground: Playground, _ columns: Int = 26, _ rows: Int = 9) -> String {
    playground.canvasView(size: ScreenSize(columns: columns, rows: rows)).plainText
  }

  @Test func `what came is solid, what stayed is grey, what went is a trace`() throws {
    var playground = Sample.playground()
    // Filled, and inset by 30 where the bookmark has 10.
    try playground.press("f tab 1 0 enter m v")
    #expect(playground.notice == "compared with the bookmark")
    try playground.press("3 0 enter")
    #expect(
      canvas(playground) == """

             ⢀⠠ ⡀⠄⢀⠠ ⡀⠄⢀⠠ ⡀⠄⢀
            ⠈⠄⢢⢡⡰⡌⣄⢦⢡⡰⡌⣄⢦⢡⡰⡌⠄⠂
            ⠐⡈⢌⢧⢳⡹⡜⣎⢧⢳⡹⡜⣎⢧⢳⡑⡈⠄
            ⠠⠐⡘⣎⢧⢳⡹⡜⣎⢧⢳⡹⡜⣎⢧⠣⠐⡀
            ⢀⠡⠸⡜⣎⢧⢳⡹⡜⣎⢧⢳⡹⡜⣎⢇⠡
             ⢂⠱⠙⡘⠎⢃⠳⠙⡘⠎⢃⠳⠙⡘⠆⢂⠁
            ⠈ ⠂⠁⠐⠈ ⠂⠁⠐⠈ ⠂⠁⠐⠈ ⠂
         ⣿⣿ came  ⡈⠄ went

        """)
    try playground.press("m 1 0 enter")
    #expect(
      canvas(playground) == """

            ⢠⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⡄
            ⢸⣿⣿⢻⡻⡟⣟⢿⢻⡻⡟⣟⢿⢻⡻⣿⣿⡇
            ⢸⣿⣏⢧⢳⡹⡜⣎⢧⢳⡹⡜⣎⢧⢳⣹⣿⡇
            ⢸⣿⡟⣎⢧⢳⡹⡜⣎⢧⢳⡹⡜⣎⢧⢻⣿⡇
            ⢸⣿⡿⡜⣎⢧⢳⡹⡜⣎⢧⢳⡹⡜⣎⢿⣿⡇
            ⢸⣿⣷⣽⣼⣮⣧⣷⣽⣼⣮⣧⣷⣽⣼⣾⣿⡇
            ⠘⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠃
         ⣿⣿ came  ⡈⠄ went

        """)
  }

  @Test func `no dot of either drawing is in two parts or in none`() throws {
    var playground = Sample.playground()
    func drawn(_ keys: String) throws -> DotBitmap {
      try playground.press(keys)
      // The last row is the legend's.
      let lines = playground.canvasView(size: ScreenSize(columns: 60, rows: 30)).plainText.split(
        separator: "\n", omittingEmptySubsequences: false)
      return DotBitmap(
        braille: ([lines[0] + String(repeating: "\u{2800}", count: 60)] + lines[1..<29]).joined(separator: "\n"))
    }
    let former = try drawn("f tab 2 5 enter m")
    let present = try drawn("4 0 enter")
    let compared = try drawn("v")
    let came = present.subtracting(former)
    #expect(compared.intersection(came) == came, "what came is there to the dot")
    #expect(compared.subtracting(present.union(former)).isEmpty, "nothing is made up")
    let stayed = compared.intersection(present.intersection(former)).count
    let went = compared.intersection(former.subtracting(present)).count
    #expect(abs(5 * stayed - 3 * present.intersection(former).count) < 100, "three of five stay")
    #expect(abs(5 * went - former.subtracting(present).count) < 100, "one of five is left")
  }

  @Test func `the legend can be read where the drawing reaches`() throws {
    var playground = Sample.playground()
    try playground.press("tab m right v + + + +")
    let screen = playground.canvasView(size: ScreenSize(columns: 40, rows: 12))
    #expect(screen.text(row: 11).contains(" came  ") && screen.text(row: 11).contains(" stayed "))
    #expect(screen.text(row: 10).unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
  }

  @Test func `without a bookmark the start values are compared with`() throws {
    var playground = Sample.playground()
    let plain = canvas(playground)
    try playground.press("v")
    #expect(playground.notice == "compared with the start values; m sets a bookmark")
    #expect(canvas(playground) != plain && canvas(playground).contains("came"))
    try playground.press("v")
    #expect(canvas(playground) == plain)
  }

  @Test func `a bookmark is gone back to, undone, and each shape's own`() throws {
    var playground = Sample.playground()
    try playground.press("b")
    #expect(playground.notice == "there is no bookmark; m sets one")
    try playground.press("right f m b")
    #expect(playground.notice == "these are the bookmarked values")
    try playground.press("m")
    #expect(playground.notice == "these values are bookmarked")
    try playground.press("R b")
    #expect(playground.value("inset") == .number(13) && playground.value("style") == .choice(0))
    try playground.press("x m u")
    #expect(playground.notice == "undid: the bookmark")
    try playground.press("b")
    #expect(playground.value("inset") == .number(13))
    try playground.press("j b")
    #expect(playground.notice == "there is no bookmark; m sets one")
  }

  @Test func `a comparison is evaluated once`() throws {
    let counter = Counter()
    let shape = EntryPoint(name: "Counted", parameters: [Sample.number("x", 1, 0...9, step: 1)]) { _, _, _ in
      counter.increment()
      return .init()
    }
    var playground = Playground.settled(
      files: [Sample.file("a.swift", [shape])], size: ScreenSize(columns: 80, rows: 24))
    try playground.press("v right right f g")
    #expect(counter.value == 4, "at first, for the comparison, and for two values")
  }

  @Test func `the moments before stay as a trace behind the present one`() throws {
    var playground = MovingViews.playground()
    try playground.press("i enter wait:900ms t esc")
    let plain = canvas(playground, 70, 16)
    try playground.press("O")
    #expect(playground.notice == "the moments before, each tenth of a second, stay behind")
    #expect(
      canvas(playground, 70, 16) == """




                                         off



                          Ada

                                                  ⡀⢄⢠⢠▂▃▃▂▁
                                                ⢂⠡⠐⡜⣎▛▘███▋
                                                 ⢂⠡⠹⡜▝▃▁▁▂▘
                                                        ▇



        """)
    let traced = canvas(playground, 70, 16)
    try playground.press("O")
    #expect(canvas(playground, 70, 16) == plain)
    // Whether the clock ran there or was moved there, the trace is the same.
    try playground.press("O T t ] [")
    #expect(canvas(playground, 70, 16) != traced)
    for _ in 0..<54 { try playground.press("]") }
    #expect(canvas(playground, 70, 16) == traced)
  }
}
