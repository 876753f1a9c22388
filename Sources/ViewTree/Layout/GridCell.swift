import Foundation
import ShapeGeometry

/// The wishes of a view as a cell of a grid.
public struct GridCell: Equatable, Sendable {
  /// One of the wishes.
  public enum Wish: Equatable, Sendable {
    case columns(Int)
    case anchor(UnitPoint)
    case columnAlignment(AlignmentGuide)
    case unsized(Set<Axis>)

    /// SwiftUI's name.
    public var name: String {
      switch self {
      case .columns: "gridCellColumns"
      case .anchor: "gridCellAnchor"
      case .columnAlignment: "gridColumnAlignment"
      case .unsized: "gridCellUnsizedAxes"
      }
    }
  }

  /// The number of columns over which the cell lies: at least 1.
  public var columns = 1
  /// The point of the view that lies on the same point of its cell; nil for the alignment of the grid.
  public var anchor: UnitPoint?
  /// The guide by which the views of the cell's column are aligned; nil for that of the grid.
  public var columnAlignment: AlignmentGuide?
  /// The axes along which the cell takes what the others need.
  public var unsized: Set<Axis> = []

  public init() {}

  mutating func take(_ wish: Wish) {
    switch wish {
    case .columns(let count): columns = min(max(1, count), Self.mostColumns)
    case .anchor(let point): anchor = point
    case .columnAlignment(let guide): columnAlignment = guide
    case .unsized(let axes): unsized = axes
    }
  }

  /// The most columns of one cell: more than any window shows.
  private static let mostColumns = 1000
}
