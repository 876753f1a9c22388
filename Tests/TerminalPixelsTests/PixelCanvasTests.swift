import Rendering
import TerminalPixels
import Testing

/// The bytes that change one picture into the next.
struct PixelCanvasTests {
  private static let cell = ScreenSize(columns: 4, rows: 6)
  private static let area = CellArea(column: 2, row: 1, columns: 40, rows: 12)
  private static let kinds = PixelTerminal.Kind.allCases

  private func terminal(_ kind: PixelTerminal.Kind) -> PixelTerminal {
    PixelTerminal(kind, size: ScreenSize(columns: 60, rows: 20), cell: Self.cell)
  }

  private func picture(_ color: UInt32 = 0x336699) -> PixelPicture {
    SamplePicture.drawn(Self.area.columns * 4, Self.area.rows * 6) { _, _ in color }
  }

  /// Sends a frame to a terminal, and returns the number of its bytes.
  @discardableResult
  private func show(
    _ picture: PixelPicture?, on canvas: inout PixelCanvas, _ terminal: inout PixelTerminal,
    covered: CellMask = .none, rewritten: CellMask = .none, budget: Int? = nil
  ) -> Int {
    let update = canvas.show(
      picture, in: Self.area, cell: Self.cell, covered: covered, rewritten: rewritten, budget: budget)
    terminal.take(update.beforeText + update.afterText)
    return update.beforeText.count + update.afterText.count
  }

  @Test(arguments: kinds)
  func thePictureIsSeenInItsPlace(kind: PixelTerminal.Kind) {
    var (canvas, terminal) = (PixelCanvas(kind.graphics), terminal(kind))
    show(picture(), on: &canvas, &terminal)
    let screen = terminal.screen()
    #expect(screen[7, 6] == nil)
    #expect(screen[8, 5] == nil)
    #expect(screen[8, 6] == 0x336699)
    #expect(screen[167, 77] == 0x336699)
    #expect(screen[168, 77] == nil)
    #expect(screen[167, 78] == nil)
    #expect(terminal.complaints == [])
  }

  @Test(arguments: kinds)
  func theSamePictureSendsNothing(kind: PixelTerminal.Kind) {
    var (canvas, terminal) = (PixelCanvas(kind.graphics), terminal(kind))
    show(picture(), on: &canvas, &terminal)
    #expect(show(picture(), on: &canvas, &terminal) == 0)
    #expect(show(picture(), on: &canvas, &terminal, budget: 5) == 0)
  }

  @Test(arguments: [PixelTerminal.Kind.kitty, .foot])
  func aChangedPixelSendsOneTile(kind: PixelTerminal.Kind) {
    var (canvas, terminal) = (PixelCanvas(kind.graphics), terminal(kind))
    show(picture(), on: &canvas, &terminal)
    let former = terminal.shownCount
    var next = picture()
    next[17, 30] = 0xff0000
    show(next, on: &canvas, &terminal)
    #expect(terminal.shownCount == former + 1)
    #expect(terminal.screen()[8 + 17, 6 + 30] == 0xff0000)
  }

  @Test(arguments: kinds)
  func nothingIsLeftAfterClearing(kind: PixelTerminal.Kind) {
    var (canvas, terminal) = (PixelCanvas(kind.graphics), terminal(kind))
    show(picture(), on: &canvas, &terminal)
    terminal.take(canvas.bytesToClear())
    #expect(terminal.screen().isEmpty)
    #expect(canvas.bytesToClear() == [])
    show(picture(1), on: &canvas, &terminal)
    #expect(terminal.screen()[8, 6] == 1 || kind.graphics != .kitty)
    show(nil, on: &canvas, &terminal)
    #expect(terminal.screen().isEmpty)
  }

  @Test(arguments: kinds)
  func coveredCellsAreHoles(kind: PixelTerminal.Kind) {
    var (canvas, terminal) = (PixelCanvas(kind.graphics), terminal(kind))
    show(picture(), on: &canvas, &terminal)
    let overlay = CellArea(column: 10, row: 3, columns: 5, rows: 2)
    show(picture(), on: &canvas, &terminal, covered: CellMask(in: Self.area, anyOf: [overlay]))
    let screen = terminal.screen()
    #expect(screen[40, 18] == nil)
    #expect(screen[59, 29] == nil)
    #expect(screen[39, 18] != nil)
    #expect(screen[60, 29] != nil)
    #expect(screen[40, 30] != nil)
    show(picture(), on: &canvas, &terminal)
    #expect(terminal.screen()[40, 18] != nil)
    #expect(terminal.complaints == [])
  }

  @Test func rewrittenCellsAreSentAgainAsSixels() {
    for kind in [PixelTerminal.Kind.foot, .xterm, .tmux] {
      var (canvas, terminal) = (PixelCanvas(kind.graphics), terminal(kind))
      show(picture(), on: &canvas, &terminal)
      terminal.write(column: 9, row: 4)
      #expect(terminal.screen()[36, 24] == nil)
      let rewritten = CellMask(in: Self.area, anyOf: [CellArea(column: 9, row: 4, columns: 1, rows: 1)])
      show(picture(), on: &canvas, &terminal, rewritten: rewritten)
      #expect(terminal.screen()[36, 24] != nil, "\(kind)")
    }
    var canvas = PixelCanvas(.kitty)
    _ = canvas.show(picture(), in: Self.area, cell: Self.cell)
    let rewritten = CellMask(in: Self.area) { _, _ in true }
    #expect(canvas.show(picture(), in: Self.area, cell: Self.cell, rewritten: rewritten).isEmpty)
  }

  @Test func aBudgetSpreadsTheTilesOverFrames() {
    for kind in [PixelTerminal.Kind.kitty, .foot] {
      var (canvas, terminal) = (PixelCanvas(kind.graphics), terminal(kind))
      let first = show(picture(), on: &canvas, &terminal, budget: 1)
      #expect(!canvas.isComplete)
      #expect(terminal.shownCount == 1)
      var (frames, sum) = (1, first)
      while !canvas.isComplete, frames < 100_000 {
        sum += show(picture(), on: &canvas, &terminal, budget: 40)
        frames += 1
      }
      #expect(canvas.isComplete)
      #expect(sum <= frames * 40 + first + 40, "\(kind)")
      #expect(terminal.screen()[167, 77] == 0x336699)
    }
  }

  @Test func theOldestChangeIsSentFirst() {
    var (canvas, terminal) = (PixelCanvas(.kitty), terminal(.kitty))
    show(picture(), on: &canvas, &terminal)
    var next = picture()
    next[150, 70] = 1
    show(next, on: &canvas, &terminal, budget: 0)
    next[0, 0] = 2
    show(next, on: &canvas, &terminal, budget: 1)
    let screen = terminal.screen()
    #expect(screen[158, 76] == 1)
    #expect(screen[8, 6] != 2)
  }

  @Test func aWholePictureNeverTouchesTheLastRow() {
    let screen = ScreenSize(columns: 60, rows: 20)
    let area = CellArea(column: 5, row: 10, columns: 90, rows: 10)
    #expect(
      GraphicsProtocol.kitty.usable(area, of: screen, cell: Self.cell)
        == CellArea(column: 5, row: 10, columns: 55, rows: 10))
    #expect(
      PixelTerminal.Kind.xterm.graphics.usable(area, of: screen, cell: Self.cell)
        == CellArea(column: 5, row: 10, columns: 55, rows: 9))
    let habits = SixelHabits(keepsParts: false, keepsHoles: true, most: ScreenSize(columns: 102, rows: 25))
    #expect(
      GraphicsProtocol.sixel(habits).usable(area, of: screen, cell: Self.cell)
        == CellArea(column: 5, row: 10, columns: 25, rows: 4))
  }
}

extension PixelPicture {
  /// True if no pixel is shown.
  var isEmpty: Bool { pixels.allSatisfy { $0 == 0 } }
}
