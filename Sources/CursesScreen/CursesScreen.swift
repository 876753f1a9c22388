import CNcurses
import Foundation
import PlaygroundCore

/// The terminal as a screen: paints screen buffers and reads keys, and gives the terminal back as it was.
///
/// There is one at a time, used from one thread. While it is open, a signal that ends the process restores the terminal first. Ctrl-Z is
/// ncurses' own; after it, and after a stop that cannot be caught, `fg` brings the screen back. It is closed by `close()`, at the latest when it is let go.
public final class CursesScreen {
  private let handle: OpaquePointer
  private let window: UnsafeMutablePointer<WINDOW>
  private var palette: ColorPairs
  private let repertoire: Repertoire
  private let isConsole: Bool
  private var isOpen = true

  /// Takes over the terminal on standard input and output.
  public init(environment: TerminalEnvironment) throws(ScreenFailure) {
    if let obstacle = Self.obstacle(environment) { throw obstacle }
    repertoire = Repertoire.ofLocale()
    isConsole = environment.terminal.hasPrefix("linux")
    terminal_rescue_prepare()
    // Where ncurses does not know the name, `initscr` would end the process; `newterm` gives nothing and lets us ask again.
    var handle: OpaquePointer?
    for name in environment.terminfoNames where handle == nil {
      if environment.usesTruecolor { handle = terminal_open_with_all_colors(name) }
      if handle == nil { handle = terminal_open(name) }
    }
    guard let handle, let window = terminal_standard_window() else { throw .unknownTerminal(environment.terminal) }
    self.handle = handle
    self.window = window
    terminal_rescue_arm()
    cbreak()
    noecho()
    nonl()
    keypad(window, true)
    defineShiftedKeys()
    // The default of a second makes Esc feel broken.
    set_escdelay(25)
    intrflush(window, false)
    leaveok(window, true)
    curs_set(0)
    palette = ColorPairs(isMonochrome: environment.refusesColor)
  }

  /// What stands in the way before terminfo is asked.
  static func obstacle(_ environment: TerminalEnvironment) -> ScreenFailure? {
    if isatty(STDOUT_FILENO) != 1 { return .outputIsNoTerminal }
    if isatty(STDIN_FILENO) != 1 { return .inputIsNoTerminal }
    return environment.isDumb ? .cannotMoveCursor(environment.terminal) : nil
  }

  deinit { close() }

  /// Gives the terminal back; does nothing the second time.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    reportsMouse = false
    endwin()
    terminal_rescue_disarm()
    delscreen(handle)
  }

  /// Whether presses, moves and the wheel of the mouse come as input; the terminal itself does not see them then.
  public var reportsMouse = false {
    didSet { if reportsMouse != oldValue { terminal_report_mouse(reportsMouse) } }
  }

  /// The sets of characters that can be shown.
  public var glyphSets: [GlyphSet] { repertoire.glyphSets }

  /// How many columns and rows the terminal has now.
  public var size: ScreenSize {
    ScreenSize(columns: Int(getmaxx(window)), rows: Int(getmaxy(window)))
  }

  /// The proportions of a cell now; nil where the terminal does not tell.
  public var cellAspect: CellAspect? {
    var measures = terminal_measures()
    return terminal_measure(&measures) ? CellAspect(measures) : nil
  }

  /// Shows a screen; ncurses sends only what differs from what is shown.
  public func paint(_ buffer: ScreenBuffer) {
    var cells: [cchar_t] = []
    cells.reserveCapacity(buffer.size.columns)
    for row in 0..<min(buffer.size.rows, size.rows) {
      cells.removeAll(keepingCapacity: true)
      let line = buffer.row(row)
      for index in line.indices {
        // The right half of a wide character has no entry of its own.
        guard let character = line[index].character else { continue }
        let isWide = index + 1 < line.endIndex && line[index + 1].character == nil
        let style = line[index].style
        if repertoire.shows(character, width: isWide ? 2 : 1) {
          cells.append(cell(character, style))
        } else {
          let substitute = cell(repertoire.substitute(for: character), style)
          cells.append(substitute)
          if isWide { cells.append(substitute) }
        }
      }
      mvwadd_wchnstr(window, Int32(row), 0, cells, Int32(cells.count))
    }
    // Terminals that know the mode show the frame at once, without tearing; others ignore it. ncurses never sends it.
    send("\u{1B}[?2026h")
    wrefresh(window)
    send("\u{1B}[?2026l")
  }

  /// Asks the terminal to put a text on the clipboard (xterm's OSC 52); many refuse, and none says so.
  public func copy(_ text: String) {
    // The console of Linux takes no such sequences and would show them.
    guard !isConsole else { return }
    send("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}")
  }

  private func cell(_ character: Unicode.Scalar, _ style: CellStyle) -> cchar_t {
    let attributes = terminal_attributes(
      style.attributes.contains(.bold), style.attributes.contains(.dim),
      style.attributes.contains(.underline), style.attributes.contains(.reverse))
    let pair = palette.pair(foreground: style.foreground, background: style.background)
    var cell = cchar_t()
    terminal_set_cell(&cell, wchar_t(character.value), attributes, pair)
    return cell
  }

  private func send(_ sequence: String) {
    var bytes = Array(sequence.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Waits for the next thing that happens at the terminal, at most for a time in milliseconds.
  ///
  /// The wait also ends, with nothing, when one of `descriptors` can be read.
  public func next(within milliseconds: Int, orUntilReadable descriptors: [Int32] = []) -> TerminalInput {
    let input = nextPending()
    guard input == .nothing, milliseconds > 0 else { return input }
    var waited = ([STDIN_FILENO] + descriptors).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // A signal ends the wait too: a new size of the terminal comes as one.
    _ = poll(&waited, nfds_t(waited.count), Int32(milliseconds))
    return nextPending()
  }

  /// Whether keys wait to be taken.
  public var hasInput: Bool {
    var waited = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&waited, 1, 0) > 0
  }

  /// The next thing that has happened already.
  private func nextPending() -> TerminalInput {
    if terminal_take_continuation() { return .resized(takeOverAgain()) }
    wtimeout(window, 0)
    var code = wint_t()
    switch wget_wch(window, &code) {
    case KEY_CODE_YES where Int32(code) == KEY_RESIZE: return .resized(size)
    case KEY_CODE_YES where Int32(code) == KEY_MOUSE: return nextMouse()
    case KEY_CODE_YES: return Key(code: Int32(code)).map(TerminalInput.key) ?? .ignored
    case OK where code == Self.redraw:
      // Sends the whole screen anew, for a terminal that something else wrote on.
      clearok(terminal_current_window(), true)
      return .ignored
    case OK: return Unicode.Scalar(UInt32(code)).flatMap(Key.init(character:)).map(TerminalInput.key) ?? .ignored
    default: return terminal_has_hung_up() ? .hungUp : .nothing
    }
  }

  /// Brings the terminal back into the modes of the screen after the process was stopped, however that was; the next frame is painted
  /// whole. Returns the size, which may be another one.
  ///
  /// In the background the system stops the process here until it is in the foreground.
  private func takeOverAgain() -> ScreenSize {
    let reportedMouse = reportsMouse
    reportsMouse = false
    endwin()
    // A process in the background is not told of new sizes.
    var measures = terminal_measures()
    if terminal_measure(&measures), measures.columns > 0, measures.rows > 0 {
      resizeterm(measures.rows, measures.columns)
    }
    wrefresh(window)
    reportsMouse = reportedMouse
    clearok(terminal_current_window(), true)
    return size
  }

  /// What the mouse has done, first things first: ncurses hands out the last first.
  private func nextMouse() -> TerminalInput {
    var batches: [[Mouse]] = []
    var column: Int32 = 0
    var row: Int32 = 0
    while true {
      let action = terminal_next_mouse(&column, &row)
      if action == terminal_mouse_nothing { break }
      batches.append(Self.actions(of: action).map { Mouse($0, column: Int(column), row: Int(row)) })
    }
    let events = batches.reversed().flatMap { $0 }
    return events.isEmpty ? .ignored : .mouse(events)
  }

  private static func actions(of action: terminal_mouse_action) -> [Mouse.Action] {
    switch action {
    case terminal_mouse_press: [.press]
    case terminal_mouse_drag: [.drag]
    case terminal_mouse_release: [.release]
    case terminal_mouse_click: [.press, .release]
    case terminal_mouse_double_click: [.press, .release, .press, .release]
    case terminal_mouse_triple_click: [.press, .release, .press, .release, .press, .release]
    case terminal_mouse_wheel_up: [.wheelUp]
    case terminal_mouse_wheel_down: [.wheelDown]
    default: []
    }
  }

  /// Ctrl-L.
  private static let redraw: wint_t = 0x0C
}

/// What came from the terminal.
public enum TerminalInput: Equatable, Sendable {
  case key(Key)
  /// One thing after the other, at least one.
  case mouse([Mouse])
  case resized(ScreenSize)
  /// A key that means nothing here.
  case ignored
  /// The time has passed.
  case nothing
  /// The terminal is gone.
  case hungUp
}

/// Why the terminal cannot be used as a screen.
public enum ScreenFailure: Error, Equatable, Sendable {
  /// The screen would go into a file or a pipe.
  case outputIsNoTerminal
  /// There are no keys.
  case inputIsNoTerminal
  /// It can only print lines.
  case cannotMoveCursor(String)
  /// Neither its name is known, nor the one that stands in for such.
  case unknownTerminal(String)
}
