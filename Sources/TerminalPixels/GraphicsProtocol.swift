import Rendering

/// A way to send pixels to a terminal.
public enum GraphicsProtocol: Hashable, Sendable {
  /// Pictures with numbers on a layer of their own (kitty, Ghostty, WezTerm, Konsole).
  case kitty
  /// Pixels that are drawn over the text's cells, and erased by text (xterm, foot, mlterm, Windows Terminal).
  case sixel(SixelHabits)

  /// Returns the part of an area of cells where pictures can be shown on a screen.
  ///
  /// A sixel picture that reaches the last row of a terminal scrolls it, so that row is left to text, and so is what
  /// lies beyond the size that the terminal accepts.
  public func usable(_ area: CellArea, of screen: ScreenSize, cell: ScreenSize) -> CellArea {
    let left = max(area.column, 0)
    let top = max(area.row, 0)
    var right = min(area.endColumn, screen.columns)
    var bottom = min(area.endRow, screen.rows)
    if case .sixel(let habits) = self {
      bottom = min(bottom, screen.rows - 1)
      if !habits.keepsParts, let most = habits.most, cell.columns > 0, cell.rows > 0 {
        right = min(right, left + most.columns / cell.columns)
        bottom = min(bottom, top + most.rows / cell.rows)
      }
    }
    return CellArea(column: left, row: top, columns: right - left, rows: bottom - top)
  }
}

/// The facts about a terminal's sixel pictures that differ between terminals.
public struct SixelHabits: Hashable, Sendable {
  /// True if any number of pictures stays on the screen, so that a picture can be sent in parts.
  ///
  /// xterm has room for 16 pictures, tmux for 20. xterm replaces the topmost one, seen or not, so that only whole
  /// pictures at one place are safe.
  public var keepsParts: Bool
  /// True if text that is written into a hole of a picture leaves the rest of it.
  ///
  /// tmux removes every picture that a written cell touches.
  public var keepsHoles: Bool
  /// The maximum size of a picture in pixels; nil if the terminal does not tell it.
  public var most: ScreenSize?

  public init(keepsParts: Bool, keepsHoles: Bool, most: ScreenSize? = nil) {
    self.keepsParts = keepsParts
    self.keepsHoles = keepsHoles
    self.most = most
  }

  /// Creates the habits of a terminal from its name, as XTVERSION reports it. An unknown terminal is treated with the
  /// most caution.
  init(ofTerminal name: String?, most: ScreenSize?) {
    let name = name ?? ""
    let keepsParts = ["foot", "WezTerm"].contains { name.hasPrefix($0) }
    self.init(keepsParts: keepsParts, keepsHoles: keepsParts || name.hasPrefix("XTerm"), most: most)
  }
}
