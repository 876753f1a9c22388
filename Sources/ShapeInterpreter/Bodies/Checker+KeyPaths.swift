import SwiftSyntax

// Key paths: functions from a value to a part of it. A writable key path is stored as its getter and setter.

extension Checker {
  mutating func checkKeyPath(_ node: KeyPathExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression {
    let known = type.map { inference.bare($0) }
    var root = try node.root.map { (syntax) throws(CheckFailure) in try resolve(syntax, in: typeScope) }
    var components = Array(node.components)[...]
    // `\A.B.c`: the parser takes a type within a type for a property.
    while node.root != nil, let outer = root, let inner = nestedType(components.first, of: outer) {
      root = inner
      components = components.dropFirst()
    }
    var wanted: Type?
    var isFunction = false
    switch known {
    case .function(let parameters, let result)? where parameters.count == 1:
      isFunction = true
      if let root {
        guard inference.unify(parameters[0].type, root) else {
          throw failure(
            FunctionValueProblem.keyPathAsFunction(root: root, of: shown(parameters[0].type)), at: node.offset)
        }
      }
      root = root ?? parameters[0].type
      wanted = result
    case .nominal(let nominal, let arguments)? where nominal.isKeyPath:
      root = root ?? arguments[0]
      wanted = arguments[1]
    default: break
    }
    guard let root, !inference.isUnknown(root) else {
      throw failure(FunctionValueProblem.keyPathWithoutRoot, at: node.offset)
    }
    let receiver = makeVariable("", root, mutable: false)
    var value = try part(components, of: Expression(.variable(receiver), root, at: node.offset))
    if let wanted { value = try fitted(value, to: wanted, at: node.offset) }
    if isFunction { return getter(receiver, value, at: node.offset) }
    let names = components.propertyNames
    guard known?.nominal != .library("KeyPath") else {
      return keyPath(receiver, value, setter: nil, named: names, at: node.offset)
    }
    let whole = makeVariable("", root, mutable: true)
    let target = try part(components, of: Expression(.variable(whole), root, at: node.offset))
    return keyPath(
      receiver, value, setter: setter(whole, target, of: value.type, at: node.offset), named: names, at: node.offset)
  }

  /// Returns a key path from the value of a variable to a part of it. It is writable if it has a setter. `names` are
  /// those of its properties if it has nothing else.
  func keyPath(
    _ root: VariableID, _ part: Expression, setter: Expression?, named names: String? = nil, at offset: Int
  ) -> Expression {
    let parts = [getter(root, part, named: names, at: offset)] + (setter.map { [$0] } ?? [])
    // The root of the getter is a constant: what may be assigned there is a part of an object.
    let isOfObject = (try? requireMutable(part, at: offset)) != nil
    let name = setter == nil ? "KeyPath" : isOfObject ? "ReferenceWritableKeyPath" : "WritableKeyPath"
    return Expression(.tuple(parts), .library(name, variables[root].type, part.type), at: offset)
  }

  /// Returns `path.appending(path: other)`, the key path through both; nil for another call.
  mutating func appended(
    _ path: Expression, _ arguments: [Argument], at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard case .nominal(let nominal, let known) = inference.shallow(path.type), nominal.isKeyPath,
      arguments.count == 1, arguments[0].label == "path", let syntax = arguments[0].syntax
    else { return nil }
    let wanted = Type.library("WritableKeyPath", known[1], inference.makeVariable())
    let other = try check(syntax, expecting: syntax.is(KeyPathExprSyntax.self) ? wanted : nil)
    guard case .nominal(let nextNominal, let next) = inference.shallow(other.type), nextNominal.isKeyPath,
      inference.unify(next[0], known[1])
    else {
      throw failure(FunctionValueProblem.notKeyPath(shown(other.type), root: shown(known[1])), at: syntax.offset)
    }
    let (first, second) = (makeVariable("", path.type, mutable: false), makeVariable("", other.type, mutable: false))
    func part(of root: VariableID) -> Expression {
      let inner = Expression(
        .subscripted(
          Expression(.variable(root), known[0], at: offset), Expression(.variable(first), path.type, at: offset)),
        known[1], at: offset)
      return Expression(
        .subscripted(inner, Expression(.variable(second), other.type, at: offset)), next[1], at: offset)
    }
    let (receiver, whole) = (makeVariable("", known[0], mutable: false), makeVariable("", known[0], mutable: true))
    let made = keyPath(
      receiver, part(of: receiver), setter: setter(whole, part(of: whole), of: next[1], at: offset), at: offset)
    let result = makeVariable("", made.type, mutable: true)
    let target = Expression(.variable(result), made.type, at: offset)
    return Expression(
      .block([.bind(first, path), .bind(second, other), .assign(target, made)], result), made.type, at: offset)
  }

  /// Returns the function from the value of a variable to a part of it.
  private func getter(
    _ root: VariableID, _ part: Expression, named names: String? = nil, at offset: Int
  ) -> Expression {
    let parameters = [ClosureParameter(variable: root, isInout: false)]
    return Expression(
      .closure(ClosureTree(parameters: parameters, body: [.giveBack(part, at: offset)], keyPath: names)),
      .function([.init(type: variables[root].type)], part.type), at: offset)
  }

  /// Returns the function that sets a part of the value of a variable to one of a type, or nil if the part is
  /// immutable.
  mutating func setter(_ root: VariableID, _ part: Expression, of type: Type, at offset: Int) -> Expression? {
    do throws(CheckFailure) { try requireMutable(part, at: offset) } catch { return nil }
    let new = makeVariable("", type, mutable: false)
    let parameters = [
      ClosureParameter(variable: root, isInout: true), ClosureParameter(variable: new, isInout: false),
    ]
    let body: [Statement] = [.assign(part, Expression(.variable(new), type, at: offset))]
    return Expression(
      .closure(ClosureTree(parameters: parameters, body: body)),
      .function([.init(type: variables[root].type, isInout: true), .init(type: type)], .void), at: offset)
  }

  private mutating func fitted(_ value: Expression, to type: Type, at offset: Int) throws(CheckFailure) -> Expression {
    if let fitted = converted(value, to: type) { return fitted }
    throw failure(FunctionValueProblem.keyPathValue(shown(value.type), insteadOf: shown(type)), at: offset)
  }

  /// Returns the type that a component names in another type; nil if it names none.
  private func nestedType(_ component: KeyPathComponentSyntax?, of outer: Type) -> Type? {
    guard case .property(let property)? = component?.component, let nominal = outer.nominal,
      let inner = members[nominal]?.types[property.declName.baseName.identifierText]
    else { return nil }
    return declarations.type(inner, in: nominal, of: outer)
  }

  /// Returns the part of a value that the components of a key path lead to.
  private mutating func part(
    _ components: ArraySlice<KeyPathComponentSyntax>, of root: Expression
  ) throws(CheckFailure) -> Expression {
    var value = root
    for index in components.indices {
      let component = components[index].component
      let offset = component.offset
      switch component {
      case .property(let property):
        let name = property.declName.baseName.identifierText
        if let nominal = inference.shallow(value.type).nominal, let id = members[nominal]?.getters[name],
          functions[id].isMutating
        {
          throw failure(FunctionValueProblem.mutatingGetterInKeyPath(name), at: offset)
        }
        if name != "self" { value = try member(name, of: value, expecting: nil, at: offset) }
      case .subscript(let component):
        let arguments: [Argument] = component.arguments.map { .written(label: $0.label?.identifierText, $0.expression) }
        value = try subscripted(value, arguments, expecting: nil, at: offset)
      case .optional(let component) where component.questionOrExclamationMark.tokenKind == .exclamationMark:
        guard let wrapped = inference.shallow(value.type).wrapped else {
          throw failure(OptionalProblem.forceOnValue(shown(value.type)), at: offset)
        }
        value = Expression(.unwrap(value), wrapped, at: offset)
      case .optional:
        guard let wrapped = inference.shallow(value.type).wrapped else {
          throw failure(OptionalProblem.chainOnValue(shown(value.type)), at: offset)
        }
        // The rest of the path is a part of the wrapped value, and nil without one.
        let inner = makeVariable("", wrapped, mutable: false)
        let rest = try part(
          components[(index + 1)...], of: Expression(.variable(inner), wrapped, at: offset))
        return wrapChain(value, inner, rest, at: offset)
      default:
        // Methods; the parser reads them only as an experimental feature, which is off.
        throw CheckFailure.silent
      }
    }
    return value
  }

  /// Checks `value[keyPath: path]`.
  mutating func subscripted(
    _ base: Expression, _ type: Type, byKeyPath syntax: ExprSyntax, at offset: Int
  ) throws(CheckFailure) -> Expression {
    let value = inference.makeVariable()
    let path = try check(
      syntax, expecting: syntax.is(KeyPathExprSyntax.self) ? .library("WritableKeyPath", type, value) : nil)
    guard case .nominal(let nominal, let arguments) = inference.shallow(path.type), nominal.isKeyPath else {
      throw failure(FunctionValueProblem.notKeyPath(shown(path.type), root: shown(type)), at: syntax.offset)
    }
    guard inference.unify(arguments[0], type) else {
      throw failure(
        FunctionValueProblem.keyPathRoot(shown(arguments[0]), insteadOf: shown(type)), at: syntax.offset)
    }
    return Expression(.subscripted(base, path), arguments[1], at: offset)
  }
}

extension ArraySlice<KeyPathComponentSyntax> {
  /// The names of the properties with dots; nil if there are other parts, which may hold values.
  fileprivate var propertyNames: String? {
    var names: [String] = []
    for part in self {
      guard case .property(let property) = part.component else { return nil }
      names.append(property.declName.baseName.identifierText)
    }
    return names.joined(separator: ".")
  }
}
