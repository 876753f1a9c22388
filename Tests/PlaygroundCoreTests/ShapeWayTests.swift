import Foundation
import PlaygroundCore
import Rendering
import ShapeGeometry
import ShapeInterpreter
import Testing

/// Shapes on their way from the bookmarked values to the present ones, through their own animatable data.
struct ShapeWayTests {
  private static let text = """
    import SwiftUI

    struct Bar: Shape {
      /// 0...100 step 1
      var length: CGFloat = 0
      /// 0...40 step 1
      var inset: CGFloat = 0
      /// 0...9
      var unused = 1
      var isThin = false

      var animatableData: CGFloat {
        get { length }
        set { length = newValue }
      }

      func path(in rect: CGRect) -> Path {
        let height = isThin ? rect.height / 2 : rect.height
        return Path(CGRect(x: 0, y: inset, width: length / 100 * rect.width, height: height - 2 * inset))
      }
    }

    /// A knob whose place is of no effect as long as it has no size.
    struct Late: Shape {
      /// 0...40
      var size: CGFloat = 0
      /// 0...100
      var place: CGFloat = 0
      var animatableData: CGFloat { get { size } set { size = newValue } }
      func path(in rect: CGRect) -> Path {
        size > 0 ? Path(CGRect(x: place, y: 0, width: size, height: size)) : Path()
      }
    }

    struct Stiff: Shape {
      /// 0...40 step 1
      var inset: CGFloat = 0
      func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
    }
    """

  /// A session with a shape selected that is drawn in a rectangle of 200 by 40.
  private static func playground(_ name: String = "Bar", _ changes: [String: Double] = [:]) -> Playground {
    let file = ShapeFile(checking: ShapeSource(name: "Bar.swift", text: text))
    var playground = Playground(
      files: [file], size: ScreenSize(columns: 100, rows: 40), proposal: CGRect(x: 0, y: 0, width: 200, height: 40))
    playground.select(EntryID(file: "Bar.swift", name: name))
    playground.set(changes.mapValues { .number($0) })
    playground.settle()
    return playground
  }

  private static func width(_ playground: Playground) -> Double {
    guard case .path(let path) = playground.picture.drawing else { return -1 }
    return Double(path.boundingRect.width)
  }

  /// Sets the curve of the motion.
  private static func linear(_ playground: inout Playground) {
    _ = playground.setMotion("curve") { _ in .choice(5) }
    _ = playground.setMotion("duration") { _ in .number(1) }
  }

  @Test func `t plays the way from the bookmark to the present values`() throws {
    var playground = Self.playground("Bar", ["length": 20])
    Self.linear(&playground)
    try playground.press("m")
    playground.set(["length": .number(60)])
    try playground.press("t")
    #expect(Self.width(playground) == 40 && playground.isAnimating)
    try playground.press("wait:250ms")
    #expect(Self.width(playground) == 60 && playground.values[0] == .number(60), "the value stays what it is")
    try playground.press("t wait:300ms")
    #expect(Self.width(playground) == 60, "t stops it")
    try playground.press("t wait:2s")
    #expect(Self.width(playground) == 120 && !playground.isAnimating)
    try playground.press("t wait:500ms")
    #expect(Self.width(playground) == 80, "one that has arrived begins again")
  }

  @Test func `without a bookmark the way begins at the start values, and without a way t plays the trim`() throws {
    var playground = Self.playground("Bar", ["length": 100])
    Self.linear(&playground)
    try playground.press("t wait:100ms")
    #expect(Self.width(playground) == 20)
    try playground.press("esc")
    #expect(Self.width(playground) == 200 && playground.viewClock.moment == nil)
    try playground.press("R t")
    #expect(playground.playbackProgress != nil && playground.viewClock.moment == nil)
    try playground.press("]")
    #expect(playground.notice?.hasPrefix("a shape moves from its bookmark: change a value") == true)
  }

  @Test func `a frame on, a frame back, and the start again`() throws {
    var playground = Self.playground("Bar", ["length": 60])
    Self.linear(&playground)
    try playground.press("] ] ]")
    #expect(playground.viewClock.moment == 0.05 && abs(Self.width(playground) - 6) < 1e-9)
    try playground.press("[")
    #expect(abs(Self.width(playground) - 4) < 1e-9)
    try playground.press("T { wait:100ms")
    #expect(abs(Self.width(playground) - 6) < 1e-9, "at half the pace")
  }

  @Test func `what is not part of the data jumps, and is named`() throws {
    var playground = Self.playground("Bar", ["length": 100, "inset": 10])
    playground.set(["isThin": .toggle(true), "unused": .integer(5)])
    playground.show(at: 0)
    playground.settle()
    #expect(Self.width(playground) == 0)
    guard case .path(let path) = playground.picture.drawing else { return }
    #expect(path.boundingRect.minY == 10, "the new value at once")
    #expect(playground.motionWarnings.map(\.message) == ["'inset' is not part of animatableData: it jumps"])
    #expect(playground.view().text(row: 39).contains("'inset' is not part of animatableData: it jumps"))
    var other = Self.playground("Bar", ["length": 100])
    other.show(at: 0)
    other.settle()
    #expect(other.motionWarnings.isEmpty)
    var seen = Self.playground("Late", ["size": 10, "place": 50])
    seen.show(at: 0)
    seen.settle()
    #expect(seen.motionWarnings.map(\.message) == ["'place' is not part of animatableData: it jumps"])
    var stiff = Self.playground("Stiff", ["inset": 10])
    stiff.show(at: 0)
    stiff.settle()
    #expect(stiff.motionWarnings.map(\.message) == ["'inset' is not part of animatableData: it jumps"])
    #expect(!stiff.isAnimating)
  }

  @Test func `the drawing's numbers move too`() throws {
    var playground = Self.playground("Bar", ["length": 100])
    Self.linear(&playground)
    let row = playground.parameters.firstIndex { $0.name == "lineWidth" }!
    playground.set(.number(13), row: row)
    playground.show(at: 0.5)
    playground.settle()
    #expect(playground.values[row] == .number(8))
  }

  @Test func `another curve begins again, and is seen`() throws {
    var playground = Self.playground("Bar", ["length": 100])
    try playground.press("t wait:200ms")
    let names = ["curve", "response", "dampingFraction"]
    #expect(playground.parameters.suffix(3).map(\.name) == names)
    let row = playground.parameters.count - 3
    playground.set(.choice(1), row: row)
    playground.settle()
    #expect(playground.viewClock.moment == 0)
    #expect(playground.parameters.suffix(3).map(\.name) == ["curve", "duration", "bounce"])
    try playground.press("t")
    playground.show(at: 0.4)
    playground.settle()
    playground.set(.choice(5), row: row)
    playground.settle()
    #expect(playground.viewClock.moment == 0.4, "a stopped clock stays")
    #expect(abs(Self.width(playground) - 160) < 1e-9)
  }

  @Test func `the curve is drawn beside its sliders`() throws {
    var playground = Self.playground("Bar", ["length": 100])
    _ = playground.setMotion("curve") { _ in .choice(1) }
    _ = playground.setMotion("bounce") { _ in .number(0.6) }
    playground.show(at: 0.3)
    playground.settle()
    let lines = playground.view().plainText.split(separator: "\n", omittingEmptySubsequences: false)
    let column = lines[1].firstIndex(of: "P")!
    let start = lines[1].distance(from: lines[1].startIndex, to: column)
    #expect(
      lines[33...38].map { String($0.dropFirst(start + 1)) }.joined(separator: "\n") == """
                       2.00 s
          ⡜⠕⢄⡀⢀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀
         ⢰⠁⠅ ⠈⠁
         ⡎ ⠅
        ⡰⠁ ⠅
        .spring(duration: 0.…
        """)
  }

  @Test func `the moments stand side by side, and enter goes to one`() throws {
    var playground = Self.playground("Bar", ["length": 100])
    Self.linear(&playground)
    try playground.press("C")
    #expect(playground.scope == .sheet && playground.view().text(row: 1).contains("moments from 0.00 s to 1.00 s"))
    try playground.press("end enter [")
    #expect(playground.viewClock.moment.map { $0 < 1 && $0 > 0.95 } == true)
  }

  @Test func `the command tells the way and the moment`() throws {
    var playground = Self.playground("Bar", ["length": 20])
    Self.linear(&playground)
    try playground.press("m")
    playground.set(["length": .number(60)])
    playground.show(at: 0.25)
    playground.settle()
    try playground.press("y")
    #expect(
      playground.command == """
        stipple screenshot --shape Bar --from length=20 --rect 200x40 --set length=60 --set curve=linear \
        --set duration=1 --size 100x40 --at 0.25s
        """)
  }

  @Test func `the curve is undone, and remembered`() throws {
    var playground = Self.playground("Bar", ["length": 100])
    try playground.press("t wait:2s tab end left")
    #expect(playground.values.last == .number(0.95))
    let session = playground.session
    try playground.press("u")
    #expect(playground.values.last == .number(1))
    var other = Self.playground("Bar", ["length": 100])
    other.resume(session)
    other.show(at: 0)
    other.settle()
    #expect(other.values.last == .number(0.95))
  }

  @Test func `a recording of a shape shows its way, and stays a second at its end`() throws {
    var playground = Self.playground("Bar", ["length": 100])
    Self.linear(&playground)
    let plan = Recorder.Plan(size: ScreenSize(columns: 22, rows: 3), framesPerSecond: 2)
    var recorder = try Recorder(plan, of: playground)
    try recorder.takePictures(recorder.count)
    let lines = (0..<4).map { recorder.recording.screen($0).text(row: 1) }
    #expect(recorder.count == 4 && !recorder.isStill)
    #expect(lines == ["   ⢸", "   ⢸⠰⠶⠶⠶⠶⠶⢸", "   ⢸⠰⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠆⡇", "   ⢸⠰⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠆⡇"])
  }

  @Test func `the moments before the present one leave a trace`() throws {
    var playground = Self.playground("Bar", ["length": 100])
    Self.linear(&playground)
    try playground.press("m")
    playground.set(["length": .number(0)])
    try playground.press("f t wait:500ms t O")
    #expect(
      playground.canvasView(size: ScreenSize(columns: 44, rows: 7)).plainText == """

           ⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⡠⡄⣄⢤⢠⡠⡄⡄⢀⠠ ⡀⠄⢀⠠
           ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⢳⡹⡜⣎⢧⢳⡹⡌⠄⢂⠡⠐⡈⠄⢂
           ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⢧⢳⡹⡜⣎⢧⢳⡑⡈⠄⢂⠡⠐⡈⠄
           ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣎⢧⢳⡹⡜⣎⢧⠣⠐⡈⠄⢂⠡⠐⡈
           ⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠘⠊⠃⠓⠙⠘⠊⠃⠁⠐⠈ ⠂⠁⠐


        """)
  }
}
