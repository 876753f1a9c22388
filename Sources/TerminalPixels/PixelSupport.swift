import Rendering

/// The facts that are needed to show pixels on a terminal.
public struct PixelSupport: Hashable, Sendable {
  /// The way to send pixels.
  public var graphics: GraphicsProtocol
  /// The size of a cell in pixels.
  public var cell: ScreenSize

  public init(graphics: GraphicsProtocol, cell: ScreenSize) {
    self.graphics = graphics
    self.cell = cell
  }

  /// Creates the support from a terminal's answers; nil if there are no pixels, or if the size of a cell is unknown.
  ///
  /// - Parameter measured: the size of a cell from another source, used in place of the answer if it is not nil.
  public init?(_ answers: TerminalAnswers, measured: ScreenSize? = nil) {
    guard let cell = measured ?? answers.cellPixels, cell.columns > 0, cell.rows > 0 else { return nil }
    self.cell = cell
    if answers.knowsKitty {
      graphics = .kitty
    } else if answers.knowsSixel {
      graphics = .sixel(SixelHabits(ofTerminal: answers.name, most: answers.sixelMost))
    } else {
      return nil
    }
  }
}
