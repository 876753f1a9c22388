import SwiftSyntax

// Literals of arrays, sets, dictionaries and option sets.

extension Checker {
  mutating func checkArray(_ node: ArrayExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression {
    let expected = type.map { inference.bare($0) }
    let common: CommonType
    if let known = expected?.arrayElement,
      !inference.isUnknown(known) || node.elements.allSatisfy({ $0.expression.isImplicitMember })
    {
      common = CommonType(type: known)
    } else if let member = expected?.argument(of: "Set") ?? expected?.argument(of: "ArraySlice") {
      common = CommonType(type: member)
    } else if let expected, case .nominal = expected, conforms(expected, to: .library("OptionSet")) {
      return try checkOptionSet(node, expected)
    } else if let expected, takes(.array, expected) {
      return try ownArray(node, expected)
    } else {
      guard !node.elements.isEmpty || type.map({ inference.isUnknown($0) }) ?? false else {
        throw failure(LiteralProblem.emptyCollection, at: node.offset)
      }
      common = try commonType(of: node.elements.map(\.expression))
    }
    let (values, element) = try elements(node.elements.map(\.expression), of: common, as: .element)
    let list = Expression(.array(values), .array(element), at: node.offset)
    if expected?.argument(of: "Set") != nil {
      return try literal("init(arrayLiteral:)", list, .set(element), [element])
    }
    return expected?.argument(of: "ArraySlice") == nil
      ? list : try literal("init(_:)", list, .slice(element), [element])
  }

  /// Returns the type of an array literal of implicit members whose context is the rest of the expression alone, as in
  /// `[.red, .green].randomElement()`; nil for other expressions.
  mutating func openList(_ syntax: ExprSyntax) -> Type? {
    guard let list = syntax.as(ArrayExprSyntax.self), !list.elements.isEmpty,
      list.elements.allSatisfy({ $0.expression.isImplicitMember })
    else { return nil }
    return .array(inference.makeVariable())
  }

  /// Checks the array literal of an option set: `[.topLeft, .topRight]`.
  private mutating func checkOptionSet(_ node: ArrayExprSyntax, _ type: Type) throws(CheckFailure) -> Expression {
    if types[type.nominal ?? .library("")] != nil {
      var members: [Expression] = []
      for item in node.elements {
        let value = try check(item.expression, expecting: type)
        members.append(try fit(value, to: type, item.expression, as: .element))
      }
      return try unionOfFlags(members, type, at: node.offset)
    }
    guard let nominal = type.nominal, let union = library.members[nominal]?["union"]?.first,
      let empty = library.initializers[nominal]?.first(where: { $0.parameters.isEmpty })
    else { throw CheckFailure.silent }
    var result = Expression(.native(empty, [:], []), type, at: node.offset)
    for item in node.elements {
      let value = try fit(try check(item.expression, expecting: type), to: type, item.expression, as: .element)
      result = Expression(.native(union, [:], [result, value]), type, at: node.offset)
    }
    return result
  }

  /// Checks a dictionary literal such as `["a": 1]`, which makes a dictionary or the type that the context expects.
  mutating func checkDictionary(
    _ node: DictionaryExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    let expected = type.map { inference.bare($0) }
    var elements: [DictionaryElementSyntax] = []
    if case .elements(let list) = node.content { elements = Array(list) }
    let (keys, values): (CommonType, CommonType)
    if let parts = expected?.dictionaryParts {
      (keys, values) = (CommonType(type: parts.key), CommonType(type: parts.value))
    } else if let expected, takes(.dictionary, expected) {
      return try ownDictionary(elements, expected, at: node.offset)
    } else {
      guard !elements.isEmpty || type.map({ inference.isUnknown($0) }) ?? false else {
        throw failure(LiteralProblem.emptyCollection, at: node.offset)
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
      throw failure(GenericsProblem.notHashableKey(shown(key)), at: node.offset)
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
    if let parent = try commonSuperclass(of: elements, first, at: index) { return CommonType(type: parent) }
    let isOptional = elements.contains { $0.is(NilLiteralExprSyntax.self) }
    let type = isOptional && inference.shallow(first.type).wrapped == nil ? .optional(first.type) : first.type
    return CommonType(type: type, told: (index, first))
  }

  /// Returns the nearest superclass that all objects in a literal have in common; nil if one of them is no object, or
  /// the class of the first is the most general.
  private mutating func commonSuperclass(
    of elements: [ExprSyntax], _ first: Expression, at index: Int
  ) throws(CheckFailure) -> Type? {
    let whole = inference.resolved(inference.shallow(first.type))
    let known = whole.wrapped ?? whole
    guard declarations.isReference(known), elements.count > 1 else { return nil }
    var common = known
    var isOptional = whole.wrapped != nil
    for (place, syntax) in elements.enumerated() where place != index {
      let before = solution
      defer { solution = before }
      if syntax.is(NilLiteralExprSyntax.self) {
        isOptional = true
        continue
      }
      guard let other = try? check(syntax, expecting: nil).type else { return nil }
      var type = inference.resolved(inference.shallow(other))
      isOptional = isOptional || type.wrapped != nil
      type = type.wrapped ?? type
      guard declarations.isReference(type) else { return nil }
      while let nominal = common.nominal, ancestor(nominal, of: type) != common {
        guard let parent = superclass(of: common) else { return nil }
        common = parent
      }
    }
    let result = isOptional ? Type.optional(common) : common
    return result == whole ? nil : result
  }

  /// Returns the elements of a literal as values of one type. Without a context, this is the type that the other
  /// elements can be converted to.
  mutating func elements(
    _ list: [ExprSyntax], of common: CommonType, as purpose: Purpose
  ) throws(CheckFailure) -> (values: [Expression], type: Type) {
    let before = solution
    var values: [Expression] = []
    do throws(CheckFailure) {
      try append(list, to: &values, of: common, as: purpose)
      return (values, common.type)
    } catch {
      // `[x, optional]`: the other elements may be convertible to the type of the element that failed.
      let place = values.count
      guard let told = common.told, place > told.index, !list[place].needsContext || list[place].isCollectionLiteral
      else { throw error }
      let after = solution
      solution = before
      let found = retry(after: error) { (checker) throws(CheckFailure) in
        let value = try checker.check(list[place], expecting: nil)
        let general = CommonType(type: value.type, told: (place, value))
        var values: [Expression] = []
        try checker.append(list, to: &values, of: general, as: purpose)
        return (values, general.type)
      }
      if let found { return found }
      solution = after
      throw error
    }
  }

  mutating func append(
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

extension Checker {
  /// Returns the value that an array literal makes of one of the file's types.
  mutating func ownArray(_ node: ArrayExprSyntax, _ type: Type) throws(CheckFailure) -> Expression {
    let arguments = node.elements.enumerated().map { index, element in
      Argument.written(label: index == 0 ? LiteralForm.array.label : nil, element.expression)
    }
    return try chooseLiteral(.array, arguments, type, at: node.offset)
  }

  /// Returns the value that a dictionary literal makes of one of the file's types.
  mutating func ownDictionary(
    _ elements: [DictionaryElementSyntax], _ type: Type, at offset: Int
  ) throws(CheckFailure) -> Expression {
    // The parameter is variadic: an array of the literal's entries.
    guard let id = initializers(.dictionary, of: type).first,
      case .tuple(let parts)? = try signature(of: id).parameters.first.flatMap({ (parameter) throws(CheckFailure) in
        try substituted(parameter.type, substitution(for: id, in: type)).arrayElement
      }), parts.count == 2
    else {
      throw failure(LiteralProblem.dictionary(shown(type)), at: offset)
    }
    var arguments: [Argument] = []
    for element in elements {
      let key = try fit(try check(element.key, expecting: parts[0].type), to: parts[0].type, element.key, as: .key)
      let value = try fit(
        try check(element.value, expecting: parts[1].type), to: parts[1].type, element.value, as: .value)
      let label = arguments.isEmpty ? LiteralForm.dictionary.label : nil
      arguments.append(.labelled(label, Expression(.tuple([key, value]), .tuple(parts), at: element.offset)))
    }
    return try chooseLiteral(.dictionary, arguments, type, at: offset)
  }
}
