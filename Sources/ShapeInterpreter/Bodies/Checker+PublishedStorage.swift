import SwiftSyntax

// The storage of properties that are marked `@Published`, where code names it: `&$name` and `_name`.

extension Checker {
  /// Returns the function that sets the property whose publisher is passed with `&`, as in `assign(to: &$name)`; nil
  /// for another argument.
  mutating func publishedSetter(_ node: ExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression? {
    let (base, name): (ExprSyntax?, String)
    if let member = node.as(MemberAccessExprSyntax.self) {
      (base, name) = (member.base, member.declName.baseName.text)
    } else if let reference = node.as(DeclReferenceExprSyntax.self) {
      (base, name) = (nil, reference.baseName.text)
    } else {
      return nil
    }
    guard name.hasPrefix("$"), declarations.preludeTypes["_PublishedLines"] != nil else { return nil }
    let object: Expression
    if let base {
      object = try check(base, expecting: nil)
    } else {
      guard let receiver = current.receiver, let owner = current.owner else { return nil }
      object = Expression(.variable(receiver), owner, at: node.offset)
    }
    return try methodValue(
      Self.publishedSetter(of: String(name.dropFirst())), [], of: object, expecting: type, at: node.offset)
  }

  /// Returns the property and the value that `_x = Published(initialValue: value)` sets in an initializer; nil for
  /// another assignment.
  mutating func publishedStorage(
    _ target: ExprSyntax, _ value: ExprSyntax
  ) throws(CheckFailure) -> (place: Expression, value: ExprSyntax)? {
    var name = target.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    if let member = target.as(MemberAccessExprSyntax.self), member.base?.bareText == "self" {
      name = member.declName.baseName.identifierText
    }
    guard current.isInitializer, let name, name.hasPrefix("_"), let nominal = current.owner?.nominal,
      let property = types[nominal]?.properties.first(where: { $0.isPublished && "_" + $0.name == name }),
      let call = value.as(FunctionCallExprSyntax.self), call.makesPublished, let argument = call.arguments.first,
      let receiver = implicitReceiver(at: target.offset),
      let place = try self.property(property.name, of: receiver, at: target.offset)
    else { return nil }
    return (place, argument.expression)
  }
}

extension FunctionCallExprSyntax {
  /// True for `Published(initialValue: x)`, `Published<Int>(wrappedValue: x)` and `.init(initialValue: x)`.
  fileprivate var makesPublished: Bool {
    let callee = calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? calledExpression
    return ["Published", ".init"].contains(callee.bareText) && arguments.count == 1 && trailingClosure == nil
      && ["initialValue", "wrappedValue"].contains(arguments.first?.label?.text)
  }
}
