import SwiftSyntax

// Managed objects: the classes for Core Data, and what Core Data makes for their properties.

extension Checker {
  /// Records properties that are marked `@NSManaged`.
  mutating func collectManaged(_ node: VariableDeclSyntax, in outer: TypeContext) {
    var annotation: TypeSyntax?
    for binding in node.bindings.reversed() {
      annotation = binding.typeAnnotation?.type ?? annotation
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let annotation else { continue }
      declarations.managed[outer.nominal, default: []].append(
        .property(name.identifierText, type: annotation.trimmedDescription, offset: name.offset))
    }
  }

  /// Records a method that is marked `@NSManaged`.
  mutating func collectManaged(_ node: FunctionDeclSyntax, in outer: TypeContext) {
    let parameters = node.signature.parameterClause.parameters.map {
      (
        label: $0.firstName.identifierText, name: ($0.secondName ?? $0.firstName).identifierText,
        type: $0.type.trimmedDescription
      )
    }
    declarations.managed[outer.nominal, default: []].append(
      .method(node.name.identifierText, parameters: parameters))
  }

  /// Returns the members that the classes for Core Data among some types need, as extensions; and behind them the
  /// entities of the file. The result is empty where the library's part for Core Data is not read.
  func managedTexts(of nominals: [Nominal]) -> [(Nominal, text: String)] {
    guard let root = declarations.preludeTypes["NSManagedObject"],
      let model = declarations.preludeTypes["_DataModel"]
    else { return [] }
    let classes = nominals.filter { isManaged($0, root) }
    var made: [(Nominal, text: String)] = []
    for nominal in classes {
      let hasEntity = members[nominal]?.staticFunctions[ManagedModelText.entity] != nil
      let parent = declarations.superclass(of: nominal).flatMap { $0 == root ? nil : $0.name }
      let text = ManagedModelText(
        of: nominal.name, declarations.managed[nominal] ?? [], parent: parent, hasEntity: hasEntity,
        hasRequest: members[nominal]?.staticFunctions["fetchRequest"] != nil)
      made.append((nominal, text.text))
    }
    made.append((model, ManagedModelText.list(of: classes.map(\.name))))
    return made
  }

  /// Returns whether a type is a class of the file for Core Data.
  func isManaged(_ nominal: Nominal) -> Bool {
    guard let root = declarations.preludeTypes["NSManagedObject"] else { return false }
    return isManaged(nominal, root)
  }

  private func isManaged(_ nominal: Nominal, _ root: Nominal) -> Bool {
    !nominal.isPrelude && nominal != root && declarations.superclasses(of: nominal).contains(root)
  }
}
