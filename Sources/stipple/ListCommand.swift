import ArgumentParser
import Foundation
import PlainText
import PlaygroundCore
import ShapeInterpreter

/// The command that lists shapes with their parameters.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", _superCommandName: "stipple",
    abstract: "List shapes with their parameters, start values and ranges.",
    discussion: """
      A shape that cannot be drawn is listed with '!' and without parameters. What is wrong goes to standard error, and in JSON stands \
      beside the shape as "errors". The command fails when there is an error.
      """)

  @Argument(help: "A Swift file, a directory, or the name of a shape in the gallery.")
  var input: String?

  @OptionGroup var timeLimit: TimeLimit

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws(InputFailure) {
    let argument = input
    let (input, files) = try timeLimit.hold("the check of '\(argument ?? "the gallery")'") {
      stop throws(InputFailure) in
      let input = try Input(argument)
      return (input, try input.chosenFiles.checked(in: input.directory, stop: stop).whole())
    }
    try Destination().write(json ? JSON.array(files.flatMap(\.entries)).text + "\n" : files.map(\.listing).joined())
    let own = files.count == 1 ? files[0].diagnostics : files.flatMap(\.program.diagnostics).withoutRepeats
    let complaints = own + (input.named == nil ? input.unreadable.flatMap(\.failure.diagnostics) : [])
    guard complaints.contains(where: { $0.severity == .error }) else {
      guard files.contains(where: { !$0.program.declared.isEmpty }) else { throw .noShapeInFiles(of: input.title) }
      return complain(complaints)
    }
    throw .faulty(complaints)
  }
}

extension CheckedFile {
  /// The file's shapes, one paragraph each: the name, then one line per parameter.
  fileprivate var listing: String {
    program.declared.map { declared in
      let rows = (declared.entryPoint?.parameters ?? []).map { parameter in
        [
          parameter.name, parameter.typeName, parameter.writtenText(of: parameter.initial), parameter.domain,
          parameter.origin == .default ? "" : "(\(parameter.origin.rawValue))",
        ]
      }
      let kind = declared.kind == .shape ? "" : "  " + declared.kind.rawValue
      let mark = declared.entryPoint == nil ? "  !" : ""
      return "\(declared.name.printable)  \(file.source.name.printable)\(kind)\(mark)\n"
        + aligned(rows).map { "  \($0)\n" }.joined()
    }.joined()
  }

  fileprivate var entries: [JSON] {
    program.declared.map { declared in
      .object([
        ("file", .string(file.source.name)),
        ("shape", .string(declared.name)),
        ("kind", .string(declared.kind.rawValue)),
        ("parameters", .array((declared.entryPoint?.parameters ?? []).map(\.json))),
        ("errors", .array(declared.errors.map(\.json))),
      ])
    }
  }
}

extension Diagnostic {
  /// The location and the message as JSON; line and column count from 1.
  fileprivate var json: JSON {
    .object([
      ("line", place.map { .integer($0.line) } ?? .null),
      ("column", place.map { .integer($0.column) } ?? .null),
      ("message", .string(message)),
    ])
  }
}

/// Returns the rows with aligned columns, two spaces apart, without spaces at their ends. The texts are made printable.
private func aligned(_ rows: [[String]]) -> [String] {
  let rows = rows.map { $0.map(\.printable) }
  let count = rows.map(\.count).max() ?? 0
  let widths = (0..<count).map { column in rows.map { displayWidth($0[column]) }.max() ?? 0 }
  return rows.map { row in
    let line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - displayWidth($0)) }.joined(
      separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}

extension Parameter {
  /// A description of the values that the parameter admits.
  fileprivate var domain: String {
    let step = step.map { " step \(shortest($0))" } ?? ""
    return switch kind {
    case .number, .integer, .angle: writtenRange + step
    case .toggle: "true or false"
    case .choice(let names): names.joined(separator: " or ")
    case .text: ""
    }
  }

  fileprivate var json: JSON {
    .object([
      ("name", .string(name)),
      ("type", .string(typeName)),
      ("value", json(of: initial)),
      ("range", range.map { .array([.number($0.lowerBound), .number($0.upperBound)]) } ?? .null),
      ("step", step.map { .number($0) } ?? .null),
      ("source", .string(origin.rawValue)),
    ])
  }

  /// Returns a value as JSON: a number, which is in degrees for an angle; true or false; the name of a case; a text.
  private func json(of value: ParameterValue) -> JSON {
    switch value {
    case .number(let number), .degrees(let number): .number(number)
    case .integer(let number): .integer(number)
    case .toggle(let flag): .bool(flag)
    case .choice, .text: .string(writtenText(of: value))
    }
  }
}
