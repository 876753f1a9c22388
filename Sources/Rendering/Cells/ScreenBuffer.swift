import PlainText

/// One character position of a screen.
public struct Cell: Hashable, Sendable {
  /// The character in the cell; nil in the right half of a wide character.
  public var character: DisplayedCharacter?
  public var style: CellStyle

  public init(_ character: DisplayedCharacter?, style: CellStyle = .plain) {
    self.character = character
    self.style = style
  }

  /// Creates a cell with a character of one column, without marks.
  init(_ character: Unicode.Scalar, style: CellStyle) {
    self.init(DisplayedCharacter(character), style: style)
  }

  /// A space in the terminal's own colours.
  public static let blank = Cell(" ")
}

/// A whole screen as a value: cells with characters and styles, row by row from the top.
public struct ScreenBuffer: Hashable, Sendable {
  public let size: ScreenSize
  private var cells: [Cell]

  /// Creates a screen of blank cells.
  public init(size: ScreenSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// The cell at a position. Outside the screen, reading returns a blank cell and writing has no effect.
  public subscript(column: Int, row: Int) -> Cell {
    get { contains(column, row) ? cells[row * size.columns + column] : .blank }
    set {
      guard contains(column, row) else { return }
      cells[row * size.columns + column] = newValue
    }
  }

  @inline(__always)
  private func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < size.columns && row >= 0 && row < size.rows
  }

  /// Returns the cells of one row; empty outside the screen.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    guard row >= 0, row < size.rows else { return [] }
    return cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Writes a text into one row from `column` on, at most `limit` columns of it; returns the column after it.
  ///
  /// Marks go into the cell of their character. The text ends before a wide character that would be cut in half.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, column: Int, row: Int, limit: Int = .max, style: CellStyle = .plain
  ) -> Int {
    var next = column
    let end = limit > size.columns ? size.columns : min(size.columns, column + limit)
    for character in displayedCharacters(text) {
      let width = character.width
      guard next + width <= end else { break }
      self[next, row] = Cell(character, style: style)
      if width == 2 { self[next + 1, row] = Cell(nil, style: style) }
      next += width
    }
    return next
  }

  /// Fills an area with one cell.
  public mutating func fill(_ area: CellArea, with cell: Cell = .blank) {
    for row in max(area.row, 0)..<max(area.row, 0, min(area.endRow, size.rows)) {
      for column in max(area.column, 0)..<max(area.column, 0, min(area.endColumn, size.columns)) {
        cells[row * size.columns + column] = cell
      }
    }
  }

  /// Copies the cells of an area from another screen.
  public mutating func copy(_ area: CellArea, of other: ScreenBuffer) {
    for row in max(area.row, 0)..<max(area.row, 0, min(area.endRow, size.rows)) {
      for column in max(area.column, 0)..<max(area.column, 0, min(area.endColumn, size.columns)) {
        cells[row * size.columns + column] = other[column, row]
      }
    }
  }

  /// Adds attributes to all cells of an area.
  public mutating func add(_ attributes: CellAttributes, to area: CellArea) {
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn {
        self[column, row].style.attributes.formUnion(attributes)
      }
    }
  }

  /// Returns the characters of one row without the spaces at its end.
  public func text(row: Int) -> String {
    let cells = self.row(row)
    guard let last = cells.lastIndex(where: { $0.character.map { $0 != " " } ?? false }) else { return "" }
    var line = String.UnicodeScalarView()
    for cell in cells[...last] {
      if let character = cell.character { line.append(character) }
    }
    return String(line)
  }
}
