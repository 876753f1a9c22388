import SwiftSyntax

// Objects that hold something of a system that is not known here, such as a player of sounds: the class has no such
// property, so that what does not use it is as it is. What uses it finds that the name is not known.

extension Checker {
  /// Removes the stored properties of classes whose types are not known.
  mutating func dropUnknownProperties() {
    for nominal in declarations.order {
      guard let declared = types[nominal], declared.kind == .reference, !nominal.isPrelude else { continue }
      let scope = TypeScope(owner: declared.type, generics: declared.generics)
      let unknown = declared.properties.filter { isOfUnknownType($0, in: scope) }.map(\.name)
      guard !unknown.isEmpty else { continue }
      declarations.types[nominal]?.properties.removeAll { unknown.contains($0.name) }
    }
  }

  /// Returns whether the type that is written for a property, or the one that its value is made of, is not known.
  private mutating func isOfUnknownType(_ property: PropertyDeclaration, in scope: TypeScope) -> Bool {
    if let written = property.annotation { return isUnknown(written, in: scope) }
    guard let call = property.value?.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self), callee.argumentNames == nil,
      callee.baseName.text.first?.isUppercase ?? false,
      fileScope.functions[callee.baseName.text] == nil
    else { return false }
    return isUnknown(TypeSyntax(IdentifierTypeSyntax(name: callee.baseName)), in: scope)
  }

  private mutating func isUnknown(_ type: TypeSyntax, in scope: TypeScope) -> Bool {
    do throws(CheckFailure) {
      _ = try resolve(type, in: scope)
      return false
    } catch {
      guard case .complaint(let complaint) = error else { return false }
      return complaint.problem.lacksName
    }
  }
}
