import Rendering

/// The facts about the pixels of a terminal that can show them.
public struct PixelScreen: Equatable, Sendable {
  /// The size of a cell in pixels.
  public var cell: ScreenSize

  public init(cell: ScreenSize) { self.cell = cell }
}
