import DotRaster
import Foundation
import ShapeGeometry
import ViewTree

/// The ground on which views are shown: a colour, and the cells that it fills.
public struct SceneGround: Equatable, Sendable {
  public var color: ResolvedColor
  /// The colour of the terminal in the other cells; nil if it is not known.
  private var terminal: SIMD4<Float>?
  /// The columns and rows of cells, counted from those of the area.
  private var columns: Range<Int>
  private var rows: Range<Int>

  /// Creates the ground of a box in the space of the views: it fills the cells whose middle lies in the box. The other
  /// cells keep the colour of the terminal.
  public init(
    _ color: ResolvedColor, box: CGRect, on terminal: Ink? = nil, through viewport: Viewport, grid: SampleGrid
  ) {
    self.color = color
    if case .rgb(let red, let green, let blue) = terminal {
      self.terminal = SIMD4(Float(red), Float(green), Float(blue), 255) / 255
    }
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

  /// The opaque colour with which translucent ones are mixed in the cells of the ground, and in the others. As long as
  /// the terminal's colour is not known, the ground's takes its place.
  var behind: (within: SIMD4<Float>, beyond: SIMD4<Float>) { (color.opaque, terminal ?? color.opaque) }

  /// Returns whether the ground fills a cell.
  func fills(_ column: Int, _ row: Int) -> Bool { columns.contains(column) && rows.contains(row) }
}
