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
      An SVG and a PDF hold the paths of shapes and views as paths, with their gradients, clips, masks and effects; a PNG holds \
      pixels, '--scale' for each point. A shape is drawn with the fill, line and trim that '--set' gives it, without a ground; views are drawn on \
      the ground of their scheme.

      '-o out/' writes a file for each entry of the input, and 'out/index.html' to look at them.
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

  @Option(help: "The format of all entries in a directory: svg, png or pdf.")
  var format: DrawingFile.Format?

  @Option(help: "The form of texts in an SVG: outlines, the same for every reader, or text that it can select.")
  var text = ExportedText.outlines

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help:
      "The file to write, at once or not at all: .svg, .png or .pdf. '-' is SVG on standard output, 'out/' a directory for all entries.",
    completion: .file(), transform: ExportTarget.init(text:))
  var output: ExportTarget

  func validate() throws {
    if output.folder == nil, format != nil { throw ValidationError("'--format' is for a directory: '-o out/'") }
    let choosesOne = options.shape != nil || !options.assignments.isEmpty || !way.former.isEmpty || !clock.touch.isEmpty
    if output.folder != nil, choosesOne {
      throw ValidationError(
        "a directory holds all entries as they are; '--shape', '--set' and '--touch' are for one file")
    }
  }

  func run() throws(InputFailure) {
    if let folder = output.folder { return try exportAll(to: folder) }
    let command = self
    let (file, complaints) = try timeLimit.hold(options.title) { stop throws(InputFailure) in
      let playground = try command.playground(stop: stop)
      let complaints = playground.complaints
      guard !playground.isSelectionUndrawable || complaints.isEmpty else { throw .faulty(complaints) }
      let file = try command.file(of: playground, command.output.format, stop: stop)
      return (file.data, complaints + file.sentences.map { Diagnostic(.warning, $0) })
    }
    complain(complaints)
    try output.destination.write(file)
  }

  /// Returns the drawing as a file.
  private func file(
    of playground: Playground, _ format: DrawingFile.Format, stop: StopSignal
  ) throws(InputFailure) -> DrawingFile {
    var work = DrawingWork { stop.isRaised }
    var drawing = playground.export(work: &work)
    if let background { drawing?.ground = background.color }
    guard !work.isStopped else { throw .stopped(options.title, at: nil) }
    guard let drawing else {
      throw .faulty([Diagnostic(.error, "the trim or the line of so long a path takes too long")])
    }
    return try DrawingFile(
      drawing, as: format, scale: scale, texts: text == .outlines ? .fonts : nil, title: options.title
    ) { stop.isRaised }
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

  /// Writes all entries of the input into a directory, and a page that shows them. Those that cannot be drawn are named
  /// on the page, and their errors are told in the end.
  private func exportAll(to folder: String) throws(InputFailure) {
    let command = self
    let (playground, entries) = try timeLimit.hold(options.title) { stop throws(InputFailure) in
      let input = try Input(command.options.input)
      let checked = try input.chosenFiles.checked(in: input.directory, stop: stop).whole()
      let playground = try Playground(input, checked, shape: nil, size: .usual, proposal: command.proposal)
      // A file may hold what the others need, and nothing to draw.
      let helping = checked.filter { $0.errors.isEmpty && $0.program.declared.isEmpty }.map(\.file.source.name)
      let entries = playground.entries.filter { !helping.contains($0.id.file) }
      guard !entries.isEmpty else { throw .noShapeInFiles(of: input.title) }
      return (playground, entries)
    }
    let format = format ?? .svg
    var page = ExportPage(title: options.input ?? "The gallery", names: entries.map(\.id))
    try RecordingTarget.makeFolder(of: folder + "/")
    let progress = ProgressLine("exporting \(options.title)")
    var complaints: [Diagnostic] = []
    for (index, entry) in entries.enumerated() {
      do throws(InputFailure) {
        let (file, own) = try timeLimit.hold("'\(entry.title)'") { stop throws(InputFailure) in
          var single = playground
          single.select(entry.id)
          try single.wait(stop: stop)
          try single.take(command.clock, stop: stop)
          let complaints = single.complaints
          guard !single.isSelectionUndrawable else { throw .faulty(complaints) }
          let file = try command.file(of: single, format, stop: stop)
          return (file.data, complaints + file.sentences.map { Diagnostic(.warning, "\(entry.title): \($0)") })
        }
        complaints += own
        let name = page.addPicture(index, format.rawValue)
        try Destination(path: folder + "/" + name).write(file)
      } catch {
        guard case .unwritable = error else {
          complaints += error.diagnostics
          page.addFailure(index, error.diagnostics.first?.message ?? "it cannot be drawn")
          continue
        }
        throw error
      }
      progress.show(index + 1, of: entries.count)
    }
    progress.end()
    try Destination(path: folder + "/index.html").write(Data(page.html.printableRows.utf8))
    complaints = complaints.withoutRepeats
    guard complaints.contains(where: { $0.severity == .error }) else { return complain(complaints) }
    throw .faulty(complaints)
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

/// The form of texts in an exported document.
enum ExportedText: String, ExpressibleByArgument, CaseIterable {
  /// The outlines of the letters, the same for every reader.
  case outlines
  /// Texts that a reader can select, in a font that it has.
  case text
}

/// The destination of an exported drawing.
struct ExportTarget {
  var format: DrawingFile.Format
  /// The path of the file; nil for standard output.
  private var path: String?
  /// The path of the directory for all entries; nil for one file.
  private(set) var folder: String?

  init(text: String) throws {
    let ending = URL(fileURLWithPath: text).pathExtension.lowercased()
    if text == "-" {
      format = .svg
    } else if text.hasSuffix("/") || fileType(of: text) == .directory {
      (format, folder) = (.svg, text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text)
    } else if let known = DrawingFile.Format(rawValue: ending) {
      (format, path) = (known, text)
    } else {
      throw ValidationError("name a file that ends in .svg, .png or .pdf, a directory as 'out/', or '-'")
    }
  }

  var destination: Destination { path.map { Destination(path: $0) } ?? Destination() }
}
