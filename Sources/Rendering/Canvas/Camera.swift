import DotRaster
import Foundation
import ShapeGeometry

/// The part of a drawing's coordinate space that a canvas shows, and how large.
public struct Camera: Equatable, Sendable {
  /// The rectangle that fits the canvas at a zoom of 1.
  public var target: CGRect
  /// The size relative to the one at which the target fits the canvas.
  public var zoom: CGFloat
  /// The offset of the drawing, in Braille dots.
  public var panColumns: Int
  public var panRows: Int
  /// The proportions of the screen's cells, which are compensated so that circles look round.
  public var cellAspect: CellAspect
  /// The greatest margin around the target, in Braille dots.
  public var margin: Int

  /// Creates a camera; by default it shows the whole target in the middle of the canvas.
  public init(
    target: CGRect, zoom: CGFloat = 1, panColumns: Int = 0, panRows: Int = 0, cellAspect: CellAspect = .standard,
    margin: Int = Camera.usualMargin
  ) {
    self.target = target
    self.zoom = zoom
    self.panColumns = panColumns
    self.panRows = panRows
    self.cellAspect = cellAspect
    self.margin = margin
  }

  /// The usual margin in Braille dots, for the parts of a shape beyond its rectangle.
  public static let usualMargin = 6

  /// The distance from the margins to the edges of the target, in dots.
  private static let edgeInset: CGFloat = 1 / 16

  /// Returns the viewport of this camera on an area, in Braille dots.
  public func viewport(on area: CellArea) -> Viewport {
    let margin = min(margin, max(area.columns, area.rows) / 6)
    // The ratio of a dot's width to its height. The layout assumes square dots, on a larger or smaller number of rows.
    let aspect = 2 * cellAspect.ratio
    let height = Int((CGFloat(area.rows * 4) / aspect).rounded())
    func viewport(_ zoom: CGFloat) -> Viewport {
      Viewport(
        fitting: target, columns: area.columns * 2, rows: height, margin: margin, zoom: zoom,
        pan: CGPoint(x: CGFloat(panColumns), y: CGFloat(panRows) / aspect))
    }
    // The edges of an exact fit would lie between two dots. A line of one dot's width on them would take the left and
    // the upper dots on all sides. A slightly smaller scale lets symmetric shapes look symmetric.
    let extent = max(target.width, target.height) * viewport(1).scale
    let inset = extent > 1 && extent.isFinite ? 1 - Self.edgeInset * 2 / extent : 1
    return viewport(zoom * inset).scaled(1, aspect)
  }

  /// Returns the viewport of this camera on an area, in the samples of a grid.
  public func viewport(on area: CellArea, grid: SampleGrid) -> Viewport { viewport(on: area).resampled(for: grid) }
}
