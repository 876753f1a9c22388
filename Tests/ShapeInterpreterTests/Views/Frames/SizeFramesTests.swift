import Testing

/// The frames of views in frames, paddings and other modifiers of size and place, derived by hand.
struct SizeFramesTests {
  @Test func fixedFrames() throws {
    try FrameTable(
      """
      200x100 c.frame(width: 50, height: 40)
      = 75 30 50 40: 75 30 50 40
      200x100 c.frame(width: 50)
      = 75 0 50 100: 75 0 50 100
      200x100 c.frame(height: 40)
      = 0 30 200 40: 0 30 200 40
      200x100 box(20, 10).frame(width: 60, height: 50)
      = 70 25 60 50: 90 45 20 10
      200x100 box(20, 10).frame(width: 60, height: 50, alignment: .topLeading)
      = 70 25 60 50: 70 25 20 10
      200x100 box(20, 10).frame(width: 60, height: 50, alignment: .top)
      = 70 25 60 50: 90 25 20 10
      200x100 box(20, 10).frame(width: 60, height: 50, alignment: .topTrailing)
      = 70 25 60 50: 110 25 20 10
      200x100 box(20, 10).frame(width: 60, height: 50, alignment: .leading)
      = 70 25 60 50: 70 45 20 10
      200x100 box(20, 10).frame(width: 60, height: 50, alignment: .trailing)
      = 70 25 60 50: 110 45 20 10
      200x100 box(20, 10).frame(width: 60, height: 50, alignment: .bottomLeading)
      = 70 25 60 50: 70 65 20 10
      200x100 box(20, 10).frame(width: 60, height: 50, alignment: .bottom)
      = 70 25 60 50: 90 65 20 10
      200x100 box(20, 10).frame(width: 60, height: 50, alignment: .bottomTrailing)
      = 70 25 60 50: 110 65 20 10
      200x100 box(60, 50).frame(width: 20, height: 10)
      = 90 45 20 10: 70 25 60 50
      200x100 box(60, 50).frame(width: 20, height: 10, alignment: .topLeading)
      = 90 45 20 10: 90 45 60 50
      200x100 box(60, 50).frame(width: 20, height: 10, alignment: .bottomTrailing)
      = 90 45 20 10: 50 5 60 50
      200x100 box(20, 10).alignmentGuide(.leading) { _ in -5 }.frame(width: 60, height: 10, alignment: .leading)
      = 70 45 60 10: 75 45 20 10
      """
    ).hold()
  }

  @Test func flexibleFrames() throws {
    try FrameTable(
      """
      200x100 box(20, 10).frame(maxWidth: .infinity)
      = 0 45 200 10: 90 45 20 10
      200x100 box(20, 10).frame(maxWidth: .infinity, alignment: .leading)
      = 0 45 200 10: 0 45 20 10
      200x100 box(20, 10).frame(maxWidth: .infinity, alignment: .trailing)
      = 0 45 200 10: 180 45 20 10
      200x100 box(20, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      = 0 0 200 100: 180 90 20 10
      200x100 box(20, 10).frame(maxWidth: 50)
      = 75 45 50 10: 90 45 20 10
      30x100 box(20, 10).frame(maxWidth: 50)
      = 0 45 30 10: 5 45 20 10
      10x100 box(20, 10).frame(maxWidth: 50)
      = -5 45 20 10: -5 45 20 10
      200x100 box(80, 10).frame(maxWidth: 50)
      = 75 45 50 10: 60 45 80 10
      200x100 c.frame(minWidth: 0)
      = 0 0 200 100: 0 0 200 100
      200x100 box(20, 10).frame(minWidth: 60)
      = 70 45 60 10: 90 45 20 10
      200x100 c.frame(minHeight: 150)
      = 0 -25 200 150: 0 -25 200 150
      40x100 box(80, 10).frame(minWidth: 60)
      = -10 45 60 10: -20 45 80 10
      200x100 box(20, 10).frame(minWidth: 50, maxWidth: 100)
      = 50 45 100 10: 90 45 20 10
      70x100 box(20, 10).frame(minWidth: 50, maxWidth: 100)
      = 0 45 70 10: 25 45 20 10
      30x100 box(20, 10).frame(minWidth: 50, maxWidth: 100)
      = -10 45 50 10: 5 45 20 10
      200x100 c.frame(minWidth: 80, maxWidth: 50)
      = 60 0 80 100: 60 0 80 100
      200x100 c.frame(idealWidth: 70)
      = 0 0 200 100: 0 0 200 100
      200x100 c.frame(idealWidth: 70).fixedSize()
      = 65 45 70 10: 65 45 70 10
      200x100 c.frame(idealWidth: 70, idealHeight: 30).fixedSize()
      = 65 35 70 30: 65 35 70 30
      200x100 c.frame(minWidth: 80, idealWidth: 20).fixedSize()
      = 60 45 80 10: 60 45 80 10
      200x100 c.frame(minWidth: 90).fixedSize()
      = 55 45 90 10: 55 45 90 10
      200x100 c.frame(maxWidth: .infinity).fixedSize()
      = 95 45 10 10: 95 45 10 10
      200x100 c.frame(maxWidth: 5).fixedSize()
      = 97.5 45 5 10: 97.5 45 5 10
      200x100 c.frame(minWidth: 10, idealWidth: 30, maxWidth: 50, minHeight: 20, idealHeight: 25, maxHeight: 60)
      = 75 20 50 60: 75 20 50 60
      200x100 c.frame(minWidth: 10, idealWidth: 30, maxWidth: 50, minHeight: 20, idealHeight: 25, maxHeight: 60).fixedSize()
      = 85 37.5 30 25: 85 37.5 30 25
      """
    ).hold()
  }

  @Test func paddings() throws {
    try FrameTable(
      """
      200x100 c.padding()
      = 0 0 200 100: 16 16 168 68
      200x100 c.padding(8)
      = 0 0 200 100: 8 8 184 84
      200x100 c.padding(.horizontal, 10)
      = 0 0 200 100: 10 0 180 100
      200x100 c.padding(.vertical, 10)
      = 0 0 200 100: 0 10 200 80
      200x100 c.padding(.leading)
      = 0 0 200 100: 16 0 184 100
      200x100 c.padding([.top, .trailing], 5)
      = 0 0 200 100: 0 5 195 95
      200x100 c.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      = 0 0 200 100: 2 1 194 96
      200x100 box(20, 10).padding(5)
      = 85 40 30 20: 90 45 20 10
      200x100 c.padding(3).padding(5)
      = 0 0 200 100: 8 8 184 84
      200x100 box(20, 10).padding(-5)
      = 95 50 10 0: 90 45 20 10
      200x100 c.padding(-10)
      = 0 0 200 100: -10 -10 220 120
      100x100 c.padding(60)
      = -10 -10 120 120: 50 50 0 0
      """
    ).hold()
  }

  @Test func ratios() throws {
    try FrameTable(
      """
      200x100 c.aspectRatio(1, contentMode: .fit)
      = 50 0 100 100: 50 0 100 100
      200x100 c.aspectRatio(1, contentMode: .fill)
      = 0 -50 200 200: 0 -50 200 200
      200x100 c.aspectRatio(4, contentMode: .fit)
      = 0 25 200 50: 0 25 200 50
      200x100 c.aspectRatio(4, contentMode: .fill)
      = -100 0 400 100: -100 0 400 100
      200x100 c.aspectRatio(CGSize(width: 3, height: 1), contentMode: .fit)
      = 0 16.667 200 66.667: 0 16.667 200 66.667
      200x100 c.scaledToFit()
      = 50 0 100 100: 50 0 100 100
      200x100 c.scaledToFill()
      = 0 -50 200 200: 0 -50 200 200
      200x100 box(30, 10).aspectRatio(contentMode: .fit)
      = 85 45 30 10: 85 45 30 10
      200x100 c.aspectRatio(4, contentMode: .fit).fixedSize(horizontal: true, vertical: false)
      = -100 0 400 100: -100 0 400 100
      200x100 c.aspectRatio(4, contentMode: .fit).fixedSize(horizontal: false, vertical: true)
      = 0 25 200 50: 0 25 200 50
      200x100 c.aspectRatio(2, contentMode: .fit).fixedSize()
      = 95 45 10 10: 95 45 10 10
      200x100 Circle().aspectRatio(2, contentMode: .fit)
      = 50 0 100 100: 50 0 100 100
      200x100 c.frame(idealWidth: 30, idealHeight: 60).scaledToFit()
      = 75 0 50 100: 75 0 50 100
      200x100 HStack(spacing: 0) { c.aspectRatio(1, contentMode: .fit); c }
      = 0 0 200 100: 0 0 100 100, 100 0 100 100
      """
    ).hold()
  }

  @Test func placesAndIdealSizes() throws {
    try FrameTable(
      """
      200x100 box(20, 10).offset(x: 30, y: 5)
      = 90 45 20 10: 90 45 20 10
      200x100 box(20, 10).position(x: 30, y: 40)
      = 0 0 200 100: 20 35 20 10
      200x100 c.position(x: 0, y: 0)
      = 0 0 200 100: -100 -50 200 100
      200x100 HStack(spacing: 0) { box(20, 10).position(x: 0, y: 0); c.frame(width: 50) }
      = 0 0 200 100: -10 -5 20 10, 150 0 50 100
      200x100 box(20, 10).position(x: 5, y: 5).fixedSize()
      = 90 45 20 10: 85 45 20 10
      200x100 VStack(spacing: 0) { box(20, 10).offset(x: 50); box(40, 10) }
      = 80 40 40 20: 90 40 20 10, 80 50 40 10
      200x100 c.fixedSize()
      = 95 45 10 10: 95 45 10 10
      200x100 c.fixedSize(horizontal: true, vertical: false)
      = 95 0 10 100: 95 0 10 100
      200x100 c.fixedSize(horizontal: false, vertical: true)
      = 0 45 200 10: 0 45 200 10
      200x100 HStack(spacing: 0) { c; c }.fixedSize()
      = 90 45 20 10: 90 45 10 10, 100 45 10 10
      200x100 Circle()
      = 50 0 100 100
      200x100 Circle().fixedSize()
      = 95 45 10 10: 95 45 10 10
      200x100 Capsule().stroke(lineWidth: 20)
      = 0 0 200 100
      200x100 Ellipse().rotationEffect(.degrees(45)).scaleEffect(3)
      = 0 0 200 100: 0 0 200 100
      200x100 box(20, 10).rotationEffect(.degrees(90)).padding(5)
      = 85 40 30 20: 90 45 20 10
      200x100 box(20, 10).hidden()
      = 90 45 20 10: 90 45 20 10
      """
    ).hold()
  }
}
