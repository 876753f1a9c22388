import DotRaster
import ShapeGeometry
import ViewTree

/// A drawing as the pixels of an area of a terminal that shows them.
public struct CanvasPixels: Equatable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Red, green, blue and opacity of each pixel in bytes, the colours not multiplied by the opacity: rows from the top,
  /// and each row from the left.
  public let bytes: [UInt8]
  /// True if nothing of the drawing itself can be seen.
  public let isBlank: Bool

  /// Draws a drawing. The viewport is in pixels.
  ///
  /// - Parameters:
  ///   - ground: the ground on which views are shown, in cells of one pixel.
  ///   - terminal: the colour of the terminal behind everything. Edges are mixed with it; without it they stay
  ///     translucent.
  ///   - work: the budget, which is charged for outlines, layers and blurs. If it is spent or stopped, the last marks
  ///     are missing.
  public init(
    _ scene: Scene, width: Int, height: Int, through viewport: Viewport, texts: TextOutlines, on ground: SceneGround?,
    over terminal: Ink?, work: inout DrawingWork
  ) {
    (self.width, self.height) = (width, height)
    var samples = SceneSamples(pixels: width, height, texts: texts, ground: ground?.color)
    samples.add(scene, through: viewport, work: &work)
    isBlank = samples.isBlank
    var behind = SIMD4<Float>.zero
    if case .rgb(let red, let green, let blue) = terminal {
      behind = SIMD4(Float(red), Float(green), Float(blue), 255) / 255
    }
    let own = ground?.color.opaque ?? .zero
    bytes = samples.bytes(0..<height) { column, row, color in
      // Where nothing is drawn, the terminal itself is seen.
      ground?.fills(column, row) == true ? own : color.w > 0 ? behind : .zero
    }
  }
}
