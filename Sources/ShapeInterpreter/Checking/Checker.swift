import SwiftSyntax
import ViewTree

/// The type checker: resolves the names, types and overloads of one source file.
///
/// Inference is bidirectional: types flow down into literals, implicit members and closures, and up out of all other
/// expressions. A body is checked when it is first needed, so that code that no shape uses costs nothing and its errors
/// do not matter.
struct Checker {
  /// Everything that the code may refer to by name. Collecting fills it; bodies add what they declare themselves.
  var declarations: Declarations
  /// The rules that check each part of the source.
  let forms: any Forms.Type
  var variables: [VariableInfo] = []
  /// The parser's diagnostics for misplaced or undeclared operators, by their offsets.
  var refusedOperators: [Int: Complaint] = [:]
  /// The names of the colours in the asset catalogs around the file; nil if nobody has looked for them.
  var assets: Set<String>?
  /// The names that Xcode generates for the colours and images of the catalogs.
  var assetSymbols = AssetSymbols()
  /// The sentences about images that cannot be read, by name.
  var imageFaults: [String: String] = [:]
  /// The files that the code can read.
  var files = ModuleFiles()
  /// The images around the files, by name; nil if nobody has looked for them.
  var images: [String: ImageAsset]?

  /// The offsets of assignments to wrapped properties in initializers where the value is already initialized.
  var changedWrappers: Set<Int> = []

  // Caches of results that are computed once.
  var signatures = SignatureTable()
  var bodies: [FunctionID: FunctionBody] = [:]
  var globalValues: [GlobalID: Expression] = [:]
  /// The functions that make declared values.
  var valueMakers: [DeclaredValue: FunctionID] = [:]

  /// The spelling hints for names that are not declared.
  var hints = SpellingHints()

  var complaints = Complaints()
  /// The values of properties and default arguments that are being checked.
  var openValues: Set<SyntaxIdentifier> = []
  /// The members whose types are being asked for, with the number of questions within one another.
  var openMembers: [MemberOfType: Int] = [:]

  // The surroundings of the code being checked.
  var scopes: [Scope] = []
  var inference = Inference()
  var deferred: [Postponed] = []
  var current = Surroundings()
  var depth = 0
  /// The signal by which the caller interrupts the check.
  var stop = StopSignal.never
  /// The number of steps since the signal was last tested.
  var workSinceLook = 0
  /// The offset at which the check was interrupted, or nil. After an interruption, all checks fail silently.
  private(set) var stopOffset: Int?
  /// True while views and previews are checked, false for shapes, of which nothing is drawn that is not understood.
  var drawsViews = false
  /// True while the declarations of the prelude are being collected.
  var isCollectingPrelude = false
  /// True while the declarations of the module's other files are being collected.
  var isCollectingOthers = false
  var labelCount = 0
  /// The variables that a builder assigns the arms of a condition to, with the arms so far.
  var builtVariables: [VariableID: BuiltArms] = [:]
  /// The remaining checking budget of the source.
  var budget = CheckingBudget()

  init(library: LibraryTable, forms: any Forms.Type) {
    declarations = Declarations(library: library)
    self.forms = forms
  }
}

/// A member of a type, by its name.
struct MemberOfType: Hashable {
  var name: String
  var type: Type
}

extension Checker {
  /// Returns a failure with a diagnostic at one offset.
  func failure(_ problem: some Problem, at offset: Int, notes: [(Note, Int)] = []) -> CheckFailure {
    .complaint(Complaint(problem, at: offset, notes: notes))
  }

  /// Emits a warning, once for each offset. It is no failure.
  mutating func warn(_ problem: some Problem, at offset: Int) {
    var complaint = Complaint(problem, at: offset)
    complaint.severity = .warning
    complaints.warn(complaint)
  }

  /// Emits a warning that stands for an error, once for each offset.
  mutating func forgive(_ error: Complaint) { complaints.warn(error.forgiven()) }

  var diagnostics: [Complaint] { complaints.told }

  /// The number of failures, including those without a diagnostic of their own.
  var failures: Int { complaints.failures.count }

  /// Records a failure, and emits its diagnostic unless the same offset already has one.
  mutating func report(_ error: CheckFailure) {
    // Failures after the budget is spent are not the source's fault.
    guard !budget.isSpent else { return }
    complaints.add(error)
  }

  /// The number of steps between two tests of the stop signal; they take a fraction of a millisecond.
  private static let workBetweenLooks = 64

  /// Counts a step of checking or lowering, and throws if the caller has interrupted the check.
  mutating func look(at offset: Int) throws(CheckFailure) {
    workSinceLook += 1
    guard workSinceLook >= Self.workBetweenLooks || stopOffset != nil else { return }
    workSinceLook = 0
    if stop.isRaised { throw interrupted(at: offset) }
  }

  /// Returns the silent failure of a check that is interrupted at this offset.
  mutating func interrupted(at offset: Int) -> CheckFailure {
    stopOffset = stopOffset ?? offset
    return .silent
  }

  /// Returns the position at which the check of a shape was interrupted.
  func interruption(of nominal: Nominal, _ places: SourcePlaces) -> Interruption {
    let (place, line) = places.place(of: stopOffset ?? types[nominal]?.offset ?? 0)
    return Interruption(shape: nominal.name, place: place, sourceLine: line)
  }

  mutating func makeVariable(_ name: String, _ type: Type, mutable: Bool) -> VariableID {
    variables.append(VariableInfo(name: name, type: type, isMutable: mutable))
    return variables.count - 1
  }

  /// Declares a variable in the innermost scope.
  mutating func declare(_ name: String, _ type: Type, mutable: Bool) -> VariableID {
    let id = makeVariable(name, type, mutable: mutable)
    if name != "_" { scopes[scopes.count - 1].variables[name] = id }
    return id
  }

  mutating func makeLabel() -> LoopLabel {
    labelCount += 1
    return labelCount
  }

  /// Runs `body` in a new scope.
  mutating func scoped<Result>(_ body: (inout Checker) throws(CheckFailure) -> Result) throws(CheckFailure) -> Result {
    scopes.append(Scope())
    defer { scopes.removeLast() }
    return try body(&self)
  }
}
