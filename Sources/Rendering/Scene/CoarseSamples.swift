import DotRaster
import Foundation
import ShapeGeometry
import ViewTree

/// A blurred drawing in samples that are larger than those of the picture in which it is seen.
///
/// A blur by many samples costs little this way. Its error is less than a byte's step: the coarse samples are means of
/// the fine ones, a deviation is at least eight of them, and between them the colours are mixed.
struct CoarseSamples {
  private let colors: [SIMD4<Float>]
  private let columns: Int
  private let rows: Int
  private let coarseness: Int
  /// The upper left corner, in samples of the picture.
  private let left: Int
  private let top: Int

  /// Creates the samples of known colours.
  init(_ colors: [SIMD4<Float>], columns: Int, rows: Int, left: Int, top: Int, coarseness: Int) {
    (self.colors, self.columns, self.rows) = (colors, columns, rows)
    (self.left, self.top, self.coarseness) = (left, top, coarseness)
  }

  /// Draws and blurs a drawing within some columns and rows of the picture, and materials in it with what lies behind
  /// them. `work` is charged for outlines.
  init(
    _ scene: Scene, columns: Range<Int>, rows: Range<Int>, through viewport: Viewport, coarseness: Int,
    _ blur: GaussianBlur?, texts: TextForm, behind: Backdrop? = nil, work: inout DrawingWork
  ) {
    let (left, top) = (columns.lowerBound, rows.lowerBound)
    var samples = SceneSamples(
      SampleGrid(across: 1, down: 1), columns: columns.count / coarseness + 2, rows: rows.count / coarseness + 2,
      texts: texts)
    samples.behind = behind?.moved(left: left, top: top).coarser(by: coarseness)
    let share = 1 / CGFloat(coarseness)
    samples.add(scene, sampledBy: viewport.moved(left, top).scaled(share, share), work: &work)
    blur?.coarser(by: coarseness).apply(to: &samples.colors, columns: samples.columns, rows: samples.rows)
    self.init(
      samples.colors, columns: samples.columns, rows: samples.rows, left: left, top: top, coarseness: coarseness)
  }

  /// Returns the colour at a sample of the picture, after the drawing has been moved.
  func color(_ column: Int, _ row: Int, moved: (across: CGFloat, down: CGFloat) = (0, 0)) -> SIMD4<Float> {
    func place(_ sample: Int, _ first: Int, _ moved: CGFloat) -> (index: Int, share: Float) {
      let place = (Double(sample - first) + 0.5 - Double(moved)) / Double(coarseness) - 0.5
      guard abs(place) < 1e9 else { return (Int.min / 2, 0) }
      return (Int(place.rounded(.down)), Float(place - place.rounded(.down)))
    }
    let (across, down) = (place(column, left, moved.across), place(row, top, moved.down))
    func color(_ column: Int, _ row: Int) -> SIMD4<Float> {
      guard (0..<columns).contains(column), (0..<rows).contains(row) else { return .zero }
      return colors[row * columns + column]
    }
    func mixed(_ row: Int) -> SIMD4<Float> {
      color(across.index, row) * (1 - across.share) + color(across.index + 1, row) * across.share
    }
    return mixed(down.index) * (1 - down.share) + mixed(down.index + 1) * down.share
  }
}
