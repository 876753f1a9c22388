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
    var cost = ConversionCost()
    return converted(expression, to: type, cost: &cost)
  }

  /// Converts like `converted(_:to:)` (nil if impossible), and adds the cost of the conversion to `cost`, by which
  /// overloads are ranked.
  mutating func converted(_ expression: Expression, to type: Type, cost: inout ConversionCost) -> Expression? {
    let have = inference.shallow(expression.type)
    let want = inference.shallow(type)
    let before = inference
    let literals = openLiterals(in: have)
    if inference.unify(have, want) {
      for (literal, form) in literals {
        switch (form, inference.shallow(literal)) {
        case (.anything, _), (.integerLiteral, .int), (.floatLiteral, .double), (_, .variable): break
        default: cost.add(.literal)
        }
      }
      // A tuple has the labels of its context from here on.
      guard case .tuple = want, have != want else { return expression }
      return Expression(expression.kind, want, at: expression.offset)
    }
    inference = before
    if have.isConvertibleFloat, want.isConvertibleFloat {
      cost.add(.number)
      return Expression(.convert(expression), want, at: expression.offset)
    }
    if case .address(let target) = expression.kind, let value = pointee(target, have, for: want) { return value }
    if let wrapped = want.wrapped {
      return optional(expression, from: have, to: want, of: wrapped, cost: &cost)
    }
    if case .tuple(let values) = expression.kind, case .tuple(let components) = want, values.count == components.count {
      guard let fitted = converted(values, to: components, cost: &cost) else { return nil }
      return Expression(.tuple(fitted), want, at: expression.offset)
    }
    if case .string(let parts) = expression.kind, have == .string, want == .character, parts.isCharacter {
      cost.add(.literal)
      return Expression(expression.kind, .character, at: expression.offset)
    }
    if let path = writablePath(expression, from: have, to: want) { return path }
    if isReadablePath(have, as: want) { return readablePath(expression, from: have, to: want) }
    let value = generalized(expression, from: have, to: want, cost: &cost)
    if value == nil { inference = before }
    return value
  }

  /// Returns the open types of literals within a type, with what they may become.
  private func openLiterals(in type: Type) -> [(Type, Inference.Constraint)] {
    guard type.isOpen else { return [] }
    var found: [(Type, Inference.Constraint)] = []
    inference.resolved(type).contains { part in
      if case .variable = part, inference.isOpenLiteral(part) { found.append((part, inference.constraint(of: part))) }
      return false
    }
    return found
  }

  /// Returns the value itself for `&transform` where an UnsafePointer to it, perhaps an optional one, is expected and
  /// only reads it; nil where another type is expected.
  private func pointee(_ target: Expression, _ have: Type, for want: Type) -> Expression? {
    if let pointer = want.wrapped, pointer.argument(of: "UnsafePointer") == have {
      return Expression(.convert(Expression(target.kind, pointer, at: target.offset)), want, at: target.offset)
    }
    guard want.argument(of: "UnsafePointer") == have else { return nil }
    return Expression(.convert(Expression(target.kind, want, at: target.offset)), want, at: target.offset)
  }

  /// Returns the expression as an optional, or nil if neither it nor the value in it can be converted.
  private mutating func optional(
    _ expression: Expression, from have: Type, to want: Type, of wrapped: Type, cost: inout ConversionCost
  ) -> Expression? {
    let before = inference
    if have.wrapped != nil, inference.shallow(wrapped).wrapped != nil, inference.unify(have, wrapped) {
      cost.add(.optional)
      return Expression(.convert(expression), want, at: expression.offset)
    }
    inference = before
    guard let inner = have.wrapped else {
      cost.add(.optional)
      guard let value = converted(expression, to: wrapped, cost: &cost) else { return nil }
      return Expression(.convert(value), want, at: expression.offset)
    }
    if declarations.isReference(inner) {
      let object = Expression(.tuple([]), inner, at: expression.offset)
      guard declarations.isReference(inference.shallow(wrapped)), converted(object, to: wrapped) != nil else {
        return upcast(expression, from: have, to: want, cost: &cost)
      }
      cost.others += 1
      return Expression(.convert(expression), want, at: expression.offset)
    }
    // Double? to CGFloat?, and the reverse.
    if inner.isConvertibleFloat, inference.shallow(wrapped).isConvertibleFloat {
      cost.add(.number)
      return Expression(.convert(expression), want, at: expression.offset)
    }
    let general = inference.shallow(wrapped)
    guard declarations.isExistential(general) else { return nil }
    // Int? to Any?, and to AnyHashable?.
    cost.addConversion(toExistential: general)
    return upcast(expression, from: have, to: want, cost: &cost)
  }

  /// Returns the values of a tuple, each as a value of its component's type; nil if one of them cannot be converted.
  private mutating func converted(
    _ values: [Expression], to components: [Type.Component], cost: inout ConversionCost
  ) -> [Expression]? {
    let before = inference
    var fitted: [Expression] = []
    for (value, component) in zip(values, components) {
      guard let one = converted(value, to: component.type, cost: &cost) else {
        inference = before
        return nil
      }
      fitted.append(one)
    }
    return fitted
  }

  /// Returns a key path to a property of an object as one to any writable property, or nil for other types. Both are a
  /// getter and a setter.
  private mutating func writablePath(_ expression: Expression, from have: Type, to want: Type) -> Expression? {
    guard case .nominal(.library("ReferenceWritableKeyPath"), let own) = have,
      case .nominal(.library("WritableKeyPath"), let others) = want,
      inference.unify(own[0], others[0]), inference.unify(own[1], others[1])
    else { return nil }
    var path = expression
    path.type = want
    return path
  }

  /// Returns whether a type is that of a writable key path where one that only reads is expected, and binds the types
  /// of both to each other.
  private mutating func isReadablePath(_ have: Type, as want: Type) -> Bool {
    guard case .nominal(let kind, let own) = have, kind.isKeyPath, kind != .library("KeyPath"),
      case .nominal(.library("KeyPath"), let others) = want
    else { return false }
    return inference.unify(own[0], others[0]) && inference.unify(own[1], others[1])
  }

  /// Returns the getter of a writable key path as a key path that only reads.
  private func readablePath(_ expression: Expression, from have: Type, to want: Type) -> Expression? {
    var path = expression
    path.type = have
    guard let getter = path.keyPathGetter else { return nil }
    return Expression(.tuple([getter]), want, at: expression.offset)
  }

  /// Returns the expression as a value of a more general type, or a value that the expression makes; nil if there is no
  /// such conversion.
  private mutating func generalized(
    _ expression: Expression, from have: Type, to want: Type, cost: inout ConversionCost
  ) -> Expression? {
    if want == .node, let view = node(of: expression) {
      cost.others += 1
      return view
    }
    if let value = object(expression, from: have, to: want, cost: &cost) { return value }
    if let value = metatype(expression, from: have, to: want, cost: &cost) { return value }
    if declarations.isExistential(want), let bound = want.nominal {
      guard isConforming(have, to: bound) else { return nil }
      cost.addConversion(toExistential: want)
      return Expression(.convert(expression), want, at: expression.offset)
    }
    if let value = ownValue(of: expression, as: want) {
      cost.add(.literal)
      return value
    }
    if have == .never { return Expression(.convert(expression), want, at: expression.offset) }
    if let value = upcast(expression, from: have, to: want, cost: &cost) { return value }
    guard let inner = implicitlyUnwrapped(expression), let value = converted(inner, to: want, cost: &cost) else {
      return nil
    }
    cost.add(.forced)
    return value
  }

  /// Returns an object as one of a class that its own inherits from, or nil if the expected type is no such class.
  private mutating func object(
    _ expression: Expression, from have: Type, to want: Type, cost: inout ConversionCost
  ) -> Expression? {
    if let nominal = want.nominal, nominal != have.nominal, declarations.isReference(want),
      let parent = ancestor(nominal, of: inference.resolved(have)), inference.unify(parent, want)
    {
      cost.others += 1
      return Expression(.convert(expression), want, at: expression.offset)
    }
    guard let object = asBoundClass(expression), declarations.isReference(want) else { return nil }
    return converted(object, to: want, cost: &cost)
  }

  /// Returns a type as one of those that conform to a protocol or inherit from a class, such as `Circle.self` for
  /// `any Shape.Type`; nil if it is none of them.
  private mutating func metatype(
    _ expression: Expression, from have: Type, to want: Type, cost: inout ConversionCost
  ) -> Expression? {
    guard case .metatype(let held) = have, case .metatype(let general) = want else { return nil }
    let (own, other) = (inference.resolved(held), inference.resolved(general))
    guard let bound = other.nominal, !inference.isUnknown(own), !declarations.isExistential(own) else { return nil }
    let isOneOfThem =
      declarations.isExistential(other) ? conforms(own, to: bound) : own != other && ancestor(bound, of: own) == other
    guard isOneOfThem else { return nil }
    cost.others += 1
    return Expression(.typeTag(expression), want, at: expression.offset)
  }

  /// Returns whether a type, for a literal its default one, conforms to a protocol.
  private mutating func isConforming(_ have: Type, to bound: Nominal) -> Bool {
    inference.applyDefault(to: have)
    let known = inference.resolved(have)
    return !inference.isUnknown(known) && conforms(known, to: bound)
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
