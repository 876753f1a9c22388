/// The members that the macro `@Model` makes for a class: how its objects refer to other models, as source text.
///
/// Apple documents the delete rules and inverses of `Relationship`; that a relationship is the inverse of the only one
/// back is how SwiftData infers it.
struct ModelText {
  /// A property that refers to other models.
  struct Relation {
    /// The name in the source.
    var name: String
    /// The full name of the other model.
    var model: String
    /// True for an array of models.
    var isMany: Bool
    /// True if the model or the array is optional.
    var isOptional: Bool
    /// True if the models are deleted with the object that refers to them.
    var isOwner = false
    /// The property of the other models that refers back, or nil.
    var inverse: String?
  }

  private(set) var text: String

  /// Makes the members of a type by its full name.
  init(of type: String, _ relations: [Relation]) {
    text = """
      extension \(type) {
      static func == (lhs: \(type), rhs: \(type)) -> Bool { lhs === rhs }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

      """
    addList("_relatedModels", relations)
    addList("_ownedModels", relations.filter(\.isOwner))
    addForgetting(relations)
    addConnecting(relations)
    for relation in relations {
      addLinking(relation)
      addObserver(relation)
    }
    text += "}\n"
  }

  /// The name of the function that is called when a relation has changed.
  static func observer(of name: String) -> String { "_\(name)DidChange" }

  /// Adds a function that lists the models of some relations.
  private mutating func addList(_ name: String, _ relations: [Relation]) {
    text += "func \(name)() -> [any PersistentModel] {\nvar _models: [any PersistentModel] = []\n"
    for relation in relations { addLoop(over: relation, "_models.append(_model)") }
    text += "return _models\n}\n"
  }

  /// Adds statements for each model of a relation, which they call `_model`.
  private mutating func addLoop(over relation: Relation, _ statements: String) {
    let place = "self.`\(relation.name)`"
    switch (relation.isMany, relation.isOptional) {
    case (true, true): text += "for _model in \(place) ?? [] { \(statements) }\n"
    case (true, false): text += "for _model in \(place) { \(statements) }\n"
    case (false, true): text += "if let _model = \(place) { \(statements) }\n"
    case (false, false): text += "do {\nlet _model = \(place)\n\(statements)\n}\n"
    }
  }

  /// Adds the function that ends all references to a deleted model.
  private mutating func addForgetting(_ relations: [Relation]) {
    text += "func _forget(_ model: any PersistentModel) {\n"
    for relation in relations { addRemoval(of: "model", from: relation) }
    text += "}\n"
  }

  private mutating func addRemoval(of model: String, from relation: Relation) {
    let place = "self.`\(relation.name)`"
    switch (relation.isMany, relation.isOptional) {
    case (true, let isOptional):
      let list = isOptional ? "(\(place) ?? [])" : place
      text += "if \(list).contains(where: { $0 === \(model) }) { "
      text += "\(place) = \(list).filter { $0 !== \(model) } }\n"
    case (false, true): text += "if let _model = \(place), _model === \(model) { \(place) = nil }\n"
    case (false, false): break
    }
  }

  /// Adds the function that makes the models to which the object refers refer back.
  private mutating func addConnecting(_ relations: [Relation]) {
    text += "func _connect() {\n"
    for relation in relations {
      if let inverse = relation.inverse { addLoop(over: relation, "_model._link_\(inverse)(self)") }
    }
    text += "}\n"
  }

  /// Adds the functions by which the other side of a relation makes and ends it.
  private mutating func addLinking(_ relation: Relation) {
    let place = "self.`\(relation.name)`"
    text += "func _link_\(relation.name)(_ model: \(relation.model)) {\n"
    switch (relation.isMany, relation.isOptional) {
    case (true, let isOptional):
      let list = isOptional ? "(\(place) ?? [])" : place
      text += "if !\(list).contains(where: { $0 === model }) { \(place) = \(list) + [model] }\n"
    case (false, _): text += "if \(place) !== model { \(place) = model }\n"
    }
    text += "}\nfunc _unlink_\(relation.name)(_ model: \(relation.model)) {\n"
    addRemoval(of: "model", from: relation)
    text += "}\n"
  }

  /// Adds the function that is called with the value before a change.
  private mutating func addObserver(_ relation: Relation) {
    let type = relation.isMany ? "[\(relation.model)]" : relation.model
    text += "func \(Self.observer(of: relation.name))(_ oldValue: \(type)\(relation.isOptional ? "?" : "")) {\n"
    for (name, value) in [("_old", "oldValue"), ("_new", "self.`\(relation.name)`")] {
      let list = relation.isMany ? value : relation.isOptional ? "\(value).map { [$0] }" : "[\(value)]"
      text += "let \(name): [\(relation.model)] = \(list)\(relation.isOptional ? " ?? []" : "")\n"
    }
    if let inverse = relation.inverse {
      text += "for _model in _models(in: _old, notIn: _new) { _model._unlink_\(inverse)(self) }\n"
    }
    text += "let _context = self.modelContext\nfor _model in _models(in: _new, notIn: _old) {\n"
    if let inverse = relation.inverse { text += "_model._link_\(inverse)(self)\n" }
    text += "_context?._take(_model)\n}\n}\n"
  }
}
