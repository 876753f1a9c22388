import Rendering

/// A set of the screen's cells.
public struct CellMask: Equatable, Sendable {
  private let area: CellArea
  /// The cells of the area that belong to the set, row by row; empty if none does.
  private let bits: [Bool]

  /// The empty set.
  public static let none = CellMask(in: CellArea(column: 0, row: 0, columns: 0, rows: 0)) { _, _ in false }

  /// Creates the set of the cells of an area, by column and row of the screen, that fulfil a condition.
  public init(in area: CellArea, where belongs: (_ column: Int, _ row: Int) -> Bool) {
    self.area = area
    var bits: [Bool] = []
    bits.reserveCapacity(area.columns * area.rows)
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn { bits.append(belongs(column, row)) }
    }
    self.bits = bits.contains(true) ? bits : []
  }

  /// Creates the set of the cells of an area that lie in any of other areas.
  public init(in area: CellArea, anyOf areas: [CellArea]) {
    self.init(in: area) { column, row in areas.contains { $0.contains(column: column, row: row) } }
  }

  public var isEmpty: Bool { bits.isEmpty }

  /// Returns true if a cell belongs to the set.
  public func contains(column: Int, row: Int) -> Bool {
    guard !bits.isEmpty, area.contains(column: column, row: row) else { return false }
    return bits[(row - area.row) * area.columns + column - area.column]
  }
}
