import Rendering

/// The layout of a contact sheet's frames on a screen: as large as all of them fit, or else in rows that scroll.
struct ContactSheetGrid: Equatable {
  /// The number of frames in a row.
  var columns: Int
  /// The number of rows of frames that are visible at once.
  var rows: Int
  /// The size of a frame with its caption, in cells.
  var frame: ScreenSize

  /// The minimum and maximum number of frames that a range is divided into.
  static let counts = 5...24

  /// The minimum size of a frame.
  private static let least = ScreenSize(columns: 13, rows: 5)

  /// Returns the area between the title and the status line, without the sheet's heading.
  private static func area(on size: ScreenSize) -> CellArea {
    CellArea(column: 0, row: 2, columns: size.columns, rows: size.rows - 3)
  }

  /// Returns the area between the title and the status line.
  static func room(on size: ScreenSize) -> CellArea {
    CellArea(column: 0, row: 1, columns: size.columns, rows: size.rows - 2)
  }

  /// Returns the number of frames that a range is divided into on a screen.
  static func capacity(on size: ScreenSize) -> Int {
    let area = area(on: size)
    let count = (area.columns / (least.columns + 3)) * (area.rows / (least.rows + 2))
    return min(max(count, counts.lowerBound), counts.upperBound)
  }

  /// Lays out `count` frames.
  init(count: Int, on size: ScreenSize) {
    let area = Self.area(on: size)
    columns = max(1, area.columns / Self.least.columns)
    rows = max(1, area.rows / Self.least.rows)
    frame = ScreenSize(columns: area.columns / columns, rows: min(max(area.rows / rows, 1), Self.least.rows))
    var best = 0
    for columns in 1...max(1, min(count, columns)) {
      let rows = (count + columns - 1) / columns
      let frame = ScreenSize(columns: area.columns / columns, rows: area.rows / rows)
      guard frame.rows >= Self.least.rows else { continue }
      // A cell is twice as high as it is wide; the last row is for the caption.
      let extent = min(frame.columns, (frame.rows - 1) * 2)
      guard extent > best else { continue }
      best = extent
      (self.columns, self.rows, self.frame) = (columns, rows, frame)
    }
  }

  /// Returns the first visible row of frames if the frame `selected` is selected.
  func firstRow(selected: Int, count: Int) -> Int {
    firstVisible(of: (count + columns - 1) / columns, around: selected / columns, room: rows)
  }

  /// Returns the areas of the visible frames.
  func places(selected: Int, count: Int, on size: ScreenSize) -> [(frame: Int, area: CellArea)] {
    let area = Self.area(on: size)
    let first = firstRow(selected: selected, count: count)
    let frames = first * columns..<min(count, (first + rows) * columns)
    return frames.map { index in
      let place = index - first * columns
      return (
        index,
        CellArea(
          column: place % columns * frame.columns, row: area.row + place / columns * frame.rows, columns: frame.columns,
          rows: min(frame.rows, area.rows))
      )
    }
  }
}
