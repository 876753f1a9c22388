import Rendering

/// The facts about the pixels of a terminal that can show them.
public struct PixelScreen: Equatable, Sendable {
  /// The size of a cell in pixels.
  public var cell: ScreenSize
  /// The terminal's background; nil if it does not tell it.
  public var ground: Ink?

  public init(cell: ScreenSize, ground: Ink? = nil) {
    (self.cell, self.ground) = (cell, ground)
  }
}
