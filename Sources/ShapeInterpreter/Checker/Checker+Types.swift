import SwiftSyntax

// Type names: resolves the syntax of a type to the type itself.

/// The scope in which type names are resolved.
struct TypeScope {
  /// The innermost enclosing type, or nil outside of types.
  var owner: Type?
  var generics: [GenericParameter] = []
  /// True if the names are in the prelude, where the file's types do not shadow those of the library.
  var isPrelude = false
}

extension Checker {
  /// The scope of type names in the code being checked.
  var typeScope: TypeScope {
    let isPrelude = current.function.map { functions[$0].isPrelude } ?? false
    return TypeScope(owner: current.owner, generics: current.generics, isPrelude: isPrelude)
  }

  /// Returns the type for a type's syntax.
  mutating func resolve(_ syntax: TypeSyntax, in scope: TypeScope) throws(CheckFailure) -> Type {
    try spend(at: syntax.offset)
    return try reasonable(try resolveForm(syntax, in: scope), at: syntax.offset)
  }

  private mutating func resolveForm(_ syntax: TypeSyntax, in scope: TypeScope) throws(CheckFailure) -> Type {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      return try resolveName(
        node.name.identifierText, node.genericArgumentClause, in: scope, at: node.offset)
    case .memberType(let node):
      let name = node.name.identifierText
      if node.baseType.namesModule {
        return try resolveName(name, node.genericArgumentClause, in: TypeScope(), at: node.offset)
      }
      let base = try resolve(node.baseType, in: scope)
      if let type = try memberType(name, of: base) {
        let arguments = try arguments(of: node.genericArgumentClause, in: scope)
        return specialized(type, by: arguments) ?? type
      }
      throw failure("'\(name)' is not a member type of type '\(base)'", at: node.name.offset)
    case .arrayType(let node):
      return .array(try resolve(node.element, in: scope))
    case .dictionaryType(let node):
      return .library("Dictionary", try resolve(node.key, in: scope), try resolve(node.value, in: scope))
    case .optionalType(let node):
      return .optional(try resolve(node.wrappedType, in: scope))
    case .implicitlyUnwrappedOptionalType(let node):
      return .optional(try resolve(node.wrappedType, in: scope))
    case .tupleType(let node):
      var components: [Type.Component] = []
      for element in node.elements {
        components.append(
          .init(label: element.firstName.map(\.text), type: try resolve(element.type, in: scope)))
      }
      if components.count == 1 { return components[0].type }
      return .tuple(components)
    case .functionType(let node):
      var parameters: [Type.Parameter] = []
      for element in node.parameters {
        parameters.append(
          .init(type: try resolve(element.type, in: scope), isInout: element.type.isInout))
      }
      return .function(parameters, try resolve(node.returnClause.type, in: scope))
    case .attributedType(let node):
      if let refusal = refusal(of: node) { throw .complaint(refusal) }
      return try resolve(node.baseType, in: scope)
    case .someOrAnyType(let node):
      return try resolve(node.constraint, in: scope)
    case .metatypeType(let node) where node.metatypeSpecifier.tokenKind == .keyword(.Type):
      return .metatype(try resolve(node.baseType, in: scope))
    default:
      throw failure("the type '\(syntax.trimmedDescription)' is not supported", at: syntax.offset)
    }
  }

  /// Returns the member type of that name: a nested type, an alias or an associated type; nil if there is none.
  mutating func memberType(_ name: String, of base: Type) throws(CheckFailure) -> Type? {
    if case .parameter(let parameter) = base, let type = associatedType(name, of: parameter) { return type }
    if let type = associatedType(name, of: base) { return type }
    if let nominal = base.nominal, let inner = members[nominal]?.types[name] {
      return type(inner, in: nominal, of: base)
    }
    if let type = libraryType(named: "\(base).\(name)") { return type }
    return try witness(name, of: base)
  }

  /// Returns the enclosing type if it is generic and has this name: within the type, its name without arguments means
  /// its own instance.
  func ownInstance(named name: String, of owner: Type?) -> Type? {
    guard case .nominal(let nominal, let own)? = owner, !own.isEmpty, nominal.baseName == name,
      members[nominal]?.types[name] == nil
    else { return nil }
    return owner
  }

  /// Returns a nested type whose outer types have the arguments of `base`, the outer type `nominal` or a type within
  /// it.
  private func type(_ inner: Nominal, in nominal: Nominal, of base: Type) -> Type? {
    guard let nested = types[inner]?.type, case .nominal(_, let arguments) = base else { return types[inner]?.type }
    let outer = types[nominal]?.generics ?? []
    return nested.substituting(outer, Array(arguments.prefix(outer.count)))
  }

  private mutating func resolveName(
    _ name: String, _ clause: GenericArgumentClauseSyntax?, in scope: TypeScope, at offset: Int
  ) throws(CheckFailure) -> Type {
    if name == "Self", let owner = scope.owner { return owner }
    if name == "Void" { return .void }
    if let parameter = scope.generics.last(where: { $0.name == name }) { return .parameter(parameter) }
    if case .parameter(let whole)? = scope.owner, let type = try protocolType(named: name, of: whole, in: scope) {
      return type
    }
    if clause == nil, let own = ownInstance(named: name, of: scope.owner) { return own }
    let arguments = try arguments(of: clause, in: scope)
    if let type = try declaredType(named: name, arguments, in: scope) {
      if let declared = type.nominal.flatMap({ types[$0] }), isHidden(declared, from: offset) {
        throw inaccessible(name, at: offset)
      }
      return specialized(type, by: arguments) ?? type
    }
    if let owner = scope.owner, let type = associatedType(name, of: owner) { return type }
    if let type = libraryType(named: name) {
      return specialized(type, by: arguments) ?? type
    }
    throw unknown(name, "type ", at: offset) { checker in
      Array(checker.fileScope.types.keys) + checker.library.typeNames
        + checker.preludeTypes.keys.filter { !$0.hasPrefix("_") }
    }
  }

  /// Returns a generic type with its written arguments, or nil if their number is wrong. The element types of its
  /// sequence parameters follow from the arguments.
  mutating func specialized(_ type: Type, by given: [Type]) -> Type? {
    guard case .nominal(let nominal, let own) = type, !given.isEmpty else { return nil }
    let outer = types[nominal]?.outer.flatMap { types[$0]?.generics.count } ?? 0
    if own.count == outer + given.count { return .nominal(nominal, own.prefix(outer) + given) }
    guard let generics = types[nominal]?.generics, generics.count == own.count else { return nil }
    var rest = given[...]
    var known: [GenericParameter: Type] = [:]
    var arguments: [Type] = []
    for parameter in generics {
      let whole = generics.first { $0.element == .parameter(parameter) }
      let written = whole == nil ? rest.popFirst() : nil
      guard let argument = written ?? whole.flatMap({ known[$0] }).flatMap({ elementType(of: $0) }) else { return nil }
      known[parameter] = argument
      arguments.append(argument)
    }
    return rest.isEmpty ? .nominal(nominal, arguments) : nil
  }

  private mutating func arguments(
    of clause: GenericArgumentClauseSyntax?, in scope: TypeScope
  ) throws(CheckFailure) -> [Type] {
    var arguments: [Type] = []
    for argument in clause?.arguments ?? [] {
      guard case .type(let syntax) = argument.argument else { continue }
      arguments.append(try resolve(syntax, in: scope))
    }
    return arguments
  }

  /// Returns a type or alias that the file declares, looked up from `scope` outwards; `arguments` are for a generic
  /// alias. The result is nil if there is none.
  mutating func declaredType(
    named name: String, _ arguments: [Type] = [], in scope: TypeScope
  ) throws(CheckFailure) -> Type? {
    var outer = scope.owner?.nominal
    while let nominal = outer {
      if let alias = alias(name, of: nominal) {
        let owner = types[nominal]?.type ?? libraryType(named: nominal.name)
        return try resolve(
          alias: alias, named: name, arguments, in: TypeScope(owner: owner, generics: scope.generics))
      }
      if let inner = members[nominal]?.types[name] {
        return scope.owner.flatMap { type(inner, in: nominal, of: $0) }
      }
      // A type with the name of an associated type means itself.
      if nominal.name == name { return types[nominal]?.type }
      if let type = types[nominal]?.type ?? libraryType(named: nominal.name),
        let answer = try impliedAlias(name, of: type)
      {
        return answer
      }
      outer = types[nominal]?.outer
    }
    guard !scope.isPrelude else { return nil }
    if let nominal = localType(named: name) { return types[nominal]?.type }
    if let alias = localAliases[name] { return try resolve(alias: alias, named: name, arguments, in: scope) }
    if let alias = fileAliases[name] { return try resolve(alias: alias, named: name, arguments, in: TypeScope()) }
    return fileScope.types[name].flatMap { types[$0]?.type }
  }

  /// Returns the witness for an associated type such as `AnimatableData` inside a shape, inferred from the type's
  /// members; nil if no protocol of the type declares it.
  mutating func impliedAlias(_ name: String, of type: Type) throws(CheckFailure) -> Type? {
    guard let nominal = type.nominal, isAssociated(name, with: nominal) else { return nil }
    let key = "implied \(type).\(name)"
    guard inProgress.insert(key).inserted else { return nil }
    defer { inProgress.remove(key) }
    return try witness(name, of: type)
  }

  /// Returns whether a protocol of the type declares an associated type of that name.
  private func isAssociated(_ name: String, with nominal: Nominal) -> Bool {
    allProtocols(of: nominal).contains { bound in
      bound.isDeclared
        ? types[bound]?.associated.contains { $0.name == name } ?? false
        : LibraryTable.associatedTypes[bound.name]?[name] != nil
    }
  }

  /// Returns an associated type or an alias of the protocols of `Self`, or nil if there is none.
  mutating func protocolType(
    named name: String, of whole: GenericParameter, in scope: TypeScope
  ) throws(CheckFailure) -> Type? {
    if let type = associatedType(name, of: whole) { return type }
    guard let alias = requirements(of: whole).lazy.compactMap({ [types] in types[$0]?.aliases[name] }).first else {
      return nil
    }
    return try resolve(alias: alias, named: name, [], in: scope)
  }

  /// Returns the type that an alias names; in a generic alias such as `typealias Pair<T> = (T, T)`, the arguments
  /// replace the parameters.
  mutating func resolve(
    alias: TypeSyntax, named name: String, _ arguments: [Type], in scope: TypeScope
  ) throws(CheckFailure) -> Type {
    let key = "alias \(alias.offset)"
    guard inProgress.insert(key).inserted else {
      throw failure("type alias '\(name)' references itself", at: alias.offset)
    }
    defer { inProgress.remove(key) }
    let declaration = alias.parent?.parent?.as(TypeAliasDeclSyntax.self)
    guard let clause = declaration?.genericParameterClause else { return try resolve(alias, in: scope) }
    let generics = genericParameters(clause, declaration?.genericWhereClause, owner: alias.offset)
    var inner = scope
    inner.generics += generics
    return try resolve(alias, in: inner).substituting(generics, arguments)
  }

  /// Returns the signature of a function, resolved when it is first needed.
  mutating func signature(of id: FunctionID) throws(CheckFailure) -> Signature {
    var signature = try outline(of: id)
    guard signature.hidesResult else { return signature }
    // The body determines the result of `some P`, and the type of a lazy property without an annotation.
    signature.hidesResult = false
    signatures[id] = signature
    openResults.insert(id)
    defer { openResults.remove(id) }
    do throws(CheckFailure) {
      signature.result = try checkBody(of: id).result
    } catch {
      signatures[id] = nil
      throw error
    }
    signatures[id] = signature
    return signature
  }

  /// Returns the signature of a function without the result that its body determines.
  ///
  /// Overloads are chosen by their parameters first, so that functions of the same name may call each other.
  mutating func outline(of id: FunctionID) throws(CheckFailure) -> Signature {
    if let known = signatures[id] { return known }
    let function = functions[id]
    if let refusal = function.refusal { throw .complaint(refusal) }
    guard openSignatures.insert(id).inserted else {
      throw failure("the type of '\(function.name)' refers to itself", at: function.offset)
    }
    defer { openSignatures.remove(id) }
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
      parameters.append(
        .init(
          label: parameter.label, type: parameter.isVariadic ? .array(type) : type, isInout: parameter.isInout,
          isVariadic: parameter.isVariadic, isAutoclosure: parameter.type?.isAutoclosure ?? false,
          hasDefault: parameter.value != nil))
    }
    var result = Type.void
    var thrown: Type?
    if let syntax = function.thrown { thrown = try resolve(syntax, in: scope) }
    let isOpaque = function.result?.isOpaque ?? false && function.body != nil
    if isOpaque || function.kind == .getter && function.lazyValue != nil && function.result == nil {
      return Signature(
        parameters: parameters, result: .failed, generics: function.generics, thrown: thrown, hidesResult: true)
    } else if let syntax = function.result {
      result = try resolve(syntax, in: scope)
    } else if function.wrapped != nil, function.kind == .getter, let subject = function.subject {
      result = try valueType(of: subject)
    } else if function.kind == .initializer, let owner = function.owner {
      result = function.isFailable ? .optional(owner) : owner
    }
    let signature = Signature(parameters: parameters, result: result, generics: function.generics, thrown: thrown)
    signatures[id] = signature
    return signature
  }
}

extension TypeSyntax {
  /// True if the name is that of a library module.
  var namesModule: Bool { LibraryTable.modules.contains(trimmedDescription) }

  /// True if the type is `some P`; the value determines the underlying type.
  var isOpaque: Bool {
    self.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
  }

  /// True if an argument of the type is an expression that the callee evaluates.
  var isAutoclosure: Bool {
    self.as(AttributedTypeSyntax.self)?.attributes.contains {
      $0.as(AttributeSyntax.self)?.baseName == "autoclosure"
    } ?? false
  }

  /// True if the type is marked `inout`.
  var isInout: Bool {
    self.as(AttributedTypeSyntax.self)?.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    } ?? false
  }
}
