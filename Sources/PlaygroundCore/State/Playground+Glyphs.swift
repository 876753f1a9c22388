extension Playground {
  /// Says which sets of characters can be shown; ASCII always can.
  ///
  /// Where the present one is not among them, the first of them takes its place, and the status line says so.
  public mutating func offer(_ sets: [GlyphSet]) {
    glyphSets = sets.contains(.ascii) ? sets : sets + [.ascii]
    guard !glyphSets.contains(lens.glyphs) else { return }
    notice = "\(lens.glyphs.rawValue) cannot be shown here; this is \(glyphSets[0].rawValue)"
    lens.glyphs = glyphSets[0]
  }

  /// Draws with a set of characters from now on.
  public mutating func draw(with glyphs: GlyphSet) {
    lens.glyphs = glyphs
  }

  /// Draws with the next set of characters that can be shown.
  mutating func changeGlyphs() {
    let index = glyphSets.firstIndex(of: lens.glyphs).map { ($0 + 1) % glyphSets.count } ?? 0
    notice = "drawn in \(glyphSets[index].rawValue)"
    if glyphSets.count == 1 { notice = "nothing but \(glyphSets[0].rawValue) can be shown here" }
    lens.glyphs = glyphSets[index]
  }
}
