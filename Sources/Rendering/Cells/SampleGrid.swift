import DotRaster
import Foundation
import ShapeGeometry

/// The number of samples in a cell of the screen, across and down.
///
/// A drawing is sampled at the middles of a grid of dots, of any density. The grid of a character set has one sample
/// for each of its dots.
public struct SampleGrid: Hashable, Sendable {
  /// The number of samples in a cell from left to right.
  public var across: Int
  /// The number of samples in a cell from top to bottom.
  public var down: Int

  /// Creates a grid; both numbers are at least 1.
  public init(across: Int, down: Int) {
    self.across = max(across, 1)
    self.down = max(down, 1)
  }

  /// The grid of Braille's dots. Cameras measure in it, whatever grid is drawn.
  public static let braille = SampleGrid(across: 2, down: 4)

  /// Returns the grid with so many times as many samples in each direction.
  func finer(by factor: Int) -> SampleGrid { SampleGrid(across: across * factor, down: down * factor) }

  /// Returns an empty picture with the samples of an area.
  public func bitmap(of area: CellArea) -> DotBitmap {
    DotBitmap(columns: area.columns * across, rows: area.rows * down)
  }
}

extension Viewport {
  /// Returns a viewport in Braille dots for the same view in the samples of another grid.
  func resampled(for grid: SampleGrid) -> Viewport {
    scaled(
      CGFloat(grid.across) / CGFloat(SampleGrid.braille.across), CGFloat(grid.down) / CGFloat(SampleGrid.braille.down))
  }
}
