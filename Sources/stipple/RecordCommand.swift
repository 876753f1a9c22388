import ArgumentParser
import Foundation
import PlaygroundCore
import Rendering
import ShapeInterpreter

/// The command that records the drawing of a view or a shape while it moves.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", _superCommandName: "stipple",
    abstract: "Record a view or a shape while it moves, without a terminal.",
    discussion: """
      'x.cast' is a recording for asciinema, 'x.svg' a drawing that plays for ever, and 'frames/%03d.svg' a file for each picture, in \
      any format that 'screenshot' writes, with its number in the name. 'x.gif' shows the drawing itself, '--scale' pixels for each point, \
      and with '--of cells' that of the terminal; '--of drawing' makes numbered PNG and SVG files of it.

      A recording goes on until nothing moves any more, and a second longer. Motion that repeats itself is recorded for one pass; other \
      motion without end for \(Int(Recorder.usualDuration)) seconds. The time limit holds for each second that is recorded.
      """)

  @OptionGroup var options: ShapeOptions
  @OptionGroup var drawing: DrawingOptions
  @OptionGroup var clock: ClockOptions
  @OptionGroup var way: WayOptions
  @OptionGroup var timeLimit: TimeLimit

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How long the recording is: '2s' or '500ms'.", valueName: "time"),
    transform: RecordCommand.duration)
  var duration: Double?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The pictures in a second.", valueName: "number"),
    transform: RecordCommand.framesPerSecond)
  var fps = 30.0

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The size of the drawing.", valueName: "colsxrows"),
    transform: ScreenshotCommand.size)
  var size = ScreenSize.usual

  @Option(
    parsing: .unconditional,
    help: "Keys to press before the recording, which begins at the start all the same: they zoom, or touch the view.",
    transform: ScreenshotCommand.script)
  var keys: KeyScript?

  @Flag(help: "Record motion that repeats itself for the whole time, not for one pass.")
  var whole = false

  @Option(name: .customLong("of"), help: "The subject: the cells of the terminal, or the drawing itself.")
  var subject: RecordingTarget.Subject?

  @Option(
    parsing: .unconditional, help: "The pixels for each point of the drawing itself.", transform: ExportCommand.factor)
  var scale: CGFloat = 1

  @Option(parsing: .unconditional, help: "The most colours that 'cast' and 'ansi' use.")
  var colors = ColorDepth.truecolor

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "Write to a file that ends in '.gif', '.svg' or '.cast', at once or not at all; or to files with numbers.",
      valueName: "file"),
    completion: .file(), transform: RecordCommand.target)
  var output: RecordingTarget

  func validate() throws {
    try drawing.needsNoTerminal()
    guard output.takes(subject ?? output.usualSubject) else {
      throw ValidationError(
        "the drawing itself is recorded as '.gif' or '.svg', or as numbered files that end in '.png' or '.svg'")
    }
  }

  func run() throws(InputFailure) {
    let command = self
    var (recorder, complaints) = try timeLimit.hold(options.title) { stop throws(InputFailure) in
      try command.begin(stop: stop)
    }
    guard !recorder.isTooLarge else { throw .recordingTooLarge(pictures: recorder.count, size: size) }
    let progress = ProgressLine("recording \(options.title)")
    while recorder.takenCount < recorder.count {
      let present = recorder
      recorder = try timeLimit.hold(options.title) { stop throws(InputFailure) in
        var next = present
        do throws(Recorder.Ending) {
          try next.takePictures(max(1, Int(command.fps)), stop: stop)
        } catch {
          throw command.failure(error)
        }
        return next
      }
      progress.show(recorder.takenCount, of: recorder.count)
    }
    progress.end()
    switch subject ?? output.usualSubject {
    case .cells:
      try output.write(recorder.recording, cellAspect: recorder.playground.cellAspect, colors: colors)
    case .drawing:
      let film = recorder.film
      let drawing = ProgressLine("drawing \(options.title)")
      let losses = try output.write(film, framesPerSecond: fps, scale: scale) { drawing.show($0, of: film.count) }
      drawing.end()
      complaints += losses.map { Diagnostic(.warning, $0) }
    }
    complaints += recorder.warnings
    if recorder.isStill { complaints.append(Diagnostic(.warning, "nothing moves in \(options.title)")) }
    complain(complaints.withoutRepeats)
  }

  /// Opens the input and finds out how long it moves. Returns the warnings about its file, too.
  private func begin(stop: StopSignal) throws(InputFailure) -> (Recorder, [Diagnostic]) {
    let input = try Input(options.input)
    try output.spare(input)
    let checked = try input.files.checked(in: input.directory, defersKnown: true, stop: stop).whole()
    var playground = try Playground(input, checked, shape: options.shape, size: size, drawing: drawing)
    playground.show(in: output.depth(colors))
    try playground.take(options, from: way, stop: stop)
    if let keys { try playground.press(keys, stop: stop) }
    let complaints = playground.complaints
    guard !playground.isSelectionUndrawable || complaints.isEmpty else { throw .faulty(complaints) }
    let plan = Recorder.Plan(
      size: size, start: clock.moment ?? 0, duration: duration, framesPerSecond: fps, isWhole: whole,
      events: clock.touch, keepsDrawings: (subject ?? output.usualSubject) == .drawing)
    do throws(Recorder.Ending) {
      return (try Recorder(plan, of: playground, stop: stop), complaints)
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ failure: Recorder.Ending) -> InputFailure {
    switch failure {
    case .stopped(let place): .stopped(options.title, at: place)
    case .faulty(let diagnostic): .faulty([diagnostic])
    }
  }

  private static func duration(_ text: String) throws -> Double {
    guard let seconds = ViewClock.moment(text), seconds > 0 else {
      throw ValidationError("write the duration as '2s' or '500ms', more than nothing and at most an hour")
    }
    return seconds
  }

  private static func framesPerSecond(_ text: String) throws -> Double {
    guard let number = Double(text), (1...120).contains(number) else {
      throw ValidationError("write the pictures in a second as a number from 1 to 120")
    }
    return number
  }

  private static func target(_ text: String) throws -> RecordingTarget {
    guard let target = RecordingTarget(text) else {
      throw ValidationError(
        "write the file as 'x.gif', 'x.svg', 'x.cast', or 'frames/%03d.svg' for a file for each picture")
    }
    return target
  }
}
