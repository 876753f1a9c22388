import ShapeInterpreter

/// A source file as the playground knows it: its name and what was found in it.
public struct ShapeFile: Sendable {
  /// The file's name as the user wrote it; no two files of a playground have the same.
  public let name: String
  public let program: ShapeProgram
  /// Whether the file is understood by itself: otherwise a change of another may be one of its shapes.
  public let standsAlone: Bool
  /// How many errors and warnings the file has.
  public let count: DiagnosticCount
  /// The file's first error, nil when all is well with it.
  let firstError: Diagnostic?

  public init(name: String, program: ShapeProgram, standsAlone: Bool = true) {
    self.name = name
    self.program = program
    self.standsAlone = standsAlone
    count = DiagnosticCount(of: program.diagnostics)
    firstError = program.diagnostics.first { $0.severity == .error }
  }

  /// Checks a source; this is the work of a file, a millisecond for an ordinary one.
  public init(checking source: ShapeSource) {
    self.init(name: source.name, program: ShapeProgram(checking: source))
  }
}

/// How many errors and warnings there are.
public struct DiagnosticCount: Equatable, Sendable {
  public var errors = 0
  public var warnings = 0

  public init(of diagnostics: [Diagnostic] = []) {
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: break
      }
    }
  }

  static func + (one: DiagnosticCount, other: DiagnosticCount) -> DiagnosticCount {
    var sum = one
    sum.errors += other.errors
    sum.warnings += other.warnings
    return sum
  }

  /// As it is read: `2 errors, 1 warning`; empty where there is neither.
  public var text: String {
    [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
      .joined(separator: ", ")
  }
}

/// Which shape of which file.
public struct ShapeID: Hashable, Sendable {
  public var file: String
  /// The shape's name; empty for the file itself, as long as no shape is found in it.
  public var shape: String

  public init(file: String, shape: String) {
    self.file = file
    self.shape = shape
  }
}

/// A line of the shape list.
public struct ShapeEntry: Sendable {
  public var id: ShapeID
  /// Nil for a shape that cannot be drawn and never could, and for a file without one.
  public var shape: InterpretedShape?
  /// Whether the file has changed so that this shape cannot be drawn any more: the shape is the one of the last text that was right.
  public var isStale: Bool
  /// What is wrong with the shape in the present text; for a file without a shape, and for a shape that is no longer found, its first error.
  public var errors: [Diagnostic]
  /// Grows with each new text of the file.
  var revision: Int

  /// What the list calls it: the shape's name, or the file's without its folders.
  public var title: String {
    id.shape.isEmpty ? id.file.split(separator: "/").last.map(String.init) ?? id.file : id.shape
  }
}

extension Playground {
  /// What the list calls an entry: its title, and where several files have a shape of that name as much of the file's path as tells
  /// them apart.
  public func title(of entry: ShapeEntry) -> String {
    let others = entries.filter { $0.id.shape == entry.id.shape && $0.id.file != entry.id.file }.map(\.id.file)
    guard !entry.id.shape.isEmpty, !others.isEmpty else { return entry.title }
    func path(_ file: String) -> [Substring] {
      (file.hasSuffix(".swift") ? file.dropLast(".swift".count) : file[...]).split(separator: "/")
    }
    let own = path(entry.id.file)
    let paths = others.map(path)
    var count = 1
    while count < 8, paths.contains(where: { $0.suffix(count) == own.suffix(count) }) { count += 1 }
    // What they all end with tells nothing, and takes the room of what does.
    var common = 0
    while common < count, paths.allSatisfy({ $0.dropLast(common).last == own.dropLast(common).last }) { common += 1 }
    let part = own.suffix(count).dropLast(common).joined(separator: "/")
    return "\(entry.id.shape) (\(part.isEmpty ? "." : part))"
  }
}
