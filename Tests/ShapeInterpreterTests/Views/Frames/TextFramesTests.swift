import Testing

/// The frames of texts and of the views around them, derived by hand.
struct TextFramesTests {
  @Test func linesAndTheirLimits() throws {
    try FrameTable(
      """
      200x100 t("Hello")
      = 85 44 30 12
      40x100 t("aaa bbb ccc")
      = 11 32 18 36
      42x100 t("aaa bbb ccc")
      = 0 38 42 24
      42x12 t("aaa bbb ccc")
      = 0 0 42 12
      42x100 t("aaa bbb ccc").lineLimit(1)
      = 0 44 42 12
      30x100 t("aaa bbb ccc").lineLimit(2)
      = 3 38 24 24
      42x100 t("aaa bbb ccc").fixedSize()
      = -12 44 66 12: -12 44 66 12
      20x12 t("aaa bbb ccc").fixedSize(horizontal: false, vertical: true)
      = 1 -12 18 36: 1 -12 18 36
      200x100 t("ab\\ncde")
      = 91 38 18 24
      30x100 t("abcdefgh")
      = 0 38 30 24
      100x100 t("a").lineLimit(3, reservesSpace: true)
      = 47 32 6 36
      100x100 t("aa") + t("bb")
      = 38 44 24 12
      100x100 t("ab\\ncd").lineSpacing(5)
      = 44 35.5 12 29
      45x100 t("aaaaaaaaaa").lineLimit(1).minimumScaleFactor(0.5)
      = 0 45.5 45 9
      20x100 t("aaaaaaaaaa").lineLimit(1).minimumScaleFactor(0.5)
      = 1 47 18 6
      100x100 t("aaaaaaaaaa").lineLimit(1).minimumScaleFactor(0.5)
      = 20 44 60 12
      40x100 Text("aaa bbb").font(.system(.body, design: .monospaced))
      = 4.667 28.833 30.667 42.333
      100x100 t("aaa bbb").frame(width: 20)
      = 40 38 20 24: 41 38 18 24
      100x100 t("aaa bbb").frame(width: 20, alignment: .leading)
      = 40 38 20 24: 40 38 18 24
      100x100 t("aaa").kerning(2)
      = 38 44 24 12
      """
    ).hold()
  }

  @Test func textsShareARow() throws {
    try FrameTable(
      """
      100x50 HStack(spacing: 0) { t("aaaa"); c }
      = 0 0 100 50: 0 19 24 12, 24 0 76 50
      100x50 HStack { t("aa"); c }
      = 0 0 100 50: 0 19 12 12, 20 0 80 50
      30x50 HStack(spacing: 0) { t("aaaaaa"); t("aa") }
      = 0 13 30 24: 0 13 18 24, 18 19 12 12
      48x20 HStack(spacing: 0) { t("aaaaaa").lineLimit(1); t("bbbbbb").lineLimit(1).layoutPriority(1) }
      = 0 4 48 12: 0 4 12 12, 12 4 36 12
      100x50 HStack(spacing: 0) { c.frame(width: 100); t("aa") }
      = 0 0 100 50: 0 0 100 50, 100 19 0 12
      100x50 HStack { t("aa"); Spacer(); t("bb") }
      = 0 19 100 12: 0 19 12 12, 12 25 76 0, 88 19 12 12
      100x100 HStack(alignment: .firstTextBaseline, spacing: 0) { Text("a").font(.system(size: 20, design: .monospaced)); t("a") }
      = 41 38 18 24: 41 38 12 24, 53 47.521 6 12
      100x100 HStack(alignment: .lastTextBaseline, spacing: 0) { t("a\\na"); t("a") }
      = 44 38 12 24: 44 38 6 24, 50 49.934 6 12
      100x100 HStack(alignment: .firstTextBaseline, spacing: 0) { t("a"); box(10, 5) }
      = 42 44 16 12: 42 44 6 12, 48 48.521 10 5
      100x100 HStack(alignment: .firstTextBaseline, spacing: 0) { VStack(spacing: 0) { t("a"); t("a") }; t("a") }
      = 44 38 12 24: 44 38 6 12, 44 50 6 12, 50 38 6 12
      60x100 HStack(spacing: 0) { t("aaaa").fixedSize(); t("bbb bbb") }
      = 9 38 42 24: 9 44 24 12, 33 38 18 24
      """
    ).hold()
  }

  @Test func gapsAboveAndBelowTexts() throws {
    try FrameTable(
      """
      100x100 VStack(alignment: .leading, spacing: 0) { t("aa"); t("aaaa") }
      = 38 38 24 24: 38 38 12 12, 38 50 24 12
      100x100 VStack { t("aa"); t("aa") }
      = 44 38 12 24: 44 38 12 12, 44 50 12 12
      100x100 VStack { c.frame(height: 10); t("aa") }
      = 0 37.127 100 25.745: 0 37.127 100 10, 44 50.873 12 12
      100x100 VStack { t("aa"); c.frame(height: 10) }
      = 0 35.889 100 28.221: 44 35.889 12 12, 0 54.111 100 10
      100x100 VStack { c.frame(height: 10); t("aa").frame(height: 20) }
      = 0 31 100 38: 0 31 100 10, 44 53 12 12
      100x100 VStack { c.frame(height: 10); t("aa").frame(width: 20) }
      = 0 37.127 100 25.745: 0 37.127 100 10, 44 50.873 12 12
      100x100 VStack { c.frame(height: 10); t("aa").padding(.top, 5) }
      = 0 32.5 100 35: 0 32.5 100 10, 44 55.5 12 12
      100x100 VStack { c.frame(height: 10); t("aa").padding(.bottom, 5) }
      = 0 34.627 100 30.745: 0 34.627 100 10, 44 48.373 12 12
      100x100 VStack { c.frame(height: 10); HStack { t("aa"); t("bb") } }
      = 0 37.127 100 25.745: 0 37.127 100 10, 34 50.873 12 12, 54 50.873 12 12
      100x100 VStack { c.frame(height: 10); t("aa").background(Color.green) }
      = 0 37.127 100 25.745: 0 37.127 100 10, 44 50.873 12 12, 44 50.873 12 12
      100x100 VStack { t("aa"); Spacer(); t("aa") }
      = 44 0 12 100: 44 0 12 12, 50 12 0 76, 44 88 12 12
      100x100 VStack { Text("aaaaa"); Text("aaaaa") }.font(.system(.body, design: .monospaced))
      = 24.5 28.667 51 42.667: 24.5 28.667 51 20.333, 24.5 51 51 20.333
      100x100 VStack { c.frame(height: 10); Text("aaaaa") }.font(.system(.body, design: .monospaced))
      = 0 31.616 100 36.767: 0 31.616 100 10, 24.5 48.05 51 20.333
      100x100 VStack { ZStack { t("aa"); t("b") }; c.frame(height: 10) }
      = 0 35.889 100 28.221: 44 35.889 12 12, 47 35.889 6 12, 0 54.111 100 10
      """
    ).hold()
  }
}
