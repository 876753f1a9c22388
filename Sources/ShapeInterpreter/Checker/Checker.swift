import ShapeGeometry
import SwiftSyntax

/// Resolves the names, types and overloads of one source file.
///
/// Bidirectional: a type flows down into literals, implicit members and closures, and up out of everything else. Bodies are checked when
/// something first needs them, so that what a file holds besides its shapes costs nothing and disturbs nothing.
struct Checker {
  let library: LibraryTable
  var types: [Nominal: TypeDeclaration] = [:]
  /// The file's types in source order.
  var order: [Nominal] = []
  var members: [Nominal: MemberTable] = [:]
  var functions: [FunctionDeclaration] = []
  var globals: [GlobalDeclaration] = []
  var variables: [VariableInfo] = []
  /// The setter of each computed property, variable and subscript that has one, by its getter.
  var setters: [FunctionID: FunctionID] = [:]
  var fileScope = MemberTable()
  /// The types that the library's own Swift declares, by their full names.
  var preludeTypes: [String: Nominal] = [:]
  var fileAliases: [String: TypeSyntax] = [:]
  /// The aliases that the file's extensions give types of the library.
  var libraryAliases: [Nominal: [String: TypeSyntax]] = [:]
  /// The prelude's function that compares two arrays.
  var equalArrays: FunctionID?
  /// The prelude's function that makes an option set of several.
  var unionOfFlags: FunctionID?
  /// The file's classes and actors, which are not supported, with the word that declares them.
  var classes: [String: String] = [:]
  /// What the parser said of operators that cannot stand beside each other, by their offsets.
  var refusedOperators: [Int: String] = [:]
  /// The file's property wrappers and result builders.
  var wrapperNames: Set<String> = []
  var builderNames: Set<String> = []
  /// The types and aliases that functions declare, the last one of each name.
  var localTypes: [String: Nominal] = [:]
  var localAliases: [String: TypeSyntax] = [:]

  /// Where initializers assign to wrapped properties of values that are whole already.
  var changedWrappers: Set<Int> = []

  // Results, each made once.
  var signatures: [FunctionID: Signature] = [:]
  var bodies: [FunctionID: FunctionBody] = [:]
  var propertyTypes: [Nominal: [String: Result<Type, CheckFailure>]] = [:]
  var globalTypes: [GlobalID: Type] = [:]
  var globalValues: [GlobalID: Expression] = [:]
  var inProgress: Set<String> = []
  /// The functions whose signatures are being resolved.
  var openSignatures: Set<FunctionID> = []

  var complaints = Complaints()
  /// The values of properties and default arguments that are being checked.
  var openValues: Set<SyntaxIdentifier> = []
  /// The protocols that the file's extensions give types of the library.
  var adopted: [Nominal: [Inherited]] = [:]

  // What surrounds the code being checked.
  var scopes: [Scope] = []
  var inference = Inference()
  var deferred: [Postponed] = []
  var current = Surroundings()
  var depth = 0
  /// Ends the check from outside.
  var stop = StopSignal.never
  /// How much has been done since the signal was looked at last.
  var workSinceLook = 0
  /// Where the check was when it was told to stop; everything that is asked of it after that fails without a word.
  private(set) var stopOffset: Int?
  /// Whether the declarations being collected are the prelude's.
  var isCollectingPrelude = false
  /// How many of the constants outside functions are the prelude's; they come first.
  var preludeGlobals = 0
  /// Whether they are those of the module's other files.
  var isCollectingOthers = false
  /// Where the file that is checked lies in its module; nil for a file by itself.
  var ownRange: Range<Int>?
  /// Where other files declare what they alone see.
  var hidden: [Range<Int>] = []
  var labelCount = 0
  /// The structs whose values are known to be of a reasonable size.
  var sizedTypes: Set<Nominal> = []
  /// What is left to spend on the source.
  var budget = CheckingBudget()

  init(library: LibraryTable) {
    self.library = library
  }
}

/// The function around the code being checked.
struct Surroundings {
  var function: FunctionID?
  /// The type whose members are found without a receiver.
  var owner: Type?
  var isStatic = false
  /// The variable that holds the receiver.
  var receiver: VariableID?
  var generics: [GenericParameter] = []
  /// The type that `return` must give; nil while a closure's is open.
  var result: Type?
  /// What has been given back so far where the result is not written: `some Shape`.
  var returned: Type?
  /// The loops and switches around, innermost last.
  var loops: [(name: String?, label: LoopLabel, isLoop: Bool)] = []
  var isInitializer = false
  var isClosure = false
  /// Whether a pattern is a further one of its case, whose names are those of the first.
  var isFurtherPattern = false
  /// Whether an error thrown here is somebody's to handle: in a throwing function, a closure or a `do` that catches.
  var handlesErrors = false
  /// Whether a `try` stands before the call being checked.
  var isTrying = false
  /// Whether types are left open at the end of a statement, because an expression around it will settle them.
  var defersSettling = false
  /// Whether operands are being looked at a second time, with other contexts.
  var isSecondLook = false
  /// Where the parenthesis closes of the call being checked.
  var callEnd: Int?
  /// What the values of the branches around are wanted for.
  var branches = Purpose.branch
}

/// A local variable, parameter or receiver.
struct VariableInfo {
  var name: String
  var type: Type
  var isMutable: Bool
  /// Where the `let` stands that makes it a constant; nil for parameters and for what a pattern binds.
  var constantOffset: Int?
  /// Whether it is declared as `Double!` is.
  var isUnwrappedImplicitly = false
  /// Whether a value is assigned to it once, later.
  var isDeclaredWithoutValue = false
  /// Where the name of such a one stands.
  var nameOffset: Int?
  var observers: Observers?
}

/// A function's parameters and result, types resolved.
struct Signature {
  struct Parameter {
    var label: String?
    var type: Type
    var isInout: Bool
    var isVariadic: Bool
    var isAutoclosure = false
    var hasDefault: Bool
  }

  var parameters: [Parameter]
  var result: Type
  var generics: [GenericParameter]
}

/// A checked body with the variables that hold its parameters.
struct FunctionBody {
  var receiver: VariableID?
  var parameters: [VariableID]
  var statements: [Statement]
  var result: Type
  /// What is wrong with it, what was complained of elsewhere as nil. A body that is not checked to its end has no such list, and no code is
  /// made of it.
  var faults: [Complaint?]?

  /// Whether code may be made of it.
  var isSound: Bool { faults?.isEmpty ?? false }
}

/// A complaint about the source before its offset has become a line and a column.
struct Complaint {
  var severity = Diagnostic.Severity.error
  var message: String
  var offset: Int
  var notes: [(message: String, offset: Int)] = []
}

/// What has been complained of, and what has failed without a further word.
struct Complaints {
  /// Each place complains once.
  private(set) var told: [Complaint] = []
  private var places: Set<Int> = []
  /// All that has failed; nil for what follows from something that was complained of before.
  private(set) var failures: [Complaint?] = []

  mutating func add(_ error: CheckFailure) {
    guard case .complaint(let complaint) = error else { return failures.append(nil) }
    failures.append(complaint)
    if places.insert(complaint.offset).inserted { told.append(complaint) }
  }
}

/// Thrown where an expression cannot be given a type.
enum CheckFailure: Error {
  case complaint(Complaint)
  /// Follows from something already complained about.
  case silent
}

extension Checker {
  /// The failure with one sentence about one place.
  func failure(_ message: String, at offset: Int, notes: [(String, Int)] = []) -> CheckFailure {
    .complaint(Complaint(message: message, offset: offset, notes: notes.map { (message: $0.0, offset: $0.1) }))
  }

  var diagnostics: [Complaint] { complaints.told }

  /// How much has failed, that of which nothing more is said included.
  var failures: Int { complaints.failures.count }

  /// Keeps a failure's complaint, unless the same place has one already.
  mutating func report(_ error: CheckFailure) {
    // What follows from stopping is no fault of the source's.
    guard !budget.isSpent else { return }
    complaints.add(error)
  }

  /// As many expressions, statements and types as are checked or lowered in a fraction of a millisecond.
  private static let workBetweenLooks = 64

  /// Ends the check or the lowering at this place when it has been told to stop.
  mutating func look(at offset: Int) throws(CheckFailure) {
    workSinceLook += 1
    guard workSinceLook >= Self.workBetweenLooks || stopOffset != nil else { return }
    workSinceLook = 0
    if stop.isRaised { throw interrupted(at: offset) }
  }

  /// The failure of a check that has been told to stop: nothing is complained of.
  mutating func interrupted(at offset: Int) -> CheckFailure {
    stopOffset = stopOffset ?? offset
    return .silent
  }

  /// Where the check of a shape was when it was told to stop.
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

  /// Runs `body` in a scope of its own.
  mutating func scoped<Result>(_ body: (inout Checker) throws(CheckFailure) -> Result) throws(CheckFailure) -> Result {
    scopes.append(Scope())
    defer { scopes.removeLast() }
    return try body(&self)
  }
}
