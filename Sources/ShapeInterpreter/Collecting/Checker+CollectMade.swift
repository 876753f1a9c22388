import SwiftOperators
import SwiftParser
import SwiftSyntax

// Members that the compiler or a macro makes for a type: they are written as source text and collected like others.

extension Checker {
  /// Adds the members to some types of the file. They stand behind all declarations, so that no offset in them is one
  /// of the file.
  mutating func addMadeMembers(to nominals: [Nominal]) {
    var made: [(Nominal, text: String)] = []
    if declarations.preludeTypes["CodingKey"] != nil {
      made += nominals.compactMap { nominal in codingText(of: nominal).map { (nominal, $0) } }
    }
    if declarations.preludeTypes["PersistentModel"] != nil { made += modelTexts(of: nominals) }
    made += managedTexts(of: nominals)
    made += publishedTexts(of: nominals)
    guard !made.isEmpty else { return }
    declarations.privateScopes.madeCode = min(declarations.privateScopes.madeCode, declarations.end)
    let text = String(repeating: " ", count: declarations.end) + made.map(\.text).joined()
    declarations.end = text.utf8.count
    let order = declarations.order
    let isOther = isCollectingOthers
    // A type with such a member of its own keeps it.
    isCollectingOthers = true
    for (item, nominal) in zip(OperatorTable.folded(Parser.parse(source: text)).statements, made.map(\.0)) {
      guard let node = item.item.as(DeclSyntax.self)?.as(ExtensionDeclSyntax.self) else { continue }
      var open: [OpenType] = []
      for member in DeclSyntax(node).members { declare(member, in: .anExtension(node, of: nominal), &open) }
      complete(open)
      guard let context = context(of: nominal) else { continue }
      let known = functions.count
      for member in DeclSyntax(node).members where !member.declaresName { collect(member, in: context) }
      // The members of models name the types of the file.
      guard !isModel(nominal), !isManaged(nominal), nominal.name != "_DataModel" else { continue }
      for index in functions.indices[known...] { declarations.functions[index].isPrelude = true }
    }
    isCollectingOthers = isOther
    declarations.order = order
    declarations.settleLineages()
    for (nominal, _) in made {
      observeRelations(of: nominal)
      observePublished(of: nominal)
    }
  }

  private func context(of nominal: Nominal) -> TypeContext? {
    types[nominal].map {
      TypeContext(
        nominal: nominal, type: $0.type, generics: $0.generics, isPrimary: hasPublished(nominal),
        isReference: $0.kind == .reference)
    }
  }
}
