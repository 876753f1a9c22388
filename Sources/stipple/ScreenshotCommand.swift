import ArgumentParser
import Foundation
import PlaygroundCore
import Rendering
import ShapeInterpreter

/// The command that prints the playground's screen, or its drawing alone.
struct ScreenshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screenshot", _superCommandName: "stipple",
    abstract: "Print the playground's screen without a terminal.",
    discussion: """
      The keys are written one after the other with spaces between them: a character for itself, or one of up down left right pgup pgdn \
      home end tab enter esc backspace space f1, with Shift s-up s-down s-left s-right s-tab, with Control c-r. 'wait:300ms' lets time \
      pass: keys without a pause between them are one step for undo. 'click:12,5' clicks in column 12 of row 5, counted from 1, \
      'drag:12,5-20,5' drags from there to another place, 'wheel-up:12,5' and 'wheel-down:12,5' turn the wheel; 'resize:100x30' gives \
      the screen another size.

      What is wrong with the shape's file goes to standard error. The command fails when the shape cannot be drawn, and only then.
      """)

  @OptionGroup var options: ShapeOptions
  @OptionGroup var drawing: DrawingOptions
  @OptionGroup var clock: ClockOptions
  @OptionGroup var way: WayOptions
  @OptionGroup var timeLimit: TimeLimit

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The size of the screen, or of the drawing.", valueName: "colsxrows"),
    transform: ScreenshotCommand.size)
  var size = ScreenSize.usual

  @Option(
    parsing: .unconditional, help: "Keys to press before the picture is taken.",
    transform: ScreenshotCommand.script)
  var keys: KeyScript?

  @Flag(help: "Print the drawing alone.")
  var canvas = false

  @Option(
    parsing: .unconditional,
    help: "How the screen is written; without it, the ending of the output file's name says it, and else it is text.")
  var format: ScreenFormat?

  @Option(
    parsing: .unconditional,
    help: "The most colours: those that 'ansi' uses, and those that areas of views are mixed from; 'text' has none.")
  var colors: ColorDepth?

  @Option(
    name: .shortAndLong, parsing: .unconditional, help: "Write to a file, at once or not at all.",
    completion: .file())
  var output: String?

  func validate() throws { try drawing.needsNoTerminal() }

  func run() throws(InputFailure) {
    let command = self
    let (playground, screen) = try timeLimit.hold(options.title) { stop throws(InputFailure) in
      let playground = try command.playground(stop: stop)
      let screen =
        command.canvas ? playground.canvasView(size: command.size, stop: stop) : playground.view(stop: stop)
      return (playground, try screen.whole(of: playground))
    }
    try write(screen, cellAspect: playground.cellAspect)
    let complaints = playground.complaints
    guard !playground.isSelectionUndrawable || complaints.isEmpty else { throw .faulty(complaints) }
    complain(complaints)
  }

  /// Returns the session after all keys.
  private func playground(stop: StopSignal) throws(InputFailure) -> Playground {
    let input = try Input(options.input)
    try Destination(path: output).spare(input)
    let checked = try input.files.checked(in: input.directory, defersKnown: true, stop: stop).whole()
    var playground = try Playground(input, checked, shape: options.shape, size: size, drawing: drawing)
    playground.show(in: colors ?? writtenFormat.usualDepth)
    try playground.take(options, from: way, stop: stop)
    try playground.take(clock, stop: stop)
    if let keys { try playground.press(keys, stop: stop) }
    return playground
  }

  /// The format of the file.
  private var writtenFormat: ScreenFormat { format ?? output.flatMap(ScreenFormat.init(ofFile:)) ?? .text }

  private func write(_ screen: ScreenBuffer, cellAspect: CellAspect) throws(InputFailure) {
    let format = writtenFormat
    if format == .png, output == nil, isatty(STDOUT_FILENO) != 0 {
      throw .unwritable("standard output", reason: "a terminal shows no PNG; '-o screen.png' writes a file")
    }
    try Destination(path: output).write(
      try format.data(of: screen, cellAspect: cellAspect, colors: colors ?? .truecolor))
  }

  static func size(_ text: String) throws -> ScreenSize {
    guard let size = ScreenSize(text) else {
      throw ValidationError("write the size as '80x24', from 0 to \(ScreenSize.maximumExtent) each way")
    }
    return size
  }

  static func script(_ text: String) throws -> KeyScript {
    do {
      return try KeyScript(text)
    } catch {
      throw ValidationError(error.description)
    }
  }
}

extension Playground {
  /// The diagnostics of the selected shape and of the rest of its file.
  var complaints: [Diagnostic] {
    let file = files.first { $0.name == selectedEntry?.id.file }
    return ((file?.program.diagnostics ?? []) + [trouble].compactMap { $0 } + motionWarnings).withoutRepeats
  }
}
