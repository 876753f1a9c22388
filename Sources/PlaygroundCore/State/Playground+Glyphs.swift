import Rendering

extension Playground {
  /// Sets the character sets that the screen can show; ASCII is always one of them.
  ///
  /// If the present set is not among them, the first one replaces it, and the status line says so.
  public mutating func offer(_ sets: [GlyphSet]) {
    glyphSets = sets.contains(.ascii) ? sets : sets + [.ascii]
    guard !glyphSets.contains(lens.glyphs) else { return }
    notice = "\(lens.glyphs.rawValue) cannot be shown here; this is \(glyphSets[0].rawValue)"
    lens.glyphs = glyphSets[0]
  }

  /// Selects the character set to draw with.
  public mutating func draw(with glyphs: GlyphSet) {
    lens.glyphs = glyphs
  }

  /// Selects the next character set that can be shown.
  mutating func changeGlyphs() {
    let index = glyphSets.firstIndex(of: lens.glyphs).map { ($0 + 1) % glyphSets.count } ?? 0
    notice = "drawn in \(glyphSets[index].rawValue)"
    if glyphSets.count == 1 { notice = "nothing but \(glyphSets[0].rawValue) can be shown here" }
    lens.glyphs = glyphSets[index]
  }
}
