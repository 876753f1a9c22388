import SwiftSyntax

// Calls: finds the candidates for a name and chooses among them, first by labels, then by types.

extension Checker {
  mutating func checkCall(_ node: FunctionCallExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression {
    let arguments = self.arguments(of: node)
    let callee = node.calledExpression
    let outer = current.callEnd
    defer { current.callEnd = outer }
    current.callEnd = node.rightParen?.offset
    let offset = callee.offset
    switch callee.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member):
      return try checkMemberCall(member, arguments, expecting: type)
    case .declReferenceExpr(let reference):
      return try checkNamedCall(reference, arguments, expecting: type)
    case .closureExpr(let closure) where node.arguments.isEmpty:
      return try checkImmediateClosure(closure, expecting: type, at: offset)
    case .genericSpecializationExpr, .arrayExpr, .dictionaryExpr, .optionalChainingExpr:
      if let made = try typeNamed(by: callee) {
        return try construct(made, arguments, expecting: type, at: offset)
      }
    default: break
    }
    if let chain = callee.as(OptionalChainingExprSyntax.self) {
      return try checkChain(chain, at: offset) { (checker, value) throws(CheckFailure) in
        try checker.call(value, arguments, expecting: nil, at: offset)
      }
    }
    let function = try check(callee, expecting: nil)
    return try call(function, arguments, expecting: type, at: offset)
  }

  /// Returns a call's arguments, trailing closures last.
  func arguments(of node: FunctionCallExprSyntax) -> [Argument] {
    var result: [Argument] = node.arguments.map { .written(label: $0.label?.identifierText, $0.expression) }
    if let closure = node.trailingClosure { result.append(.trailing(label: nil, closure)) }
    for extra in node.additionalTrailingClosures {
      result.append(.trailing(label: extra.label.text, extra.closure))
    }
    return result
  }

  private mutating func checkNamedCall(
    _ node: DeclReferenceExprSyntax, _ arguments: [Argument], expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    let name = node.baseName.identifierText
    let offset = node.offset
    if let local = lookUpLocalFunctions(name) {
      return try choose(among: try candidates(local), arguments, expecting: type, at: offset, named: name)
    }
    if lookUpVariable(name) != nil {
      return try call(try checkReference(node, expecting: nil), arguments, expecting: type, at: offset)
    }
    var found: [Candidate] = []
    if let owner = current.owner {
      found = try memberCandidates(name, on: owner, receiver: implicitReceiver(at: offset))
      if found.isEmpty, let property = try implicitMember(name, at: offset) {
        return try call(property, arguments, expecting: type, at: offset)
      }
    }
    if !found.isEmpty, !found.contains(where: { isMatch($0, arguments) }),
      let property = try implicitMember(name, at: offset), case .function = inference.shallow(property.type)
    {
      // A property that holds a function, next to methods of the same name.
      return try call(property, arguments, expecting: type, at: offset)
    }
    if found.isEmpty || !found.contains(where: { isMatch($0, arguments) }) {
      let declared = fileScope.functions[name] ?? []
      let visible = declared.filter { !isHidden(function: $0, from: offset) }
      guard declared.isEmpty || !visible.isEmpty else { throw inaccessible(name, at: offset) }
      found += try candidates(visible)
      found += (library.functions[name] ?? []).map { Candidate($0) }
    }
    if !found.isEmpty {
      return try choose(among: found, arguments, expecting: type, at: offset, named: name)
    }
    if let stop = try checkTrap(name, arguments, at: offset) { return stop }
    if name == "type", let call = node.parent?.as(FunctionCallExprSyntax.self), let known = try typeOfValue(call) {
      return Expression(.tuple([]), .metatype(known), at: offset)
    }
    if let made = try self.type(named: name) {
      return try construct(made, arguments, expecting: type, at: offset)
    }
    if fileScope.globals[name] != nil {
      return try call(try checkReference(node, expecting: nil), arguments, expecting: type, at: offset)
    }
    throw unknown(name, at: offset) { $0.visibleNames + Array($0.library.functions.keys) + $0.library.typeNames }
  }

  func isMatch(_ candidate: Candidate, _ arguments: [Argument]) -> Bool {
    if case .success = candidate.match(arguments) { return true }
    return false
  }

  mutating func candidates(_ ids: [FunctionID], receiver: Expression? = nil) throws(CheckFailure) -> [Candidate] {
    var result: [Candidate] = []
    // The file's own functions come before the prelude's, so that they win where both match.
    for isPrelude in [false, true] {
      for id in ids where functions[id].isPrelude == isPrelude {
        result.append(Candidate(id, try outline(of: id), functions[id], receiver: receiver))
      }
    }
    return result
  }

  /// Checks a call of a function value, or of a value whose type has a method `callAsFunction`.
  private mutating func call(
    _ function: Expression, _ arguments: [Argument], expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression {
    let function = implicitlyUnwrapped(function) ?? function
    guard case .function(let parameters, let result) = inference.shallow(function.type) else {
      let found = try memberCandidates(
        "callAsFunction", on: inference.resolved(inference.shallow(function.type)), receiver: function)
      guard found.isEmpty else {
        return try choose(among: found, arguments, expecting: type, at: offset, named: "callAsFunction")
      }
      throw failure("cannot call value of non-function type '\(shown(function.type))'", at: offset)
    }
    // The type of a function value does not tell what it throws.
    if current.isTrying { current.caught?.add(nil) }
    let candidate = Candidate(
      .value(function), parameters: parameters.map { .init(label: nil, type: $0.type, isInout: $0.isInout) },
      result: result)
    return try choose(among: [candidate], arguments, expecting: type, at: offset, named: "function value")
  }

  /// Makes a value of a type with one of its initializers or the memberwise one.
  mutating func construct(
    _ type: Type, _ arguments: [Argument], expecting wanted: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression {
    guard let nominal = type.nominal else {
      if case .parameter(let parameter) = type {
        if type.isBounded(by: "Numeric"), arguments.count == 1, case .written(nil, let syntax) = arguments[0],
          syntax.isLiteral, case let literal = try check(syntax, expecting: type),
          let value = converted(literal, to: type)
        {
          return value
        }
        let found = try promisedStatics("init", parameter)
        if !found.isEmpty {
          return try choose(among: found, arguments, expecting: type, at: offset, named: "init", of: type)
        }
      }
      throw failure("type '\(type)' has no member 'init'", at: offset)
    }
    if type == .string, arguments.first?.label == "format" { return try checkFormat(arguments, at: offset) }
    if nominal == .library("Optional"), arguments.count == 1, case .written(nil, let syntax) = arguments[0] {
      let inner = wanted.flatMap { inference.shallow($0).wrapped }
      var value = try check(syntax, expecting: inner)
      if let inner { value = try fit(value, to: inner, syntax, as: .argument) }
      return Expression(.convert(value), .optional(value.type), at: offset)
    }
    if type == .string, arguments.count == 1, ["describing", "reflecting"].contains(arguments[0].label),
      let syntax = arguments[0].syntax
    {
      var value = try check(syntax, expecting: nil)
      try settleLiterals(in: value.type)
      value.type = inference.resolved(value.type)
      return Expression(.string([.text(""), .value(value)]), .string, at: offset)
    }
    // `CGFloat(3)`: the literal itself gets that type, as in Swift.
    if type.isNumeric, arguments.count == 1, case .written(nil, let syntax) = arguments[0], syntax.isLiteral,
      case let literal = try check(syntax, expecting: type), let value = converted(literal, to: type)
    {
      return value
    }
    if types[nominal] != nil, arguments.count == 1, case .written(nil, let syntax) = arguments[0], syntax.isLiteral,
      let value = ownValue(of: try check(syntax, expecting: nil), as: type)
    {
      return value
    }
    if arguments.isEmpty, types[nominal] != nil, conforms(type, to: .library("OptionSet")) {
      return try unionOfFlags([], type, at: offset)
    }
    var found = try candidates(members[nominal]?.initializers ?? [])
    if let declared = types[nominal] {
      if declared.kind == .structure, !declared.hasOwnInitializer {
        found.append(contentsOf: try memberwise(type, declared))
      }
      found += try inheritedInitializers(of: type).filter { !$0.isHidden(by: found) }
      if declared.kind == .enumeration, arguments.count == 1, arguments[0].label == "rawValue",
        let raw = try rawType(of: declared), let syntax = arguments[0].syntax
      {
        return try caseOfRawValue(
          try fit(try check(syntax, expecting: raw), to: raw, syntax, as: .argument), declared, raw, at: offset)
      }
      if declared.kind == .proto {
        throw failure("type 'any \(type)' cannot be instantiated", at: offset)
      }
    } else {
      found += (library.initializers[nominal] ?? []).map { Candidate($0) }
    }
    guard !found.isEmpty else {
      throw failure("'\(type)' cannot be constructed because it has no accessible initializers", at: offset)
    }
    let isGeneric = library.isGeneric(nominal) || !(types[nominal]?.generics.isEmpty ?? true)
    // A generic type that is written with its arguments determines the result.
    let fixed = isGeneric && !lacksArguments(type) ? type : nil
    return try choose(among: found, arguments, expecting: fixed ?? wanted, at: offset, named: "init", of: type)
  }

  /// Returns the memberwise initializer; properties with an initial value may be omitted.
  mutating func memberwise(_ type: Type, _ declared: TypeDeclaration) throws(CheckFailure) -> [Candidate] {
    var parameters: [Candidate.Parameter] = []
    for property in declared.properties where !property.isFixed {
      let known = try exposedType(of: property, in: declared.nominal)
      let isOptionalVariable = !property.isLet && known.wrapped != nil
      parameters.append(
        .init(
          label: property.label, type: known,
          hasDefault: property.value != nil || isOptionalVariable
            || ownWrapper(of: property, in: declared.nominal) != nil))
    }
    var candidate = Candidate(.memberwise(type), parameters: parameters, result: declared.type)
    candidate.generics = declared.generics
    return [candidate]
  }
}

extension ExprSyntax {
  /// True if the expression is the name of a library module.
  var namesModule: Bool {
    self.as(DeclReferenceExprSyntax.self).map { LibraryTable.modules.contains($0.baseName.identifierText) } ?? false
  }
}
