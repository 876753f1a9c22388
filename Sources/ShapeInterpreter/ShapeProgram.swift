/// What a source file turned out to hold: its shapes, and all complaints about it.
public struct ShapeProgram: Sendable {
  /// Everything in the file that says it is a Shape, in source order.
  public var declared: [DeclaredShape]
  /// Errors and warnings in source order.
  public var diagnostics: [Diagnostic]
  /// Where the check was when it was told to stop; nil when it came to its end.
  public var interruption: Interruption?

  public init(declared: [DeclaredShape], diagnostics: [Diagnostic]) {
    self.declared = declared
    self.diagnostics = diagnostics
  }

  /// A program all of whose declared shapes can be drawn.
  public init(shapes: [InterpretedShape], diagnostics: [Diagnostic]) {
    self.init(declared: shapes.map { DeclaredShape(name: $0.name, shape: $0) }, diagnostics: diagnostics)
  }

  /// The shapes that can be drawn, in source order.
  public var shapes: [InterpretedShape] { declared.compactMap(\.shape) }

  /// The program of a check that was told to stop: `message` in place of complaints that are not all, also for each shape that was
  /// not reached. A program whose check came to its end stays as it is.
  public func interrupted(saying message: String) -> ShapeProgram {
    guard let diagnostic = interruption?.diagnostic(message) else { return self }
    let declared = declared.map { declared in
      declared.shape != nil ? declared : DeclaredShape(name: declared.name, diagnostics: [diagnostic])
    }
    return ShapeProgram(declared: declared, diagnostics: [diagnostic])
  }
}

/// Where a check was when it was told to stop.
public struct Interruption: Equatable, Sendable {
  /// The shape that was being checked.
  public var shape: String
  public var place: Diagnostic.Place
  /// The text of the line at `place`.
  public var sourceLine: String

  /// What is said of the place.
  public func diagnostic(_ message: String) -> Diagnostic {
    Diagnostic(.error, message, at: place, sourceLine: sourceLine)
  }
}

/// A type of a source file that says it is a Shape, whether it can be drawn or not.
public struct DeclaredShape: Sendable {
  /// The type's name, qualified by the types around it: `Bubble` or `Icons.Bubble`.
  public var name: String
  /// Nil for a shape that cannot be drawn.
  public var shape: InterpretedShape?
  /// What is wrong with it or with what it needs, in source order; a shape that cannot be drawn has at least one error.
  public var diagnostics: [Diagnostic]

  public init(name: String, shape: InterpretedShape? = nil, diagnostics: [Diagnostic] = []) {
    self.name = name
    self.shape = shape
    self.diagnostics = diagnostics
  }

  /// The errors among the diagnostics.
  public var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
}
