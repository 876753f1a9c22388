import CNcurses
import Foundation
import PlaygroundCore
import Rendering
import TerminalPixels

// Pixels on a part of the screen.

extension CursesScreen {
  /// The way to show pixels and the present size of a cell; nil if the terminal has no pixels, or was not asked. It may
  /// become known only after some inputs, if the terminal answers late.
  public var pixelSupport: PixelSupport? {
    // Blanks beyond ASCII keep ncurses from pixels.
    guard isOpen, repertoire == .unicode else { return nil }
    return PixelSupport(interview.answers, measured: cellPixels)
  }

  /// The facts about the terminal that are known so far. They are complete when the terminal has answered, which may be
  /// some inputs after the questions.
  public var facts: TerminalFacts {
    guard isOpen, interview.answers.attributes != nil else {
      return TerminalFacts(glyphSets: glyphSets(drawing: []), ground: environmentGround)
    }
    let answers = interview.answers
    return TerminalFacts(
      pixels: pixelSupport.map { PixelScreen(cell: $0.cell) },
      glyphSets: glyphSets(drawing: answers.mixedSets), ground: answers.ground ?? environmentGround)
  }

  /// The size of a cell as the system reports it, if the terminal has not answered or if its font has changed since;
  /// nil if the terminal's answer is valid.
  private var cellPixels: ScreenSize? {
    guard let measured = Interview.measured() else { return nil }
    if interview.answers.cellPixels != nil, let start = interview.measuredAtStart, measured == start { return nil }
    return ScreenSize(columns: Int(measured.columns), rows: Int(measured.rows))
  }

  /// True if the whole of the last picture has been sent.
  public var isPictureComplete: Bool { canvas?.isComplete ?? true }

  /// Shows a playground's frame. `budget` is that of the pixels that may be sent now.
  public func paint(_ frame: ScreenFrame, budget: Int? = nil) {
    let picture = frame.pixels.map { PixelPicture(width: $0.width, height: $0.height, pixels: $0.bytes) }
    let covered = CellMask(in: frame.area, where: frame.isCovered)
    paint(frame.screen, picture: picture, in: frame.area, covered: covered, budget: budget)
  }

  /// Shows a screen with a picture in an area of it.
  ///
  /// The cells of the area keep their text if they are covered, if they are outside `PixelSupport`'s usable area, or if
  /// the terminal has no pixels. The picture's pixels are those of the terminal.
  ///
  /// - Parameters:
  ///   - covered: the cells of the area that show text in front of the picture.
  ///   - budget: the bytes of pixels that may be sent now, or nil for any number. What exceeds it is sent when the same
  ///     picture is painted again, as long as `isPictureComplete` is false.
  public func paint(
    _ buffer: ScreenBuffer, picture: PixelPicture?, in area: CellArea, covered: CellMask = .none, budget: Int? = nil
  ) {
    guard let picture, let support = pixelSupport else {
      // Without pixels on the screen, this is all that there is.
      let update = removal()
      write(buffer)
      refresh(update)
      return
    }
    if canvas?.graphics != support.graphics {
      removePixels()
      canvas = PixelCanvas(support.graphics)
      // ncurses would otherwise move characters within a row, and pixels with them.
      idcok(window, false)
    }
    let usable = support.graphics.usable(area, of: size, cell: support.cell)
    let text = buffer.blanked(in: usable, except: covered)
    write(text)
    if is_cleared(terminal_current_window()) { canvas?.forget() }
    let rewritten = painted.map { text.cellsRewritten(in: usable, after: $0) } ?? .none
    let update = canvas?.show(
      picture, in: usable, cell: support.cell, covered: covered, rewritten: rewritten, budget: budget)
    painted = text
    terminal_note_pictures(support.graphics == .kitty ? terminal_pictures_kitty : terminal_pictures_sixel)
    refresh(update ?? PixelUpdate())
  }

  /// Removes all pixels at once.
  func removePixels() {
    let update = removal()
    guard !update.isEmpty else { return }
    terminal_hold_stop()
    send(update.beforeText)
    terminal_release_stop()
  }

  private func removal() -> PixelUpdate {
    var update = PixelUpdate()
    update.beforeText = canvas?.bytesToClear() ?? []
    painted = nil
    terminal_note_pictures(terminal_pictures_none)
    return update
  }

  /// Sends the differences of the text and of the pixels.
  ///
  /// With mode 2026 a terminal shows the frame at once, without tearing; other terminals ignore it. ncurses never sends
  /// it.
  private func refresh(_ update: PixelUpdate) {
    terminal_hold_stop()
    send(Array("\u{1B}[?2026h".utf8) + update.beforeText)
    wrefresh(window)
    send(update.afterText + "\u{1B}[?2026l".utf8)
    terminal_release_stop()
  }
}
