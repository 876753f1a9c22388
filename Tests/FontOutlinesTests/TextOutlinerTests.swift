import FontOutlines
import Foundation
import ShapeGeometry
import Testing
import ViewTree

@Suite struct TextOutlinerTests {
  private let font = TextFont(size: 30)

  @Test func capitalsStandUprightOnTheBaseline() throws {
    let dejaVu = try SampleFonts.outliner().picture("AR", font)
    #expect(
      dejaVu == """
        ⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀
        ⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀
        ⠀⠀⠀⢀⣿⣿⡀⠀⠀⠀⠀⢸⡟⠛⠛⠿⣦⡀⠀⠀
        ⠀⠀⠀⣼⠇⠸⣷⠀⠀⠀⠀⢸⡇⠀⠀⠀⣿⡇⠀⠀
        ⠀⠀⣸⡟⠀⠀⢻⣇⠀⠀⠀⢸⣧⣤⣤⣾⠟⠀⠀⠀
        ⠀⢠⣿⣷⣶⣶⣾⣿⡄⠀⠀⢸⡇⠀⠀⠙⣷⡀⠀⠀
        ⠀⣾⠇⠀⠀⠀⠀⠸⣷⡀⠀⢸⡇⠀⠀⠀⠘⣷⡀⠀
        ⠈⠉⠀⠀⠀⠀⠀⠀⠉⠁⠀⠈⠁⠀⠀⠀⠀⠉⠁⠀
        ⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀
        """)
    #expect(
      SampleFonts.strokes.picture("AR", font) == """
        ⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀
        ⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀
        ⠀⠀⠀⠀⣾⣷⠀⠀⠀⠀⠀⢸⡟⠛⠛⠻⢷⣦⡀⠀
        ⠀⠀⠀⣼⡟⢹⣧⠀⠀⠀⠀⢸⡇⠀⠀⠀⠀⢹⡇⠀
        ⠀⠀⣸⡟⠀⠀⢻⣇⠀⠀⠀⢸⣧⣤⣤⣤⣴⡿⠁⠀
        ⠀⣰⡿⠿⠿⠿⠿⢿⣆⠀⠀⢸⡏⠉⠉⠹⣷⡀⠀⠀
        ⢠⡿⠁⠀⠀⠀⠀⠈⢿⡄⠀⢸⡇⠀⠀⠀⠘⣿⡄⠀
        ⠈⠁⠀⠀⠀⠀⠀⠀⠈⠁⠀⠈⠁⠀⠀⠀⠀⠈⠁⠀
        ⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀
        """)
  }

  @Test func smallLettersHaveTheirPartsAboveAndBelow() throws {
    let dejaVu = try SampleFonts.outliner().picture("bgi", font)
    #expect(
      dejaVu == """
        ⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀
        ⠀⣀⡀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⣀⠀⠀
        ⠀⣿⡇⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠛⠀⠀
        ⠀⣿⣇⡴⠶⢶⣄⠀⠀⠀⣠⡶⠶⢦⣰⣶⠀⠀⣶⠀⠀
        ⠀⣿⡏⠀⠀⠀⢻⡇⠀⢸⡟⠀⠀⠀⢹⣿⠀⠀⣿⠀⠀
        ⠀⣿⡇⠀⠀⠀⢸⡟⠀⢻⡇⠀⠀⠀⢸⣿⠀⠀⣿⠀⠀
        ⠀⣿⣷⣄⣀⣠⣿⠃⠀⠘⢿⣄⣀⣠⢾⣿⠀⠀⣿⠀⠀
        ⠀⠉⠁⠉⠉⠉⠀⠀⠀⠀⠀⠉⠉⠁⣸⡏⠀⠀⠉⠀⠀
        ⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠻⠶⠶⠾⠛⠀⠀⠀⠀⠀⠀
        """)
    #expect(
      SampleFonts.strokes.picture("bgi", font) == """
        ⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀
        ⠀⢀⡀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀
        ⠀⢸⡇⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠿⠀⠀
        ⠀⢸⣇⣤⣶⣤⣄⠀⠀⠀⣠⣤⣶⣤⣠⡆⠀⠀⣤⠀⠀
        ⠀⢸⡿⠁⠀⠈⢿⡆⠀⢰⡿⠁⠀⠈⢿⡇⠀⠀⣿⠀⠀
        ⠀⢸⡇⠀⠀⠀⢸⡇⠀⢸⡇⠀⠀⠀⢸⡇⠀⠀⣿⠀⠀
        ⠀⢸⣿⣦⣤⣤⡿⠃⠀⠘⢿⣦⣤⣴⣿⡇⠀⠀⣿⠀⠀
        ⠀⠈⠁⠈⠉⠉⠀⠀⠀⢠⣦⡉⠉⠁⣸⡇⠀⠀⠉⠀⠀
        ⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠙⠛⠿⠛⠋⠀⠀⠀⠀⠀⠀
        """)
  }

  @Test(arguments: Letters.allCases, [CGFloat(6), 17, 24, 34, 96])
  func capitalsAreAsHighAsTheFontTells(letters: Letters, size: CGFloat) throws {
    for weight in [CGFloat(-0.6), 0, 0.23, 0.4, 0.62] {
      for isItalic in [false, true] {
        let font = TextFont(size: size, weight: weight, isItalic: isItalic)
        let bounds = try letters.outliner().line("H", font).boundingRect
        #expect(abs(bounds.height - font.capHeight) < font.capHeight / 100, "size \(size), weight \(weight)")
        #expect(abs(bounds.maxY) < font.capHeight / 100, "size \(size), weight \(weight)")
      }
    }
  }

  @Test(arguments: Letters.allCases) func everyASCIICharacterHasInkButTheSpace(letters: Letters) throws {
    let outliner = try letters.outliner()
    for value in UInt8(0x20)...0x7E {
      let character = Character(Unicode.Scalar(value))
      let path = outliner.line(String(character), font)
      #expect((path.ink > 0) == (character != " "), "\(character)")
      #expect(path.isClosed, "\(character)")
    }
  }

  @Test(arguments: Letters.allCases) func lettersStayWithinTheirWidths(letters: Letters) throws {
    let outliner = try letters.outliner()
    for value in UInt8(0x21)...0x7E {
      let text = String(Character(Unicode.Scalar(value)))
      let bounds = outliner.line(text, font).boundingRect
      let width = font.width(of: text)
      // Letters such as f and j reach over their edges by design.
      #expect(bounds.minX > -0.06 * font.size && bounds.maxX < width + 0.06 * font.size, "\(text)")
    }
  }

  @Test(arguments: Letters.allCases) func aLineIsAsWideAsAsked(letters: Letters) throws {
    let outliner = try letters.outliner()
    let own = font.width(of: "IxxI")
    let single = outliner.outline(of: "I", font: font, at: .zero, width: font.width(of: "I")).boundingRect
    for width in [own * 0.6, own * 0.9, own, own * 1.5, own * 4] {
      let start = CGPoint(x: 100, y: 50)
      let bounds = outliner.outline(of: "IxxI", font: font, at: start, width: width).boundingRect
      // The space is the same behind each letter, also behind the last.
      let space = (width - own) / 4
      #expect(abs(bounds.minX - (start.x + single.minX)) < 1e-6, "\(width)")
      let right = start.x + width - space - (font.advance(of: "I") - single.maxX)
      #expect(abs(bounds.maxX - right) < 1e-6, "\(width)")
      #expect(abs(bounds.maxY - 50) < 1e-3, "\(width)")
    }
  }

  @Test(arguments: Letters.allCases) func aLineThatIsFarTooShortIsSqueezed(letters: Letters) throws {
    let outliner = try letters.outliner()
    let own = font.width(of: "Hello")
    let half = outliner.outline(of: "Hello", font: font, at: .zero, width: own / 2).boundingRect
    let tenth = outliner.outline(of: "Hello", font: font, at: .zero, width: own / 20).boundingRect
    #expect(abs(tenth.width - half.width / 10) < 1e-6)
    #expect(outliner.outline(of: "Hello", font: font, at: .zero, width: 0).isEmpty)
  }

  @Test(arguments: Letters.allCases) func boldHasMoreInkThanRegularAndThinHasLess(letters: Letters) throws {
    let outliner = try letters.outliner()
    let inks = [CGFloat(-0.6), 0, 0.4, 0.62].map { outliner.line("Hamburg", TextFont(size: 30, weight: $0)).ink }
    #expect(inks == inks.sorted() && Set(inks).count == inks.count, "\(inks)")
  }

  @Test(arguments: Letters.allCases) func italicsLeanToTheRight(letters: Letters) throws {
    let outliner = try letters.outliner()
    let upright = outliner.line("l", font).boundingRect
    let leaning = outliner.line("l", TextFont(size: 30, isItalic: true))
    #expect(leaning.boundingRect.maxX > upright.maxX + 2)
    #expect(leaning.contains(CGPoint(x: leaning.boundingRect.maxX - 2, y: -font.capHeight * 0.95)))
    #expect(!leaning.contains(CGPoint(x: leaning.boundingRect.maxX - 2, y: -font.capHeight * 0.1)))
  }

  @Test func eachDesignHasItsFace() throws {
    let outliner = try SampleFonts.outliner()
    let names = [TextFont.Design.standard, .serif, .monospaced, .rounded].map {
      outliner.familyName(for: TextFont(size: 17, design: $0))
    }
    #expect(names == ["DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono", "DejaVu Sans"])
    #expect(SampleFonts.strokes.familyName(for: font) == nil)
  }

  @Test func smallCapitalsAreCapitalsOfLessHeight() throws {
    var small = font
    small.smallCaps = TextFont.SmallCaps(lower: true)
    for outliner in [try SampleFonts.outliner(), SampleFonts.strokes] {
      let height = outliner.line("h", small).boundingRect.height
      #expect(abs(height - font.capHeight * 0.74) < 0.01 * font.capHeight)
      #expect(abs(outliner.line("H", small).boundingRect.height - font.capHeight) < 0.01 * font.capHeight)
    }
  }

  @Test func theSameLineIsTheSameFromAnotherOutliner() throws {
    let texts = ["Hello, world!", "漢字 é 😀", "fi\u{301}"]
    for text in texts {
      let first = try SampleFonts.outliner()
      _ = first.line("other letters first", TextFont(size: 60, weight: 0.4))
      #expect(try first.line(text, font) == SampleFonts.outliner().line(text, font), "\(text)")
    }
  }
}
