import ArgumentParser
import Foundation
import PlainText
import PlaygroundCore
import ShapeGeometry
import ShapeInterpreter
import ViewTree

/// The command that prints a view's tree with its frames.
struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree", _superCommandName: "stipple",
    abstract: "Print a view's tree with the frame of each view.",
    discussion: """
      A line has a view's kind, its frame in points (x, y, width, height, from the root's top left corner), and the line of the source \
      that made it. Effects that do not change the layout stand beside it.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @OptionGroup var options: ShapeOptions
  @OptionGroup var timeLimit: TimeLimit

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The size that is proposed, in points; without it that of a phone, 402x778.", valueName: "wxh"),
    transform: ProposalOptions.rect)
  var rect: CGRect?

  @OptionGroup var clock: ClockOptions

  @Flag(help: "Show the views in the dark scheme.")
  var dark = false

  @Option(parsing: .unconditional, help: "How the tree is written.")
  var format = Format.text

  @Option(name: .shortAndLong, parsing: .unconditional, help: "Write to a file, at once or not at all.")
  var output: String?

  func run() throws(InputFailure) {
    let command = self
    let (text, complaints) = try timeLimit.hold(options.title) { stop throws(InputFailure) in
      let input = try Input(command.options.input)
      try Destination(path: command.output).spare(input)
      let entry = try input.shape(named: command.options.shape, isView: true, stop: stop)
      return try command.text(of: entry, stop: stop)
    }
    complain(complaints)
    try Destination(path: output).write(text + "\n")
  }

  /// Returns the listing of an entry, and the warnings of its evaluation.
  private func text(of entry: EntryPoint, stop: StopSignal) throws(InputFailure) -> (String, [Diagnostic]) {
    let proposal = rect ?? Playground.standardProposal(of: entry)
    let values = try entry.values(options.assignments)
    let drawing: Drawing
    var warnings: [Diagnostic] = []
    do throws(EvaluationFailure) {
      drawing = try entry.evaluate(
        EntryPoint.Inputs(
          proposal: proposal, safeArea: rect == nil ? Playground.standardSafeArea(of: entry) : EdgeInsets(),
          values: values, colors: ColorSurroundings(isDark: dark), budget: .standard.stopped(by: stop),
          moment: clock.moment, events: clock.touch.inOrder))
    } catch {
      if error.isStopped { throw .stopped("'\(entry.name)'", at: error.diagnostic) }
      guard error.diagnostic.severity == .warning else { throw .faulty([error.diagnostic]) }
      (drawing, warnings) = (error.partial, [error.diagnostic])
    }
    let listing: ViewListing
    switch drawing {
    case .views(let views): listing = ViewListing(views, places: entry.places(ofOffsets:))
    case .path: listing = ViewListing(shape: entry.name, in: proposal)
    }
    switch format {
    case .text: return (listing.text, warnings)
    case .json:
      let text = JSON.object([
        ("view", .string(entry.name)),
        ("proposal", .array([.number(proposal.width), .number(proposal.height)])),
        ("root", listing.json),
      ]).text
      return (text, warnings)
    }
  }
}

extension ViewListing {
  /// The tree as text, a view a line.
  fileprivate var text: String {
    items.map { item in
      let place = item.place.map { "  :\($0.line)" } ?? ""
      let parts = [item.title] + item.factTexts
      return String(repeating: "  ", count: item.depth) + parts.joined(separator: "  ") + place
    }.joined(separator: "\n")
  }

  /// The root with the views in it; null if there is none.
  fileprivate var json: JSON {
    var children: [Int: [Int]] = [:]
    for index in items.indices { children[items[index].parent ?? -1, default: []].append(index) }
    func document(_ index: Int) -> JSON {
      let item = items[index]
      let frame = item.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { JSON.number(Double($0)) }
      return .object(
        [
          ("kind", .string(item.kind)), ("frame", .array(numbers)),
          ("line", item.place.map { .integer($0.line) } ?? .null),
        ] + item.facts + [("children", .array((children[index] ?? []).map(document)))])
    }
    return items.isEmpty ? .null : document(0)
  }
}
