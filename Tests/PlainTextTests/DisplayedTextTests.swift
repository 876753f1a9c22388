import Foundation
import Testing

@testable import PlainText

@Suite struct DisplayedTextTests {
  @Test func lettersAndTheirAccentsAreComposed() {
    #expect(String(String.UnicodeScalarView(displayScalars("e\u{301} ⠿ \u{212B}"))) == "é ⠿ Å")
    let composed = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter(\.isComposed)
    let text = String(String.UnicodeScalarView(composed))
    #expect(Array(text.precomposedStringWithCanonicalMapping.unicodeScalars) == composed)
  }
}
