import ArgumentParser
import Foundation
import PlainText
import PlaygroundCore
import ShapeGeometry
import ShapeInterpreter

/// The command that prints a shape's path.
struct PathCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", _superCommandName: "stipple",
    abstract: "Print the path that a shape draws.",
    discussion: """
      'swiftui' is the description that SwiftUI gives a Path, with six digits; 'svg' is the d attribute of a path in SVG; 'json' lists \
      the elements, control points before the end point. Numbers of svg and json read back to the same Double.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case swiftui, svg, json
  }

  @OptionGroup var options: ShapeOptions
  @OptionGroup var timeLimit: TimeLimit

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The rectangle that the shape is drawn in; without it 0,0,200,150.", valueName: "x,y,w,h"),
    transform: RectArgument.init(text:))
  var rect = RectArgument(Playground.standardProposal)

  @Option(parsing: .unconditional, help: "How the path is written.")
  var format = Format.swiftui

  @Option(name: .shortAndLong, parsing: .unconditional, help: "Write to a file, at once or not at all.")
  var output: String?

  func run() throws(InputFailure) {
    let command = self
    let text = try timeLimit.hold(options.title) { stop throws(InputFailure) in
      let input = try Input(command.options.input)
      try Destination(path: command.output).spare(input)
      let shape = try input.shape(named: command.options.shape, stop: stop)
      guard shape.kind == .shape else { throw .noPath(shape.name, kind: shape.kind.rawValue) }
      return try command.text(of: try command.path(of: shape, stop: stop), shape)
    }
    try Destination(path: output).write(text + "\n")
  }

  private func path(of shape: EntryPoint, stop: StopSignal) throws(InputFailure) -> Path {
    let values = try shape.values(options.assignments)
    do throws(EvaluationFailure) {
      return try shape.path(in: rect.rect, values: values, budget: .standard.stopped(by: stop))
    } catch {
      if error.isStopped { throw .stopped("'\(shape.name)'", at: error.diagnostic) }
      throw .faulty([error.diagnostic])
    }
  }

  private func text(of path: Path, _ shape: EntryPoint) throws(InputFailure) -> String {
    switch format {
    case .swiftui:
      guard path.isFinite else { throw .notFinite("'--format json' writes as null") }
      return path.description
    case .svg:
      guard path.isFinite else { throw .notFinite("SVG cannot hold") }
      return path.svgPathData()
    case .json:
      let bounds = [rect.rect.origin.x, rect.rect.origin.y, rect.rect.size.width, rect.rect.size.height]
      return JSON.object([
        ("shape", .string(shape.name)),
        ("rect", .array(bounds.map { .number($0) })),
        ("elements", .array(path.elements.map(\.json))),
      ]).text
    }
  }
}
