import SwiftSyntax

// Subscripts of the library, of the file and by key paths.

extension Checker {
  mutating func checkSubscript(
    _ node: SubscriptCallExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    let base = node.calledExpression
    let offset = node.leftSquare.offset
    let arguments: [Argument] = node.arguments.map { .written(label: $0.label?.identifierText, $0.expression) }
    if let made = try typeNamed(by: base) {
      let found = try candidates(made.nominal.flatMap { members[$0]?.staticSubscripts } ?? [])
      guard !found.isEmpty else { throw failure(MemberProblem.typeLacks("subscript", made), at: offset) }
      return try choose(among: found, arguments, expecting: type, at: offset, named: "subscript")
    }
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      return try checkChain(chain, expecting: type, at: offset) { (checker, value) throws(CheckFailure) in
        try checker.subscripted(value, arguments, expecting: nil, at: offset)
      }
    }
    if base.hasChain {
      return try checkChained(base, expecting: type, at: offset) { (checker, value) throws(CheckFailure) in
        try checker.subscripted(value, arguments, expecting: nil, at: offset)
      }
    }
    if base.needsContext, let list = base.as(DictionaryExprSyntax.self) {
      return try checkLookUp(in: list, arguments, expecting: type, at: offset)
    }
    // `[.red, .green][index]`: the elements are looked up in the type that the context expects.
    let isList = base.needsContext && base.as(ArrayExprSyntax.self)?.elements.isEmpty == false
    let wanted = isList ? .array(type ?? inference.makeVariable()) : base.isImplicitMember ? type : nil
    return try subscripted(try check(base, expecting: wanted), arguments, expecting: type, at: offset)
  }

  /// Checks `[.day: .white, .night: .black][time]`: the keys are looked up in the type of the index, the values in the
  /// type that the context expects.
  private mutating func checkLookUp(
    in list: DictionaryExprSyntax, _ arguments: [Argument], expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression {
    var arguments = arguments
    var key = inference.makeVariable()
    if let syntax = arguments.first?.syntax, arguments[0].label == nil, !syntax.needsContext {
      let index = try check(syntax, expecting: nil)
      arguments[0] = .checked(index)
      key = index.type
    }
    let isDefaulted = arguments.contains { $0.label == "default" }
    let value = type.flatMap { isDefaulted ? $0 : inference.shallow($0).wrapped } ?? inference.makeVariable()
    let base = try check(ExprSyntax(list), expecting: .dictionary(key, value))
    return try subscripted(base, arguments, expecting: type, at: offset)
  }

  /// Checks `base[…]` for a checked base.
  mutating func subscripted(
    _ base: Expression, _ arguments: [Argument], expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression {
    try force(base.type)
    if let inner = implicitlyUnwrapped(base) { return try subscripted(inner, arguments, expecting: type, at: offset) }
    if isRange(base.type) { try settleLiterals(in: base.type) }
    let known = inference.resolved(inference.shallow(base.type))
    if known == .failed { throw CheckFailure.silent }
    if arguments.count == 1, arguments[0].label == "keyPath", let syntax = arguments[0].syntax {
      return try subscripted(base, known, byKeyPath: syntax, at: offset)
    }
    if arguments.count == 1, let whole = arguments[0].syntax?.as(DeclReferenceExprSyntax.self),
      whole.baseName.text == "...", isIndexed(known)
    {
      // `a[...]`: the whole array as a slice.
      let none = Expression(.integer(0), .int, at: offset)
      return try callMember("dropFirst", of: base, [.checked(none)], expecting: type, at: offset)
    }
    let found = try subscriptCandidates(of: known, base)
    var arguments = arguments
    if arguments.count == 1, arguments[0].label == nil, let syntax = arguments[0].syntax, isIndexed(known),
      let element = elementType(of: known), !syntax.needsContext || found.allSatisfy(\.isKnown)
    {
      let index = try check(syntax, expecting: .int)
      if let fitted = converted(index, to: .int) { return Expression(.subscripted(base, fitted), element, at: offset) }
      if case .parameter = known, isRange(index.type) {
        try settleLiterals(in: index.type)
        return Expression(.subscripted(base, index), .slice(element), at: offset)
      }
      let isPlace = inference.shallow(index.type).nominal?.isInternal ?? false
      if !isRange(index.type), !isPlace, found.allSatisfy(\.isKnown) {
        throw failure(TypeMismatch.value(shown(index.type), insteadOf: .int, as: .argument), at: syntax.offset)
      }
      arguments = [.checked(index)]
    }
    guard !found.isEmpty else { throw failure(MemberProblem.noSubscripts(shown(base.type)), at: offset) }
    return try choose(among: found, arguments, expecting: type, at: offset, named: "subscript")
  }

  /// Returns whether a type's elements are accessed by Int indices.
  private func isIndexed(_ type: Type) -> Bool {
    switch type {
    case .parameter(let parameter): parameter.bounds.contains { declarations.refines($0, .library("Collection")) }
    default: type.arrayElement != nil || type.argument(of: "ArraySlice") != nil || type == .range(.int)
    }
  }

  private func isRange(_ type: Type) -> Bool {
    guard let nominal = inference.shallow(type).nominal, !nominal.isDeclared else { return false }
    return RangeKind(rawValue: nominal.name) != nil
  }
}

extension Candidate {
  /// True if the candidate is a row of the library, or takes a type that no source names: a place in a dictionary.
  fileprivate var isKnown: Bool {
    if case .native = target { return true }
    return parameters.first?.type.nominal?.isInternal ?? false
  }
}
