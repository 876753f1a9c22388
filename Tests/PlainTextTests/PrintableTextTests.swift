import PlainText
import Testing

@Suite struct PrintableTextTests {
  @Test func `what a terminal might obey or hide is written by its number`() {
    #expect("\u{1B}]0;title\u{7}".printable == #"\u{1B}]0;title\u{7}"#)
    #expect("a\tb\r\nc\u{7F}\u{9B}31m".printable == #"a\u{9}b\u{D}\u{A}c\u{7F}\u{9B}31m"#)
    #expect("\u{202E}abc\u{2066}\u{200B}\u{FEFF}\u{AD}".printable == #"\u{202E}abc\u{2066}\u{200B}\u{FEFF}\u{AD}"#)
    #expect("one\u{2028}two\u{2029}three\u{85}four".printable == #"one\u{2028}two\u{2029}three\u{85}four"#)
    #expect("\u{E0041}\u{FFFF}\u{3164}".printable == #"\u{E0041}\u{FFFF}\u{3164}"#)
    #expect("two\nrows\tand \u{8} more".printableRows == "two\nrows\tand \\u{8} more")
  }

  @Test func `what has a mark of its own stays`() {
    for text in ["", "plain", "é e\u{301} ñ", "日本語", "→ ⣿ █ 🦋 −0.60 “a” …", #"\u{1B}"#, "\u{A0}"] {
      #expect(text.printable == text)
    }
  }

  @Test func `every character is either shown or written by its number`() {
    for scalar in (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init) {
      let properties = scalar.properties
      let isHidden =
        [.control, .format, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
        || properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
      let text = String(scalar).printable
      guard text == (isHidden ? scalar.written : String(scalar)), text.printable == text else {
        Issue.record("U+\(String(scalar.value, radix: 16)) is printed as '\(text)'")
        return
      }
    }
  }
}
