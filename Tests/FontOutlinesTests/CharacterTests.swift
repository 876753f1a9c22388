import FontOutlines
import Foundation
import ShapeGeometry
import Testing
import ViewTree

@Suite struct CharacterTests {
  private let font = TextFont(size: 30)

  @Test(arguments: Letters.allCases) func composedAndDecomposedLettersAreEqual(letters: Letters) throws {
    let outliner = try letters.outliner()
    for (composed, decomposed) in [("é", "e\u{301}"), ("Å", "A\u{30A}"), ("ñ", "n\u{303}"), ("ç", "c\u{327}")] {
      #expect(outliner.line(composed, font) == outliner.line(decomposed, font), "\(composed)")
      #expect(outliner.line(composed, font).ink > outliner.line(String(decomposed.unicodeScalars.prefix(1)), font).ink)
    }
  }

  @Test(arguments: Letters.allCases) func marksWithoutAComposedLetterStandOverTheirBase(letters: Letters) throws {
    let outliner = try letters.outliner()
    let base = outliner.line("x", font).boundingRect
    let one = outliner.line("x\u{302}", font).boundingRect
    let two = outliner.line("x\u{302}\u{30C}", font).boundingRect
    #expect(one.minY < base.minY - 2 && two.minY < one.minY - 2)
    #expect(one.maxY == base.maxY && abs(one.midX - base.midX) < 1)
    // Over a tall letter, the mark is higher.
    #expect(outliner.line("b\u{302}", font).boundingRect.minY < outliner.line("b", font).boundingRect.minY - 2)
  }

  @Test func marksBelowHangUnderTheirBase() throws {
    let outliner = try SampleFonts.outliner()
    let base = outliner.line("g", font).boundingRect
    #expect(outliner.line("g\u{331}", font).boundingRect.maxY > base.maxY + 1)
  }

  @Test(arguments: Letters.allCases) func aCharacterThatNoFontHasIsABox(letters: Letters) throws {
    let outliner = try letters.outliner()
    let path = outliner.line("\u{F8FE}", font)
    let bounds = path.boundingRect
    #expect(abs(bounds.height - font.capHeight) < 1e-6)
    #expect(path.contains(CGPoint(x: bounds.minX + 0.5, y: bounds.midY)))
    #expect(!path.contains(CGPoint(x: bounds.midX, y: bounds.midY)))
  }

  @Test func anEmojiWithoutAnOutlineIsABoxWithRoundCorners() {
    let path = SampleFonts.strokes.line("😀", font)
    let bounds = path.boundingRect
    #expect(abs(bounds.width - bounds.height) < 1e-6)
    #expect(!path.contains(CGPoint(x: bounds.minX + 0.5, y: bounds.minY + 0.5)))
    #expect(path.contains(CGPoint(x: bounds.midX, y: bounds.minY + 0.5)))
    #expect(!path.contains(CGPoint(x: bounds.midX, y: bounds.midY)))
    #expect(SampleFonts.strokes.line("👩‍💻", font) == path)
  }

  @Test func theNextFontHasWhatTheFirstLacks() throws {
    try #require(FileManager.default.fileExists(atPath: SampleFonts.files[0].path), SampleFonts.missing)
    // The sans-serif face has an outline for this one, the serif face has none.
    let serif = TextFont(size: 30, design: .serif)
    let own = TextOutliner(fonts: [SampleFonts.files[4]]).line("😀", serif)
    let both = try SampleFonts.outliner().line("😀", serif)
    let other = TextOutliner(fonts: [SampleFonts.files[0]]).line("😀", serif)
    #expect(own == SampleFonts.strokes.line("😀", serif))
    #expect(both != own && both.elements.count == other.elements.count)
  }

  @Test(arguments: Letters.allCases) func controlsAndSpacesHaveNoInk(letters: Letters) throws {
    let outliner = try letters.outliner()
    let texts = [
      "", " ", "\u{0}", "\t", "\n", "\r\n", "\u{7F}", "\u{85}", "\u{A0}", "\u{200B}", "\u{200D}", "\u{202E}",
    ]
    for text in texts {
      #expect(outliner.line(text, font).isEmpty, "\(text.unicodeScalars.map(\.value))")
    }
    #expect(outliner.line("a\u{FE0E}", font) == outliner.line("a", font))
  }

  @Test func everyLetterOfTheWidthTableHasAnOutlineInDejaVu() throws {
    let outliner = try SampleFonts.outliner()
    let box = outliner.line("\u{F8FE}", font)
    for character in "–—‘’“”…•€™−≤≥≠≈←→↑↓°∞√π¡¢£¤¥§©«®±µ¶»¿ÀÆÇÐØÞßæðøþÿ" {
      let path = outliner.line(String(character), font)
      let isBox =
        path.elements.count == box.elements.count && path.boundingRect.height == box.boundingRect.height
      #expect(path.ink > 0 && !isBox, "\(character)")
    }
  }
}
