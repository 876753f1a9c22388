import Foundation
import PlaygroundCore
import Rendering
import ShapeInterpreter
import Testing

/// Views that move: one when its button is pressed, one without end, and a pad that a finger moves over.
enum MovingViews {
  static let text = """
    struct Lamp: View {
      @State private var isOn = false
      @State private var name = "Ada"
      var size = 20.0

      var body: some View {
        VStack {
          Button(isOn ? "off" : "on") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
          TextField("Name", text: $name)
          Circle().fill(.red).frame(width: size, height: size).offset(x: isOn ? 60 : 0)
        }
        .frame(width: 160)
      }
    }

    struct Wheel: View {
      @State private var angle = 0.0
      var speed = 1.0

      var body: some View {
        Rectangle().fill(.blue).frame(width: 60, height: 20).rotationEffect(.degrees(angle))
          .onAppear { withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { angle = 360 * speed } }
      }
    }

    struct Pad: View {
      @State private var place = CGSize.zero

      var body: some View {
        Rectangle().fill(.green).frame(width: 100, height: 60).offset(place)
          .gesture(DragGesture().onChanged { place = $0.translation })
      }
    }

    struct Still: View {
      var body: some View { Circle().frame(width: 40, height: 40) }
    }

    struct Other: View {
      var body: some View { Text("other").frame(width: 100, height: 40) }
    }

    struct Disc: Shape {
      func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    }
    """

  /// A session with a view selected, at a terminal or without one.
  static func playground(_ name: String = "Lamp", atTerminal: Bool = false) -> Playground {
    let file = ShapeFile(checking: ShapeSource(name: "Lamp.swift", text: text))
    var playground = Playground(files: [file], size: ScreenSize(columns: 100, rows: 30))
    playground.select(EntryID(file: "Lamp.swift", name: name))
    if atTerminal { playground.startClocks() }
    playground.settle()
    return playground
  }
}

/// The clock of a view: it is played, stepped and moved back, and what happened to the view happens again.
struct ViewClockTests {
  @Test func `a view is shown at rest until something happens to it`() throws {
    var playground = MovingViews.playground()
    let rest = playground.view()
    try playground.press("wait:500ms")
    #expect(playground.viewClock.moment == nil)
    #expect(playground.view() == rest)
  }

  @Test func `a view that moves without end goes on while time is waited for`() throws {
    var playground = MovingViews.playground("Wheel")
    let rest = playground.view()
    try playground.press("wait:500ms")
    #expect(playground.viewClock.moment == 0.5)
    #expect(playground.view() != rest)
    #expect(playground.view().text(row: 0).contains("▶ 0.50 s"))
  }

  @Test func `undo takes a touch back, at its moment; redo brings both again`() throws {
    var playground = MovingViews.playground()
    try playground.press("i enter wait:400ms esc")
    let moved = playground.view()
    try playground.press("u")
    #expect(playground.statusText.contains("undid: press at 0.00 s"))
    #expect(playground.viewClock.moment == 0)
    #expect(playground.view().plainText.contains(" on "))
    try playground.press("c-r")
    #expect(playground.statusText.contains("redid: press at 0.00 s"))
    try playground.press("wait:400ms left")
    #expect(playground.viewClock.moment == 0.4)
    #expect(playground.view().text(row: 0) == moved.text(row: 0))
  }

  @Test func `T begins again, and the touches happen again at their moments`() throws {
    var playground = MovingViews.playground()
    try playground.press("i enter wait:2s enter wait:300ms")
    let once = playground.view()
    try playground.press("T")
    #expect(playground.viewClock.moment == 0)
    try playground.press("wait:1900ms")
    #expect(playground.view().plainText.contains("off"), "the second press is still to come")
    #expect(playground.isAnimating)
    try playground.press("wait:400ms")
    #expect(playground.viewClock.moment.map { abs($0 - 2.3) < 1e-9 } == true)
    #expect(playground.view() == once)
  }

  @Test func `the keys of time are the same while the view is touched, except in a field`() throws {
    var playground = MovingViews.playground()
    try playground.press("i enter wait:300ms t")
    #expect(!playground.viewClock.isPlaying)
    #expect(playground.scope == .touch)
    try playground.press("] ]")
    #expect(playground.view().text(row: 0).contains("‖ 0.33 s"))
    try playground.press("tab t")
    #expect(playground.view().plainText.contains("Adat"))
  }

  @Test func `a change of a value keeps the moment and the touches`() throws {
    var playground = MovingViews.playground()
    try playground.press("i enter wait:500ms esc t")
    let row = try #require(playground.parameters.firstIndex { $0.name == "size" })
    playground.set(.number(30), row: row)
    playground.settle()
    #expect(playground.viewClock.moment == 0.5)
    #expect(playground.view().plainText.contains("off"))
  }

  @Test func `a new source keeps the moment and the touches`() throws {
    var playground = MovingViews.playground()
    try playground.press("i enter wait:500ms")
    let text = MovingViews.text.replacing("\"off\"", with: "\"out\"")
    playground.settle(after: .sourceChanged(ShapeFile(checking: ShapeSource(name: "Lamp.swift", text: text))))
    #expect(playground.viewClock.moment == 0.5)
    #expect(playground.view().plainText.contains("out"))
  }

  @Test func `another view at the same moment is another one`() throws {
    var playground = MovingViews.playground("Still", atTerminal: true)
    try playground.press("down")
    #expect(playground.selectedEntry?.id.name == "Other")
    #expect(playground.view().plainText.contains(" other "))
  }

  @Test func `the mouse moves the moment on the bar`() throws {
    var playground = MovingViews.playground()
    try playground.press("i enter wait:1s esc")
    let bar = playground.size.rows - 1
    let row = playground.view().text(row: bar - 1)
    #expect(row.contains("━●"), "\(row)")
    let columns = Array(row)
    let start = try #require(columns.firstIndex(of: "━")) + 1
    try playground.press("click:\(start),\(bar)")
    #expect(playground.viewClock.moment == 0)
    let end = try #require(columns.lastIndex { $0 == "━" || $0 == "─" || $0 == "●" }) + 1
    try playground.press("drag:\(start),\(bar)-\(end),\(bar)")
    #expect(playground.viewClock.moment == 1)
    #expect(!playground.viewClock.isPlaying)
  }

  // MARK: Frames

  @Test func `frames are dropped, and the newest moment is shown next`() throws {
    var playground = MovingViews.playground("Wheel", atTerminal: true)
    playground.update(.tick(.milliseconds(33)))
    let first = try #require(playground.evaluation)
    for time in [66, 99, 132] { playground.update(.tick(.milliseconds(time))) }
    #expect(playground.evaluation == first, "the frame under way is not given up")
    playground.update(.evaluated(first.run()))
    let second = try #require(playground.evaluation)
    #expect(second != first)
    playground.update(.evaluated(second.run()))
    #expect(playground.evaluation == nil)
    #expect(playground.viewClock.moment.map { abs($0 - 0.132) < 1e-9 } == true)
  }

  @Test func `other work is done while a view moves`() throws {
    var playground = MovingViews.playground("Wheel", atTerminal: true)
    playground.update(.key("c"))
    let sheet = try #require(playground.evaluation)
    for time in [33, 66] { playground.update(.tick(.milliseconds(time))) }
    #expect(playground.evaluation == sheet)
    playground.update(.evaluated(sheet.run()))
    #expect(playground.scope == .sheet)
    #expect(!playground.isAnimating, "the clock stands while the view is covered")
  }

  @Test func `esc does not stop a frame`() throws {
    var playground = MovingViews.playground("Wheel", atTerminal: true)
    playground.update(.tick(.milliseconds(33)))
    playground.update(.key(.escape))
    #expect(!playground.isInterrupted)
    #expect(playground.notice == "there is nothing to leave; q quits")
  }

  @Test func `keys that come faster than pictures are all typed`() throws {
    var playground = MovingViews.playground()
    try playground.press("i tab")
    for key: Key in ["B", "o", "b"] { playground.update(.key(key)) }
    playground.settle()
    #expect(playground.view().plainText.contains("AdaBob"))
  }

  @Test func `a drag of a finger is one step`() throws {
    var playground = MovingViews.playground("Pad")
    let rest = playground.view()
    try playground.press("i press:50,15 drag:52,15 drag:54,15 drag:56,16 release:56,16")
    #expect(playground.view() != rest)
    try playground.press("esc u")
    #expect(playground.statusText.contains("undid: drag at"))
    #expect(playground.undoCount == 0)
  }

  private func canvas(_ playground: Playground) -> String {
    playground.canvasView(size: ScreenSize(columns: 40, rows: 10)).plainText
  }

  @Test func `a clock plays again and again, with what happened to the view`() throws {
    var playground = MovingViews.playground(atTerminal: true)
    try playground.press("i enter wait:400ms A")
    #expect(playground.notice == "it plays again and again")
    #expect(playground.view().text(row: 0).contains("↻"))
    let moving = canvas(playground)
    try playground.press("wait:600ms")
    #expect(playground.viewClock.moment == 1)
    try playground.press("wait:100ms wait:400ms")
    #expect(playground.viewClock.moment == 0)
    try playground.press("wait:400ms")
    #expect(playground.viewClock.moment == 0.4)
    #expect(canvas(playground) == moving)
    try playground.press("A")
    #expect(playground.notice == "it plays once")
    try playground.press("wait:600ms wait:100ms wait:2s")
    #expect(playground.viewClock.moment == 1.1)
  }

  @Test func `motion without end has no end to begin again at`() throws {
    var playground = MovingViews.playground("Wheel", atTerminal: true)
    try playground.press("wait:500ms A")
    #expect(playground.notice == "it plays without end by itself")
    try playground.press("wait:3s")
    #expect(playground.viewClock.moment == 3.5)
  }
}
