import SwiftSyntax

// Fitting: converts an expression to the type that its context expects, with Swift's implicit conversions.

extension Checker {
  /// Returns the expression as a value of `type`, or throws swiftc's diagnostic if it cannot be converted.
  mutating func fit(
    _ expression: Expression, to type: Type, _ syntax: ExprSyntax, as purpose: Purpose
  ) throws(CheckFailure) -> Expression {
    if let fitted = converted(expression, to: type) { return fitted }
    throw mismatch(expression, insteadOf: type, as: purpose, at: syntax.offset)
  }

  /// Returns the expression as a value of `type`, or nil if Swift has no implicit conversion. A failed attempt leaves
  /// no bindings behind.
  mutating func converted(_ expression: Expression, to type: Type) -> Expression? {
    var cost = 0
    return converted(expression, to: type, cost: &cost)
  }

  /// Converts like `converted(_:to:)` (nil if impossible), and adds the cost of the conversion to `cost`, by which
  /// overloads are ranked.
  mutating func converted(_ expression: Expression, to type: Type, cost: inout Int) -> Expression? {
    let have = inference.shallow(expression.type)
    let want = inference.shallow(type)
    let before = inference
    let wasLiteral = inference.constraint(of: have)
    if inference.unify(have, want) {
      switch (wasLiteral, inference.shallow(want)) {
      case (.anything, _), (.integerLiteral, .int), (.floatLiteral, .double), (_, .variable): break
      default: cost += 1
      }
      // A tuple has the labels of its context from here on.
      guard case .tuple = want, have != want else { return expression }
      return Expression(expression.kind, want, at: expression.offset)
    }
    inference = before
    if have.isConvertibleFloat, want.isConvertibleFloat {
      cost += 4
      return Expression(.convert(expression), want, at: expression.offset)
    }
    // `&transform` for an UnsafePointer parameter, which is only read: passes the value itself.
    if case .address(let target) = expression.kind, let pointer = want.wrapped,
      pointer.argument(of: "UnsafePointer") == have
    {
      return Expression(.convert(Expression(target.kind, pointer, at: target.offset)), want, at: target.offset)
    }
    if case .address(let target) = expression.kind, want.argument(of: "UnsafePointer") == have {
      return Expression(.convert(Expression(target.kind, want, at: target.offset)), want, at: target.offset)
    }
    if let wrapped = want.wrapped {
      if have.wrapped != nil, inference.shallow(wrapped).wrapped != nil, inference.unify(have, wrapped) {
        cost += 2
        return Expression(.convert(expression), want, at: expression.offset)
      }
      inference = before
      if let inner = have.wrapped, declarations.isReference(inner) {
        let object = Expression(.tuple([]), inner, at: expression.offset)
        if declarations.isReference(inference.shallow(wrapped)), converted(object, to: wrapped) != nil {
          cost += 3
          return Expression(.convert(expression), want, at: expression.offset)
        }
        return upcast(expression, from: have, to: want)
      }
      if let inner = have.wrapped {
        // Double? to CGFloat?, and the reverse.
        guard inner.isConvertibleFloat, inference.shallow(wrapped).isConvertibleFloat else { return nil }
        cost += 5
        return Expression(.convert(expression), want, at: expression.offset)
      }
      cost += 2
      guard let value = converted(expression, to: wrapped, cost: &cost) else { return nil }
      return Expression(.convert(value), want, at: expression.offset)
    }
    if case .tuple(let values) = expression.kind, case .tuple(let components) = want, values.count == components.count {
      var fitted: [Expression] = []
      for (value, component) in zip(values, components) {
        guard let one = converted(value, to: component.type, cost: &cost) else {
          inference = before
          return nil
        }
        fitted.append(one)
      }
      return Expression(.tuple(fitted), want, at: expression.offset)
    }
    if case .string(let parts) = expression.kind, have == .string, want == .character, parts.isCharacter {
      return Expression(expression.kind, .character, at: expression.offset)
    }
    if case .nominal(.library("ReferenceWritableKeyPath"), let own) = have,
      case .nominal(.library("WritableKeyPath"), let others) = want,
      inference.unify(own[0], others[0]), inference.unify(own[1], others[1])
    {
      // Both are a getter and a setter.
      var path = expression
      path.type = want
      return path
    }
    if case .nominal(let kind, let own) = have, kind.isKeyPath, kind != .library("KeyPath"),
      case .nominal(.library("KeyPath"), let others) = want,
      inference.unify(own[0], others[0]), inference.unify(own[1], others[1])
    {
      var path = expression
      path.type = .nominal(kind, own)
      guard let getter = path.keyPathGetter else { return nil }
      return Expression(.tuple([getter]), want, at: expression.offset)
    }
    if want == .node, let view = node(of: expression) {
      cost += 3
      return view
    }
    if let nominal = want.nominal, nominal != have.nominal, declarations.isReference(want),
      let parent = ancestor(nominal, of: inference.resolved(have)), inference.unify(parent, want)
    {
      cost += 3
      return Expression(.convert(expression), want, at: expression.offset)
    }
    if let object = asBoundClass(expression), declarations.isReference(want),
      let value = converted(object, to: want, cost: &cost)
    {
      return value
    }
    if declarations.isExistential(want), let bound = want.nominal {
      inference.applyDefault(to: have)
      let known = inference.resolved(have)
      guard !inference.isUnknown(known), conforms(known, to: bound) else {
        inference = before
        return nil
      }
      cost += 6
      return Expression(.convert(expression), want, at: expression.offset)
    }
    if let value = ownValue(of: expression, as: want) {
      cost += 2
      return value
    }
    if have == .never { return Expression(.convert(expression), want, at: expression.offset) }
    if let value = upcast(expression, from: have, to: want) {
      cost += 3
      return value
    }
    if let inner = implicitlyUnwrapped(expression), let value = converted(inner, to: want, cost: &cost) {
      cost += 2
      return value
    }
    inference = before
    return nil
  }
}

extension [StringPart] {
  /// True if the literal may be a character: a single text of one character.
  fileprivate var isCharacter: Bool {
    guard count == 1, case .text(let text) = self[0] else { return false }
    return text.count == 1
  }
}

extension Checker {
  /// Returns whether a value can be converted to the expected type, as far as the types are inferred.
  mutating func isSuitable(_ value: Expression, for type: Type?) -> Bool {
    guard let type, inference.shallow(type).isNamed else { return true }
    let before = inference
    defer { inference = before }
    return converted(value, to: type) != nil
  }

  /// Returns a closure of a function type with the given variables as parameters and a body that returns `value`.
  mutating func closure(
    of variables: [VariableID], giving value: Expression, as type: Type, _ result: Type, at offset: Int
  ) throws(CheckFailure) -> Expression {
    guard let fitted = converted(value, to: result) else {
      throw failure(TypeMismatch.value(shown(value.type), insteadOf: shown(result), as: .closureResult), at: offset)
    }
    let tree = ClosureTree(
      parameters: variables.map { ClosureParameter(variable: $0, isInout: false) },
      body: [.giveBack(fitted, at: offset)])
    return Expression(.closure(tree), type, at: offset)
  }
}
