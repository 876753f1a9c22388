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

  /// Limits the colours of views to those that the screen can show.
  public mutating func show(in colors: ColorDepth) { lens.colors = colors }

  /// Sets the way to the outlines of texts that are much larger than characters; without it, all are characters.
  public mutating func draw(textsBy outlines: TextOutlines) { texts = outlines }

  /// Selects the character set to draw with.
  public mutating func draw(with glyphs: GlyphSet) {
    lens.glyphs = glyphs
  }

  /// Shows the drawing in pixels as soon as the terminal has told that it has them.
  public mutating func drawInPixels() {
    lens.showsPixels = true
    isAskingForPixels = canAskForPixels
  }

  /// Takes over what the terminal has told about its pixels.
  mutating func take(_ screen: PixelScreen?) {
    pixelScreen = screen
    canAskForPixels = false
    let wasAsked = isAskingForPixels
    isAskingForPixels = false
    if wasAsked, !lens.showsPixels { return changeGlyphs() }
    if lens.showsPixels, screen == nil {
      lens.showsPixels = false
      notice = "pixels cannot be shown here; this is \(lens.glyphs.rawValue)"
    }
  }

  /// Selects the next character set that can be shown, or pixels. A bare shape is Braille in the mixed set, too.
  mutating func changeGlyphs() {
    guard !canAskForPixels else {
      isAskingForPixels = true
      return
    }
    let isBare = selectedEntry?.entryPoint?.kind == .shape
    let sets = isBare && glyphSets.contains(.mixed) ? glyphSets.filter { $0 != .braille } : glyphSets
    let present = isBare && lens.glyphs == .braille && sets.contains(.mixed) ? .mixed : lens.glyphs
    // Pixels come after the set that is the first.
    if pixelScreen != nil, texts != nil, !lens.showsPixels, present == sets[0] {
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
    self == .mixed ? isBare ? "braille" : "braille and blocks" : rawValue
  }
}
