import Rendering

extension Playground {
  /// The pixels in which the canvas is drawn; nil if it is drawn in characters, as comparisons and traces are.
  var shownPixels: PixelScreen? {
    guard lens.showsPixels, texts != nil, comparison == nil, shownGhosts.isEmpty, sheetSelection == nil else {
      return nil
    }
    return terminal.pixels
  }

  /// Limits the colours of views to those that the screen can show.
  public mutating func show(in colors: ColorDepth) { lens.colors = colors }

  /// Sets the way to the outlines of texts that are much larger than characters; without it, all are characters.
  public mutating func draw(textsBy outlines: TextOutlines) { texts = outlines }

  /// Selects the character set to draw with.
  public mutating func draw(with glyphs: GlyphSet) {
    lens.glyphs = glyphs
    usesBestGlyphs = false
  }

  /// Shows the drawing in pixels if the terminal has told that it has them; the status line says if it has none.
  public mutating func drawInPixels() {
    lens.showsPixels = true
    leaveMissingPixels()
  }

  /// Takes over what the terminal has told: the best of its character sets is used unless one was chosen, and another
  /// one if that cannot be shown.
  mutating func take(_ facts: TerminalFacts) {
    terminal = facts
    if !terminal.glyphSets.contains(.ascii) { terminal.glyphSets.append(.ascii) }
    let best = terminal.glyphSets[0]
    if usesBestGlyphs, best.isMixed {
      lens.glyphs = best
    } else if !terminal.glyphSets.contains(lens.glyphs) {
      notice = "\(lens.glyphs.rawValue) cannot be shown here; this is \(best.rawValue)"
      lens.glyphs = best
    }
    leaveMissingPixels()
  }

  private mutating func leaveMissingPixels() {
    guard lens.showsPixels, terminal.pixels == nil else { return }
    lens.showsPixels = false
    notice = "pixels cannot be shown here; this is \(lens.glyphs.rawValue)"
  }

  /// Selects the next character set that can be shown, or pixels. A bare shape is Braille in the mixed sets, too.
  mutating func changeGlyphs() {
    usesBestGlyphs = false
    let isBare = selectedEntry?.entryPoint?.kind == .shape
    var sets = terminal.glyphSets
    var present = lens.glyphs
    if isBare, let mixed = sets.first(where: \.isMixed) {
      sets.removeAll { $0 != mixed && ($0.isMixed || $0 == .braille) }
      if !sets.contains(present) { present = mixed }
    }
    // Pixels come after the set that is the first.
    if terminal.pixels != nil, texts != nil, !lens.showsPixels, present == sets[0] {
      lens.showsPixels = true
      notice = "drawn in pixels"
      return
    }
    let index = sets.firstIndex(of: present).map { ($0 + 1) % sets.count } ?? 0
    notice = "drawn in \(sets[index].name(isBare: isBare))"
    if sets.count == 1, !lens.showsPixels {
      notice = "nothing but \(sets[0].name(isBare: isBare)) can be shown here"
    }
    lens.showsPixels = false
    lens.glyphs = sets[index]
  }
}

extension GlyphSet {
  fileprivate func name(isBare: Bool) -> String {
    switch self {
    case .mixed: isBare ? "braille" : "braille and blocks"
    case .mixedSextants: isBare ? "braille" : "braille and sextants"
    case .mixedOctants: isBare ? "braille" : "braille and octants"
    default: rawValue
    }
  }
}
