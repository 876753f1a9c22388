import PlaygroundCore
import Rendering
import ShapeInterpreter
import Testing
import ViewTree

/// Recordings of views that move: how long they are, and what they show.
struct RecorderTests {
  private static let text = """
    struct Slide: View {
      @State private var isRight = false

      var body: some View {
        Rectangle().fill(.red).frame(width: 20, height: 20).offset(x: isRight ? 20 : -20)
          .frame(width: 60, height: 20)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
      }
    }

    struct Swing: View {
      @State private var isRight = false

      var body: some View {
        Rectangle().fill(.red).frame(width: 20, height: 20).offset(x: isRight ? 20 : -20)
          .frame(width: 60, height: 20)
          .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isRight = true } }
      }
    }

    struct Broken: View {
      @State private var count = 1

      var body: some View {
        Text("\\(10 / count)").frame(width: 60, height: 20)
          .onTapGesture { count -= 1 }
      }
    }
    """

  private static let size = ScreenSize(columns: 12, rows: 3)

  private static func playground(_ name: String) -> Playground {
    let file = ShapeFile(checking: ShapeSource(name: "Slide.swift", text: text))
    var playground = Playground(files: [file], size: .usual)
    playground.select(EntryID(file: "Slide.swift", name: name))
    playground.settle()
    return playground
  }

  private static func recording(_ plan: Recorder.Plan, of name: String) throws -> Recording {
    var recorder = try Recorder(plan, of: playground(name))
    try recorder.takePictures(recorder.count)
    return recorder.recording
  }

  private static let tap = ViewEvent(.press(0), at: 0)

  @Test func `motion with an end is recorded to its rest and a second longer`() throws {
    let recording = try Self.recording(
      Recorder.Plan(size: Self.size, framesPerSecond: 4, events: [Self.tap]), of: "Slide")
    #expect(recording.duration == 2)
    let pictures = [0, 2, 4].map { recording.screen($0).text(row: 1) }
    #expect(pictures == ["    ▇▍", "     ▍▋", "      ▋▇"])
  }

  @Test func `a recording shows what a moment shows`() throws {
    let plan = Recorder.Plan(size: Self.size, start: 0.25, duration: 0.5, framesPerSecond: 8, events: [Self.tap])
    let recording = try Self.recording(plan, of: "Slide")
    #expect(recording.count == 4)
    for index in 0..<4 {
      var playground = Self.playground("Slide")
      playground.show(at: 0.25 + Double(index) / 8, after: [Self.tap])
      playground.settle()
      #expect(recording.screen(index) == playground.canvasView(size: Self.size))
    }
  }

  @Test func `motion that repeats itself is recorded for one pass`() throws {
    let pass = try Self.recording(Recorder.Plan(size: Self.size, framesPerSecond: 10), of: "Swing")
    #expect(pass.duration == 2)
    let short = try Self.recording(Recorder.Plan(size: Self.size, duration: 3, framesPerSecond: 10), of: "Swing")
    #expect(short == pass)
    let whole = try Self.recording(
      Recorder.Plan(size: Self.size, duration: 3, framesPerSecond: 10, isWhole: true), of: "Swing")
    #expect(whole.duration == 3 && whole.screen(22) == whole.screen(2))
  }

  @Test func `a view that stands is one picture`() throws {
    let recording = try Self.recording(Recorder.Plan(size: Self.size), of: "Slide")
    #expect(recording.count == 1)
  }

  @Test func `a moment that cannot be drawn ends the recording`() throws {
    let plan = Recorder.Plan(size: Self.size, duration: 1, events: [ViewEvent(.press(0), at: 0.5)])
    #expect(throws: Recorder.Ending.self) { try Self.recording(plan, of: "Broken") }
  }

  @Test func `a recording has limits`() throws {
    let long = Recorder.Plan(size: .usual, duration: 3600, framesPerSecond: 120)
    #expect(try Recorder(long, of: Self.playground("Slide")).isTooLarge)
    #expect(try !Recorder(Recorder.Plan(size: .usual), of: Self.playground("Swing")).isTooLarge)
  }
}
