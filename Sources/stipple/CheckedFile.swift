import ShapeInterpreter

/// A source file and what the interpreter made of it.
struct CheckedFile {
  var file: SourceFile
  var program: ShapeProgram

  init(_ file: SourceFile) {
    self.file = file
    program = ShapeProgram(checking: file.source)
  }

  var shapes: [InterpretedShape] { program.shapes }
  var errors: [Diagnostic] { program.diagnostics.filter { $0.severity == .error } }

  /// The file's complaints; one that neither has shapes nor says why is complained of as a whole.
  var diagnostics: [Diagnostic] {
    guard shapes.isEmpty, errors.isEmpty else { return program.diagnostics }
    let failure: InputFailure = file.isEmpty ? .empty(file.source.name) : .noShape(file.source.name)
    return program.diagnostics + failure.diagnostics
  }

  /// The shape that the file is named after, else the first.
  var mainShape: InterpretedShape? {
    shapes.first { $0.name == file.stem } ?? shapes.first
  }

  /// The shape of a name, without regard to case if there is none by the letter.
  func shape(named name: String) -> InterpretedShape? {
    shapes.first { $0.name == name } ?? shapes.first { $0.name.lowercased() == name.lowercased() }
  }
}

extension Input {
  /// The shape that is asked for; without a name the first file's own.
  ///
  /// A fault elsewhere in the input does not keep a shape from being found.
  func shape(named name: String?) throws(InputFailure) -> InterpretedShape {
    let name = name ?? shapeName
    var checked: [CheckedFile] = []
    // The file called after the shape is the likely one, and the rest need not be read then.
    let likely = chosenFiles.filter { $0.stem.lowercased() == name?.lowercased() }
    for file in likely + chosenFiles {
      let file = CheckedFile(file)
      if let shape = name.map(file.shape(named:)) ?? file.mainShape { return shape }
      checked.append(file)
    }
    checked.removeFirst(likely.count)
    var complaints = checked.flatMap(\.errors)
    let names = checked.flatMap { $0.shapes.map(\.name) }
    if let name, !names.isEmpty {
      complaints += InputFailure.unknownShape(name, in: title, candidates: names).diagnostics
    } else if complaints.isEmpty {
      complaints = checked.flatMap(\.diagnostics)
    }
    throw .faulty(complaints)
  }
}
