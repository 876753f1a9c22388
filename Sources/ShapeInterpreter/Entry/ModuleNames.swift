import LibrarySections
import SwiftSyntax

/// The names by which the files of a module refer to each other.
///
/// A check of one file among hundreds of others would take most of its time for declarations that it never meets. The
/// names tell which files are probably complete by themselves, and which others the rest needs. Words are compared by
/// their hashes, and those of comments and texts count too.
struct ModuleNames: Sendable {
  /// The files that a file's words refer to, directly, by the file; without names that the file declares itself.
  private let references: [Set<Int>]
  /// True for a file that refers to another one by a name that the library does not have, by the file.
  private let areReferring: [Bool]
  /// The files that others need without naming anything of theirs.
  private let unnamed: Set<Int>

  /// Reads the declarations and the texts of files.
  init(_ files: [(declarations: FileDeclarations, text: String)]) {
    let types = Set(files.flatMap { $0.declarations.all }.filter(\.declaresName).compactMap(\.introducedName?.text))
    let offers = files.map { Offer(of: $0.declarations.all, types) }
    var (owners, extenders): ([UInt64: Set<Int>], [UInt64: Set<Int>]) = ([:], [:])
    for (file, offer) in offers.enumerated() {
      for name in offer.names { owners[name, default: []].insert(file) }
      for name in offer.extended { extenders[name, default: []].insert(file) }
    }
    unnamed = Set(offers.indices.filter { offers[$0].isUnnamed })
    var references: [Set<Int>] = Array(repeating: [], count: files.count)
    var areReferring = Array(repeating: false, count: files.count)
    for (index, file) in files.enumerated() {
      for word in SourceWords(file.text) {
        if let found = extenders[word.hash] { references[index].formUnion(found) }
        guard let found = owners[word.hash], !offers[index].own.contains(word.hash) else { continue }
        references[index].formUnion(found)
        if !areReferring[index], !Self.isLibrary(word.hash) { areReferring[index] = true }
      }
      references[index].remove(index)
    }
    (self.references, self.areReferring) = (references, areReferring)
  }

  /// The hashes of the names of native types, protocols and functions.
  private static let native = Set(
    (LibraryTable.standard.typeNames + LibraryProtocols.refined.keys + LibraryTable.standard.functions.keys).map {
      SourceWords.hash(of: $0[...])
    })

  /// Returns whether the library has the name of a hash.
  private static func isLibrary(_ name: UInt64) -> Bool {
    native.contains(name) || EmbeddedLibrary.index.knows(name)
  }

  /// Returns whether a file names what another one declares, and neither the file itself nor the library does.
  func needsOthers(_ file: Int) -> Bool { areReferring[file] }

  /// Returns the files whose declarations the check of a file may meet, without the file itself.
  func needed(by file: Int) -> Set<Int> {
    var found = unnamed
    var open = [file] + unnamed
    while let next = open.popLast() {
      for reference in references[next] where found.insert(reference).inserted { open.append(reference) }
    }
    return found.subtracting([file])
  }
}

/// The part of a file that it offers to others.
private struct Offer {
  /// The hashes of the names by which others ask for the file.
  var names: Set<UInt64> = []
  /// The hashes of the names of types whose extensions are needed with them, in the file of a type too.
  var extended: Set<UInt64> = []
  /// The hashes of the names that others' declarations do not replace in the file.
  var own: Set<UInt64> = []
  /// True if something is used without its name: an operator, a subscript or a conformance of somebody else's type.
  var isUnnamed = false

  /// Reads the declarations of a file; `types` are the names of the module's types.
  init(of declarations: [DeclSyntax], _ types: Set<String>) {
    for declaration in declarations {
      if let extended = declaration.as(ExtensionDeclSyntax.self) {
        add(extended, types)
      } else {
        add(declaration)
      }
    }
    names.formUnion(own)
    addNested(in: declarations)
  }

  private mutating func add(_ node: DeclSyntax) {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      for binding in node.bindings {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier { own.insert(Self.hash(of: name)) }
      }
    case .subscriptDecl, .operatorDecl, .precedenceGroupDecl: isUnnamed = true
    default:
      guard let name = node.introducedName else { return }
      if case .binaryOperator = name.tokenKind { isUnnamed = true }
      if case .prefixOperator = name.tokenKind { isUnnamed = true }
      if case .postfixOperator = name.tokenKind { isUnnamed = true }
      own.insert(Self.hash(of: name))
    }
  }

  /// Adds an extension. Those of the module's own types are needed with the types.
  private mutating func add(_ node: ExtensionDeclSyntax, _ types: Set<String>) {
    let name = node.extendedType.bareText
    let base = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let members = DeclSyntax(node).members
    let isOurs = types.contains(String(base))
    if isOurs || members.contains(where: { $0.is(InitializerDeclSyntax.self) }) {
      extended.insert(SourceWords.hash(of: base))
    }
    guard !isOurs else { return }
    if node.inheritanceClause != nil { isUnnamed = true }
    for member in members { add(member) }
  }

  /// Adds the names of types within types, and of their members: what a file calls by such a name is probably its own.
  private mutating func addNested(in declarations: [DeclSyntax]) {
    var open = declarations
    let wasUnnamed = isUnnamed
    while let node = open.popLast() {
      guard node.memberBlock != nil else { continue }
      for member in node.members {
        add(member)
        open.append(member)
      }
    }
    isUnnamed = wasUnnamed
  }

  private static func hash(of name: TokenSyntax) -> UInt64 { SourceWords.hash(of: name.identifierText[...]) }
}
