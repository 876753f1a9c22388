import Foundation
import Testing

@testable import PlainText

@Suite struct DisplayedTextTests {
  @Test func lettersAndTheirAccentsAreComposed() {
    #expect(displayedCharacters("e\u{301} ⠿ \u{212B}").map(\.scalars) == [["é"], [" "], ["⠿"], [" "], ["Å"]])
    let composed = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter(\.isComposed)
    let text = String(String.UnicodeScalarView(composed))
    #expect(Array(text.precomposedStringWithCanonicalMapping.unicodeScalars) == composed)
  }

  @Test func marksWithoutAComposedFormStayWithTheirCharacter() {
    #expect(displayedCharacters("x\u{304}\u{330}y").map(\.scalars) == [["x", "\u{330}", "\u{304}"], ["y"]])
    #expect(displayWidth("x\u{304}\u{330}y") == 2)
    #expect(displayedCharacters("ที่").map(\.width) == [1])
    #expect(shortened("x\u{304}x\u{304}x\u{304}", to: 2) == "x\u{304}…")
    #expect(displayedCharacters("\u{304}a").map(\.scalars) == [["a"]], "a mark needs a character")
  }

  @Test func aCharacterHasAtMostThreeMarks() {
    let marks = String(repeating: "\u{331}", count: 50)
    #expect(displayedCharacters("q" + marks).map(\.marks.count) == [DisplayedCharacter.mostMarks])
    var one = DisplayedCharacter("q")
    one.add("\u{E0100}")
    one.add("\u{1D165}")
    #expect(one.marks == ["\u{E0100}", "\u{1D165}"] && String([one]).unicodeScalars.count == 3)
  }
}
