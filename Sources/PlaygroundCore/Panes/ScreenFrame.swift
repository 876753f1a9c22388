import Rendering

/// A screen as a terminal shows it: its cells, and pixels in some of them.
public struct ScreenFrame: Equatable, Sendable {
  /// The cells; those that show pixels are blank.
  public private(set) var screen: ScreenBuffer
  /// The pixels of an area; nil if there are only characters.
  public let pixels: CanvasPixels?
  /// The area of the pixels.
  public let area: CellArea
  /// The cells of the area that show pixels, row by row.
  private var isShown: [Bool] = []

  /// Creates the frame from a screen with placeholders in the cells that pixels fill.
  init(_ screen: ScreenBuffer, pixels: CanvasPixels?, in area: CellArea?) {
    (self.screen, self.pixels) = (screen, pixels)
    self.area = area ?? CellArea(column: 0, row: 0, columns: 0, rows: 0)
    guard pixels != nil else { return }
    for row in self.area.row..<self.area.endRow {
      for column in self.area.column..<self.area.endColumn {
        let isFree = screen[column, row].character == PixelPane.placeholder
        isShown.append(isFree)
        if isFree { self.screen[column, row] = .blank }
      }
    }
  }

  /// Returns true if a cell of the area has text in front of the pixels.
  public func isCovered(column: Int, row: Int) -> Bool {
    guard area.contains(column: column, row: row), !isShown.isEmpty else { return true }
    return !isShown[(row - area.row) * area.columns + column - area.column]
  }
}
