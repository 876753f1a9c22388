import SwiftSyntax

// Subscripts of the library, of the file and by key paths; and the literals of dictionaries and sets.

extension Checker {
  mutating func checkSubscript(
    _ node: SubscriptCallExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    let base = node.calledExpression
    let offset = node.leftSquare.offset
    let arguments: [Argument] = node.arguments.map { .written(label: $0.label?.identifierText, $0.expression) }
    if let made = try typeNamed(by: base) {
      let found = try candidates(made.nominal.flatMap { members[$0]?.staticSubscripts } ?? [])
      guard !found.isEmpty else { throw failure("type '\(made)' has no member 'subscript'", at: offset) }
      return try choose(among: found, arguments, expecting: type, at: offset, named: "subscript")
    }
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      return try checkChain(chain, at: offset) { (checker, value) throws(CheckFailure) in
        try checker.subscripted(value, arguments, expecting: nil, at: offset)
      }
    }
    if base.hasChain {
      return try checkChained(base, at: offset) { (checker, value) throws(CheckFailure) in
        try checker.subscripted(value, arguments, expecting: nil, at: offset)
      }
    }
    // `[.red, .green][index]`: the elements are looked up in the type that the context expects.
    let isList = base.needsContext && base.as(ArrayExprSyntax.self)?.elements.isEmpty == false
    let wanted = isList ? type.map { Type.array($0) } : nil
    return try subscripted(try check(base, expecting: wanted), arguments, expecting: type, at: offset)
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
      let element = elementType(of: known), !syntax.needsContext || found.allSatisfy({ $0.isNative })
    {
      let index = try check(syntax, expecting: .int)
      if let fitted = converted(index, to: .int) { return Expression(.subscripted(base, fitted), element, at: offset) }
      if case .parameter = known, isRange(index.type) {
        try settleLiterals(in: index.type)
        return Expression(.subscripted(base, index), .slice(element), at: offset)
      }
      if !isRange(index.type), found.allSatisfy({ $0.isNative }) {
        throw failure(
          "cannot convert value of type '\(shown(index.type))' to expected argument type 'Int'", at: syntax.offset)
      }
      arguments = [.checked(index)]
    }
    guard !found.isEmpty else { throw failure("value of type '\(shown(base.type))' has no subscripts", at: offset) }
    return try choose(among: found, arguments, expecting: type, at: offset, named: "subscript")
  }

  private mutating func subscriptCandidates(of type: Type, _ base: Expression) throws(CheckFailure) -> [Candidate] {
    var owners: [Nominal] = []
    switch type {
    case .nominal(let nominal, _): owners = [nominal] + allProtocols(of: nominal)
    case .parameter(let parameter): owners = parameter.bounds.flatMap { [$0] + allProtocols(of: $0) }
    default: break
    }
    var found: [Candidate] = []
    let isOpen = isExistential(type)
    for owner in owners {
      var ids = members[owner]?.subscripts ?? []
      if isOpen || !type.isNominal {
        ids = try withoutDefaults(ids)
      } else {
        // The type's own subscript, or the default one, is the witness.
        ids.removeAll { functions[$0].body == nil }
      }
      for id in ids {
        found.append(
          isOpen ? try opened(id, as: type, base) : Candidate(id, try signature(of: id), functions[id], receiver: base))
      }
      found += (library.members[owner]?["subscript"] ?? []).map { Candidate($0, receiver: base) }
    }
    return found
  }

  /// Returns whether a type's elements are accessed by Int indices.
  private func isIndexed(_ type: Type) -> Bool {
    switch type {
    case .parameter(let parameter): parameter.bounds.contains { refines($0, .library("Collection")) }
    default: type.arrayElement != nil || type.argument(of: "ArraySlice") != nil || type == .range(.int)
    }
  }

  private func isRange(_ type: Type) -> Bool {
    guard let nominal = inference.shallow(type).nominal, !nominal.isDeclared else { return false }
    return RangeKind(rawValue: nominal.name) != nil
  }

  /// Checks a dictionary literal such as `["a": 1]`, which makes a dictionary or the type that the context expects.
  mutating func checkDictionary(
    _ node: DictionaryExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    var expected = type.map { inference.shallow($0) }
    while let inner = expected?.wrapped { expected = inference.shallow(inner) }
    var elements: [DictionaryElementSyntax] = []
    if case .elements(let list) = node.content { elements = Array(list) }
    let (keys, values): (CommonType, CommonType)
    if let parts = expected?.dictionaryParts {
      (keys, values) = (CommonType(type: parts.key), CommonType(type: parts.value))
    } else if let expected, takes(.dictionary, expected) {
      return try ownDictionary(elements, expected, at: node.offset)
    } else {
      guard !elements.isEmpty || type.map({ inference.isUnknown($0) }) ?? false else {
        throw failure("empty collection literal requires an explicit type", at: node.offset)
      }
      keys = try commonType(of: elements.map(\.key))
      values = try commonType(of: elements.map(\.value))
    }
    let (key, value) = (keys.type, values.type)
    var pairs: [Expression] = []
    for (index, element) in elements.enumerated() {
      let first = try self.element(element.key, at: index, of: keys, as: .key)
      let second = try self.element(element.value, at: index, of: values, as: .value)
      pairs.append(Expression(.tuple([first, second]), .entry(key, value), at: element.offset))
    }
    guard conforms(inference.resolved(key), to: .library("Hashable")) || inference.isOpenLiteral(key) else {
      throw failure("generic struct 'Dictionary' requires that '\(shown(key))' conform to 'Hashable'", at: node.offset)
    }
    let list = Expression(.array(pairs), .array(.entry(key, value)), at: node.offset)
    return try literal("init(dictionaryLiteral:)", list, .dictionary(key, value), [key, value])
  }

  /// Returns a library collection made from the array of a literal's elements.
  mutating func literal(
    _ name: String, _ list: Expression, _ type: Type, _ arguments: [Type]
  ) throws(CheckFailure) -> Expression {
    guard let nominal = type.nominal, let row = library.initializers[nominal]?.first(where: { $0.name == name }) else {
      throw CheckFailure.silent
    }
    let substitution = Dictionary(zip(row.generics, arguments), uniquingKeysWith: { $1 })
    return Expression(.native(row, substitution, [list]), type, at: list.offset)
  }

  /// Returns the type of the elements of a literal without context, taken from the first element that needs no context.
  mutating func commonType(of elements: [ExprSyntax]) throws(CheckFailure) -> CommonType {
    let telling =
      elements.firstIndex { !$0.needsContext && !$0.isLiteral } ?? elements.firstIndex { !$0.needsContext }
    guard let index = telling ?? elements.indices.first else { return CommonType(type: inference.makeVariable()) }
    let first = try check(elements[index], expecting: nil)
    let isOptional = elements.contains { $0.is(NilLiteralExprSyntax.self) }
    let type = isOptional && inference.shallow(first.type).wrapped == nil ? .optional(first.type) : first.type
    return CommonType(type: type, told: (index, first))
  }

  /// Returns the elements of a literal as values of one type. Without a context, this is the type that the other
  /// elements can be converted to.
  mutating func elements(
    _ list: [ExprSyntax], of common: CommonType, as purpose: Purpose
  ) throws(CheckFailure) -> (values: [Expression], type: Type) {
    let before = (inference, deferred)
    var values: [Expression] = []
    do throws(CheckFailure) {
      try append(list, to: &values, of: common, as: purpose)
      return (values, common.type)
    } catch {
      // `[x, optional]`: the other elements may be convertible to the type of the element that failed.
      let place = values.count
      guard let told = common.told, place > told.index, !list[place].needsContext || list[place].isCollectionLiteral
      else { throw error }
      let after = (inference, deferred)
      (inference, deferred) = before
      let found = attempt { (checker) throws(CheckFailure) in
        let value = try checker.check(list[place], expecting: nil)
        let general = CommonType(type: value.type, told: (place, value))
        var values: [Expression] = []
        try checker.append(list, to: &values, of: general, as: purpose)
        return (values, general.type)
      }
      if let found { return found }
      (inference, deferred) = after
      throw error
    }
  }

  private mutating func append(
    _ list: [ExprSyntax], to values: inout [Expression], of common: CommonType, as purpose: Purpose
  ) throws(CheckFailure) {
    for (index, syntax) in list.enumerated() {
      values.append(try element(syntax, at: index, of: common, as: purpose))
    }
  }

  /// Returns an element of a literal, fitted to the common type; the element that determined this type is not checked
  /// again.
  mutating func element(
    _ syntax: ExprSyntax, at index: Int, of common: CommonType, as purpose: Purpose
  ) throws(CheckFailure) -> Expression {
    let checked =
      if let told = common.told, told.index == index { told.value } else { try check(syntax, expecting: common.type) }
    return try fit(checked, to: common.type, syntax, as: purpose)
  }
}

/// The common type of a literal's elements; `told` is the element that determined it.
struct CommonType {
  var type: Type
  var told: (index: Int, value: Expression)?
}

extension Candidate {
  /// True if the candidate is a row of the library.
  var isNative: Bool {
    if case .native = target { return true }
    return false
  }
}
