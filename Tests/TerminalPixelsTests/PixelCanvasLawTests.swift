import Rendering
import TerminalPixels
import TestSupport
import Testing

/// Whatever happens, a terminal shows the picture where no text is, and nothing anywhere else.
struct PixelCanvasLawTests {
  /// A program with a picture, overlays and a terminal of any size.
  private struct Session {
    var random: SeededGenerator
    var canvas: PixelCanvas
    var terminal: PixelTerminal
    let kind: PixelTerminal.Kind
    let cell: ScreenSize
    var area = CellArea(column: 0, row: 0, columns: 0, rows: 0)
    var picture: PixelPicture?
    var overlays: [CellArea] = []
    /// The overlays whose text is on the terminal.
    var written: [CellArea] = []
    var isCleared = false
    var budget: Int?

    init(_ kind: PixelTerminal.Kind, seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let cell = ScreenSize(columns: Int.random(in: 2...5, using: &random), rows: Int.random(in: 3...9, using: &random))
      self.kind = kind
      self.cell = cell
      self.random = random
      canvas = PixelCanvas(kind.graphics)
      terminal = PixelTerminal(kind, size: ScreenSize(columns: 40, rows: 14), cell: cell)
      moveArea()
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func moveArea() {
      let wanted = CellArea(column: number(0...9), row: number(0...4), columns: number(1...40), rows: number(1...14))
      area = kind.graphics.usable(wanted, of: terminal.size, cell: cell)
      drawPicture()
    }

    mutating func drawPicture() {
      // Now and then it is smaller or larger than its area.
      let (width, height) = (area.columns * cell.columns, area.rows * cell.rows)
      let slack = number(0...5) == 0 ? number(-7...7) : 0
      picture = SamplePicture.patches(
        max(width + slack, 1), max(height + slack, 1), colors: number(1...20), hasHoles: number(0...4) == 0,
        using: &random)
    }

    mutating func change() {
      switch number(0...11) {
      case 0: moveArea()
      case 1:
        terminal.resize(ScreenSize(columns: number(10...45), rows: number(4...16)))
        isCleared = true
        moveArea()
      case 2: isCleared = true
      case 3: picture = nil
      case 4, 5:
        overlays.append(
          CellArea(column: number(0...30), row: number(0...10), columns: number(1...12), rows: number(1...5)))
      case 6, 7: overlays = number(0...2) == 0 ? [] : Array(overlays.dropFirst())
      case 8: budget = number(0...1) == 0 ? nil : number(1...3000)
      case 9:
        if picture != nil, area.columns > 0, area.rows > 0 {
          picture?[0, 0] = SamplePicture.exact(using: &random)
        } else {
          drawPicture()
        }
      default: drawPicture()
      }
    }

    /// Shows a frame, with all its text.
    mutating func paint() {
      let screen = CellArea(column: 0, row: 0, columns: terminal.size.columns, rows: terminal.size.rows)
      let covered = CellMask(in: screen, anyOf: overlays)
      let former = CellMask(in: screen, anyOf: written)
      let (all, cleared) = (overlays, isCleared)
      // Text that is in its place already may change too.
      let changes = overlays.isEmpty || number(0...3) > 0 ? [] : [overlays[0]]
      let rewritten = CellMask(in: screen) { column, row in
        covered.contains(column: column, row: row) != former.contains(column: column, row: row)
          || changes.contains { $0.contains(column: column, row: row) }
      }
      if isCleared { canvas.forget() }
      let update = canvas.show(
        picture, in: area, cell: cell, covered: covered, rewritten: rewritten, budget: budget)
      terminal.take(update.beforeText)
      if isCleared { terminal.clear() }
      for row in 0..<terminal.size.rows {
        for column in 0..<terminal.size.columns {
          let isText = all.contains { $0.contains(column: column, row: row) }
          if cleared ? isText : rewritten.contains(column: column, row: row) {
            terminal.write(column: column, row: row)
          }
        }
      }
      terminal.take(update.afterText)
      (written, isCleared) = (overlays, false)
    }

    /// The pixels that the screen shows at last.
    func wanted() -> PixelPicture {
      SamplePicture.drawn(terminal.size.columns * cell.columns, terminal.size.rows * cell.rows) { x, y in
        let (column, row) = (x / cell.columns, y / cell.rows)
        guard let picture, area.contains(column: column, row: row),
          !overlays.contains(where: { $0.contains(column: column, row: row) })
        else { return nil }
        let (left, top) = (x - area.column * cell.columns, y - area.row * cell.rows)
        return left < picture.width && top < picture.height ? picture[left, top] : nil
      }
    }

    /// True if a pixel is seen where none may be.
    func showsTooMuch() -> Bool {
      let (screen, wanted) = (terminal.screen(), wanted())
      return stride(from: 3, to: screen.pixels.count, by: 4).contains { screen.pixels[$0] > wanted.pixels[$0] }
    }
  }

  @Test(arguments: PixelTerminal.Kind.allCases)
  func theTerminalShowsThePictureAndNothingElse(kind: PixelTerminal.Kind) {
    for seed in UInt64(1)...24 {
      var session = Session(kind, seed: seed)
      for step in 0..<40 {
        if step > 0 { session.change() }
        session.paint()
        #expect(!session.showsTooMuch(), "seed \(seed), step \(step)")
        if session.canvas.isComplete {
          #expect(session.terminal.screen() == session.wanted(), "seed \(seed), step \(step)")
        }
      }
      for _ in 0..<3000 where !session.canvas.isComplete {
        session.budget = max(session.budget ?? 100, 100)
        session.paint()
      }
      #expect(session.canvas.isComplete, "seed \(seed)")
      #expect(session.terminal.screen() == session.wanted(), "seed \(seed), at the end")
      session.terminal.take(session.canvas.bytesToClear())
      #expect(session.terminal.screen().isEmpty, "seed \(seed), after clearing")
      #expect(session.terminal.complaints == [], "seed \(seed)")
    }
  }

  @Test(arguments: [PixelTerminal.Kind.kitty, .keepingKitty])
  func noPictureIsLeftInATerminalsMemory(kind: PixelTerminal.Kind) {
    for seed in UInt64(100)...120 {
      var session = Session(kind, seed: seed)
      for _ in 0..<30 {
        session.change()
        session.paint()
      }
      session.terminal.take(session.canvas.bytesToClear())
      #expect(session.terminal.pictureCount == 0, "seed \(seed)")
    }
  }

  @Test(arguments: PixelTerminal.Kind.allCases)
  func theBytesStayWithinTheBudget(kind: PixelTerminal.Kind) {
    for seed in UInt64(200)...215 {
      var session = Session(kind, seed: seed)
      let screen = CellArea(column: 0, row: 0, columns: 40, rows: 14)
      let budget = session.number(10...900)
      var (sum, most) = (0, 0)
      for frame in 1...60 {
        if frame % 7 == 0 { session.drawPicture() }
        let update = session.canvas.show(
          session.picture, in: session.area, cell: session.cell, covered: CellMask(in: screen, anyOf: []),
          budget: budget)
        sum += update.afterText.count
        most = max(most, update.afterText.count)
        #expect(sum <= frame * budget + most + 20 * frame, "seed \(seed), frame \(frame)")
      }
    }
  }
}
