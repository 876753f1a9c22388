import SwiftSyntax

// Lvalues: their setters and observers, and their indices, evaluated once before the code that uses them several times.

extension Lowerer {
  /// Evaluates an expression, and returns a variable with its value.
  mutating func pinned(_ expression: Expression) throws(CheckFailure) -> Expression {
    let layout = try layout(of: expression.type)
    let slot = builder.allocate(layout)
    try lower(expression, into: slot)
    return held(slot, expression.type, layout)
  }

  /// Returns a variable that stands for a slot.
  mutating func held(_ slot: Slot, _ type: Type, _ layout: Layout) -> Expression {
    let id = checker.makeVariable("", type, mutable: true)
    builder.homes[id] = .init(slot: slot, layout: layout)
    return Expression(.variable(id), type, at: builder.offset)
  }

  /// Evaluates all indices in an lvalue, and returns it with variables in their place. Reading and
  /// writing it then evaluates them once.
  mutating func withPinnedIndices(_ target: Expression) throws(CheckFailure) -> Expression {
    var result = target
    switch target.kind {
    case .field(let base, let name) where checker.declarations.isReference(concrete(base.type)):
      result.kind = .field(try pinnedObject(base), name)
    case .field(let base, let name): result.kind = .field(try withPinnedIndices(base), name)
    case .component(let base, let index): result.kind = .component(try withPinnedIndices(base), index)
    case .unwrap(let base): result.kind = .unwrap(try withPinnedIndices(base))
    case .address(let base): result.kind = .address(try withPinnedIndices(base))
    case .tuple(var parts):
      for index in parts.indices { parts[index] = try withPinnedIndices(parts[index]) }
      result.kind = .tuple(parts)
    case .subscripted(let base, let index):
      result.kind = .subscripted(try withPinnedIndices(base), try pinned(index))
    case .call(let id, let types, var arguments) where setter(of: id) != nil && !arguments.isEmpty:
      let isReference = checker.declarations.isReference(concrete(arguments[0].type))
      arguments[0] = try isReference ? pinnedObject(arguments[0]) : withPinnedIndices(arguments[0])
      for index in arguments.indices.dropFirst() { arguments[index] = try pinned(arguments[index]) }
      result.kind = .call(id, types, arguments)
    case .native(let row, let types, var arguments) where setter(of: row) != nil && !arguments.isEmpty:
      arguments[0] = try withPinnedIndices(arguments[0])
      let indices = hasLazyDefault(row, arguments) ? 1..<2 : 1..<arguments.count
      for index in indices { arguments[index] = try pinned(arguments[index]) }
      result.kind = .native(row, types, arguments)
    default: break
    }
    return result
  }

  /// Returns the read of an lvalue whose indices are evaluated before it, if one of them may change it; nil for other
  /// expressions. Swift reads a stored value when all indices behind it are known: in `list[next()]`, after the call.
  mutating func withIndicesFirst(_ expression: Expression) throws(CheckFailure) -> Expression? {
    switch expression.kind {
    case .subscripted, .native, .call: break
    default: return nil
    }
    return hasChangingIndices(expression) == true ? try withPinnedIndices(expression) : nil
  }

  /// Returns whether an index in an lvalue may change variables; nil for an expression that is no lvalue. Objects and
  /// rvalues are evaluated before the indices behind them.
  private func hasChangingIndices(_ expression: Expression) -> Bool? {
    switch expression.kind {
    case .variable, .global: return false
    case .field(let base, _) where checker.declarations.isReference(concrete(base.type)): return false
    case .field(let base, _), .component(let base, _), .unwrap(let base): return hasChangingIndices(base)
    case .subscripted(let base, let index):
      guard index.keyPathGetter == nil, ["Array", "ArraySlice"].contains(concrete(base.type).nominal?.name),
        let inner = hasChangingIndices(base)
      else { return nil }
      return inner || index.mayChangeVariables
    case .native(let row, _, let arguments):
      guard setter(of: row) != nil, let base = arguments.first, let inner = hasChangingIndices(base) else { return nil }
      let indices = hasLazyDefault(row, arguments) ? arguments[1..<2] : arguments.dropFirst()
      return inner || indices.contains(where: \.mayChangeVariables)
    case .call(let id, _, let arguments):
      guard let setter = setter(of: id) else { return nil }
      guard let base = arguments.first else { return false }
      // The value in front of a setter that does not change it is read first, as that of a method is.
      let isReference = checker.declarations.isReference(concrete(base.type))
      guard isReference || checker.functions[setter].isMutating,
        let inner = isReference ? false : hasChangingIndices(base)
      else { return nil }
      return inner || arguments.dropFirst().contains(where: \.mayChangeVariables)
    default: return nil
    }
  }

  /// Returns the setter of the library property or subscript that a row reads; nil if there is none.
  func setter(of row: NativeRow) -> NativeRow? {
    guard row.role == .getter, let owner = row.owner?.nominal else { return nil }
    return checker.library.setters[owner]?[row.setterName]
  }

  /// Returns the setter of the property or subscript that a getter reads; nil if there is none.
  func setter(of id: FunctionID) -> FunctionID? {
    checker.setters[id]
  }

  /// Returns the observers that a change of the expression's value calls; nil if there are none.
  ///
  /// An observer that changes the observed value is not called again. An initializer calls no observers of its type's
  /// properties but those of published properties that have a value from the start: they are set through their wrapper.
  func observers(of target: Expression) -> Observers? {
    switch target.kind {
    case .variable(let id): return checker.variables[id].observers.flatMap { isWithin($0) ? nil : $0 }
    case .global(let id): return checker.globals[id].observers.flatMap { isWithin($0) ? nil : $0 }
    case .field(let base, let name):
      guard let nominal = concrete(base.type).nominal, let found = checker.members[nominal]?.observers[name] else {
        return nil
      }
      guard case .variable(let id) = base.kind, checker.variables[id].name == "self", let current = builder.function
      else { return found }
      let isSilent = checker.functions[current].kind == .initializer && !startsPublished(name, nominal)
      return isSilent || isWithin(found) ? nil : found
    default: return nil
    }
  }

  /// Returns whether a published property is declared with its value.
  private func startsPublished(_ name: String, _ nominal: Nominal) -> Bool {
    guard let property = checker.types[nominal]?.properties.first(where: { $0.name == name }) else { return false }
    return property.isPublished && (property.value != nil || property.annotation?.is(OptionalTypeSyntax.self) ?? false)
  }

  private func isWithin(_ observers: Observers) -> Bool { observers.contains(builder.function) }
}
