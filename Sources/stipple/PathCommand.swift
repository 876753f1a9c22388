import ArgumentParser
import Foundation
import PlaygroundCore
import ShapeGeometry
import ShapeInterpreter

/// Prints the path that a shape draws.
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

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The rectangle that the shape is drawn in.", valueName: "x,y,w,h"))
  var rect = RectArgument(CGRect(x: 0, y: 0, width: 200, height: 150))

  @Option(help: "How the path is written.")
  var format = Format.swiftui

  @Option(name: .shortAndLong, help: "Write to a file, at once or not at all.")
  var output: String?

  func run() throws(InputFailure) {
    let shape = try Input(options.input).shape(named: options.shape)
    let values = try shape.values(options.assignments)
    let path: Path
    do throws(EvaluationFailure) {
      path = try shape.path(in: rect.rect, values: values)
    } catch {
      throw .faulty([error.diagnostic])
    }
    try Destination(path: output).write(try text(of: path, shape) + "\n")
  }

  private func text(of path: Path, _ shape: InterpretedShape) throws(InputFailure) -> String {
    switch format {
    case .swiftui: return path.description
    case .svg:
      guard path.isFinite else { throw .notFinite }
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
