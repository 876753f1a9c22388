import Gallery
import ShapeInterpreter

/// A source file and the result of its check.
struct CheckedFile {
  var file: SourceFile
  var program: ShapeProgram
  /// True if all its shapes were found without other files.
  var standsAlone: Bool

  /// Checks a file by itself with `checker`, which serves several files.
  init(_ file: SourceFile, by checker: ShapeChecker) {
    self.file = file
    standsAlone = false
    program = checker.program(of: file.source)
    // A data model may tell more of a class for Core Data.
    standsAlone = isWhole && !program.lacksDeclarations && !file.source.text.holds("NSManagedObject")
  }

  /// Checks a file of a module. One that is complete by itself is not checked with the others.
  init(_ file: SourceFile, by checker: ShapeChecker, in module: ShapeModule) {
    self.file = file
    standsAlone = false
    let name = file.source.name
    if !module.needsOthers(name), let complete = checker.completeProgram(of: file.source) {
      program = complete
      standsAlone = true
    } else if let among = module.program(of: name, isOneOfMany: true) {
      program = among
      // Perhaps the other files mean something else by the same names.
      if !isWhole {
        self = CheckedFile(file, by: checker)
        take(among)
      }
    } else {
      program = checker.program(of: file.source)
    }
  }

  /// Makes the check of a file whose text is that of a file of the gallery; it is deferred until a shape is needed.
  /// Returns nil for other files.
  init?(known file: SourceFile) {
    guard let known = file.known else { return nil }
    self.file = file
    standsAlone = true
    let source = file.source
    program = ShapeProgram(known: known.entries.map { ($0.name, EntryPoint.Kind(rawValue: $0.kind) ?? .shape) }) {
      HeadStart.ofProcess.checker(for: [source], stop: .never).program(of: source, only: $0)
    }
  }

  /// Takes the program of the file among the other files of its module. A file without errors stays as it is if some
  /// of its own lines would have one there: then the other files mean something else by the same names.
  mutating func take(_ program: ShapeProgram) {
    guard !isWhole || !program.hasErrors(in: file.source.name) else { return }
    self.program = program
  }

  var shapes: [EntryPoint] { program.shapes }
  /// True if the file has at least one entry and no errors.
  var isWhole: Bool { errors.isEmpty && !program.entries.isEmpty }
  var errors: [Diagnostic] { program.diagnostics.filter { $0.severity == .error } }

  /// The file's diagnostics. A file with neither shapes nor errors gets an additional one that says so.
  var diagnostics: [Diagnostic] {
    guard program.declared.isEmpty, errors.isEmpty else { return program.diagnostics }
    let failure: InputFailure = file.isEmpty ? .empty(file.source.name) : .noShape(file.source.name)
    return program.diagnostics + failure.diagnostics
  }

  /// The shape with the file's name, else the first one; nil if the file declares none. Of views, an app comes before
  /// others.
  func mainEntry(isView: Bool) -> DeclaredEntry? {
    let declared = program.declared
    let app = isView ? declared.first { $0.kind == .app } : nil
    let kind = app ?? declared.first { ($0.kind == .shape) != isView }
    return declared.first { $0.name == file.stem && ($0.kind == .shape) != isView } ?? kind ?? declared.first
  }

  /// Returns the shape with a name, regardless of case if no name matches exactly; nil if there is none.
  func shape(named name: String) -> DeclaredEntry? {
    let declared = program.declared
    return declared.first { $0.name == name } ?? declared.first { $0.name.lowercased() == name.lowercased() }
  }
}

extension SourceFile {
  /// The file of the gallery with the same text; nil if there is none.
  var known: GalleryFile? { Gallery.files.first { $0.text == source.text } }
}

extension ShapeProgram {
  /// Returns whether lines of a file have errors.
  fileprivate func hasErrors(in file: String) -> Bool {
    diagnostics.contains { $0.severity == .error && $0.place?.file == file }
  }
}

extension DeclaredEntry {
  /// Returns the shape; throws its errors if it cannot be drawn.
  func drawable() throws(InputFailure) -> EntryPoint {
    guard let entryPoint else { throw .faulty(errors) }
    return entryPoint
  }
}

extension Input {
  /// Returns the requested entry; without a name, the main shape of the first file that has one, or with `isView` its
  /// main view or preview.
  ///
  /// An error elsewhere in the input does not prevent a shape from being found.
  func shape(
    named name: String?, isView: Bool = false, stop: StopSignal
  ) throws(InputFailure) -> EntryPoint {
    guard let reference = (name ?? shapeName).map(ShapeReference.init) else {
      var checked: [CheckedFile] = []
      for file in chosenFiles {
        let file = try [file].checked(in: directory, stop: stop).whole()[0]
        if let shape = file.mainEntry(isView: isView) { return try shape.drawable() }
        checked.append(file)
      }
      throw .faulty(checked.flatMap(\.errors).isEmpty ? checked.flatMap(\.diagnostics) : checked.flatMap(\.errors))
    }
    // The file with the shape's name is the likely one. If it has the shape, the other files are not checked.
    let meant = chosenFiles.filter { reference.admits(file: $0.source.name) }
    for file in meant where reference.isSimilar(to: file.stem) {
      let checked = try [file].checked(in: directory, stop: stop).whole()
      if let shape = checked[0].shape(named: reference.shape) { return try shape.drawable() }
    }
    let checked = try meant.checked(in: directory, stop: stop).whole()
    for isFit in [{ $0 == reference.shape }, reference.isSimilar(to:)] {
      let found = checked.flatMap { file in file.program.declared.filter { isFit($0.name) }.map { (file, $0) } }
      if let (_, shape) = try reference.only(of: found, file: { $0.0.file.source.name }) { return try shape.drawable() }
    }
    var complaints = checked.flatMap(\.errors)
    let names = checked.flatMap { $0.program.declared.map(\.name) }
    if !names.isEmpty {
      complaints += InputFailure.unknownShape(reference.description, in: title, candidates: names).diagnostics
    } else if meant.isEmpty {
      let candidates = chosenFiles.map(\.source.name)
      complaints += InputFailure.unknownShape(reference.description, in: title, candidates: candidates).diagnostics
    } else if complaints.isEmpty {
      complaints = checked.flatMap(\.diagnostics)
    }
    throw .faulty(complaints)
  }
}
