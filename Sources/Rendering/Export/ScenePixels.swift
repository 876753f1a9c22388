import DotRaster
import Foundation
import ShapeGeometry
import ViewTree

/// A drawing as pixels, from above in strips, so that its size costs no memory.
public struct ScenePixels: Sendable {
  private let export: SceneExport
  private let texts: TextOutlines
  private let viewport: Viewport
  /// The width in pixels.
  public let columns: Int
  /// The height in pixels.
  public let rows: Int

  /// The greatest number of pixels across or down.
  public static let mostAcross = 20_000
  /// The greatest number of pixels in all.
  public static let mostPixels = 100_000_000
  /// The pixels of a strip; each takes 16 bytes, and again in every layer.
  var stripPixels = 1_000_000
  /// The most pixels of a strip whose materials see more than it has.
  private static let mostStripPixels = 16_000_000
  /// The work that is allowed for each pixel, in the units of `DrawingWork`.
  private static let workPerPixel = 60

  /// Divides a drawing into pixels, `scale` for each point; nil if there would be too many, or none.
  public init?(_ export: SceneExport, scale: CGFloat, texts: TextOutlines) {
    let (width, height) = (export.frame.width * scale, export.frame.height * scale)
    guard width > 0, height > 0, width <= CGFloat(Self.mostAcross), height <= CGFloat(Self.mostAcross) else {
      return nil
    }
    // A hundredth of a pixel is no reason for another one.
    columns = max(1, Int((width - 0.01).rounded(.up)))
    rows = max(1, Int((height - 0.01).rounded(.up)))
    guard columns * rows <= Self.mostPixels else { return nil }
    (self.export, self.texts) = (export, texts)
    viewport = Viewport(
      scale: scale, origin: CGPoint(x: -export.frame.minX * scale, y: -export.frame.minY * scale))
  }

  /// The budget for so many pixels, beside that for outlines.
  public var budget: Int {
    // Rows that two strips draw count for both.
    let (margin, height) = (margin, stripRows)
    return Self.budget(for: columns * (rows + 2 * margin * ((rows - 1) / height)))
  }

  /// Returns the budget for so many pixels, beside that for outlines.
  public static func budget(for pixels: Int) -> Int { DrawingWork.usual + pixels * workPerPixel }

  /// True if no pixel is transparent.
  public var isOpaque: Bool { export.ground.map { $0.opacity >= 1 } ?? false }

  /// Calls the closure for each row of pixels from above: red, green, blue and opacity in bytes, the colours not
  /// multiplied by it.
  ///
  /// `work` is charged for outlines, layers and blurs. If it is spent or stopped, the last rows lack marks, but none is
  /// left out.
  public func forEachRow<Failure: Error>(
    work: inout DrawingWork, _ body: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let (margin, height) = (margin, stripRows)
    var row = 0
    while row < rows {
      let count = min(height, rows - row)
      let (above, below) = (min(margin, row), min(margin, rows - row - count))
      var view = viewport
      view.origin.y -= CGFloat(row - above)
      var samples = SceneSamples(pixels: columns, above + count + below, texts: texts, ground: export.ground)
      samples.add(export.scene, through: view, work: &work)
      let ground = export.ground?.premultiplied ?? .zero
      for index in above..<above + count { try body(samples.bytes(index..<index + 1) { _, _, _ in ground }) }
      row += count
    }
  }

  /// The rows of pixels of a strip: those beyond it are to be few.
  private var stripRows: Int { max(1, stripPixels / columns, min(4 * margin, Self.mostStripPixels / columns / 3)) }

  /// The rows of pixels beyond a strip, above and below, that are drawn for the materials in it: those that a material
  /// sees, and what another one behind it sees in them. In pictures so wide that these are too many, there are fewer.
  private var margin: Int {
    guard let reach = export.scene.backdropReach else { return 0 }
    let wanted = min((2 * reach.height * viewport.verticalScale).rounded(.up), CGFloat(rows))
    return min(Int(wanted), Self.mostStripPixels / columns / 3)
  }
}

extension SceneSamples {
  /// Returns red, green, blue and opacity of the samples of some rows in bytes, the colours not multiplied by it.
  /// `ground` is the colour behind a sample, by its column, its row and its own colour, both multiplied by their
  /// opacity.
  func bytes(
    _ rows: Range<Int>, over ground: (_ column: Int, _ row: Int, _ color: SIMD4<Float>) -> SIMD4<Float>
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: rows.count * columns * 4) { bytes, count in
      count = rows.count * columns * 4
      var place = 0
      for row in rows {
        for column in 0..<columns {
          let color = colors[row * columns + column]
          let whole = (color + ground(column, row, color) * (1 - color.w)).inBytes
          for part in 0..<4 { bytes[place + part] = UInt8(whole[part]) }
          place += 4
        }
      }
    }
  }
}

extension SIMD4<Float> {
  /// A colour that is multiplied by its opacity, in steps from 0 to 255: red, green and blue without it, and the
  /// opacity. What is no number is 0.
  var inBytes: SIMD4<Float> {
    var seen = clamped(lowerBound: .zero, upperBound: .one)
    let opacity = seen.w
    if opacity > 0 { seen /= opacity }
    seen.w = opacity
    seen.replace(with: 0, where: seen .!= seen)
    return (seen.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrAwayFromZero)
  }
}
