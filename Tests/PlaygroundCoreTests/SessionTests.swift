import Foundation
import PlaygroundCore
import Rendering
import ShapeInterpreter
import Testing

@Suite struct SessionTests {
  private func playground() -> Playground {
    Playground.settled(
      files: [Sample.file("one.swift", [Sample.box, Sample.ellipse]), Sample.file("two.swift", [Sample.row])],
      size: ScreenSize(columns: 80, rows: 24))
  }

  /// The session as it comes back from a file.
  private func written(_ session: Session) throws -> Session {
    try JSONDecoder().decode(Session.self, from: JSONEncoder().encode(session))
  }

  @Test func `a session goes on where it was left`() throws {
    var left = playground()
    try left.press("tab right j j enter j right j right f s-tab end tab right right / 3 enter right esc M")
    #expect(left.value("values[3]") == .number(4) && left.value("style") == .choice(0))
    var resumed = playground()
    resumed.resume(try written(left.session))
    #expect(resumed.selectedEntry?.id == left.selectedEntry?.id)
    #expect(resumed.values == left.values && !resumed.isMouseOn)
    #expect(resumed.notice == "as you left it; u goes back to the start values")
    #expect(resumed.session == left.session)
    try resumed.press("s-tab home")
    try left.press("s-tab s-tab home")
    #expect(resumed.values == left.values, "the other shapes' values too")
    #expect(resumed.picture.path == left.picture.path)
  }

  @Test func `going on is one step`() throws {
    var left = playground()
    try left.press("x j x f")
    var resumed = playground()
    resumed.resume(left.session)
    #expect(resumed.undoCount == 1)
    try resumed.press("u")
    #expect(resumed.tuning == playground().tuning)
    try resumed.press("c-r")
    #expect(resumed.values == left.values)
  }

  @Test func `what two sessions have changed since one is merged`() throws {
    var base = playground()
    try base.press("right j right")
    var one = base
    var other = base
    // One changes the second shape and the drawing, the other the first shape's value and the mouse.
    try one.press("right f")
    try other.press("k right M")
    let merged = one.session.merged(onto: other.session, since: base.session)
    var both = base
    try both.press("right f k right M")
    #expect(merged.shapes == both.session.shapes && merged.drawing == both.session.drawing)
    #expect(merged.shape == "Box" && !merged.isMouseOn, "what only the other has changed")
    // What has been taken back is no longer there.
    try one.press("R")
    let undone = one.session.merged(onto: other.session, since: base.session)
    #expect(undone.shapes.map(\.name) == ["Box"])
    for session in [base.session, one.session, other.session] {
      #expect(session.merged(onto: base.session, since: base.session) == session)
      #expect(session.merged(onto: session, since: session) == session)
      #expect(session.merged(onto: Session(), since: Session()) == session)
    }
  }

  @Test func `a session without changes says nothing`() throws {
    var resumed = playground()
    resumed.resume(try written(playground().session))
    #expect(resumed.notice == nil && resumed.undoCount == 0)
  }

  @Test func `what the command line says is kept`() throws {
    var left = playground()
    try left.press("right f j right")
    var resumed = playground()
    resumed.resume(left.session, keepsShape: true)
    #expect(resumed.selectedEntry?.title == "Box" && resumed.value("inset") == .number(13))
    resumed = playground()
    resumed.set(.number(40), row: 0)
    resumed.resume(left.session, keepsShape: true, keepsValues: true)
    #expect(resumed.value("inset") == .number(40) && resumed.value("style") == .choice(2))
    try resumed.press("j")
    #expect(resumed.value("width") == .number(0.51))
  }

  @Test func `what is no longer there or not admitted is passed over`() throws {
    let text = """
      {"file": "gone.swift", "shape": "Gone", "isMouseOn": true, "shapes": [
        {"file": "one.swift", "name": "Box", "values": {"inset": {"number": 999}, "petals": {"text": "4"},
          "turn": {"degrees": 45}, "side": {"choice": "above"}, "old": {"text": "x"}}},
        {"file": "gone.swift", "name": "Gone", "values": {"a": {"integer": 1}}}
      ], "drawing": {"lineWidth": {"number": -1}, "lineCap": {"choice": "round"}, "colour": {"number": 3}}}
      """
    let session = try JSONDecoder().decode(Session.self, from: Data(text.utf8))
    var resumed = playground()
    resumed.resume(session)
    #expect(resumed.selectedEntry?.title == "Box")
    #expect(resumed.value("inset") == .number(12) && resumed.value("petals") == .integer(5))
    #expect(resumed.value("turn") == .degrees(45) && resumed.value("side") == .choice(1))
    #expect(resumed.value("lineWidth") == .number(3) && resumed.value("lineCap") == .choice(1))
  }

  @Test(arguments: ["{}", "3", #"{"number": "x"}"#, #"{"number": 1, "text": "x"}"#, #"{"point": 1}"#])
  func `a value has one kind`(text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Session.Value.self, from: Data(text.utf8)) }
  }

  @Test func `a choice is remembered by its name`() throws {
    var left = playground()
    try left.press("tab j j j j right")
    #expect(left.session.shapes.first?.values == ["side": .choice("right")])
    let turned = EntryPoint(
      name: "Box",
      parameters: [
        Parameter(name: "side", typeName: "Side", kind: .choice(["right", "middle", "left"]), initial: .choice(1))
      ]
    ) { rect, _, _ in .init(rect) }
    var resumed = Playground.settled(
      files: [Sample.file("one.swift", [turned])], size: ScreenSize(columns: 80, rows: 24))
    resumed.resume(left.session)
    #expect(resumed.value("side") == .choice(0))
  }
}
