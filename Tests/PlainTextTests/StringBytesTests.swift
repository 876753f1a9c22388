import PlainText
import Testing

/// Texts that are looked for by their bytes.
struct StringBytesTests {
  @Test(arguments: [
    ("", "", true), ("a", "", true), ("", "a", false), ("abc", "abc", true), ("abc", "c", true), ("abc", "abcd", false),
    ("aab", "ab", true), ("abab", "bb", false), ("x é", "é", true), ("#i #if", "#if", true),
  ])
  func aPartIsFound(text: String, part: String, isThere: Bool) { #expect(text.holds(part) == isThere) }
}
