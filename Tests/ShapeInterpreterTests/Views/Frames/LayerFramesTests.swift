import Testing

/// The frames of views on top of each other, derived by hand.
struct LayerFramesTests {
  @Test func layers() throws {
    try FrameTable(
      """
      200x100 ZStack { }
      = 100 50 0 0
      200x100 ZStack { c; box(50, 50) }
      = 0 0 200 100: 0 0 200 100, 75 25 50 50
      200x100 ZStack { box(20, 50); box(60, 10) }
      = 70 25 60 50: 90 25 20 50, 70 45 60 10
      200x100 ZStack(alignment: .topLeading) { box(20, 50); box(60, 10) }
      = 70 25 60 50: 70 25 20 50, 70 25 60 10
      200x100 ZStack(alignment: .top) { box(20, 50); box(60, 10) }
      = 70 25 60 50: 90 25 20 50, 70 25 60 10
      200x100 ZStack(alignment: .topTrailing) { box(20, 50); box(60, 10) }
      = 70 25 60 50: 110 25 20 50, 70 25 60 10
      200x100 ZStack(alignment: .leading) { box(20, 50); box(60, 10) }
      = 70 25 60 50: 70 25 20 50, 70 45 60 10
      200x100 ZStack(alignment: .trailing) { box(20, 50); box(60, 10) }
      = 70 25 60 50: 110 25 20 50, 70 45 60 10
      200x100 ZStack(alignment: .bottomLeading) { box(20, 50); box(60, 10) }
      = 70 25 60 50: 70 25 20 50, 70 65 60 10
      200x100 ZStack(alignment: .bottom) { box(20, 50); box(60, 10) }
      = 70 25 60 50: 90 25 20 50, 70 65 60 10
      200x100 ZStack(alignment: .bottomTrailing) { box(20, 50); box(60, 10) }
      = 70 25 60 50: 110 25 20 50, 70 65 60 10
      200x100 ZStack { box(60, 40).layoutPriority(1); c }
      = 70 30 60 40: 70 30 60 40, 70 30 60 40
      200x100 ZStack { box(20, 20).layoutPriority(2); box(60, 40) }
      = 90 40 20 20: 90 40 20 20, 70 30 60 40
      200x100 ZStack(alignment: .topLeading) { box(20, 20).layoutPriority(2); box(60, 40) }
      = 90 40 20 20: 90 40 20 20, 90 40 60 40
      200x100 ZStack(alignment: .topLeading) { box(20, 20)
      box(20, 20).alignmentGuide(.leading) { _ in -10 }.alignmentGuide(.top) { _ in -5 } }
      = 85 37.5 30 25: 85 37.5 20 20, 95 42.5 20 20
      200x100 ZStack(alignment: .topLeading) { box(20, 20); box(20, 20).alignmentGuide(.leading) { _ in 10 } }
      = 85 40 30 20: 95 40 20 20, 85 40 20 20
      200x100 HStack(spacing: 0) { ZStack { box(20, 20); box(40, 10) }; c }
      = 0 0 200 100: 10 40 20 20, 0 45 40 10, 40 0 160 100
      200x100 ZStack { Spacer(); box(10, 10) }
      = 95 45 10 10: 95 45 10 10, 95 45 10 10
      200x100 ZStack { Spacer() }
      = 0 0 200 100: 0 0 200 100
      200x100 ZStack { box(10, 10).zIndex(1); box(20, 20) }
      = 90 40 20 20: 95 45 10 10, 90 40 20 20
      200x100 ZStack { c; VStack(spacing: 0) { Spacer(); box(30, 10) } }
      = 0 0 200 100: 0 0 200 100, 100 0 0 90, 85 90 30 10
      """
    ).hold()
  }

  @Test func overlaysAndBackgrounds() throws {
    try FrameTable(
      """
      200x100 box(60, 40).overlay { c }
      = 70 30 60 40: 70 30 60 40, 70 30 60 40
      200x100 box(60, 40).overlay(alignment: .topTrailing) { box(10, 10) }
      = 70 30 60 40: 70 30 60 40, 120 30 10 10
      200x100 box(60, 40).overlay(alignment: .leading) { box(10, 10) }
      = 70 30 60 40: 70 30 60 40, 70 45 10 10
      200x100 box(60, 40).overlay(box(10, 10), alignment: .bottom)
      = 70 30 60 40: 70 30 60 40, 95 60 10 10
      200x100 box(20, 10).overlay { box(60, 40) }
      = 90 45 20 10: 90 45 20 10, 70 30 60 40
      200x100 box(60, 40).overlay { box(10, 10); box(4, 20) }
      = 70 30 60 40: 70 30 60 40, 95 45 10 10, 98 40 4 20
      200x100 box(60, 40).background(alignment: .bottomLeading) { box(10, 10) }
      = 70 30 60 40: 70 30 60 40, 70 60 10 10
      200x100 box(20, 10).padding(5).background(Color.green)
      = 85 40 30 20: 90 45 20 10, 85 40 30 20
      200x100 box(20, 10).background(Color.green).padding(5)
      = 85 40 30 20: 90 45 20 10, 90 45 20 10
      200x100 box(60, 40).overlay(alignment: .leading) { box(10, 10).alignmentGuide(.leading) { d in d[.trailing] } }
      = 70 30 60 40: 70 30 60 40, 60 45 10 10
      200x100 box(60, 40).alignmentGuide(.leading) { _ in 20 }.overlay(alignment: .leading) { box(10, 10) }
      = 70 30 60 40: 70 30 60 40, 90 45 10 10
      200x100 box(60, 40).mask { Circle() }
      = 70 30 60 40: 70 30 60 40, 80 30 40 40
      200x100 HStack(spacing: 0) { box(20, 20).overlay { box(50, 50) }; box(30, 20) }
      = 75 40 50 20: 75 40 20 20, 60 25 50 50, 95 40 30 20
      200x100 box(60, 40).background { Circle() }
      = 70 30 60 40: 70 30 60 40, 80 30 40 40
      200x100 box(60, 40).overlay { HStack(spacing: 0) { c; Spacer(minLength: 0); box(20, 10) } }
      = 70 30 60 40: 70 30 60 40, 70 30 40 40, 110 50 0 0, 110 45 20 10
      """
    ).hold()
  }
}
