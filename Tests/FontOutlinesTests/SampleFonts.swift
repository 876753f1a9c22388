import DotRaster
import FontOutlines
import Foundation
import ShapeGeometry
import Testing
import ViewTree

/// The fonts that the tests draw with.
enum SampleFonts {
  /// The message for a machine without them.
  static let missing: Comment = "the tests need DejaVu's fonts: apt-get install fonts-dejavu-core"

  private static let directory = "/usr/share/fonts/truetype/dejavu/"

  /// The files of the Debian package fonts-dejavu-core.
  static let files = [
    "DejaVuSans", "DejaVuSans-Bold", "DejaVuSansMono", "DejaVuSansMono-Bold", "DejaVuSerif", "DejaVuSerif-Bold",
  ].map { URL(fileURLWithPath: directory + $0 + ".ttf") }

  /// Returns an outliner with DejaVu's fonts; fails with the way to install them where they are not.
  static func outliner() throws -> TextOutliner {
    for file in files { try #require(FileManager.default.fileExists(atPath: file.path), missing) }
    return TextOutliner(fonts: files)
  }

  /// An outliner without any font.
  static let strokes = TextOutliner(fonts: [])
}

/// The letters that a test draws with.
enum Letters: String, CaseIterable, CustomTestStringConvertible {
  case dejaVu, strokes

  func outliner() throws -> TextOutliner { self == .dejaVu ? try SampleFonts.outliner() : SampleFonts.strokes }

  var testDescription: String { rawValue }
}

extension TextFont {
  /// Returns the width of a text, in points.
  func width(of text: String) -> CGFloat { text.reduce(0) { $0 + advance(of: $1) } }
}

extension TextOutliner {
  /// Returns a line in its own width from the origin.
  func line(_ text: String, _ font: TextFont) -> Path {
    outline(of: text, font: font, at: .zero, width: font.width(of: text))
  }

  /// Returns a picture of a line in Braille, a dot a point.
  func picture(_ text: String, _ font: TextFont) -> String {
    var bitmap = DotBitmap(
      columns: Int(font.width(of: text).rounded(.up)), rows: Int(font.lineHeight.rounded(.up)))
    bitmap.fill(
      outline(of: text, font: font, at: CGPoint(x: 0, y: font.ascender.rounded()), width: font.width(of: text)),
      through: Viewport(), rule: .nonZero)
    return bitmap.brailleText
  }
}

extension Path {
  /// The number of dots that the filled path covers, ten to a unit both ways: a measure of its ink.
  var ink: Int {
    let bounds = boundingRect
    guard !bounds.isNull, bounds.width > 0 else { return 0 }
    var bitmap = DotBitmap(columns: Int(bounds.width * 10) + 2, rows: Int(bounds.height * 10) + 2)
    let origin = CGPoint(x: 1 - bounds.minX * 10, y: 1 - bounds.minY * 10)
    bitmap.fill(self, through: Viewport(scale: 10, origin: origin), rule: .nonZero)
    return bitmap.count
  }

  /// True if all points are finite.
  var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let a), .line(let a): a.isFinite
      case .quadCurve(let a, let b): a.isFinite && b.isFinite
      case .curve(let a, let b, let c): a.isFinite && b.isFinite && c.isFinite
      case .closeSubpath: true
      }
    }
  }

  /// True if each subpath ends with a close.
  var isClosed: Bool {
    zip(elements, elements.dropFirst()).allSatisfy { one, next in
      if case .move = next, one != .closeSubpath { return false }
      return true
    } && (elements.last == nil || elements.last == .closeSubpath)
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
