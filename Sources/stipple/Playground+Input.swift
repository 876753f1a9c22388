import Foundation
import PlaygroundCore
import Rendering
import ShapeInterpreter

extension Playground {
  /// Creates a session for an input whose files have been checked, with the requested shape selected and the requested
  /// options for drawing.
  ///
  /// Nothing is drawn yet; the drawing is only requested.
  init(
    _ input: Input, _ checked: [CheckedFile], shape: String?, size: ScreenSize, drawing: DrawingOptions
  ) throws(InputFailure) {
    try self.init(
      input, checked, shape: shape, size: size, proposal: drawing.proposal, seed: drawing.seed)
    if case .characters(let glyphs) = drawing.glyphs { draw(with: glyphs) }
    if let aspect = drawing.cellAspect { update(.cells(aspect)) }
  }

  /// Creates a session with the usual options for drawing.
  init(
    _ input: Input, _ checked: [CheckedFile], shape: String?, size: ScreenSize, proposal: ProposalOptions,
    seed: UInt64 = Playground.standardSeed
  ) throws(InputFailure) {
    try self.init(
      files: input.shownFiles(checked), size: size, proposal: proposal.rect, seed: seed
    ) { (entries) throws(InputFailure) in try input.entry(named: shape, among: entries) }
    showViews(inDark: proposal.dark)
    draw(textsBy: .fonts)
    arguments = input.argument.map { [$0] } ?? []
    // A user who opens one file wants to see its errors.
    if shape == nil, input.named == nil, input.isFile,
      let faulty = shapeWithFirstError(inFile: input.files[0].source.name)
    {
      select(faulty)
    }
  }

  /// Sets values by parameter name, of the shape or of the drawing.
  mutating func set(_ assignments: [Assignment]) throws(InputFailure) {
    guard !assignments.isEmpty else { return }
    var rest = Array(assignments.indices)
    var failure: (index: Int, failure: InputFailure)?
    if let shape = selectedEntry?.entryPoint {
      let outcome = AssignmentOutcome(assignments, to: shape)
      set(outcome.changes)
      (rest, failure) = (outcome.unmet, outcome.firstFailure)
    }
    let own = shapeParameters.count
    for index in rest {
      if let failure, failure.index < index { throw failure.failure }
      let assignment = assignments[index]
      if try setMotion(
        assignment.name,
        to: { (parameter) throws(InputFailure) in
          try parameter.value(from: assignment.value)
        })
      {
        continue
      }
      guard let row = settingParameters.firstIndex(where: { $0.name == assignment.name }) else {
        throw .unknownParameter(
          assignment.name, shape: selectedEntry?.title ?? "the input", candidates: parameters.map(\.name))
      }
      set(try settingParameters[row].value(from: assignment.value), row: own + row)
    }
    if let failure { throw failure.failure }
  }
}

extension Input {
  /// Returns all files as the playground shows them, including those that cannot be read and those that have not been
  /// checked.
  func shownFiles(_ checked: [CheckedFile]) -> [ShapeFile] {
    let names = Set(checked.map(\.file.source.name))
    let rest = files.filter { !names.contains($0.source.name) }
    return checked.map(ShapeFile.init)
      + rest.map { ShapeFile(name: $0.source.name, failure: .stopped("the check", at: nil)) }
      + unreadable.map { ShapeFile(name: $0.path, failure: $0.failure) }
  }
}

extension ShapeFile {
  /// Creates the playground's form of a checked file. Its diagnostics also say if it is empty, declares no shape, or
  /// was not checked completely.
  init(_ checked: CheckedFile) {
    var program = checked.program
    program.diagnostics = checked.diagnostics
    self.init(
      name: checked.file.source.name, program: program.interrupted(saying: "the check was stopped by esc"),
      standsAlone: checked.standsAlone)
  }

  /// Creates the playground's form of a file that cannot be read at present.
  init(name: String, failure: InputFailure) {
    self.init(
      name: name, program: ShapeProgram([], diagnostics: failure.diagnostics), standsAlone: false)
  }
}

extension Input {
  /// Returns the entry that is asked for by name; nil if none is. Throws if there is none of the name, or several.
  fileprivate func entry(named shape: String?, among entries: [ListedEntry]) throws(InputFailure) -> EntryID? {
    guard shape != nil || named != nil else { return nil }
    let files = chosenFiles.map(\.source.name)
    let wanted = ShapeReference(shape ?? shapeName ?? chosenFiles[0].stem)
    let candidates = entries.filter { files.contains($0.id.file) && wanted.admits(file: $0.id.file) }
    let names = entries.filter { files.contains($0.id.file) && !$0.id.name.isEmpty }.map(\.id.name)
    let exact = candidates.filter { $0.id.name == wanted.shape }
    let similar = exact.isEmpty ? candidates.filter { wanted.isSimilar(to: $0.id.name) } : exact
    let only = try wanted.only(of: similar, file: \.id.file) ?? (shape == nil ? candidates.first : nil)
    if only == nil, !names.isEmpty { throw .unknownShape(wanted.description, in: title, candidates: names) }
    return only?.id
  }
}
