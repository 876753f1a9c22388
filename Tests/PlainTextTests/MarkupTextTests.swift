import PlainText
import Testing

/// Texts in XML and HTML.
struct MarkupTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("a < b && c > \"d\"", "a &lt; b &amp;&amp; c &gt; &quot;d&quot;"),
    ("a\u{1B}\n\u{FFFF}\u{FFFE}b", "a    b"), ("e\u{301}\u{1F600}", "e\u{301}\u{1F600}"),
  ])
  func whatMeansSomethingHasAName(text: String, markup: String) {
    #expect(text.asMarkup == markup)
  }
}
