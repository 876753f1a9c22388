// Mutability: checks that an expression may be assigned to, passed with '&' or changed by a mutating member.

/// A kind of change to a value.
enum Change {
  case assignment, assignmentToPart, passing, mutation, operation
  /// A read of a lazy property, which stores the value at the first read.
  case reading

  /// The beginning of swiftc's diagnostic if the change is not allowed.
  var complaint: String {
    switch self {
    case .assignment: "cannot assign to value"
    case .assignmentToPart: "cannot assign to property"
    case .passing: "cannot pass immutable value as inout argument"
    case .mutation: "cannot use mutating member on immutable value"
    case .reading: "cannot use mutating getter on immutable value"
    case .operation: "left side of mutating operator isn't mutable"
    }
  }

  /// The corresponding change of a part of a value.
  var ofPart: Change { self == .assignment ? .assignmentToPart : self }
}

extension Checker {
  /// Throws a diagnostic unless the expression is a mutable lvalue.
  func requireMutable(_ target: Expression, for change: Change = .assignment, at offset: Int) throws(CheckFailure) {
    let what = change.complaint
    switch target.kind {
    case .variable(let id):
      let variable = variables[id]
      if variable.isMutable { return }
      if variable.name == "self" {
        let method = current.function.map { [("mark method 'mutating' to make 'self' mutable", functions[$0].offset)] }
        throw failure("\(what): 'self' is immutable", at: offset, notes: method ?? [])
      }
      throw constant(variable.name, what, declaredAt: variable.constantOffset, at: offset)
    case .global(let id):
      guard globals[id].isLet else { return }
      throw constant(globals[id].name, what, declaredAt: globals[id].offset, at: offset)
    case .field(let base, let name):
      if let nominal = inference.shallow(base.type).nominal, let declared = types[nominal],
        let property = declared.properties.first(where: { $0.name == name }), property.isLet,
        !current.isInitializer
      {
        throw constant(name, change.ofPart.complaint, declaredAt: property.offset, at: offset)
      }
      try requireMutable(base, for: change.ofPart, at: offset)
    case .subscripted(_, let index) where inference.shallow(index.type).nominal == .library("KeyPath"):
      throw failure("\(what): the key path is read-only", at: offset)
    case .component(let base, _), .subscripted(let base, _), .unwrap(let base):
      try requireMutable(base, for: change, at: offset)
    case .native(let row, _, let arguments) where row.role == .getter:
      guard let owner = row.owner?.nominal, library.setters[owner]?[row.setterName] != nil, let base = arguments.first
      else {
        throw failure("\(change.ofPart.complaint): '\(row.baseName)' is a get-only property", at: offset)
      }
      // An object may be changed through a constant that refers to it.
      if library.conforms(owner, to: .library("AnyObject")) { return }
      try requireMutable(base, for: change, at: offset)
    case .call(let id, _, let arguments) where functions[id].kind == .getter:
      guard let setter = setters[id] else {
        throw failure("\(change.ofPart.complaint): '\(functions[id].name)' is a get-only property", at: offset)
      }
      if functions[setter].isMutating, let base = arguments.first { try requireMutable(base, for: change, at: offset) }
    case .call(let id, _, let arguments) where functions[id].kind == .subscriptGetter:
      guard let setter = setters[id] else {
        let what = change == .assignment ? "cannot assign through subscript" : what
        throw failure("\(what): subscript is get-only", at: offset)
      }
      if functions[setter].isMutating, let base = arguments.first { try requireMutable(base, for: change, at: offset) }
    case .requirement(let requirement, let arguments) where requirement.isAccessed:
      guard let base = arguments.first else { return }
      guard requirement.isSettable else {
        let isSubscript = requirement.name.hasPrefix("subscript")
        throw failure(
          isSubscript
            ? "\(change == .assignment ? "cannot assign through subscript" : what): subscript is get-only"
            : "\(change.ofPart.complaint): '\(requirement.name)' is a get-only property", at: offset)
      }
      try requireMutable(base, for: requirement.name.hasPrefix("subscript") ? change : change.ofPart, at: offset)
    case .deferred: return
    case .integer, .wideInteger, .decimal, .boolean, .string, .none, .array:
      throw failure("\(what): literals are not mutable", at: offset)
    case .call(let id, _, _):
      throw failure("\(what): '\(functions[id].name)' returns immutable value", at: offset)
    case .native(let row, _, _):
      throw failure("\(what): '\(row.baseName)' returns immutable value", at: offset)
    default:
      throw failure("\(what): the expression is not a variable", at: offset)
    }
  }

  private func constant(_ name: String, _ what: String, declaredAt place: Int?, at offset: Int) -> CheckFailure {
    failure(
      "\(what): '\(name)' is a 'let' constant", at: offset,
      notes: place.map { [("change 'let' to 'var' to make it mutable", $0)] } ?? [])
  }
}
