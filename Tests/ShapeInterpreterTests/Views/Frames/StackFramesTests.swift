import Testing

/// The frames of views in rows and columns, derived by hand.
struct StackFramesTests {
  @Test func theLengthIsShared() throws {
    try FrameTable(
      """
      100x60 HStack { }
      = 50 30 0 0
      300x50 HStack(spacing: 0) { c.frame(width: 100); c; c }
      = 0 0 300 50: 0 0 100 50, 100 0 100 50, 200 0 100 50
      108x20 HStack { c; c }
      = 0 0 108 20: 0 0 50 20, 58 0 50 20
      30x106 VStack { c; c; c }
      = 0 0 30 106: 0 0 30 30, 0 38 30 30, 0 76 30 30
      90x10 HStack(spacing: -10) { c; c }
      = 0 0 90 10: 0 0 50 10, 40 0 50 10
      200x50 HStack(spacing: 10) { c.frame(maxWidth: 50); c; c.frame(width: 30) }
      = 0 0 200 50: 0 0 50 50, 60 0 100 50, 170 0 30 50
      150x40 HStack(spacing: 0) { c; c.frame(minWidth: 100) }
      = 0 0 150 40: 0 0 50 40, 50 0 100 40
      40x100 VStack(spacing: 0) { c.frame(minHeight: 10, maxHeight: 30); c.frame(minHeight: 10, maxHeight: 30); box(40, 20) }
      = 0 10 40 80: 0 10 40 30, 0 40 40 30, 0 70 40 20
      150x10 HStack(spacing: 0) { c.frame(minWidth: 10, maxWidth: 30); c.frame(minWidth: 40, maxWidth: 80); c }
      = 0 0 150 10: 0 0 30 10, 30 0 60 10, 90 0 60 10
      60x10 HStack(spacing: 0) { c.frame(minWidth: 10, maxWidth: 30); c.frame(minWidth: 40, maxWidth: 80); c }
      = 0 0 60 10: 0 0 20 10, 20 0 40 10, 60 0 0 10
      100x10 HStack(spacing: 0) { box(80, 10); box(80, 10); c }
      = -30 0 160 10: -30 0 80 10, 50 0 80 10, 130 0 0 10
      100x30 HStack(spacing: 0) { Circle(); c }
      = 0 0 100 30: 0 0 30 30, 30 0 70 30
      40x30 HStack(spacing: 0) { Circle(); c }
      = 0 0 40 30: 0 5 20 20, 20 0 20 30
      100x50 HStack(spacing: 0) { VStack(spacing: 0) { box(20, 10); c }; c }
      = 0 0 100 50: 15 0 20 10, 0 10 50 40, 50 0 50 50
      100x100 HStack(spacing: 5) { c; box(30, 20) }.fixedSize()
      = 27.5 40 45 20: 27.5 40 10 20, 42.5 40 30 20
      100x90 VStack(spacing: 0) { HStack(spacing: 0) { c; c }; HStack(spacing: 0) { c; c; c; c } }
      = 0 0 100 90: 0 0 50 45, 50 0 50 45, 0 45 25 45, 25 45 25 45, 50 45 25 45, 75 45 25 45
      """
    ).hold()
  }

  @Test func spacersTakeWhatIsLeft() throws {
    try FrameTable(
      """
      100x10 HStack(spacing: 10) { c.frame(minWidth: 0, maxWidth: 60); Spacer(minLength: 0); c.frame(minWidth: 0, maxWidth: 60) }
      = 0 0 100 10: 0 0 40 10, 50 5 0 0, 60 0 40 10
      160x10 HStack(spacing: 10) { c.frame(minWidth: 0, maxWidth: 60); Spacer(minLength: 0); c.frame(minWidth: 0, maxWidth: 60) }
      = 0 0 160 10: 0 0 60 10, 70 5 20 0, 100 0 60 10
      100x20 HStack { c; Spacer(); c }
      = 0 0 100 20: 0 0 46 20, 46 10 8 0, 54 0 46 20
      100x20 HStack { box(20, 20); Spacer(); box(30, 20) }
      = 0 0 100 20: 0 0 20 20, 20 10 50 0, 70 0 30 20
      60x20 HStack(spacing: 5) { box(20, 20); Spacer(minLength: 30); box(30, 20) }
      = -15 0 90 20: -15 0 20 20, 10 10 30 0, 45 0 30 20
      40x50 VStack(spacing: 0) { Spacer(); box(20, 10) }
      = 10 0 20 50: 20 0 0 40, 10 40 20 10
      100x30 HStack { Spacer(); box(20, 10); Spacer() }
      = 0 10 100 10: 0 15 40 0, 40 10 20 10, 60 15 40 0
      100x30 HStack { Spacer(minLength: 50); box(20, 10); Spacer() }
      = 0 10 100 10: 0 15 50 0, 50 10 20 10, 70 15 30 0
      60x40 Spacer()
      = 0 0 60 40
      30x100 VStack { box(30, 10); Spacer(minLength: 20); box(30, 10) }.fixedSize(horizontal: false, vertical: true)
      = 0 30 30 40: 0 30 30 10, 15 40 0 20, 0 60 30 10
      100x40 HStack(spacing: 0) { VStack(spacing: 0) { box(20, 10); Spacer() }; Spacer(); box(10, 10) }
      = 0 0 100 40: 0 0 20 10, 10 10 0 30, 20 20 70 0, 90 15 10 10
      """
    ).hold()
  }

  @Test func prioritiesComeFirst() throws {
    try FrameTable(
      """
      200x10 HStack(spacing: 0) { c.frame(minWidth: 20); c.layoutPriority(1) }
      = 0 0 200 10: 0 0 20 10, 20 0 180 10
      200x10 HStack(spacing: 0) { c.frame(minWidth: 10, maxWidth: 40).layoutPriority(1); c.frame(minWidth: 20)
      c.frame(minWidth: 30).layoutPriority(-1) }
      = 0 0 200 10: 0 0 40 10, 40 0 130 10, 170 0 30 10
      200x10 HStack(spacing: 0) { c; c.layoutPriority(1).frame(minHeight: 0) }
      = 0 0 200 10: 0 0 100 10, 100 0 100 10
      200x10 HStack(spacing: 0) { c; c.layoutPriority(1).padding(5) }
      = 0 0 200 10: 0 0 100 10, 105 5 90 0
      200x10 HStack(spacing: 0) { c.frame(minWidth: 20); c.layoutPriority(1).overlay { box(4, 4) } }
      = 0 0 200 10: 0 0 20 10, 20 0 180 10, 108 3 4 4
      200x10 HStack(spacing: 0) { c.frame(minWidth: 20); c.layoutPriority(1).background(Color.blue) }
      = 0 0 200 10: 0 0 20 10, 20 0 180 10, 20 0 180 10
      200x10 HStack(spacing: 0) { c.frame(minWidth: 20); c.layoutPriority(1).opacity(0.5).offset(x: 3) }
      = 0 0 200 10: 0 0 20 10, 20 0 180 10
      200x10 HStack(spacing: 0) { c.frame(minWidth: 20); HStack { c.layoutPriority(1) } }
      = 0 0 200 10: 0 0 100 10, 100 0 100 10
      10x200 VStack(spacing: 0) { c.frame(minHeight: 20); Group { c; c }.layoutPriority(1) }
      = 0 0 10 200: 0 0 10 20, 0 20 10 90, 0 110 10 90
      200x10 HStack(spacing: 0) { Spacer(); c.layoutPriority(-1) }
      = 0 0 200 10: 0 5 8 0, 8 0 192 10
      """
    ).hold()
  }

  @Test func viewsAreAlignedAcross() throws {
    try FrameTable(
      """
      100x100 VStack(alignment: .leading, spacing: 0) { box(30, 10); box(50, 10) }
      = 25 40 50 20: 25 40 30 10, 25 50 50 10
      100x100 VStack(spacing: 0) { box(30, 10); box(50, 10) }
      = 25 40 50 20: 35 40 30 10, 25 50 50 10
      100x100 VStack(alignment: .trailing, spacing: 0) { box(30, 10); box(50, 10) }
      = 25 40 50 20: 45 40 30 10, 25 50 50 10
      100x100 HStack(alignment: .top, spacing: 0) { box(10, 30); box(10, 50) }
      = 40 25 20 50: 40 25 10 30, 50 25 10 50
      100x100 HStack(spacing: 0) { box(10, 30); box(10, 50) }
      = 40 25 20 50: 40 35 10 30, 50 25 10 50
      100x100 HStack(alignment: .bottom, spacing: 0) { box(10, 30); box(10, 50) }
      = 40 25 20 50: 40 45 10 30, 50 25 10 50
      100x100 VStack(alignment: .leading, spacing: 0) { box(30, 10); box(30, 30).alignmentGuide(.leading) { d in d.width / 3 } }
      = 30 30 40 40: 40 30 30 10, 30 40 30 30
      100x100 HStack(alignment: .top, spacing: 0) { box(10, 20); box(10, 20).alignmentGuide(.top) { _ in -15 } }
      = 40 32.5 20 35: 40 32.5 10 20, 50 47.5 10 20
      100x100 HStack(alignment: .top, spacing: 0) { box(10, 20).alignmentGuide(.top) { _ in -10 }
      box(10, 20).alignmentGuide(.top) { _ in -15 } }
      = 40 32.5 20 35: 40 42.5 10 20, 50 47.5 10 20
      100x100 HStack(spacing: 0) { box(10, 40); box(10, 20).alignmentGuide(VerticalAlignment.center) { d in d[.bottom] } }
      = 40 30 20 40: 40 30 10 40, 50 30 10 20
      100x100 HStack(alignment: .middle, spacing: 0) { box(10, 20).alignmentGuide(.middle) { _ in 5 }; box(10, 20) }
      = 40 37.5 20 25: 40 42.5 10 20, 50 37.5 10 20
      100x100 HStack(alignment: .middle, spacing: 0) {
      VStack(spacing: 0) { box(10, 10); box(10, 10).alignmentGuide(.middle) { d in d[VerticalAlignment.center] } }
      box(10, 10).alignmentGuide(.middle) { _ in 0 } }
      = 40 37.5 20 25: 40 37.5 10 10, 40 47.5 10 10, 50 52.5 10 10
      100x100 VStack(alignment: .leading, spacing: 0) { HStack(spacing: 0) { box(10, 10).alignmentGuide(.leading) { _ in 5 } }; box(10, 10) }
      = 45 40 10 20: 45 40 10 10, 45 50 10 10
      """,
      """
      enum Middle: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
      extension VerticalAlignment { static let middle = VerticalAlignment(Middle.self) }
      """
    ).hold()
  }

  @Test func dividersAndViewsThatAreNotThere() throws {
    try FrameTable(
      """
      40x60 VStack(spacing: 0) { c; Divider(); c }
      = 0 0 40 60: 0 0 40 29.833, 0 29.833 40 0.333, 0 30.167 40 29.833
      30x20 HStack(spacing: 0) { c; Divider() }
      = 0 0 30 20: 0 0 29.667 20, 29.667 0 0.333 20
      50x30 Divider()
      = 0 14.833 50 0.333
      40x60 VStack { c.frame(height: 10); Divider(); c.frame(height: 10) }
      = 0 11.833 40 36.333: 0 11.833 40 10, 0 29.833 40 0.333, 0 38.167 40 10
      50x30 ZStack { Divider() }
      = 0 14.833 50 0.333: 0 14.833 50 0.333
      100x100 HStack { box(10, 10); EmptyView(); if false { c }; box(10, 10) }
      = 36 45 28 10: 36 45 10 10, 54 45 10 10
      100x100 HStack(spacing: 1) { Group { c; c }.frame(width: 10, height: 10); ForEach(0..<2) { _ in box(5, 10) } }
      = 33.5 45 33 10: 33.5 45 10 10, 44.5 45 10 10, 55.5 45 5 10, 61.5 45 5 10
      100x100 box(10, 10); box(20, 10)
      = 40 36 20 28: 45 36 10 10, 40 54 20 10
      100x100 VStack { ForEach(0..<0) { _ in c }; box(10, 10) }
      = 45 45 10 10: 45 45 10 10
      300x100 HStack { Circle().frame(width: 40, height: 40); VStack(alignment: .leading) { box(80, 10); box(50, 10) }
      Spacer(); box(10, 10) }.padding()
      = 0 14 300 72: 16 30 40 40, 64 36 80 10, 64 54 50 10, 144 50 130 0, 274 45 10 10
      """
    ).hold()
  }
}
