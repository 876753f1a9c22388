import Foundation
import ShapeGeometry
import ViewTree

/// The open faces and the glyphs that were read from them.
struct GlyphShelf {
  /// The place where fonts come from.
  enum Source: Sendable {
    case directories([URL])
    case files([URL])
  }

  private struct Key: Hashable {
    var character: Character
    var style: FontStyle
    /// The width that a glyph of strokes was made for, in 256ths of a capital's height; 0 for a glyph of a face.
    var width = 0
  }

  private var source: Source
  private var library: FontLibrary?
  private var catalog: FontCatalog?
  /// The open faces by their paths; nil for a file that is no font.
  private var faces: [String: FontFace?] = [:]
  /// The files for a style, a family each.
  private var files: [FontStyle: [[FontFile]]] = [:]
  private var glyphs: [Key: Glyph] = [:]

  /// The greatest number of glyphs that are kept.
  private static let mostGlyphs = 8_192
  /// The greatest number of scalars in one character; further ones are left out.
  private static let mostScalars = 12

  init(source: Source) {
    self.source = source
  }

  /// Returns the family name of the first face for a style.
  mutating func familyName(for style: FontStyle) -> String? { firstFace(for: style)?.familyName }

  /// Returns the fit of glyphs for a font.
  mutating func setter(for font: TextFont) -> GlyphSetter {
    let style = FontStyle(font)
    let face = firstFace(for: style)
    return GlyphSetter(font, style: style, hasFace: face != nil) { letter in
      guard let face, let scalar = letter.unicodeScalars.first, face.glyphIndex(of: scalar) != nil else { return nil }
      return glyph(of: letter, in: style, width: 0).advance
    }
  }

  /// Returns the glyph of a character in a style; if letters are strokes, made for a width over a capital's height.
  mutating func glyph(of character: Character, in style: FontStyle, width: CGFloat) -> Glyph {
    var key = Key(character: character, style: style)
    let isStroked = firstFace(for: style) == nil
    if isStroked { key.width = max(1, Int((min(width, 64) * 256).rounded())) }
    if let kept = glyphs[key] { return kept }
    let scalars = Self.scalars(of: character)
    let isEmoji = Self.isEmoji(character)
    var made: Glyph?
    if scalars.isEmpty {
      made = .blank
    } else if isStroked {
      made = StrokeAlphabet.glyph(of: scalars, width: CGFloat(key.width) / 256, style: style)
    } else {
      made = composed(scalars, in: style)
    }
    let glyph = made ?? Glyph.standIn(isEmoji: isEmoji, lean: style.isItalic ? CGFloat(Glyph.lean) : 0)
    if glyphs.count >= Self.mostGlyphs { glyphs.removeAll(keepingCapacity: true) }
    glyphs[key] = glyph
    return glyph
  }

  // Characters.

  /// Returns the scalars with ink, the base first, in Unicode's composed form.
  private static func scalars(of character: Character) -> [Unicode.Scalar] {
    let all = character.unicodeScalars
    if all.count == 1, let only = all.first { return only.hasInk ? [only] : [] }
    let cut = String(String.UnicodeScalarView(all.prefix(mostScalars)))
    var result: [Unicode.Scalar] = []
    for scalar in cut.precomposedStringWithCanonicalMapping.unicodeScalars {
      // What a joiner ties to an emoji is left out.
      if scalar.value == 0x200D, result.first?.properties.isEmoji == true { break }
      if scalar.hasInk, result.isEmpty || !scalar.properties.isEmojiModifier { result.append(scalar) }
    }
    return result
  }

  private static func isEmoji(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }

  private mutating func composed(_ scalars: [Unicode.Scalar], in style: FontStyle) -> Glyph? {
    guard let first = scalars.first else { return nil }
    guard scalars.count > 1 else { return glyph(of: first, in: style) }
    guard var result = glyph(of: Self.dotless(first, under: scalars[1]), in: style) ?? glyph(of: first, in: style)
    else { return nil }
    for scalar in scalars.dropFirst() {
      guard let next = glyph(of: scalar, in: style) else { continue }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark:
        result = result.marked(with: next, combiningClass: scalar.properties.canonicalCombiningClass.rawValue)
      default: result = result.followed(by: next)
      }
    }
    return result
  }

  /// Returns the letter that carries a mark: an i or j loses its dot under a mark above.
  private static func dotless(_ scalar: Unicode.Scalar, under mark: Unicode.Scalar) -> Unicode.Scalar {
    guard mark.properties.canonicalCombiningClass == .above else { return scalar }
    return scalar == "i" ? "\u{131}" : scalar == "j" ? "\u{237}" : scalar
  }

  /// Returns the glyph of a scalar from the first family that has it.
  private mutating func glyph(of scalar: Unicode.Scalar, in style: FontStyle) -> Glyph? {
    for family in sorted(for: style) {
      if let glyph = face(of: family)?.glyph(of: scalar, in: style) { return glyph }
    }
    return nil
  }

  // Faces.

  private mutating func firstFace(for style: FontStyle) -> FontFace? {
    for family in sorted(for: style) {
      if let face = face(of: family), face.glyphIndex(of: "n") != nil { return face }
    }
    return nil
  }

  /// Returns the first face of a family that can be opened.
  private mutating func face(of family: [FontFile]) -> FontFace? {
    for file in family {
      if let face = face(at: file.path) { return face }
    }
    return nil
  }

  private mutating func face(at path: String) -> FontFace? {
    if let known = faces[path] { return known }
    if library == nil { library = FontLibrary() }
    let face = library.flatMap { FontFace(path: path, in: $0) }
    faces[path] = .some(face)
    return face
  }

  private mutating func sorted(for style: FontStyle) -> [[FontFile]] {
    if let known = files[style] { return known }
    let catalog = catalog ?? readCatalog()
    self.catalog = catalog
    let sorted = catalog.files(for: style)
    files[style] = sorted
    return sorted
  }

  private mutating func readCatalog() -> FontCatalog {
    switch source {
    case .directories(let directories): return FontCatalog(searching: directories)
    case .files(let urls):
      var names: [String] = []
      var families: [FontCatalog.Family] = []
      for path in urls.map(\.path) {
        guard let face = face(at: path) else { continue }
        let file = FontFile(path: path, weight: face.weight ?? 400, isItalic: face.isItalic)
        let name = face.familyName ?? path
        if let known = names.firstIndex(of: name) {
          families[known].files.append(file)
          continue
        }
        names.append(name)
        let design: TextFont.Design =
          face.isMonospaced
          ? .monospaced : face.hasSerifs ? .serif : name.contains("Rounded") ? .rounded : .standard
        families.append(FontCatalog.Family(design: design, isDisplay: name.hasSuffix("Display"), files: [file]))
      }
      return FontCatalog(families: families)
    }
  }
}

extension Unicode.Scalar {
  /// False for controls, signs of the format, and spaces.
  fileprivate var hasInk: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: !properties.isDefaultIgnorableCodePoint
    }
  }
}
