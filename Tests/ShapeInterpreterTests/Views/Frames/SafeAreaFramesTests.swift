import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Views in a window whose safe area ends 20 points below its upper and 10 above its lower edge.
struct SafeAreaFramesTests {
  private let window = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)

  @Test func aViewReachesBeyondTheEdgesThatItTouches() throws {
    try FrameTable(
      """
      200x100 c
      = 0 0 200 100
      200x100 c.ignoresSafeArea()
      = 0 0 200 100: 0 -20 200 130
      200x100 c.ignoresSafeArea(edges: .top)
      = 0 0 200 100: 0 -20 200 120
      200x100 c.ignoresSafeArea(edges: [.bottom, .horizontal])
      = 0 0 200 100: 0 0 200 110
      200x100 c.ignoresSafeArea(.keyboard)
      = 0 0 200 100
      200x100 c.ignoresSafeArea([.container, .keyboard])
      = 0 0 200 100: 0 -20 200 130
      200x100 c.edgesIgnoringSafeArea(.bottom)
      = 0 0 200 100: 0 0 200 110
      200x100 box(50, 20).ignoresSafeArea()
      = 75 40 50 20: 75 40 50 20
      200x100 box(50, 100).ignoresSafeArea()
      = 75 0 50 100: 75 -20 50 100
      200x100 c.padding(5).ignoresSafeArea()
      = 0 0 200 100: 5 -15 190 120
      200x100 c.ignoresSafeArea().padding(5)
      = 0 0 200 100: 5 5 190 90
      200x100 VStack(spacing: 0) { c.ignoresSafeArea(); c }
      = 0 0 200 100: 0 -20 200 70, 0 50 200 50
      200x100 ZStack { c.ignoresSafeArea(); box(10, 10) }
      = 0 0 200 100: 0 -20 200 130, 95 45 10 10
      """, safeArea: window
    ).hold()
  }

  @Test func aStyleBehindAViewOrInFrontOfItReachesBeyondToo() throws {
    try FrameTable(
      """
      200x100 box(200, 100).background(c)
      = 0 0 200 100: 0 0 200 100, 0 -20 200 130
      200x100 box(200, 50).background(c)
      = 0 25 200 50: 0 25 200 50, 0 25 200 50
      200x100 box(200, 100).background(c, ignoresSafeAreaEdges: .bottom)
      = 0 0 200 100: 0 0 200 100, 0 0 200 110
      200x100 box(200, 100).background(.blue, ignoresSafeAreaEdges: [])
      = 0 0 200 100: 0 0 200 100, 0 0 200 100
      200x100 box(200, 100).background { c }
      = 0 0 200 100: 0 0 200 100, 0 0 200 100
      200x100 box(200, 100).background(c, in: Circle())
      = 0 0 200 100: 0 0 200 100, 50 0 100 100
      200x100 box(200, 100).overlay(c)
      = 0 0 200 100: 0 0 200 100, 0 -20 200 130
      200x100 VStack(spacing: 0) { box(200, 10); Spacer() }.background(.red)
      = 0 0 200 100: 0 0 200 10, 100 10 0 90, 0 -20 200 130
      """, safeArea: window
    ).hold()
  }

  @Test func barsCoverEdgesOfTheViewsBesideThem() throws {
    try FrameTable(
      """
      200x100 c.ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { c.frame(height: 20) }
      = 0 0 200 100: 0 -20 200 130, 0 80 200 20
      200x100 c.safeAreaInset(edge: .top, spacing: 3) { c.frame(height: 20) }
      = 0 0 200 100: 0 23 200 77, 0 0 200 20
      200x100 box(40, 30).safeAreaInset(edge: .bottom, spacing: 5) { box(60, 10) }
      = 70 27.5 60 45: 80 27.5 40 30, 70 62.5 60 10
      200x100 box(40, 30).safeAreaInset(edge: .trailing, alignment: .top, spacing: 5) { box(60, 10) }
      = 47.5 35 105 30: 47.5 35 40 30, 92.5 35 60 10
      200x100 c.safeAreaInset(edge: .bottom) { c.frame(height: 20) }
      = 0 0 200 100: 0 0 200 72, 0 80 200 20
      200x100 c.safeAreaPadding(10)
      = 0 0 200 100: 10 10 180 80
      200x100 c.ignoresSafeArea().safeAreaPadding(10)
      = 0 0 200 100: 0 -20 200 130
      200x100 c.ignoresSafeArea(edges: .horizontal).safeAreaPadding(.leading, 10)
      = 0 0 200 100: 0 0 200 100
      200x300 NavigationStack { c.ignoresSafeArea() }
      = 0 0 200 300: 0 -20 200 330
      """, safeArea: window
    ).hold()
  }

  @Test func aReaderKnowsTheSafeAreaAndItsPlaceInTheWindow() throws {
    try FrameTable(
      """
      200x100 GeometryReader { g in box(g.safeAreaInsets.top, g.safeAreaInsets.bottom) }
      = 0 0 200 100: 0 0 20 10
      200x100 GeometryReader { g in box(g.frame(in: .global).minY, g.frame(in: .global).maxY) }
      = 0 0 200 100: 0 0 20 120
      200x100 GeometryReader { g in box(g.size.height, 1 + g.safeAreaInsets.top) }.ignoresSafeArea()
      = 0 0 200 100: 0 -20 130 1
      200x100 GeometryReader { g in box(1 + g.safeAreaInsets.top, 1 + g.safeAreaInsets.bottom) }.frame(height: 50)
      = 0 25 200 50: 0 25 1 1
      200x100 GeometryReader { g in box(g.safeAreaInsets.leading + 1, g.safeAreaInsets.bottom) }
      .safeAreaInset(edge: .bottom, spacing: 2) { c.frame(height: 8) }
      = 0 0 200 100: 0 0 1 20, 0 92 200 8
      """, safeArea: window
    ).hold()
  }
}
