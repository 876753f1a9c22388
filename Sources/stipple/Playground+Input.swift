import Foundation
import PlaygroundCore
import ShapeInterpreter

extension Playground {
  /// A session over an input whose files have been checked, with the shape selected that is meant, drawn as it is asked for.
  ///
  /// Nothing is drawn yet: that is asked for.
  init(
    _ input: Input, _ checked: [CheckedFile], shape: String?, size: ScreenSize, drawing: DrawingOptions
  ) throws(InputFailure) {
    self.init(files: input.shownFiles(checked), size: size, rect: drawing.bounds, seed: drawing.seed)
    draw(with: drawing.glyphs)
    if let aspect = drawing.cellAspect { update(.cells(aspect)) }
    arguments = input.argument.map { [$0] } ?? []
    guard shape != nil || input.named != nil else {
      // Who opens one file wants to know what is wrong with it.
      if input.isFile, let faulty = shapeWithFirstError(inFile: input.files[0].source.name) { select(faulty) }
      return
    }
    let files = input.chosenFiles.map(\.source.name)
    let wanted = ShapeReference(shape ?? input.shapeName ?? input.chosenFiles[0].stem)
    let candidates = entries.filter { files.contains($0.id.file) && wanted.admits(file: $0.id.file) }
    let names = entries.filter { files.contains($0.id.file) && !$0.id.shape.isEmpty }.map(\.id.shape)
    let exact = candidates.filter { $0.id.shape == wanted.shape }
    let similar = exact.isEmpty ? candidates.filter { wanted.isSimilar(to: $0.id.shape) } : exact
    if let only = try wanted.only(of: similar, file: \.id.file) ?? (shape == nil ? candidates.first : nil) {
      select(only.id)
    } else if !names.isEmpty {
      throw .unknownShape(wanted.description, in: input.title, candidates: names)
    }
  }

  /// Sets values by the names of parameters, the shape's own or the drawing's.
  mutating func set(_ assignments: [Assignment]) throws(InputFailure) {
    guard !assignments.isEmpty else { return }
    var rest = Array(assignments.indices)
    var failure: (index: Int, failure: InputFailure)?
    if let shape = selectedEntry?.shape {
      let outcome = AssignmentOutcome(assignments, to: shape)
      set(outcome.changes)
      (rest, failure) = (outcome.unmet, outcome.firstFailure)
    }
    let own = shapeParameters.count
    for index in rest {
      if let failure, failure.index < index { throw failure.failure }
      let assignment = assignments[index]
      guard let row = DrawingSettings.parameters.firstIndex(where: { $0.name == assignment.name }) else {
        throw .unknownParameter(
          assignment.name, shape: selectedEntry?.title ?? "the input", candidates: parameters.map(\.name))
      }
      set(try DrawingSettings.parameters[row].value(from: assignment.value), row: own + row)
    }
    if let failure { throw failure.failure }
  }
}

extension Input {
  /// All files as the playground shows them, also those that cannot be read, and those that have not been checked.
  func shownFiles(_ checked: [CheckedFile]) -> [ShapeFile] {
    let names = Set(checked.map(\.file.source.name))
    let rest = files.filter { !names.contains($0.source.name) }
    return checked.map(ShapeFile.init)
      + rest.map { ShapeFile(name: $0.source.name, failure: .stopped("the check", at: nil)) }
      + unreadable.map { ShapeFile(name: $0.path, failure: $0.failure) }
  }
}

extension ShapeFile {
  /// What the playground shows of a file: also that it is empty, declares no shape, or was not checked to its end.
  init(_ checked: CheckedFile) {
    var program = checked.program
    program.diagnostics = checked.diagnostics
    self.init(
      name: checked.file.source.name, program: program.interrupted(saying: "the check was stopped by esc"),
      standsAlone: checked.standsAlone)
  }

  /// A file that cannot be read for the time being.
  init(name: String, failure: InputFailure) {
    self.init(
      name: name, program: ShapeProgram(shapes: [], diagnostics: failure.diagnostics), standsAlone: false)
  }
}
