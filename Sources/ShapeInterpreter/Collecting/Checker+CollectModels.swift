import SwiftSyntax

// Models, the classes with `@Model`: how they refer to each other.

extension Checker {
  /// Returns the members that the models among some types need, as extensions.
  mutating func modelTexts(of nominals: [Nominal]) -> [(Nominal, text: String)] {
    var relations: [(model: Nominal, list: [ModelText.Relation], attributes: [AttributeSyntax?])] = []
    for nominal in nominals where isModel(nominal) {
      let found = self.relations(of: nominal)
      relations.append((nominal, found.map(\.relation), found.map(\.attribute)))
    }
    // An inverse may be written on either side.
    for (index, entry) in relations.enumerated() {
      for (place, attribute) in entry.attributes.enumerated() {
        guard let back = attribute?.inverse,
          let other = relations.firstIndex(where: { $0.model.name == entry.list[place].model }),
          let there = relations[other].list.firstIndex(where: { $0.name == back })
        else { continue }
        relations[index].list[place].inverse = back
        relations[other].list[there].inverse = entry.list[place].name
      }
    }
    let written = relations
    for (index, entry) in written.enumerated() {
      for (place, relation) in entry.list.enumerated() where relation.inverse == nil {
        guard let other = written.first(where: { $0.model.name == relation.model }), other.model != entry.model,
          entry.list.filter({ $0.model == relation.model }).count == 1
        else { continue }
        let back = other.list.filter { $0.model == entry.model.name }
        guard back.count == 1, back[0].inverse == nil, [relation, back[0]].allSatisfy({ $0.isMany || $0.isOptional })
        else { continue }
        relations[index].list[place].inverse = back[0].name
      }
    }
    return relations.map { ($0.model, ModelText(of: $0.model.name, $0.list).text) }
  }

  /// Lets the changes of relations be heard of, once the functions that hear of them are collected.
  mutating func observeRelations(of nominal: Nominal) {
    guard isModel(nominal), let declared = types[nominal] else { return }
    for property in declared.properties where members[nominal]?.observers[property.label] == nil {
      let name = ModelText.observer(of: property.label)
      guard let observer = members[nominal]?.functions[name]?.first else { continue }
      declarations.members[nominal]?.observers[property.label] = Observers(didSet: observer)
    }
  }

  /// Returns whether a type is a class of the file with `@Model`.
  func isModel(_ nominal: Nominal) -> Bool {
    guard let declared = types[nominal], declared.kind == .reference, !nominal.isPrelude,
      let model = declarations.preludeTypes["PersistentModel"]
    else { return false }
    return declared.inherited.contains { $0.nominals.contains(model) }
  }

  /// Returns the properties of a model that refer to models, each with its attribute `@Relationship`.
  private mutating func relations(
    of nominal: Nominal
  ) -> [(relation: ModelText.Relation, attribute: AttributeSyntax?)] {
    guard let declared = types[nominal] else { return [] }
    let scope = TypeScope(owner: declared.type, generics: declared.generics)
    var found: [(relation: ModelText.Relation, attribute: AttributeSyntax?)] = []
    for property in declared.properties
    where !property.isLet && property.wrapper == nil && property.lazyGetter == nil && property.refusal == nil {
      guard let written = property.annotation ?? property.value?.constructedType else { continue }
      // A type that is not known is told where something needs it.
      guard let type = try? resolve(written, in: scope) else { continue }
      let bare = type.wrapped ?? type
      guard let model = (bare.arrayElement ?? bare).nominal, isModel(model) else { continue }
      let relation = ModelText.Relation(
        name: property.label, model: model.name, isMany: bare.arrayElement != nil, isOptional: type.wrapped != nil,
        isOwner: property.relationship?.isCascade ?? false)
      found.append((relation, property.relationship))
    }
    return found
  }
}

extension AttributeSyntax {
  /// The argument with a label.
  private func argument(_ label: String) -> ExprSyntax? {
    guard case .argumentList(let list) = arguments else { return nil }
    return list.first { $0.label?.text == label }?.expression
  }

  /// True for `@Relationship(deleteRule: .cascade)`.
  fileprivate var isCascade: Bool {
    argument("deleteRule")?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "cascade"
  }

  /// The name of the property in `@Relationship(inverse: \Job.owner)`.
  fileprivate var inverse: String? {
    guard let path = argument("inverse")?.as(KeyPathExprSyntax.self), path.components.count == 1,
      case .property(let property)? = path.components.first?.component
    else { return nil }
    return property.declName.baseName.identifierText
  }
}

extension ExprSyntax {
  /// The type of `[Job]()`, as it is written.
  fileprivate var constructedType: TypeSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), let list = call.calledExpression.as(ArrayExprSyntax.self),
      list.elements.count == 1,
      let element = list.elements.first?.expression.as(DeclReferenceExprSyntax.self)
    else { return nil }
    return TypeSyntax(ArrayTypeSyntax(element: IdentifierTypeSyntax(name: element.baseName)))
  }
}
