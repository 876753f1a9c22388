import ArgumentParser
import Foundation
import PlainText
import PlaygroundCore
import Rendering
import ShapeGeometry
import ShapeInterpreter
import ViewTree

/// The command that writes a drawing for other programs.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", _superCommandName: "stipple",
    abstract: "Write the drawing itself, as a picture for other programs.",
    discussion: """
      An SVG holds the paths of shapes and views as paths, with their gradients, clips, masks and effects. A shape is drawn with the fill, \
      line and trim that '--set' gives it, without a ground; views are drawn on the ground of their scheme.
      """)

  @OptionGroup var options: ShapeOptions
  @OptionGroup var proposal: ProposalOptions
  @OptionGroup var clock: ClockOptions
  @OptionGroup var way: WayOptions
  @OptionGroup var timeLimit: TimeLimit

  @Option(parsing: .unconditional, help: "The units or pixels for each point.", transform: ExportCommand.factor)
  var scale: CGFloat = 1

  @Option(
    parsing: .unconditional,
    help: "The colour behind the drawing: 'none', or like '#1e90ff'.", transform: ExportGround.init(text:))
  var background: ExportGround?

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: "The file to write, at once or not at all: .svg or .png. '-' is SVG on standard output.",
    completion: .file(), transform: ExportTarget.init(text:))
  var output: ExportTarget

  func run() throws(InputFailure) {
    let command = self
    let (text, complaints) = try timeLimit.hold(options.title) { stop throws(InputFailure) in
      let playground = try command.playground(stop: stop)
      let complaints = playground.complaints
      guard !playground.isSelectionUndrawable || complaints.isEmpty else { throw .faulty(complaints) }
      let (text, losses) = try command.document(of: playground, stop: stop)
      return (text, complaints + losses.map { Diagnostic(.warning, $0.sentence) })
    }
    complain(complaints)
    try output.write(text)
  }

  /// Returns the drawing as a document, and what is lost in it.
  private func document(
    of playground: Playground, stop: StopSignal
  ) throws(InputFailure) -> (text: String, losses: [SceneExport.Loss]) {
    var work = DrawingWork { stop.isRaised }
    var drawing = playground.export(work: &work)
    if let background { drawing?.ground = background.color }
    let document = drawing?.svg(scale: scale, work: &work)
    guard !work.isStopped else { throw .stopped(options.title, at: nil) }
    guard let document else {
      throw .faulty([Diagnostic(.error, "the trim or the line of so long a path takes too long")])
    }
    return document
  }

  /// Returns the session with the drawing that is asked for.
  private func playground(stop: StopSignal) throws(InputFailure) -> Playground {
    let input = try Input(options.input)
    try output.destination.spare(input)
    let checked = try input.files.checked(in: input.directory, defersKnown: true, stop: stop).whole()
    var playground = try Playground(input, checked, shape: options.shape, size: .usual, proposal: proposal)
    try playground.take(options, from: way, stop: stop)
    try playground.take(clock, stop: stop)
    return playground
  }

  static func factor(_ text: String) throws -> CGFloat {
    guard let factor = Double(text), (0.01...100).contains(factor) else {
      throw ValidationError("write the scale as '2', from 0.01 to 100")
    }
    return CGFloat(factor)
  }
}

/// The colour behind an exported drawing.
struct ExportGround {
  /// The colour; nil for none.
  var color: ResolvedColor?

  /// Reads `none`, or a colour of six digits with or without `#`.
  init(text: String) throws {
    guard text != "none" else { return }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16) else {
      throw ValidationError("write the background as 'none' or as a colour like '#1e90ff'")
    }
    color = ResolvedColor(bytes: Double(number >> 16), Double(number >> 8 & 255), Double(number & 255))
  }
}

/// The destination of an exported drawing.
enum ExportTarget {
  case standardOutput
  case svg(path: String)
  case png(path: String)

  init(text: String) throws {
    switch URL(fileURLWithPath: text).pathExtension.lowercased() {
    case _ where text == "-": self = .standardOutput
    case "svg": self = .svg(path: text)
    case "png": self = .png(path: text)
    default: throw ValidationError("name a file that ends in .svg or .png, or '-'")
    }
  }

  var destination: Destination {
    switch self {
    case .standardOutput: Destination()
    case .svg(let path), .png(let path): Destination(path: path)
    }
  }

  /// Writes a drawing, at once or not at all.
  func write(_ svg: String) throws(InputFailure) {
    switch self {
    case .standardOutput, .svg: try destination.write(Data(svg.printableRows.utf8))
    case .png:
      guard let converter = PNGConverter(environment: ProcessInfo.processInfo.environment) else { throw .noConverter }
      try destination.write(try converter.png(of: svg, zoom: 1))
    }
  }
}

extension SceneExport.Loss {
  /// The loss as a diagnostic says it.
  fileprivate var sentence: String {
    switch self {
    case .blendMode(let mode):
      "SVG does not have the blend mode '\(mode.rawValue)': what is drawn with it covers what lies behind it"
    case .perspective: "a gradient or a text is seen in perspective, which SVG does not have: it is drawn without it"
    case .coordinates: "a mark with coordinates that SVG cannot hold is left out"
    case .work: "a line whose outline takes too long is left out"
    }
  }
}
