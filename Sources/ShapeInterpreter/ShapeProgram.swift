/// The result of checking a source file: its shapes and all diagnostics.
public struct ShapeProgram: Sendable {
  /// All types of the file that are declared as shapes, in source order.
  public var declared: [DeclaredShape]
  /// All errors and warnings, in source order.
  public var diagnostics: [Diagnostic]
  /// The state of the check when it was stopped; nil if it was completed.
  public var interruption: Interruption?

  public init(declared: [DeclaredShape], diagnostics: [Diagnostic]) {
    self.declared = declared
    self.diagnostics = diagnostics
  }

  /// Makes a program in which every declared shape can be drawn.
  public init(shapes: [InterpretedShape], diagnostics: [Diagnostic]) {
    self.init(declared: shapes.map { DeclaredShape(name: $0.name, shape: $0) }, diagnostics: diagnostics)
  }

  /// The shapes that can be drawn, in source order.
  public var shapes: [InterpretedShape] { declared.compactMap(\.shape) }

  /// Returns the program of a stopped check with one diagnostic, `message`, because the others are incomplete. Each
  /// shape that was not reached has it too. A program whose check was completed is returned unchanged.
  public func interrupted(saying message: String) -> ShapeProgram {
    guard let diagnostic = interruption?.diagnostic(message) else { return self }
    let declared = declared.map { declared in
      declared.shape != nil ? declared : DeclaredShape(name: declared.name, diagnostics: [diagnostic])
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

/// A type of a source file that is declared as a shape. Some cannot be drawn.
public struct DeclaredShape: Sendable {
  /// The type's name, qualified by the enclosing types: `Bubble` or `Icons.Bubble`.
  public var name: String
  /// The shape; nil if it cannot be drawn.
  public var shape: InterpretedShape?
  /// The diagnostics about the type or about code that it needs, in source order. A shape that cannot
  /// be drawn has at least one error.
  public var diagnostics: [Diagnostic]

  public init(name: String, shape: InterpretedShape? = nil, diagnostics: [Diagnostic] = []) {
    self.name = name
    self.shape = shape
    self.diagnostics = diagnostics
  }

  /// The errors among the diagnostics.
  public var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
}
