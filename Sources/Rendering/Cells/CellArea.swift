/// A size in columns and rows.
public struct ScreenSize: Hashable, Sendable {
  /// The maximum number of columns or rows that a screen is laid out for.
  public static let maximumExtent = 2_000

  /// The usual initial size of a terminal.
  public static let usual = ScreenSize(columns: 80, rows: 24)

  public var columns: Int
  public var rows: Int

  /// Creates a size with extents clamped to 0...`maximumExtent`.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 0), Self.maximumExtent)
    self.rows = min(max(rows, 0), Self.maximumExtent)
  }
}

extension ScreenSize: CustomStringConvertible {
  public var description: String { "\(columns)x\(rows)" }

  /// Parses a size as it is typed, `80x24`; nil for anything else and for extents beyond the maximum.
  public init?(_ text: some StringProtocol) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let columns = Int(parts[0]), let rows = Int(parts[1]),
      columns <= Self.maximumExtent, rows <= Self.maximumExtent
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}

/// A rectangle of cells.
public struct CellArea: Hashable, Sendable {
  public var column: Int
  public var row: Int
  public var columns: Int
  public var rows: Int

  /// Creates an area; negative extents become 0.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }

  /// The column after the last.
  public var endColumn: Int { column + columns }
  /// The row after the last.
  public var endRow: Int { row + rows }
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// Returns the area without its first `count` rows.
  public func droppingRows(_ count: Int) -> CellArea {
    let count = min(max(count, 0), rows)
    return CellArea(column: column, row: row + count, columns: columns, rows: rows - count)
  }

  /// Returns true if a cell lies in the area.
  public func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < endColumn && row >= self.row && row < endRow
  }
}
