import SwiftSyntax

/// What a file declares, and what of it other files of its module have to know beforehand.
struct FileDeclarations: Sendable {
  fileprivate var all: [DeclSyntax]
  fileprivate var visible: [DeclSyntax]
  fileprivate var filePrivate: [DeclSyntax]
  /// Where what the file alone sees stands.
  fileprivate var hidden: [Range<Int>]
  /// The property wrappers and the result builders among them.
  fileprivate var wrapperNames: Set<String>
  fileprivate var builderNames: Set<String>

  init(_ all: [DeclSyntax]) {
    let declarations = all.flatMap(\.active)
    self.all = declarations
    visible = declarations.filter { !$0.isFilePrivate }
    filePrivate = declarations.filter(\.isFilePrivate)
    hidden = declarations.flatMap(\.filePrivateRanges)
    wrapperNames = Checker.typeNames(markedBy: "propertyWrapper", in: declarations)
    builderNames = Checker.typeNames(markedBy: "resultBuilder", in: declarations)
  }
}

// Collecting: every declaration of the file is filed under its name before any body is looked at.

extension Checker {
  /// A checker that knows the library and its whole prelude.
  static let withPrelude = Checker(.standard, Prelude.standard.file)

  /// Makes what all checkers have.
  static func prepare() { _ = LibraryTable.standard }

  /// A checker that knows the library and what of its prelude some sources may refer to: where the checking of a file starts.
  init(for sources: [ShapeSource]) {
    // The prelude first: the library's rows may still be in the making on another processor.
    let prelude = Prelude.standard.file(for: sources.map(\.text))
    self.init(.standard, prelude)
  }

  private init(_ library: LibraryTable, _ prelude: SourceFileSyntax) {
    self.init(library: library)
    isCollectingPrelude = true
    collect(prelude)
    for index in functions.indices { functions[index].isPrelude = true }
    preludeGlobals = globals.count
    isCollectingPrelude = false
    order = []
    // What two arrays are compared by has no name in a user's file.
    equalArrays = fileScope.functions.removeValue(forKey: "areEqual")?.first
    unionOfFlags = fileScope.functions.removeValue(forKey: "unionOfFlags")?.first
  }

  /// Files all declarations of a source file.
  mutating func collect(_ file: SourceFileSyntax) {
    collect(FileDeclarations(file.statements.declarations), besides: [])
  }

  /// Files the declarations of a file, and those of its module's other files after them: where both have a name, the file's own counts.
  mutating func collect(_ file: FileDeclarations, besides files: [FileDeclarations]) {
    wrapperNames = files.reduce(into: file.wrapperNames) { $0.formUnion($1.wrapperNames) }
    builderNames = files.reduce(into: file.builderNames) { $0.formUnion($1.builderNames) }
    hidden = files.flatMap(\.hidden)
    let own = file.all
    // What only its own file sees stands back behind what all see.
    let others = files.flatMap(\.visible) + files.flatMap(\.filePrivate)
    // The names of all types first: what anything requires of others may name them before they are declared.
    var open: [OpenType] = []
    for declaration in own where declaration.declaresName { declare(declaration, in: .file, &open) }
    isCollectingOthers = true
    for declaration in others where declaration.declaresName { declare(declaration, in: .file, &open) }
    isCollectingOthers = false
    declareNested(in: own.map { ($0, false) } + others.map { ($0, true) }, &open)
    complete(open)
    for declaration in own where !declaration.declaresName { collect(declaration, in: nil) }
    isCollectingOthers = true
    for declaration in others where !declaration.declaresName { collect(declaration, in: nil) }
    isCollectingOthers = false
  }

  /// Files the names of the types that extensions declare: those of types that are known first, for these may be extended in turn.
  private mutating func declareNested(in declarations: [(DeclSyntax, isOther: Bool)], _ open: inout [OpenType]) {
    var waiting = declarations.compactMap { declaration, isOther in
      declaration.as(ExtensionDeclSyntax.self).flatMap { declaration.holdsTypes ? ($0, isOther: isOther) : nil }
    }
    func take(_ node: ExtensionDeclSyntax, _ nominal: Nominal, _ isOther: Bool, _ checker: inout Checker) {
      checker.isCollectingOthers = isOther
      for member in DeclSyntax(node).activeMembers {
        checker.declare(member, in: .anExtension(node, of: nominal), &open)
      }
      checker.isCollectingOthers = false
    }
    var count = -1
    while waiting.count != count {
      count = waiting.count
      var rest: [(ExtensionDeclSyntax, isOther: Bool)] = []
      for (node, isOther) in waiting {
        if let nominal = extended(node.extendedType)?.nominal {
          take(node, nominal, isOther, &self)
        } else {
          rest.append((node, isOther))
        }
      }
      waiting = rest
    }
    // The others extend types from elsewhere.
    for (node, isOther) in waiting {
      take(node, namespace(node.extendedType.trimmedDescription, at: node.offset, in: nil), isOther, &self)
    }
  }

  /// Whether a function is private to a file of the module, and the place that names it is in another: that which is checked.
  func isHidden(function id: FunctionID, from place: Int) -> Bool {
    !functions[id].isPrelude && isHidden(functions[id].offset, from: place)
  }

  /// Whether a constant or variable outside functions is private to another file than the place's.
  func isHidden(global id: Int, from place: Int) -> Bool {
    id >= preludeGlobals && isHidden(globals[id].offset, from: place)
  }

  /// Whether a type, or a property of it that is declared at an offset, is private to another file than the place's.
  func isHidden(_ type: TypeDeclaration, _ property: PropertyDeclaration? = nil, from place: Int) -> Bool {
    !type.nominal.isPrelude && isHidden(property?.offset ?? type.offset, from: place)
  }

  /// Offsets alone tell the declarations of the module's files apart, but not from those of the prelude.
  private func isHidden(_ declared: Int, from place: Int) -> Bool {
    isHidden(declared) && (ownRange?.contains(place) ?? false)
  }

  /// Whether a declaration of the module is private to another file than the one that is checked.
  func isHidden(_ declared: Int) -> Bool { hidden.contains { $0.contains(declared) } }

  /// What is said of a name that only its own file may use.
  func inaccessible(_ name: String, at offset: Int) -> CheckFailure {
    failure("'\(name)' is inaccessible due to 'private' protection level", at: offset)
  }

  /// Files a declaration; `place` is given for one inside a function.
  mutating func collect(_ declaration: DeclSyntax, in outer: TypeContext?, place: Int? = nil) {
    guard !declaration.isUnavailable else { return }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl, .enumDecl, .protocolDecl, .classDecl, .actorDecl, .typeAliasDecl:
      collectType(declaration, place: place)
    case .extensionDecl(let node):
      collectExtension(node)
    case .functionDecl(let node):
      collectFunction(node, in: outer)
    case .initializerDecl(let node):
      collectInitializer(node, in: outer)
    case .variableDecl(let node):
      collectVariable(node, in: outer)
    case .subscriptDecl(let node):
      collectSubscript(node, in: outer)
    case .enumCaseDecl(let node):
      collectCases(node, in: outer)
    case .ifConfigDecl:
      for inner in declaration.active where !inner.declaresName { collect(inner, in: outer) }
    default:
      return  // imports, macros such as #Preview, operators' precedence: nothing a shape refers to
    }
  }

  /// The type around a member.
  struct TypeContext {
    var nominal: Nominal
    var type: Type
    var generics: [GenericParameter]
    /// Whether the member stands in the type's own declaration.
    var isPrimary: Bool
    var isProtocol = false

    /// Makes the members those of any type that conforms: `Self` is a generic parameter bound by the protocol.
    mutating func takeSelf(_ parameters: [GenericParameter]) {
      type = .parameter(parameters[0])
      generics += parameters
      isProtocol = true
    }
  }

  /// What surrounds the members of an extension; nil when the checker does not know the type.
  mutating func context(of node: ExtensionDeclSyntax) -> TypeContext? {
    guard let whole = extended(node.extendedType), let nominal = whole.nominal else { return nil }
    let type = constrained(whole, by: node.genericWhereClause)
    // An alias or arguments may have put types in the place of parameters.
    var generics = remaining(types[nominal]?.generics ?? [], of: types[nominal]?.type ?? whole, in: type)
    if case .nominal(_, let arguments) = type {
      for case .parameter(let parameter) in arguments where !generics.contains(parameter) {
        // The parameter under its bounds in this extension takes the declared one's place.
        generics.removeAll { $0.name == parameter.name && $0.owner == parameter.owner }
        generics.append(parameter)
        var inner = parameter.element
        while case .parameter(let element)? = inner {
          generics.append(element)
          inner = element.element
        }
      }
    }
    var context = TypeContext(nominal: nominal, type: type, generics: generics, isPrimary: false)
    if types[nominal]?.kind == .proto || LibraryTable.protocols[nominal.name] != nil && !nominal.isDeclared {
      let whole = selfParameter(of: nominal, node.genericWhereClause)
      let primary = bounds(of: node.extendedType).first?.primary
      context.takeSelf(withElements(whole, path: "", primary: primary, node.genericWhereClause, in: TypeScope()))
    }
    return context
  }

  /// The generic parameter that stands for the type which conforms to a protocol.
  mutating func selfParameter(of nominal: Nominal, _ clause: GenericWhereClauseSyntax?) -> GenericParameter {
    let whole = GenericParameter(name: "Self", owner: -2, bounds: [nominal] + selfBounds(clause))
    return constrained(whole, by: clause, in: TypeScope())
  }

  mutating func collectExtension(_ node: ExtensionDeclSyntax) {
    let members = DeclSyntax(node).activeMembers.filter { !$0.declaresName }
    guard let context = context(of: node) else {
      // Of a type from elsewhere, its own members are there for the types in it.
      let nominal = namespace(node.extendedType.trimmedDescription, at: node.offset, in: nil)
      let context = TypeContext(nominal: nominal, type: .nominal(nominal, []), generics: [], isPrimary: false)
      for member in members where member.isStatic { collect(member, in: context) }
      return
    }
    let more = node.inheritanceClause?.inheritedTypes.map { inherited($0.type) } ?? []
    if types[context.nominal] == nil { adopted[context.nominal, default: []] += more }
    types[context.nominal]?.inherited += more
    for member in members { collect(member, in: context) }
  }
}

extension Dictionary {
  /// Files a value under a name; with `unlessKnown` one that stands there already stays.
  mutating func add(_ value: Value, _ name: Key, unlessKnown: Bool) {
    if !unlessKnown || self[name] == nil { self[name] = value }
  }
}
