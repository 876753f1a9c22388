import SwiftParser
import SwiftSyntax

// Names in code that is not checked: where the nearest declaration of one stands, told from the syntax alone.

/// What the code around a place says of a name.
enum SurroundingName {
  /// It declares no such name: the file or the library may.
  case outside
  /// A parameter, a loop's variable, a property that is set elsewhere.
  case withoutValue
  /// A constant, a variable or a property with the value that it starts from; the place is where that is written.
  case value(ExprSyntax, TypeSyntax?, Syntax)
}

extension Syntax {
  /// The nearest declaration of a name around this node.
  func declaration(of name: String) -> SurroundingName {
    var inner = self
    while let outer = inner.parent {
      if let found = outer.ownDeclaration(of: name, before: inner) { return found }
      inner = outer
    }
    return .outside
  }

  /// What this node itself declares under a name for what is inside it.
  private func ownDeclaration(of name: String, before inner: Syntax) -> SurroundingName? {
    if let items = self.as(CodeBlockItemListSyntax.self) {
      // The file's own variables are known to the checker.
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

  /// The name of the type that this declaration is about.
  var typeDeclarationName: String? {
    switch self.as(SyntaxEnum.self) {
    case .structDecl(let node): node.name.identifierText
    case .enumDecl(let node): node.name.identifierText
    case .classDecl(let node): node.name.identifierText
    case .extensionDecl(let node): node.extendedType.trimmedDescription
    default: nil
    }
  }
}

extension VariableDeclSyntax {
  /// What the declaration says of a name; nil when it is not about it.
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
      // Several statements: a closure that is called at once.
      let text = "{ () -> \(annotation.trimmedDescription) in\n\(items.description)\n}()"
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
  /// Whether a pattern or condition binds a name.
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
  /// The names that the expression refers to, not as members of something; each once.
  var names: [String] {
    var names: [String] = []
    var open = [Syntax(self)]
    while let node = open.popLast() {
      if let reference = node.as(DeclReferenceExprSyntax.self) {
        let name = reference.baseName.identifierText
        if !names.contains(name) { names.append(name) }
      } else if let member = node.as(MemberAccessExprSyntax.self) {
        // The member's name is none of the surroundings'.
        if let base = member.base { open.append(Syntax(base)) }
      } else {
        open += node.children(viewMode: .sourceAccurate).reversed()
      }
    }
    return names
  }

  /// The expression without `self.` and without the `$` of a binding: only what is read counts.
  var withoutReceiver: ExprSyntax {
    let text = trimmedDescription
    let isBinding = text.hasPrefix("$") && text.dropFirst().allSatisfy { $0.isLetter || $0 == "_" }
    guard text.contains("self.") || isBinding else { return self }
    return Parser.expression((isBinding ? String(text.dropFirst()) : text).replacing("self.", with: "")) ?? self
  }
}
