import CNcurses
import Foundation
import PlaygroundCore
import Rendering
import TerminalPixels

/// The terminal as a screen. It paints screen buffers, reads keys, and restores the terminal when it is closed.
///
/// Only one screen exists at a time, and it is used from one thread. While it is open, a signal that ends the process
/// restores the terminal first. ncurses handles Ctrl-Z. After Ctrl-Z, and after a stop that cannot be caught, `fg`
/// restores the screen. The screen is closed by `close()`, or at the latest when it is deinitialized.
public final class CursesScreen {
  private let handle: OpaquePointer
  let window: UnsafeMutablePointer<WINDOW>
  private var palette: ColorPairs
  let repertoire: Repertoire
  private let understandsQuestions: Bool
  private let isConsole: Bool
  /// The character sets by the mixed sets that the terminal draws; their widths are looked up once.
  private var knownSets: [[GlyphSet]: [GlyphSet]] = [:]
  /// The terminal's ground by the environment; nil if that does not tell it.
  let environmentGround: Ink?
  private(set) var isOpen = true
  /// The facts that the terminal has told so far.
  var interview = Interview()
  /// The pixels on the terminal; nil if none were shown yet.
  var canvas: PixelCanvas?
  /// The text that was painted last; nil before the first frame.
  var painted: ScreenBuffer?

  /// Takes over the terminal on standard input and output.
  public init(environment: TerminalEnvironment) throws(ScreenFailure) {
    if let obstacle = Self.obstacle(environment) { throw obstacle }
    repertoire = Repertoire.ofLocale()
    isConsole = environment.terminal.hasPrefix("linux")
    environmentGround = environment.ground
    terminal_rescue_prepare()
    // If ncurses does not know the name, `initscr` would end the process. `newterm` returns null, so that another name
    // can be tried.
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
    // With the default of one second, Esc seems to be broken.
    set_escdelay(25)
    intrflush(window, false)
    leaveok(window, true)
    curs_set(0)
    palette = ColorPairs(isMonochrome: environment.refusesColor)
    understandsQuestions = environment.understandsQuestions && repertoire == .unicode
  }

  /// Asks the terminal for `facts`, if it is known to understand such questions; a later call has no effect.
  ///
  /// The answers come as input, and reading that takes them in. With `waits`, those that come within a seventh of a
  /// second are there at once.
  public func askForFacts(waits: Bool = false) {
    guard isOpen, understandsQuestions, !interview.hasBegun else { return }
    interview.begin(within: waits ? Interview.patience : .zero, send)
  }

  /// Returns the reason why the terminal cannot be used, as far as it is known without terminfo; nil if there is none.
  static func obstacle(_ environment: TerminalEnvironment) -> ScreenFailure? {
    if isatty(STDOUT_FILENO) != 1 { return .outputIsNoTerminal }
    if isatty(STDIN_FILENO) != 1 { return .inputIsNoTerminal }
    return environment.isDumb ? .cannotMoveCursor(environment.terminal) : nil
  }

  deinit { close() }

  /// Restores the terminal; the second call has no effect.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    reportsMouse = false
    removePixels()
    interview.end()
    endwin()
    terminal_rescue_disarm()
    delscreen(handle)
  }

  /// True if presses, moves and the wheel of the mouse arrive as input; the terminal itself does not use them then.
  public var reportsMouse = false {
    didSet { if reportsMouse != oldValue { reportMouse() } }
  }

  /// True if moves without a press arrive as input, too, as drags; where the mouse is reported.
  public var reportsMoves = false {
    didSet { if reportsMoves != oldValue, reportsMouse { reportMouse() } }
  }

  private func reportMouse() {
    terminal_report_mouse(
      !reportsMouse ? terminal_moves_none : reportsMoves ? terminal_moves_all : terminal_moves_held)
  }

  /// Returns the character sets that can be shown if the terminal draws some mixed sets.
  func glyphSets(drawing finer: [GlyphSet]) -> [GlyphSet] {
    if let known = knownSets[finer] { return known }
    let sets = repertoire.glyphSets(drawing: finer)
    knownSets[finer] = sets
    return sets
  }

  /// The number of colours that are shown.
  public var colors: ColorDepth { palette.depth }

  /// The present number of columns and rows of the terminal.
  public var size: ScreenSize {
    ScreenSize(columns: Int(getmaxx(window)), rows: Int(getmaxy(window)))
  }

  /// The present proportions of a cell; nil if the terminal does not report them.
  public var cellAspect: CellAspect? {
    var measures = terminal_measures()
    return terminal_measure(&measures) ? CellAspect(measures) : nil
  }

  /// Shows a screen without pixels; ncurses sends only the differences from what is shown.
  public func paint(_ buffer: ScreenBuffer) {
    paint(buffer, picture: nil, in: CellArea(column: 0, row: 0, columns: 0, rows: 0))
  }

  /// Hands the text of a screen to ncurses, which sends it with the next refresh.
  func write(_ buffer: ScreenBuffer) {
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
        if repertoire.shows(character.base, width: isWide ? 2 : 1) {
          cells.append(cell(character.base, marks: character.marks.filter(repertoire.combines), style))
        } else {
          let substitute = cell(repertoire.substitute(for: character.base), style)
          cells.append(substitute)
          if isWide { cells.append(substitute) }
        }
      }
      mvwadd_wchnstr(window, Int32(row), 0, cells, Int32(cells.count))
    }
  }

  /// Asks the terminal to put a text on the clipboard (xterm's OSC 52). Many terminals refuse, and none reports this.
  public func copy(_ text: String) {
    // The Linux console does not understand such sequences and would show them.
    guard !isConsole else { return }
    send("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}")
  }

  private func cell(
    _ character: Unicode.Scalar, marks: [Unicode.Scalar] = [], _ style: CellStyle
  ) -> cchar_t {
    let attributes = terminal_attributes(
      style.attributes.contains(.bold), style.attributes.contains(.dim),
      style.attributes.contains(.underline), style.attributes.contains(.reverse))
    let pair = palette.pair(foreground: style.foreground, background: style.background)
    var cell = cchar_t()
    let marks = marks.map { wchar_t($0.value) }
    terminal_set_cell(&cell, wchar_t(character.value), marks, marks.count, attributes, pair)
    return cell
  }

  private func send(_ sequence: String) { send(Array(sequence.utf8)) }

  /// Sends bytes past ncurses; it returns when the terminal has taken them, or if it is gone.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      // A new size of the terminal arrives as a signal, and must not cut a sequence.
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits for the next input from the terminal, at most for the given time in milliseconds.
  ///
  /// The wait also ends, with `.nothing`, when one of `descriptors` becomes readable.
  public func next(within milliseconds: Int, orUntilReadable descriptors: [Int32] = []) -> TerminalInput {
    let input = nextPending()
    guard input == .nothing, milliseconds > 0 else { return input }
    var waited = ([STDIN_FILENO] + descriptors).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // A signal ends the wait too: a new size of the terminal arrives as a signal.
    _ = poll(&waited, nfds_t(waited.count), Int32(milliseconds))
    return nextPending()
  }

  /// True if input is waiting to be read.
  public var hasInput: Bool {
    var waited = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return interview.hasInput || poll(&waited, 1, 0) > 0
  }

  /// Returns the next input that has arrived already.
  private func nextPending() -> TerminalInput {
    if terminal_take_continuation() { return .resized(takeOverAgain()) }
    wtimeout(window, 0)
    if let read = interview.next() ?? nextRead() ?? interview.nextHeld() { return input(of: read) }
    if interview.takeNews() { return .ignored }
    return terminal_has_hung_up() ? .hungUp : .nothing
  }

  /// Reads the next input from ncurses that is not part of an answer of the terminal; nil if there is none, or if there
  /// is news before it.
  private func nextRead() -> CursesInput? {
    while true {
      var code = wint_t()
      let read: CursesInput
      switch wget_wch(window, &code) {
      case KEY_CODE_YES: read = .code(Int32(code))
      case OK: read = .character(UInt32(code))
      default: return nil
      }
      guard interview.take(read) else { return read }
      if let waiting = interview.next() { return waiting }
      // A key behind an answer is read after the answer is told.
      if interview.hasNews { return nil }
    }
  }

  private func input(of read: CursesInput) -> TerminalInput {
    switch read {
    case .code(KEY_RESIZE): return .resized(size)
    case .code(KEY_MOUSE): return nextMouse()
    case .code(let code): return Key(code: code).map(TerminalInput.key) ?? .ignored
    case .character(Self.redraw):
      // Sends the whole screen again, in case something else wrote on the terminal.
      clearok(terminal_current_window(), true)
      return .ignored
    case .character(let character):
      return Unicode.Scalar(character).flatMap(Key.init(character:)).map(TerminalInput.key) ?? .ignored
    }
  }

  /// Restores the screen's terminal modes after the process was stopped in any way; the next frame is painted
  /// completely. Returns the size, which may have changed.
  ///
  /// In the background, the system stops the process here until it is in the foreground.
  private func takeOverAgain() -> ScreenSize {
    let reportedMouse = reportsMouse
    reportsMouse = false
    endwin()
    // A process in the background receives no signal about a new size.
    var measures = terminal_measures()
    if terminal_measure(&measures), measures.columns > 0, measures.rows > 0 {
      resizeterm(measures.rows, measures.columns)
    }
    wrefresh(window)
    reportsMouse = reportedMouse
    clearok(terminal_current_window(), true)
    return size
  }

  /// Returns the pending mouse events, the earliest first; ncurses returns the latest first.
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

  /// The code of Ctrl-L.
  private static let redraw: UInt32 = 0x0C
}

/// An input from the terminal.
public enum TerminalInput: Equatable, Sendable {
  case key(Key)
  /// At least one mouse event, in order.
  case mouse([Mouse])
  case resized(ScreenSize)
  /// A key without a meaning here.
  case ignored
  /// The time has passed without input.
  case nothing
  /// The terminal has hung up.
  case hungUp
}

/// The reason why the terminal cannot be used as a screen.
public enum ScreenFailure: Error, Equatable, Sendable {
  /// The screen would go into a file or a pipe.
  case outputIsNoTerminal
  /// Standard input is not a terminal, so there are no keys.
  case inputIsNoTerminal
  /// The terminal of this name can only print lines.
  case cannotMoveCursor(String)
  /// terminfo knows neither this name nor the name that is tried in its place.
  case unknownTerminal(String)
}
