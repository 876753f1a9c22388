import SwiftParser
import SwiftSyntax

// Names in unchecked code: their nearest declarations, found in the syntax alone.

/// The declaration of a name in the code around a position.
enum SurroundingName {
  /// No declaration in the code around. The name may be declared at file level or in the library.
  case outside
  /// A declaration without a known value: a parameter, a loop variable, a property that is set elsewhere.
  case withoutValue
  /// A constant, variable or property with its initial value and type annotation. The node is the declaration.
  case value(ExprSyntax, TypeSyntax?, Syntax)
}

extension Syntax {
  /// Returns the nearest declaration of a name around this node.
  func declaration(of name: String) -> SurroundingName {
    var inner = self
    while let outer = inner.parent {
      if let found = outer.ownDeclaration(of: name, before: inner) { return found }
      inner = outer
    }
    return .outside
  }

  /// Returns the declaration of a name that this node itself contains and that is visible
  /// at `inner`; nil if there is none.
  private func ownDeclaration(of name: String, before inner: Syntax) -> SurroundingName? {
    if let items = self.as(CodeBlockItemListSyntax.self) {
      // The checker knows the variables at file level.
      guard parent?.is(SourceFileSyntax.self) != true else { return nil }
      for item in items where item.position < inner.position {
        if case .decl(let node) = item.item, let found = node.as(VariableDeclSyntax.self)?.value(of: name) {
          return found
        }
      }
    } else if let members = self.as(MemberBlockSyntax.self) {
      for member in members.members {
        guard let node = member.decl.as(VariableDeclSyntax.self), !node.modifiers.has(.static) else { continue }
        if let found = node.value(of: name) { return found }
      }
    } else if let node = self.as(FunctionDeclSyntax.self) {
      return node.signature.parameterClause.value(of: name)
    } else if let node = self.as(InitializerDeclSyntax.self) {
      return node.signature.parameterClause.value(of: name)
    } else if let node = self.as(ClosureExprSyntax.self) {
      let isParameter = node.signature?.parameterClause?.names.contains(name) ?? false
      return isParameter || name.hasPrefix("$") ? .withoutValue : nil
    } else if let node = self.as(ForStmtSyntax.self) {
      return node.pattern.declares(name) ? .withoutValue : nil
    } else if let node = self.as(IfExprSyntax.self) {
      return node.conditions.contains { $0.condition.declares(name) } ? .withoutValue : nil
    } else if let node = self.as(SwitchCaseSyntax.self), let label = node.label.as(SwitchCaseLabelSyntax.self) {
      return label.caseItems.contains { $0.pattern.declares(name) } ? .withoutValue : nil
    }
    return nil
  }

  /// The name of the type that this node declares or extends; nil for other nodes.
  var typeDeclarationName: String? {
    switch self.as(SyntaxEnum.self) {
    case .structDecl(let node): node.name.identifierText
    case .enumDecl(let node): node.name.identifierText
    case .classDecl(let node): node.name.identifierText
    case .extensionDecl(let node): node.extendedType.bareText
    default: nil
    }
  }
}

extension VariableDeclSyntax {
  /// Returns the value of a name in this declaration; nil if it does not declare the name.
  fileprivate func value(of name: String) -> SurroundingName? {
    for binding in bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        if binding.pattern.declares(name) { return .withoutValue }
        continue
      }
      guard pattern.identifier.identifierText == name else { continue }
      let annotation = binding.typeAnnotation?.type
      if let value = binding.initializer?.value { return .value(value, annotation, Syntax(self)) }
      guard let block = binding.accessorBlock, let annotation, let items = Accessors(block).getter else {
        return .withoutValue
      }
      if items.count == 1, case .expr(let only)? = items.first?.item { return .value(only, annotation, Syntax(self)) }
      // Several statements become a closure that is called immediately.
      let text = "{ () -> \(annotation.bareText) in\n\(items.description)\n}()"
      return Parser.expression(text).map { .value($0, annotation, Syntax(self)) } ?? .withoutValue
    }
    return nil
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate func value(of name: String) -> SurroundingName? {
    guard let parameter = parameters.first(where: { ($0.secondName ?? $0.firstName).identifierText == name }) else {
      return nil
    }
    return parameter.defaultValue.map { .value($0.value, parameter.type, Syntax(self)) } ?? .withoutValue
  }
}

extension ClosureSignatureSyntax.ParameterClause {
  fileprivate var names: [String] {
    switch self {
    case .simpleInput(let list): list.map(\.name.identifierText)
    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).identifierText }
    }
  }
}

extension SyntaxProtocol {
  /// Returns whether a pattern or condition binds a name.
  fileprivate func declares(_ name: String) -> Bool {
    var open = [Syntax(self)]
    while let node = open.popLast() {
      if let pattern = node.as(IdentifierPatternSyntax.self), pattern.identifier.identifierText == name { return true }
      open += node.children(viewMode: .sourceAccurate)
    }
    return false
  }
}

extension ExprSyntax {
  /// The names that the expression refers to, without members after a dot. Each name occurs once.
  var names: [String] {
    var names: [String] = []
    var open = [Syntax(self)]
    while let node = open.popLast() {
      if let reference = node.as(DeclReferenceExprSyntax.self) {
        let name = reference.baseName.identifierText
        if !names.contains(name) { names.append(name) }
      } else if let member = node.as(MemberAccessExprSyntax.self) {
        // The member's name is not looked up in the surroundings.
        if let base = member.base { open.append(Syntax(base)) }
      } else {
        open += node.children(viewMode: .sourceAccurate).reversed()
      }
    }
    return names
  }

  /// The expression without `self.` and without the `$` of a binding, because only the values that it reads matter.
  var withoutReceiver: ExprSyntax {
    let text = bareText
    let isBinding = text.hasPrefix("$") && text.dropFirst().allSatisfy { $0.isLetter || $0 == "_" }
    guard text.contains("self.") || isBinding else { return self }
    return Parser.expression((isBinding ? String(text.dropFirst()) : text).replacing("self.", with: "")) ?? self
  }
}
