import SwiftSyntax

// Signatures: the types of functions, properties and globals, each determined once.

extension Checker {
  /// Returns the signature of a function, resolved when it is first needed.
  mutating func signature(of id: FunctionID) throws(CheckFailure) -> Signature {
    var signature = try outline(of: id)
    guard signature.hidesResult else { return signature }
    // The body determines the result of `some P`, and the type of a lazy property without an annotation.
    signature.hidesResult = false
    signatures.functions[id] = signature
    signatures.openResults.insert(id)
    defer { signatures.openResults.remove(id) }
    do throws(CheckFailure) {
      signature.result = try inferred(.result(of: id))
    } catch {
      signatures.functions[id] = nil
      throw error
    }
    signatures.functions[id] = signature
    return signature
  }

  /// Returns the signature of a function without the result that its body determines.
  ///
  /// Overloads are chosen by their parameters first, so that functions of the same name may call each other.
  mutating func outline(of id: FunctionID) throws(CheckFailure) -> Signature {
    if let known = signatures.functions[id] { return known }
    let function = functions[id]
    if let refusal = function.refusal { throw .complaint(refusal) }
    guard signatures.openFunctions.insert(id).inserted else {
      throw failure(DeclarationProblem.typeRefersToItself(of: function.name), at: function.offset)
    }
    defer { signatures.openFunctions.remove(id) }
    let scope = TypeScope(owner: function.owner, generics: function.generics, isPrelude: function.isPrelude)
    var parameters: [Signature.Parameter] = []
    for parameter in function.parameters {
      let type: Type
      if let known = parameter.knownType {
        type = known
      } else if let syntax = parameter.type {
        type = try resolve(syntax, in: scope)
      } else if let subject = function.subject {
        type = try valueType(of: subject)
      } else {
        throw CheckFailure.silent
      }
      let builder = try parameter.ownBuilder.map { (syntax) throws(CheckFailure) in try resolve(syntax, in: scope) }
      parameters.append(
        .init(
          label: parameter.label, type: parameter.isVariadic ? .array(type) : type, isInout: parameter.isInout,
          isVariadic: parameter.isVariadic, isAutoclosure: parameter.type?.isAutoclosure ?? false,
          isBuilder: parameter.isBuilder, ownBuilder: builder, isAction: parameter.isAction,
          effects: parameter.type?.functionEffects ?? .unknown, hasDefault: parameter.value != nil))
    }
    var result = Type.void
    var thrown: Type?
    if let syntax = function.thrown { thrown = try resolve(syntax, in: scope) }
    let opaque = function.result?.isOpaque ?? false ? function.result?.as(SomeOrAnyTypeSyntax.self) : nil
    if let opaque, declarations.asksForView(opaque.constraint) {
      result = .node
    } else if opaque != nil && function.body != nil
      || function.kind == .getter && function.lazyValue != nil && function.result == nil
    {
      return Signature(
        parameters: parameters, result: .failed, generics: function.generics, thrown: thrown, hidesResult: true)
    } else if let known = function.knownResult {
      result = known
    } else if let syntax = function.result {
      result = try resolve(syntax, in: scope)
    } else if function.wrapped != nil, function.kind == .getter, let subject = function.subject {
      result = try valueType(of: subject)
    } else if function.kind == .initializer, let owner = function.owner {
      result = function.isFailable ? .optional(owner) : owner
    }
    let signature = Signature(parameters: parameters, result: result, generics: function.generics, thrown: thrown)
    signatures.functions[id] = signature
    return signature
  }

  /// Returns the type of the value that is passed to a setter or an observer.
  mutating func valueType(of subject: FunctionDeclaration.Subject) throws(CheckFailure) -> Type {
    switch subject {
    case .property(let nominal, let name):
      guard let property = types[nominal]?.properties.first(where: { $0.name == name }) else {
        throw CheckFailure.silent
      }
      return try inferred(.exposed(property, in: nominal))
    case .global(let id): return try type(ofGlobal: id)
    case .variable(let id): return variables[id].type
    case .getter(let id): return try signature(of: id).result
    }
  }

  /// Returns the type of a stored property, inferred from its value if there is no annotation.
  mutating func type(of property: PropertyDeclaration, in nominal: Nominal) throws(CheckFailure) -> Type {
    switch signatures.properties[nominal]?[property.name] {
    case .success(let known)?: return known
    case .failure(let error)?: throw error
    case nil: break
    }
    let key = "\(nominal.name).\(property.name)"
    guard signatures.inProgress.insert(key).inserted else {
      throw failure(DeclarationProblem.typeRefersToItself(of: property.name), at: property.offset)
    }
    defer { signatures.inProgress.remove(key) }
    do throws(CheckFailure) {
      if let refusal = property.refusal { throw .complaint(refusal) }
      let type = try inferred(.stored(property, in: nominal))
      signatures.properties[nominal, default: [:]][property.name] = .success(type)
      return type
    } catch {
      signatures.properties[nominal, default: [:]][property.name] = .failure(error)
      throw error
    }
  }

  /// Returns the type of a global or static stored property.
  mutating func type(ofGlobal id: GlobalID) throws(CheckFailure) -> Type {
    if let known = signatures.globals[id] { return known }
    if let refusal = globals[id].refusal { throw .complaint(refusal) }
    if let syntax = globals[id].annotation {
      let type = try resolve(syntax, in: TypeScope(owner: globals[id].owner, generics: []))
      if !isUnbound(type) {
        signatures.globals[id] = type
        return type
      }
    }
    return try inferred(.global(id))
  }

  /// Returns true if a type is written without its generic arguments: `let a: Set = [1]`.
  func isUnbound(_ type: Type) -> Bool {
    guard case .nominal(let nominal, let arguments) = type, !arguments.isEmpty else { return false }
    let own: [GenericParameter]
    if let declared = types[nominal] {
      // Within a generic type, the name of a nested type stands for that of the enclosing type's arguments.
      if let outer = declared.outer, !(types[outer]?.generics.isEmpty ?? true) { return false }
      own = declared.generics
    } else {
      own = LibraryTable.genericParameters[nominal.name] ?? []
    }
    return arguments == own.map(Type.parameter) && !current.generics.contains { own.contains($0) }
  }

  /// Returns true if a type contains generic parameters that are not in scope, since it or its alias is written without
  /// its arguments: `Pair(1, 2)`.
  func lacksArguments(_ type: Type) -> Bool {
    type.contains { part in
      guard case .parameter(var parameter) = part else { return false }
      while let root = parameter.root.first { parameter = root }
      return !current.generics.contains { $0.isSame(as: parameter) }
    }
  }

  /// Returns the type with its generic arguments replaced by new type variables.
  mutating func opened(_ type: Type) -> Type {
    guard case .nominal(let nominal, let arguments) = type else { return type }
    return .nominal(nominal, arguments.map { _ in inference.makeVariable() })
  }

  /// Returns the types of a case's associated values.
  mutating func associatedTypes(
    of declared: Shared<TypeDeclaration>, _ index: Int, _ type: Type
  ) throws(CheckFailure) -> [Type] {
    let scope = TypeScope(owner: declared.type, generics: declared.generics)
    var result: [Type] = []
    for syntax in declared.cases[index].types {
      var known = try resolve(syntax, in: scope)
      if case .nominal(_, let arguments) = type { known = known.substituting(declared.generics, arguments) }
      result.append(known)
    }
    return result
  }

  /// Returns the type of an enum's raw values, or nil if it has none.
  mutating func rawType(of declared: Shared<TypeDeclaration>) throws(CheckFailure) -> Type? {
    guard let first = declared.inherited.first?.syntax,
      case let type = try resolve(first, in: TypeScope(owner: declared.type, generics: [])),
      type.isNumeric || type == .string || type == .character
    else { return nil }
    return type
  }

  /// Throws the diagnostic for a call that can wait or throw, without `await`, without `try` or without a handler.
  mutating func requireHandling(of id: FunctionID, at offset: Int) throws(CheckFailure) {
    try requireAwaiting(of: id, at: offset)
    guard functions[id].isThrowing else { return }
    guard current.isTrying else {
      throw failure(ControlFlowProblem.unmarkedCall(isHandled: current.handlesErrors), at: offset)
    }
    guard current.handlesErrors || current.isClosure else {
      throw failure(ControlFlowProblem.unhandledErrors, at: offset)
    }
    if current.caught != nil {
      let thrown = try outline(of: id).thrown
      current.caught?.add(thrown)
    }
  }
}
