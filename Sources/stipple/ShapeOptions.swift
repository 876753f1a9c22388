import ArgumentParser
import ShapeInterpreter

/// The options that select a shape and its values.
struct ShapeOptions: ParsableArguments {
  @Argument(
    help: "A Swift file, a directory, or the name of a shape in the gallery.", completion: .file(extensions: ["swift"]))
  var input: String?

  @Option(
    parsing: .unconditional,
    help: "The shape, where the input has several; 'file.swift:Name' where several files have one of that name.")
  var shape: String?

  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Give a parameter another value than its start value.", valueName: "name=value"))
  var assignments: [Assignment] = []

  /// The name of the requested input, according to the arguments alone.
  var title: String { "'\(shape ?? input ?? "the gallery")'" }
}
