import SwiftSyntax

/// What a file declares, and what of it other files of its module have to know beforehand.
struct FileDeclarations: Sendable {
  fileprivate var all: [DeclSyntax]
  fileprivate var visible: [DeclSyntax]
  fileprivate var filePrivate: [DeclSyntax]
  /// Where what the file alone sees stands.
  fileprivate var hidden: [Range<Int>]
  /// The property wrappers among them.
  fileprivate var wrapperNames: Set<String>

  init(_ declarations: [DeclSyntax]) {
    all = declarations
    visible = declarations.filter { !$0.isFilePrivate }
    filePrivate = declarations.filter(\.isFilePrivate)
    hidden = declarations.flatMap(\.filePrivateRanges)
    wrapperNames = Checker.wrapperNames(in: declarations)
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
    hidden = files.flatMap(\.hidden)
    let own = file.all
    // What only its own file sees stands back behind what all see.
    let others = files.flatMap(\.visible) + files.flatMap(\.filePrivate)
    // Types first: what extensions and functions require of others may name them before they are declared.
    let stages: [(DeclSyntax) -> Bool] = [
      { $0.declaresType }, { !$0.declaresType && $0.holdsTypes }, { !$0.declaresType && !$0.holdsTypes },
    ]
    for isInStage in stages {
      for declaration in own where isInStage(declaration) { collect(declaration, in: nil) }
      isCollectingOthers = true
      for declaration in others where isInStage(declaration) { collect(declaration, in: nil) }
      isCollectingOthers = false
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
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      collectType(
        node.name.identifierText, .structure, node, generics: node.genericParameterClause,
        inherits: node.inheritanceClause, members: node.memberBlock, in: outer, place: place)
    case .enumDecl(let node):
      collectType(
        node.name.identifierText, .enumeration, node, generics: node.genericParameterClause,
        inherits: node.inheritanceClause, members: node.memberBlock, in: outer, place: place)
    case .protocolDecl(let node):
      collectType(
        node.name.identifierText, .proto, node, generics: nil, inherits: node.inheritanceClause,
        members: node.memberBlock, in: outer, place: place)
    case .classDecl(let node): collectClass(node.name.identifierText, node.memberBlock, in: outer)
    case .actorDecl(let node): collectClass(node.name.identifierText, node.memberBlock, in: outer)
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
    case .typeAliasDecl(let node):
      if let outer {
        types[outer.nominal]?.aliases[node.name.identifierText] = node.initializer.value
      } else {
        fileAliases.add(node.initializer.value, node.name.identifierText, unlessKnown: isCollectingOthers)
      }
    case .ifConfigDecl(let node):
      guard let clause = node.clauses.first(where: { $0.isActive }) else { return }
      switch clause.elements {
      case .statements(let items):
        for item in items { if case .decl(let inner) = item.item { collect(inner, in: outer) } }
      case .decls(let items):
        for item in items { collect(item.decl, in: outer) }
      default: return
      }
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

  /// Those generic parameters around a type that its members mention, and what belongs to these; the others tell them nothing.
  private func mentioned(_ generics: [GenericParameter], in block: MemberBlockSyntax) -> [GenericParameter] {
    guard !generics.isEmpty else { return [] }
    let words = Set(block.tokens(viewMode: .sourceAccurate).lazy.map(\.text))
    return generics.filter { words.contains(String($0.name.prefix { $0 != "." })) }
  }

  mutating func collectType(
    _ name: String, _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax & NamedDeclSyntax,
    generics clause: GenericParameterClauseSyntax?, inherits: InheritanceClauseSyntax?,
    members block: MemberBlockSyntax, in outer: TypeContext?, place: Int?
  ) {
    var nominal = Nominal(
      name: outer.map { "\($0.nominal.name).\(name)" } ?? name, isDeclared: true,
      place: place ?? outer?.nominal.place ?? (isCollectingPrelude ? Nominal.preludePlace : nil))
    let isRedeclared = order.contains(nominal)
    if isRedeclared {
      // The name stays the first one's; the second is a type all the same.
      let offset = node.name.offset
      let first = types[nominal].map { [("'\(name)' previously declared here", $0.offset)] } ?? []
      if !isCollectingOthers { report(failure("invalid redeclaration of '\(name)'", at: offset, notes: first)) }
      nominal.place = node.offset
    }
    let own = genericParameters(clause, node.genericWhereClause, owner: node.offset)
    var declaration = TypeDeclaration(
      nominal: nominal, kind: kind, generics: own, outer: outer?.nominal,
      inherited: inherits?.inheritedTypes.map { Inherited($0.type) } ?? [], documentation: node.docComment,
      offset: node.name.offset)
    declaration.isIndirect = node.modifiers.has(.indirect)
    types[nominal] = declaration
    order.append(nominal)
    if isCollectingPrelude { preludeTypes[nominal.name] = nominal }
    if let outer {
      if !isRedeclared { members[outer.nominal, default: MemberTable()].types[name] = nominal }
    } else if !isRedeclared, !isCollectingPrelude {
      fileScope.types[name] = nominal
    }
    var context = TypeContext(
      nominal: nominal, type: declaration.type, generics: mentioned(outer?.generics ?? [], in: block) + own,
      isPrimary: true)
    if kind == .proto { context.takeSelf([GenericParameter(name: "Self", owner: -2, bounds: [nominal])]) }
    for member in block.members { collect(member.decl, in: context) }
  }

  mutating func collectExtension(_ node: ExtensionDeclSyntax) {
    guard let whole = extended(node.extendedType), let nominal = whole.nominal else {
      return collectNamespace(node)
    }
    let type = constrained(whole, by: node.genericWhereClause)
    let isProtocol =
      types[nominal]?.kind == .proto || LibraryTable.protocols[nominal.name] != nil && !nominal.isDeclared
    let inherited = node.inheritanceClause?.inheritedTypes.map { Inherited($0.type) } ?? []
    if types[nominal] == nil { adopted[nominal, default: []] += inherited }
    types[nominal]?.inherited += inherited
    var generics = remaining(types[nominal]?.generics ?? [], of: whole, in: type)
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
    if isProtocol {
      let whole = GenericParameter(name: "Self", owner: -2, bounds: [nominal] + selfBounds(node.genericWhereClause))
      let primary = bounds(of: node.extendedType).first?.primary
      context.takeSelf(withElements(whole, path: "", primary: primary, node.genericWhereClause, in: TypeScope()))
    }
    for member in node.memberBlock.members { collect(member.decl, in: context) }
  }

  /// Files the types that an extension of a type from elsewhere declares, and its static members for these to use.
  private mutating func collectNamespace(_ node: ExtensionDeclSyntax) {
    let context = namespace(node.extendedType.trimmedDescription, at: node.offset, in: nil)
    let declarations = node.memberBlock.members.map(\.decl)
    for declaration in declarations where declaration.declaresType { collect(declaration, in: context) }
    for declaration in declarations where declaration.isStatic { collect(declaration, in: context) }
  }

  /// Files the types within a class or an actor, which itself is not supported.
  private mutating func collectClass(_ name: String, _ block: MemberBlockSyntax, in outer: TypeContext?) {
    classNames.insert(name)
    let context = namespace(name, at: block.offset, in: outer)
    for member in block.members where member.decl.declaresType { collect(member.decl, in: context) }
  }

  /// What surrounds the members of a type of which nothing is known, so that its name stays unknown to the rest of the file.
  private mutating func namespace(_ name: String, at offset: Int, in outer: TypeContext?) -> TypeContext {
    let place = isCollectingPrelude ? Nominal.preludePlace : outer?.nominal.place
    let nominal = Nominal(name: outer.map { "\($0.nominal.name).\(name)" } ?? name, isDeclared: true, place: place)
    if types[nominal] == nil {
      types[nominal] = TypeDeclaration(
        nominal: nominal, kind: .enumeration, generics: [], outer: outer?.nominal, inherited: [], documentation: "",
        offset: offset)
    }
    return TypeContext(nominal: nominal, type: .nominal(nominal, []), generics: [], isPrimary: false)
  }
}

extension Dictionary {
  /// Files a value under a name; with `unlessKnown` one that stands there already stays.
  mutating func add(_ value: Value, _ name: Key, unlessKnown: Bool) {
    if !unlessKnown || self[name] == nil { self[name] = value }
  }
}
