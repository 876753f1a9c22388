import SwiftSyntax

// Arguments: checks the arguments of a call as values for the parameters of its candidate.

/// A call while it is built for a candidate.
struct CallDraft {
  var candidate: Candidate
  /// The indices of each parameter's arguments.
  let match: [[Int]]
  let arguments: [Argument]
  let offset: Int
  /// The inferred types of the candidate's generic parameters and of their associated types.
  var substitution: [GenericParameter: Type] = [:]
  /// The associated types among them, each after the associated type that contains it.
  var associated: [GenericParameter] = []

  init(_ candidate: Candidate, _ match: [[Int]], _ arguments: [Argument], at offset: Int) {
    self.candidate = candidate
    self.match = match
    self.arguments = arguments
    self.offset = offset
  }

  /// The type of the selection of a `TabView`; nil for other calls.
  fileprivate var tabSelection: Type? {
    guard candidate.result.nominal?.name == "TabView" else { return nil }
    return candidate.generics.first { $0.name == "Selection" }.flatMap { substitution[$0] }
  }

  /// Returns a type of the candidate with its generic parameters replaced by the inferred types.
  func instantiate(_ type: Type) -> Type { type.substituting(substitution) }
}

extension Checker {
  /// Returns the value that its arguments pass to a parameter, by the parameter's index; nil if it has no argument.
  mutating func passed(_ index: Int, in draft: CallDraft, cost: inout ConversionCost) throws(CheckFailure)
    -> Expression?
  {
    let parameter = draft.candidate.parameters[index]
    let wanted = draft.instantiate(parameter.type)
    if parameter.isVariadic { return try variadic(draft.match[index], as: wanted, in: draft, cost: &cost) }
    guard let place = draft.match[index].first else { return nil }
    let argument = draft.arguments[place]
    if parameter.isAutoclosure { return try delayed(argument, as: wanted, cost: &cost) }
    return try single(argument, for: parameter, as: wanted, in: draft, cost: &cost)
  }

  /// Returns the array of a variadic parameter's arguments.
  private mutating func variadic(
    _ places: [Int], as type: Type, in draft: CallDraft, cost: inout ConversionCost
  ) throws(CheckFailure) -> Expression? {
    guard let element = type.arrayElement else { return nil }
    var elements: [Expression] = []
    for place in places {
      elements.append(try value(of: draft.arguments[place], as: element, cost: &cost))
    }
    return Expression(.array(elements), type, at: elements.first?.offset ?? draft.offset)
  }

  /// Returns the argument of an `@autoclosure` parameter wrapped in a closure.
  private mutating func delayed(
    _ argument: Argument, as type: Type, cost: inout ConversionCost
  ) throws(CheckFailure) -> Expression {
    guard case .function(let parameters, let result) = inference.shallow(type), parameters.isEmpty else {
      throw CheckFailure.silent
    }
    let value = try value(of: argument, as: result, cost: &cost)
    return Expression(
      .closure(ClosureTree(parameters: [], body: [.giveBack(value, at: value.offset)])), type, at: value.offset)
  }

  /// Returns the argument of a parameter that takes one, and binds the types that the argument determines.
  private mutating func single(
    _ argument: Argument, for parameter: Candidate.Parameter, as type: Type, in draft: CallDraft,
    cost: inout ConversionCost
  ) throws(CheckFailure) -> Expression {
    if let closure = argument.syntax?.as(ClosureExprSyntax.self) {
      current.effects = parameter.effects
      // A function that cannot throw is a better match than one that can.
      if parameter.effects == .asynchronous(isThrowing: true), !closure.throwsErrors { cost.add(.function) }
    }
    defer { current.effects = .unknown }
    let value = try meaning(of: argument, for: parameter, as: type, in: draft, cost: &cost)
    // The parameter's elements or associated types are needed at once.
    if case .parameter(let own) = parameter.type, own.root.isEmpty, own.element != nil || !draft.associated.isEmpty {
      try force(value.type)
    }
    try requireAmpersand(value, for: parameter, argument)
    try bindElements(draft.candidate, draft.substitution, at: draft.offset)
    return value
  }

  /// Returns the value of an argument. The parameter gives the statements of a closure their meaning.
  private mutating func meaning(
    of argument: Argument, for parameter: Candidate.Parameter, as type: Type, in draft: CallDraft,
    cost: inout ConversionCost
  ) throws(CheckFailure) -> Expression {
    if let closure = argument.syntax?.as(ClosureExprSyntax.self) {
      if parameter.isBuilder {
        let outer = current.tabSelection
        defer { current.tabSelection = outer }
        if let selection = draft.tabSelection { current.tabSelection = inference.resolved(selection) }
        return try builder(closure, as: type)
      }
      if let own = parameter.ownBuilder { return try built(closure, by: draft.instantiate(own), as: type) }
      if parameter.isAction {
        let optional = inference.resolved(type)
        let code = try action(closure, as: optional.wrapped ?? type)
        return optional.wrapped == nil ? code : Expression(.convert(code), optional, at: code.offset)
      }
    }
    let owner = try contextualType(of: argument, for: parameter.type, as: type, in: draft)
    return try value(
      of: argument, as: type, under: parameter.type, memberOf: owner,
      hint: literalHint(parameter.type, argument, draft.substitution), cost: &cost)
  }

  /// Returns the type whose member `.name` is, where a generic parameter is expected and extensions of its protocol
  /// declare members of that name for several types: `.number` for `FloatingPointFormatStyle<Double>` and others. It is
  /// the one whose associated types are those that other arguments have. Returns nil for other arguments.
  private mutating func contextualType(
    of argument: Argument, for parameter: Type, as type: Type, in draft: CallDraft
  ) throws(CheckFailure) -> Type? {
    guard case .written(_, let syntax) = argument, let first = syntax.firstMember, let name = first.contextualName,
      case .parameter(let own) = parameter, isOpen(type), let bound = contextualBound(for: first, among: own.bounds)
    else { return nil }
    let members = [false, true].flatMap { contextualMembers(name, of: bound, isCalled: $0) }
    let types = members.compactMap { functions[$0].owner }
    guard Set(types).count > 1 else { return nil }
    var best: (types: Set<Type>, rank: Int) = ([], .max)
    for candidate in types {
      guard let rank = try rank(of: candidate, for: own, in: draft), rank <= best.rank else { continue }
      best = (rank == best.rank ? best.types.union([candidate]) : [candidate], rank)
    }
    return best.types.count == 1 ? best.types.first : nil
  }

  /// Returns how well the associated types of a type fit those that are known of a generic parameter: 0 if they are the
  /// same, 1 if a literal can be of them, 2 if nothing is known; nil if they do not fit.
  private mutating func rank(
    of type: Type, for parameter: GenericParameter, in draft: CallDraft
  ) throws(CheckFailure) -> Int? {
    var rank = 0
    // Those that other arguments have, and those that the candidate's own requirements name.
    var wanted = draft.associated.filter { $0.root.first?.isSame(as: parameter) == true }
      .compactMap { associated in draft.substitution[associated].map { (associated.memberName, $0) } }
    wanted += parameter.known.filter { !$0.key.contains(".") }.map { ($0.key, draft.instantiate($0.value)) }
    for (name, known) in wanted {
      guard let witness = try witness(name, of: type), inference.resolved(known) != witness else { continue }
      guard case .variable = inference.shallow(known) else { return nil }
      guard inference.isOpenLiteral(known) else {
        rank = max(rank, 2)
        continue
      }
      let isFitting = trial { (checker) throws(CheckFailure) in checker.inference.unify(known, witness) }
      guard isFitting == true else { return nil }
      if inference.defaulted(known) != witness { rank = max(rank, 1) }
    }
    return rank
  }

  /// Throws a diagnostic if an argument for an `inout` parameter lacks its `&`, or if another argument has one.
  private func requireAmpersand(
    _ value: Expression, for parameter: Candidate.Parameter, _ argument: Argument
  ) throws(CheckFailure) {
    if parameter.isInout {
      guard case .address = value.kind else {
        throw failure(CallProblem.missingAmpersand(shown(value.type)), at: argument.offset)
      }
    } else if case .address = value.kind {
      throw failure(CallProblem.extraAmpersand(shown(value.type)), at: argument.offset)
    }
  }

  /// Returns the value of an argument, converted to the type that is expected of it.
  private mutating func value(
    of argument: Argument, as type: Type, under parameter: Type? = nil, memberOf owner: Type? = nil, hint: Type? = nil,
    cost: inout ConversionCost
  ) throws(CheckFailure) -> Expression {
    let before = current.asksForStyle
    current.asksForStyle = parameter.map { declarations.isStyle($0) } ?? false
    defer { current.asksForStyle = before }
    let checked: Expression
    switch argument {
    case .checked(let expression), .labelled(_, let expression): checked = expression
    case .written(_, let syntax) where syntax.firstMember != nil && isOpen(type):
      // `.circle` for a parameter of type `some Shape`: a static member of the protocol.
      if case .parameter(let bound)? = parameter, bound.name == "TabValue", let selection = current.tabSelection {
        checked = try check(syntax, expecting: selection)
      } else if let owner {
        checked = try check(syntax, expecting: owner)
      } else if case .parameter(let bound)? = parameter, let value = try contextual(syntax, among: bound.bounds) {
        checked = value
      } else {
        checked = try check(syntax, expecting: type)
      }
    case .written(_, let syntax): checked = try check(syntax, expecting: hint ?? type)
    case .trailing(_, let syntax): checked = try check(syntax, expecting: type)
    }
    // An optional rarely conforms to the bounds of a parameter.
    if case .parameter(let bound)? = parameter, !bound.bounds.isEmpty, let inner = implicitlyUnwrapped(checked),
      let fitted = converted(inner, to: type, cost: &cost)
    {
      return fitted
    }
    if let fitted = converted(checked, to: type, cost: &cost) { return fitted }
    throw mismatch(checked, insteadOf: type, as: .argument, at: argument.offset)
  }

  /// Returns an array type as context for an array literal that is passed as a sequence of known elements, otherwise
  /// nil.
  private func literalHint(
    _ type: Type, _ argument: Argument, _ substitution: [GenericParameter: Type]
  ) -> Type? {
    guard case .parameter(let parameter) = type, let element = parameter.element,
      let variable = substitution[parameter], inference.isUnknown(variable),
      argument.syntax?.is(ArrayExprSyntax.self) ?? false
    else { return nil }
    return .array(element.substituting(substitution))
  }

  /// Returns whether nothing is known of a type: it is open, but not that of a literal.
  private func isOpen(_ type: Type) -> Bool {
    guard case .variable = inference.shallow(type) else { return false }
    return !inference.isOpenLiteral(type)
  }
}
