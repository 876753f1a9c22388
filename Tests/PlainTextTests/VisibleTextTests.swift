import PlainText
import Testing

@Suite struct VisibleTextTests {
  @Test func `what only says how others look is left out`() {
    #expect("I \u{2764}\u{FE0F} Swift".withoutInvisibleCharacters == "I \u{2764} Swift")
    #expect("co\u{AD}op\u{200B}er\u{2060}ate\u{200E}".withoutInvisibleCharacters == "cooperate")
    #expect("\u{915}\u{200D}\u{930}".withoutInvisibleCharacters == "\u{915}\u{930}", "letters stay on both sides")
  }

  @Test func `of joined emoji the first one is shown`() {
    #expect("a \u{1F468}\u{200D}\u{1F4BB} b".withoutInvisibleCharacters == "a \u{1F468} b")
    #expect("\u{1F937}\u{1F3FD}\u{200D}\u{2642}\u{FE0F}!".withoutInvisibleCharacters == "\u{1F937}\u{1F3FD}!")
  }

  @Test func `other characters stay, also those that a terminal might obey`() {
    for text in ["", "plain", "é e\u{301}", "日本語 🦋", "\u{1B}[31m", "a\tb", "#1 ©"] {
      #expect(text.withoutInvisibleCharacters == text)
    }
  }
}
