import CFreeType
import Foundation

/// FreeType itself, which all faces of a shelf share.
final class FontLibrary {
  let handle: FT_Library

  /// Starts FreeType; nil if there is no memory for it.
  init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    handle = library
  }

  deinit {
    FT_Done_FreeType(handle)
  }
}

/// An open font file. Its bytes are read once, so that a file that changes on disk does no harm.
final class FontFace {
  /// The greatest size of a file, in bytes.
  private static let mostBytes = 1 << 26

  private let library: FontLibrary
  private let buffer: UnsafeMutableRawBufferPointer
  let handle: FT_Face
  /// The height of a capital letter, in the font's units.
  let capHeight: Double
  /// The size of the font's square, in its units.
  let unitsPerEm: Double
  /// The weight as font files count it; nil if the font does not tell.
  let weight: Int?
  let isItalic: Bool
  /// The axes along which the letters vary.
  private let axes: [FontAxis]
  private var coordinates: [FT_Fixed] = []

  /// Opens a file; nil if it cannot be read, is no font, or has no outlines.
  convenience init?(path: String, in library: FontLibrary) {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size <= Self.mostBytes,
      let bytes = try? Data(contentsOf: URL(fileURLWithPath: path, isDirectory: false))
    else { return nil }
    self.init(bytes: bytes, in: library)
  }

  /// Opens a font from the bytes of its file; nil if they are no font with outlines.
  init?(bytes: Data, in library: FontLibrary) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, bytes.count), alignment: 16)
    buffer.copyBytes(from: bytes)
    var face: FT_Face?
    let start = buffer.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
    guard FT_New_Memory_Face(library.handle, start, FT_Long(bytes.count), 0, &face) == 0, let face else {
      buffer.deallocate()
      return nil
    }
    let height = Double(face.pointee.units_per_EM)
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0, height >= 16,
      FT_Select_Charmap(face, FT_ENCODING_UNICODE) == 0
    else {
      FT_Done_Face(face)
      buffer.deallocate()
      return nil
    }
    self.library = library
    self.buffer = buffer
    handle = face
    unitsPerEm = height
    let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
    weight = table.map { Int($0.usWeightClass) }.flatMap { (100...950).contains($0) ? $0 : nil }
    isItalic = face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0
    axes = FontAxis.axes(of: face, in: library)
    capHeight = Self.capHeight(of: face, table: table)
  }

  deinit {
    FT_Done_Face(handle)
    buffer.deallocate()
  }

  /// Returns the height of an H, or what the font tells, in the font's units.
  private static func capHeight(of face: FT_Face, table: TT_OS2?) -> Double {
    let em = Double(face.pointee.units_per_EM)
    let plausible = (em * 0.3)...(em * 1.5)
    if FT_Get_Char_Index(face, 0x48) != 0, FT_Load_Char(face, 0x48, FT_Int32(FT_LOAD_NO_SCALE)) == 0 {
      let height = Double(face.pointee.glyph.pointee.metrics.horiBearingY)
      if plausible.contains(height) { return height }
    }
    if let table, table.version >= 2, table.version != 0xFFFF, plausible.contains(Double(table.sCapHeight)) {
      return Double(table.sCapHeight)
    }
    return em * 0.7
  }

  /// The name of the family as the font tells it.
  var familyName: String? { handle.pointee.family_name.map { String(cString: $0) } }

  /// True if all letters are equally wide.
  var isMonospaced: Bool { handle.pointee.face_flags & FT_Long(FT_FACE_FLAG_FIXED_WIDTH) != 0 }

  /// True if the letters have serifs.
  var hasSerifs: Bool {
    guard let table = FT_Get_Sfnt_Table(handle, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee else {
      return false
    }
    // PANOSE: Latin text, then the style of serifs; from 11 on, none.
    return table.panose.0 == 2 && (2...10).contains(table.panose.1)
  }

  /// Returns the place of a character's glyph in the font; nil if the font lacks it.
  func glyphIndex(of scalar: Unicode.Scalar) -> FT_UInt? {
    let index = FT_Get_Char_Index(handle, FT_ULong(scalar.value))
    return index == 0 ? nil : index
  }

  /// Sets a variable font to a style and returns the weight that the letters now have; nil if it is unknown.
  func select(_ style: FontStyle) -> Int? {
    guard !axes.isEmpty else { return weight }
    let wanted = axes.map { $0.value(for: style) }
    if wanted != coordinates {
      var values = wanted
      FT_Set_Var_Design_Coordinates(handle, FT_UInt(values.count), &values)
      coordinates = wanted
    }
    return axes.contains { $0.kind == .weight } ? style.weight : weight
  }
}

/// An axis of a variable font; values are in 65,536ths.
struct FontAxis {
  enum Kind {
    case weight, opticalSize, other
  }

  var kind: Kind
  var range: ClosedRange<FT_Fixed>
  var normal: FT_Fixed

  /// Returns the axes of a face; none if it is not variable.
  static func axes(of face: FT_Face, in library: FontLibrary) -> [FontAxis] {
    var description: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &description) == 0, let description else { return [] }
    defer { FT_Done_MM_Var(library.handle, description) }
    return (0..<Int(description.pointee.num_axis)).map { place in
      let axis = description.pointee.axis[place]
      let kind: Kind = axis.tag == 0x7767_6874 ? .weight : axis.tag == 0x6F70_737A ? .opticalSize : .other
      return FontAxis(
        kind: kind, range: min(axis.minimum, axis.maximum)...max(axis.minimum, axis.maximum), normal: axis.def)
    }
  }

  /// Returns the place on the axis for a style.
  func value(for style: FontStyle) -> FT_Fixed {
    let wanted: FT_Fixed
    switch kind {
    case .weight: wanted = FT_Fixed(style.weight) << 16
    case .opticalSize: wanted = FT_Fixed(style.opticalSize) << 16
    case .other: wanted = normal
    }
    return min(max(wanted, range.lowerBound), range.upperBound)
  }
}
