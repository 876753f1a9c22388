import CFreeType
import Foundation
import ShapeGeometry

extension FontFace {
  /// The greatest number of points of a glyph; one with more is taken for a fault of the font.
  private static let mostPoints = 8_000

  /// The least difference of two weights for which a letter is changed.
  private static let leastDifference = 75

  /// Returns the glyph of a character in a style; nil if the font has no outline for it.
  ///
  /// The outline is made bolder or lighter if the face lacks the weight, and sheared if it lacks the slant.
  func glyph(of scalar: Unicode.Scalar, in style: FontStyle) -> Glyph? {
    guard let index = glyphIndex(of: scalar) else { return nil }
    let own = select(style)
    // Hints are for pixels, and bitmaps have no outline.
    guard FT_Load_Glyph(handle, index, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
      handle.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    let count = Int(handle.pointee.glyph.pointee.outline.n_points)
    guard count <= Self.mostPoints, count > 0 || scalar.properties.isWhitespace || scalar.isBlankByDesign else {
      return nil
    }
    let strength = own.map { Self.strength(from: $0, to: style.weight) * unitsPerEm } ?? 0
    var advance = Double(handle.pointee.glyph.pointee.metrics.horiAdvance)
    if strength != 0, count > 0 {
      FT_Outline_Embolden(&handle.pointee.glyph.pointee.outline, FT_Pos(strength.rounded()))
      advance += strength
    }
    let lean = style.isItalic && !isItalic ? Glyph.lean : 0
    var pen = OutlinePen(
      unit: CGPoint(x: 1 / capHeight, y: -1 / (capHeight + strength.rounded())), lean: CGFloat(lean))
    pen.draw(&handle.pointee.glyph.pointee.outline)
    guard pen.isFinite else { return nil }
    // All contours turn the same way as those of other fonts, so that letters that overlap do not cut each other.
    let turns = FT_Outline_Get_Orientation(&handle.pointee.glyph.pointee.outline) == FT_ORIENTATION_POSTSCRIPT
    return Glyph(
      path: turns ? pen.path.turned : pen.path, advance: CGFloat(max(0, advance) / capHeight))
  }

  /// Returns the width to be added to the strokes of a letter for another weight, in ems.
  private static func strength(from weight: Int, to wanted: Int) -> Double {
    let difference = wanted - weight
    guard abs(difference) >= leastDifference else { return 0 }
    return min(max(Double(difference) * 0.00018, -0.03), 0.07)
  }
}

extension Unicode.Scalar {
  /// True for a character without ink that is no white space: fillers and controls of the format.
  fileprivate var isBlankByDesign: Bool {
    properties.isDefaultIgnorableCodePoint || value == 0x2800
  }
}

/// Draws an outline of FreeType as a path.
private struct OutlinePen {
  var path = Path()
  /// The length of a font's unit in the path, to the right and down.
  var unit: CGPoint
  /// The way to the right for each unit up.
  var lean: CGFloat
  /// False if a point was not finite.
  var isFinite = true

  init(unit: CGPoint, lean: CGFloat) {
    self.unit = unit
    self.lean = lean
  }

  mutating func draw(_ outline: inout FT_Outline) {
    var functions = FT_Outline_Funcs()
    functions.move_to = { to, pen in
      OutlinePen.draw(pen) { pen in
        pen.path.closeSubpath()
        pen.path.move(to: pen.point(to))
      }
    }
    functions.line_to = { to, pen in
      OutlinePen.draw(pen) { $0.path.addLine(to: $0.point(to)) }
    }
    functions.conic_to = { control, to, pen in
      OutlinePen.draw(pen) { $0.path.addQuadCurve(to: $0.point(to), control: $0.point(control)) }
    }
    functions.cubic_to = { control1, control2, to, pen in
      OutlinePen.draw(pen) {
        $0.path.addCurve(to: $0.point(to), control1: $0.point(control1), control2: $0.point(control2))
      }
    }
    _ = withUnsafeMutablePointer(to: &self) { FT_Outline_Decompose(&outline, &functions, $0) }
    path.closeSubpath()
  }

  private static func draw(_ pen: UnsafeMutableRawPointer?, _ body: (inout OutlinePen) -> Void) -> Int32 {
    guard let pen else { return 1 }
    body(&pen.assumingMemoryBound(to: OutlinePen.self).pointee)
    return 0
  }

  private mutating func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
    let x = CGFloat(vector?.pointee.x ?? 0) * unit.x
    let y = CGFloat(vector?.pointee.y ?? 0) * unit.y
    // Glyphs of real fonts stay within a few heights.
    if abs(x) > 1e3 || abs(y) > 1e3 { isFinite = false }
    return CGPoint(x: x - y * lean, y: y)
  }
}
