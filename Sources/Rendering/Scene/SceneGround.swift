import DotRaster
import Foundation
import ShapeGeometry
import ViewTree

/// The ground on which views are shown: a colour, and the cells that it fills.
public struct SceneGround: Equatable, Sendable {
  public var color: ResolvedColor
  /// The columns and rows of cells, counted from those of the area.
  private var columns: Range<Int>
  private var rows: Range<Int>

  /// Creates the ground of a box in the space of the views: it fills the cells whose middle lies in the box.
  public init(_ color: ResolvedColor, box: CGRect, through viewport: Viewport, grid: SampleGrid) {
    self.color = color
    let (low, high) = (
      viewport.dot(CGPoint(x: box.minX, y: box.minY)), viewport.dot(CGPoint(x: box.maxX, y: box.maxY))
    )
    columns = Self.cells(low.x, high.x, size: grid.across)
    rows = Self.cells(low.y, high.y, size: grid.down)
  }

  /// Returns the cells whose middle lies between two places, in samples.
  private static func cells(_ low: CGFloat, _ high: CGFloat, size: Int) -> Range<Int> {
    func first(_ place: CGFloat) -> Int {
      let cell = (place / CGFloat(size) - 0.5).rounded(.up)
      return cell.isNaN ? 0 : Int(min(max(cell, -1e6), 1e6))
    }
    return first(low)..<max(first(low), first(high))
  }

  /// Returns whether the ground fills a cell.
  func fills(_ column: Int, _ row: Int) -> Bool { columns.contains(column) && rows.contains(row) }
}
