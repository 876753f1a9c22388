/// The result of checking a source file: its entries and all diagnostics.
public struct ShapeProgram: Sendable {
  /// All entries that the file declares, in source order.
  public var declared: [DeclaredEntry]
  /// All errors and warnings, in source order.
  public var diagnostics: [Diagnostic]
  /// The state of the check when it was stopped; nil if it was completed.
  public var interruption: Interruption?
  /// True if there are errors, or warnings that stand for one: declarations of other files may be missing.
  public var lacksDeclarations = false

  public init(declared: [DeclaredEntry], diagnostics: [Diagnostic]) {
    self.declared = declared
    self.diagnostics = diagnostics
  }

  /// Makes a program in which every declared entry can be drawn.
  public init(_ entries: [EntryPoint], diagnostics: [Diagnostic]) {
    self.init(
      declared: entries.map { DeclaredEntry(name: $0.name, kind: $0.kind, entryPoint: $0) }, diagnostics: diagnostics)
  }

  /// Makes the program of a source that is known to declare these entries, and to have no diagnostics.
  ///
  /// `check` is called with the name of an entry when it is needed, and returns a program that has the entry.
  public init(
    known entries: [(name: String, kind: EntryPoint.Kind)],
    checking check: @escaping @Sendable (String) -> ShapeProgram
  ) {
    self.init(
      entries.map { (name, kind) in
        EntryPoint(name: name, kind: kind) {
          let program = check(name)
          if let entry = program.entries.first(where: { $0.name == name }) { return entry }
          // The first diagnostic of the file says what is not as it was known.
          let diagnostic = program.diagnostics.first ?? Diagnostic(.error, "the shape '\(name)' is not declared")
          return EntryPoint(name: name, parameters: []) { (_, _, _) throws(EvaluationFailure) in
            throw EvaluationFailure(diagnostic: diagnostic)
          }
        }
      }, diagnostics: [])
  }

  /// The entries that can be drawn, in source order.
  public var entries: [EntryPoint] { declared.compactMap(\.entryPoint) }

  /// The shapes that can be drawn, in source order.
  public var shapes: [EntryPoint] { entries.filter { $0.kind == .shape } }

  /// Returns the program of a stopped check with one diagnostic, `message`, because the others are incomplete. Each
  /// entry that was not reached has it too. A program whose check was completed is returned unchanged.
  public func interrupted(saying message: String) -> ShapeProgram {
    guard let diagnostic = interruption?.diagnostic(message) else { return self }
    let declared = declared.map { declared in
      declared.entryPoint != nil
        ? declared : DeclaredEntry(name: declared.name, kind: declared.kind, diagnostics: [diagnostic])
    }
    return ShapeProgram(declared: declared, diagnostics: [diagnostic])
  }
}

/// The state of a check when it was stopped.
public struct Interruption: Equatable, Sendable {
  /// The shape that was being checked.
  public var shape: String
  public var place: Diagnostic.Place
  /// The text of the line at `place`.
  public var sourceLine: String

  /// Returns a diagnostic with a message at the location that the check reached.
  public func diagnostic(_ message: String) -> Diagnostic {
    Diagnostic(.error, message, at: place, sourceLine: sourceLine)
  }
}

/// A declaration of a source file that is drawn by itself, such as a shape. Some cannot be drawn.
public struct DeclaredEntry: Sendable {
  /// The type's name, qualified by the enclosing types: `Bubble` or `Icons.Bubble`.
  public var name: String
  public var kind: EntryPoint.Kind
  /// The function that draws it; nil if it cannot be drawn.
  public var entryPoint: EntryPoint?
  /// The diagnostics about the declaration or about code that it needs, in source order. One that cannot be drawn has
  /// at least one error.
  public var diagnostics: [Diagnostic]

  public init(
    name: String, kind: EntryPoint.Kind = .shape, entryPoint: EntryPoint? = nil, diagnostics: [Diagnostic] = []
  ) {
    self.name = name
    self.kind = kind
    self.entryPoint = entryPoint
    self.diagnostics = diagnostics
  }

  /// The errors among the diagnostics.
  public var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
}
