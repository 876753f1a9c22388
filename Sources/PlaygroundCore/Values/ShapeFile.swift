import ShapeInterpreter

/// A source file in the playground: its name and the result of its check.
public struct ShapeFile: Sendable {
  /// The file's name as the user wrote it; unique within a playground.
  public let name: String
  public let program: ShapeProgram
  /// True if the check of the file needed no other file; otherwise a change of another file may change its shapes.
  public let standsAlone: Bool
  /// The number of errors and warnings in the file.
  public let count: DiagnosticCount
  /// The file's first error; nil if it has none.
  let firstError: Diagnostic?

  public init(name: String, program: ShapeProgram, standsAlone: Bool = true) {
    self.name = name
    self.program = program
    self.standsAlone = standsAlone
    count = DiagnosticCount(of: program.diagnostics)
    firstError = program.diagnostics.first { $0.severity == .error }
  }

  /// Checks a source; this is the slow part of reading a file, about a millisecond for an ordinary one.
  public init(checking source: ShapeSource) {
    self.init(name: source.name, program: ShapeProgram(checking: source))
  }
}

/// The number of errors and the number of warnings.
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

  /// The counts as text: `2 errors, 1 warning`; empty if both are 0.
  public var text: String {
    [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
      .joined(separator: ", ")
  }
}

/// The identity of an entry: its file and its name.
public struct EntryID: Hashable, Sendable {
  public var file: String
  /// The entry's name; empty for the file itself while no entry is found in it.
  public var name: String

  public init(file: String, name: String) {
    self.file = file
    self.name = name
  }
}

/// A row of the shape list.
public struct ListedEntry: Sendable {
  public var id: EntryID
  /// The function that draws it; nil for one that cannot be drawn and never could, and for a file without entries.
  public var entryPoint: EntryPoint?
  /// The kind of the declaration; that of a shape for a file without entries.
  public var kind = EntryPoint.Kind.shape
  /// True if the present text of the file does not allow this entry to be drawn; `entryPoint` is then from the last
  /// text that did.
  public var isStale: Bool
  /// The errors of the entry in the present text. For a file without entries, and for an entry that is missing from the
  /// text, the first error of the file.
  public var errors: [Diagnostic]
  /// A number that grows with each new text of the file.
  var revision: Int
  /// The entry before the present text; nil for a shape, and if the picture of that text was not shown.
  var former: Former?

  /// The function of a text before the present one, which its picture is from.
  struct Former: Sendable {
    var entryPoint: EntryPoint
    var revision: Int
  }

  /// The entry's name, or the file's name without its folders.
  public var title: String {
    id.name.isEmpty ? id.file.split(separator: "/").last.map(String.init) ?? id.file : id.name
  }
}
