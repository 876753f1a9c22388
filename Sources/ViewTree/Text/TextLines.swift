import Foundation

/// The breaking of a text block into lines at one scale of its fonts.
struct TextLines {
  /// A character with its run and width.
  private struct Glyph {
    var character: Character
    var run: Int
    var advance: CGFloat
  }

  private var block: TextBlock
  private var fonts: [TextFont]
  private var factor: CGFloat
  private var glyphs: [Glyph] = []
  /// The ranges of the glyphs on each line, without the spaces at the end.
  private var lines: [Range<Int>] = []
  /// The glyphs of the last line if text was cut, otherwise nil.
  private var cut: [Glyph]?

  init(_ block: TextBlock, scaledBy factor: CGFloat, width: CGFloat?, height: CGFloat?) {
    self.block = block
    self.factor = factor
    fonts = block.runs.map { $0.font.scaled(by: factor) }
    for (index, run) in block.runs.enumerated() {
      for character in run.text {
        let advance = character.isNewline ? 0 : fonts[index].advance(of: character) + run.kerning * factor
        glyphs.append(Glyph(character: character, run: index, advance: advance))
      }
    }
    breakLines(within: width.map { $0 + 1e-9 } ?? .infinity)
    limitLines(width: width ?? .infinity, height: height)
  }

  private mutating func breakLines(within width: CGFloat) {
    var start = 0
    while start <= glyphs.count {
      let end = glyphs[start...].firstIndex { $0.character.isNewline } ?? glyphs.count
      breakParagraph(start..<end, within: width)
      guard end < glyphs.count else { return }
      start = end + 1
    }
  }

  private mutating func breakParagraph(_ range: Range<Int>, within width: CGFloat) {
    var start = range.lowerBound
    while true {
      var used: CGFloat = 0
      // The place behind the last space, where the line may end.
      var opportunity: Int?
      var index = start
      while index < range.upperBound {
        let glyph = glyphs[index]
        let isSpace = glyph.character == " " || glyph.character == "\t"
        if !isSpace, used + glyph.advance > width, index > start { break }
        used += glyph.advance
        index += 1
        if isSpace || glyph.character == "-" || glyph.character.isIdeograph { opportunity = index }
      }
      guard index < range.upperBound else { break }
      let end = opportunity ?? index
      lines.append(start..<trimmed(start..<end))
      start = end
    }
    lines.append(start..<trimmed(start..<range.upperBound))
  }

  /// Returns the end of a range without the spaces before it.
  private func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, glyphs[end - 1].character == " " { end -= 1 }
    return end
  }

  private mutating func limitLines(width: CGFloat, height: CGFloat?) {
    var most = block.lineLimit.map { max(1, $0) } ?? .max
    if let height {
      var used: CGFloat = 0
      var fitting = 0
      for index in lines.indices {
        used += index == 0 ? lineHeight(of: lines[0]) : step(to: index)
        if used > height + 1e-6 { break }
        fitting += 1
      }
      most = min(most, max(1, fitting))
    }
    guard lines.count > most else { return }
    let first = lines[most - 1].lowerBound
    let end = glyphs[first...].firstIndex { $0.character.isNewline } ?? glyphs.count
    cut = shortened(Array(glyphs[first..<end]), to: width)
    lines.removeLast(lines.count - most)
  }

  /// Returns the glyphs of a line with an ellipsis in place of what exceeds a width.
  private func shortened(_ line: [Glyph], to width: CGFloat) -> [Glyph] {
    let run = line.first?.run ?? 0
    let dots = Glyph(character: "…", run: run, advance: fonts.isEmpty ? 0 : fonts[run].advance(of: "…"))
    var left = width - dots.advance
    func fitting(_ glyphs: some Collection<Glyph>, _ room: inout CGFloat) -> Int {
      var count = 0
      for glyph in glyphs {
        if room < glyph.advance { break }
        room -= glyph.advance
        count += 1
      }
      return count
    }
    switch block.truncation {
    case .tail:
      var kept = Array(line.prefix(fitting(line, &left)))
      while kept.last?.character == " " { kept.removeLast() }
      return kept + [dots]
    case .head: return [dots] + line.suffix(fitting(line.reversed(), &left))
    case .middle:
      var half = left / 2
      let front = fitting(line, &half)
      left -= left / 2 - half
      let back = fitting(line.dropFirst(front).reversed(), &left)
      return line.prefix(front) + [dots] + line.suffix(back)
    }
  }

  /// The runs of a line; those of an empty line are the block's first.
  private func runs(of line: Range<Int>) -> [Int] {
    guard fonts.count > 1 else { return Array(fonts.indices) }
    let used = Set(glyphs[line].map(\.run)).sorted()
    return used.isEmpty ? Array(fonts.indices.prefix(1)) : used
  }

  /// The ascender and the descender of a line, which reach as far as the texts that stand above or below its baseline,
  /// and the room that these need besides.
  private func extent(of line: Range<Int>) -> (ascender: CGFloat, descender: CGFloat, above: CGFloat, below: CGFloat) {
    let runs = runs(of: line)
    let (up, down) = (runs.map { fonts[$0].ascender }.max() ?? 0, runs.map { fonts[$0].descender }.max() ?? 0)
    let top = runs.map { fonts[$0].ascender + block.runs[$0].raise * factor }.max() ?? 0
    let bottom = runs.map { fonts[$0].descender - block.runs[$0].raise * factor }.max() ?? 0
    return (max(up, top), max(down, bottom), max(0, top - up), max(0, bottom - down))
  }

  private func lineHeight(of line: Range<Int>) -> CGFloat {
    let extent = extent(of: line)
    return extent.ascender + extent.descender
  }

  private func pitch(of line: Range<Int>) -> CGFloat { runs(of: line).map { fonts[$0].pitch }.max() ?? 0 }

  /// Returns the distance of a line's baseline from the one before.
  private func step(to index: Int) -> CGFloat {
    pitch(of: lines[index]) + block.lineSpacing * factor + extent(of: lines[index - 1]).below
      + extent(of: lines[index]).above
  }

  /// Returns the lines with their places.
  func laid(scale: CGFloat) -> LaidText {
    var result = LaidText(size: .zero, lines: [], isTruncated: cut != nil, scaleFactor: factor)
    guard !glyphs.isEmpty else { return result }
    var baseline: CGFloat = 0
    for (index, range) in lines.enumerated() {
      baseline = index == 0 ? extent(of: range).ascender : baseline + step(to: index)
      let own = index == lines.count - 1 ? cut ?? Array(glyphs[range]) : Array(glyphs[range])
      result.lines.append(line(of: own, baseline: baseline))
    }
    let descender = lines.last.map { extent(of: $0).descender } ?? 0
    let width = (result.lines.map(\.width).max() ?? 0).roundedUp(toPixelsAt: scale)
    let missing = CGFloat(max(0, block.leastLines - lines.count))
    let below = lines.last.map { missing * (pitch(of: $0) + block.lineSpacing * factor) } ?? 0
    result.size = CGSize(width: width, height: (baseline + descender + below).roundedUp(toPixelsAt: scale))
    for index in result.lines.indices {
      let rest = width - result.lines[index].width
      let shift = block.alignment == .leading ? 0 : block.alignment == .center ? rest / 2 : rest
      for piece in result.lines[index].pieces.indices { result.lines[index].pieces[piece].x += shift }
    }
    return result
  }

  private func line(of glyphs: [Glyph], baseline: CGFloat) -> LaidText.Line {
    var line = LaidText.Line(pieces: [], baseline: baseline, width: 0)
    for glyph in glyphs {
      if line.pieces.last?.run != glyph.run {
        line.pieces.append(LaidText.Piece(run: glyph.run, text: "", x: line.width, width: 0))
      }
      line.pieces[line.pieces.count - 1].text.append(glyph.character)
      line.pieces[line.pieces.count - 1].width += glyph.advance
      line.width += glyph.advance
    }
    return line
  }
}

extension CGFloat {
  /// Returns a length in points, rounded up to device pixels; `scale` is the number of pixels in a point.
  func roundedUp(toPixelsAt scale: CGFloat) -> CGFloat { (self * scale - 1e-6).rounded(.up) / scale }
}

extension Character {
  /// True for an ideograph or a sign of a syllable, between which lines may break anywhere.
  fileprivate var isIdeograph: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x2E80...0x9FFF).contains(value) || (0xF900...0xFAFF).contains(value) || (0x20000...0x3FFFD).contains(value)
  }
}
