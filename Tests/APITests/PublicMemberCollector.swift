import SwiftParser
import SwiftSyntax

/// Reads the public declarations of a module off its sources, in every branch of conditional compilation.
struct PublicMemberCollector {
  private(set) var members: Set<PublicMember> = []
  /// Types that the module keeps to itself; what extensions of them declare is not public either.
  private var internalTypes: Set<String> = []
  /// Protocols whose names begin with an underscore, with the types that conform to them.
  private var conformers: [String: Set<String>] = [:]

  init(sources: [String]) {
    let files = sources.map { Parser.parse(source: $0) }
    for file in files { collectTypes(file.statements.map(\.item), owner: nil) }
    for file in files { collect(file.statements.map(\.item), owner: nil, isOpen: false) }
    giveSharedMembersToConformers()
  }

  /// Gives the members that an underscored protocol adds to the types that conform to it, as far as they are public.
  private mutating func giveSharedMembersToConformers() {
    for member in members {
      guard let owner = member.owner, let types = conformers[owner], member.form != .conformance else { continue }
      for type in types {
        var own = member
        own.owner = type
        members.insert(own)
      }
      members.remove(member)
    }
  }
}

// Which types there are.
extension PublicMemberCollector {
  private mutating func collectTypes(_ items: [CodeBlockItemSyntax.Item], owner: String?) {
    for item in items.flatMap(\.withoutConditions) {
      guard let declaration = item.as(DeclSyntax.self), let group = declaration.asProtocol(DeclGroupSyntax.self) else {
        continue
      }
      let name = [owner, group.typeName].compactMap { $0 }.joined(separator: ".")
      if !group.is(ExtensionDeclSyntax.self), !group.modifiers.arePublic { internalTypes.insert(name) }
      for parent in group.inheritedNames where parent.hasPrefix("_") && !name.hasPrefix("_") {
        conformers[parent, default: []].insert(name)
      }
      collectTypes(group.memberBlock.members.map { .decl($0.decl) }, owner: name)
    }
  }
}

// Which members they have.
extension PublicMemberCollector {
  /// `isOpen` says that members are public without a word: those of a public protocol.
  private mutating func collect(_ items: [CodeBlockItemSyntax.Item], owner: String?, isOpen: Bool) {
    for item in items.flatMap(\.withoutConditions) {
      guard let declaration = item.as(DeclSyntax.self) else { continue }
      if let group = declaration.asProtocol(DeclGroupSyntax.self) {
        collect(group, owner: owner)
      } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
        for element in cases.elements { insert(element.name.text, owner: owner, form: element.form) }
      } else if isOpen || declaration.modifiers.arePublic {
        collect(declaration, owner: owner)
      }
    }
  }

  private mutating func collect(_ group: any DeclGroupSyntax, owner: String?) {
    let name = [owner, group.typeName].compactMap { $0 }.joined(separator: ".")
    guard !internalTypes.contains(name) else { return }
    if !group.is(ExtensionDeclSyntax.self) { insert(group.typeName, owner: owner, form: .type) }
    for parent in group.inheritedNames { insert(parent, owner: name, form: .conformance) }
    let items = group.memberBlock.members.map { CodeBlockItemSyntax.Item.decl($0.decl) }
    collect(items, owner: name, isOpen: group.is(ProtocolDeclSyntax.self))
  }

  private mutating func collect(_ declaration: DeclSyntax, owner: String?) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let parameters = function.signature.parameterClause.members
      let isOperator = function.name.tokenKind.isOperator
      insert(function.name.text, owner: owner, form: isOperator ? .operation(parameters) : .function(parameters))
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      insert("init", owner: owner, form: .initializer(initializer.signature.parameterClause.members))
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings { insert(binding.pattern.trimmedDescription, owner: owner, form: .value) }
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      insert(alias.name.text, owner: owner, form: .type)
    } else if let type = declaration.as(AssociatedTypeDeclSyntax.self) {
      insert(type.name.text, owner: owner, form: .type)
    } else if let subscripting = declaration.as(SubscriptDeclSyntax.self) {
      insert("subscript", owner: owner, form: .function(subscripting.parameterClause.members))
    }
  }

  private mutating func insert(_ name: String, owner: String?, form: PublicMember.Form) {
    members.insert(PublicMember(owner: owner, baseName: name, form: form))
  }
}

extension CodeBlockItemSyntax.Item {
  /// The item itself, or what stands in all branches of a conditional one.
  fileprivate var withoutConditions: [CodeBlockItemSyntax.Item] {
    guard let condition = self.as(IfConfigDeclSyntax.self) else { return [self] }
    return condition.clauses.flatMap { clause -> [CodeBlockItemSyntax.Item] in
      switch clause.elements {
      case .statements(let items): items.map(\.item).flatMap(\.withoutConditions)
      case .decls(let members): members.flatMap { CodeBlockItemSyntax.Item.decl($0.decl).withoutConditions }
      default: []
      }
    }
  }
}

extension DeclGroupSyntax {
  /// The name of the type that it declares or extends, without generic arguments.
  fileprivate var typeName: String {
    if let named = asProtocol(NamedDeclSyntax.self) { return named.name.text }
    return self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
  }

  fileprivate var inheritedNames: [String] {
    inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
  }
}

extension DeclSyntax {
  fileprivate var modifiers: DeclModifierListSyntax {
    asProtocol(WithModifiersSyntax.self)?.modifiers ?? DeclModifierListSyntax([])
  }
}

extension DeclModifierListSyntax {
  /// True if `public` is among them, other than for a setter alone.
  fileprivate var arePublic: Bool {
    contains { $0.name.tokenKind == .keyword(.public) && $0.detail == nil }
  }
}

extension EnumCaseElementSyntax {
  fileprivate var form: PublicMember.Form {
    guard let clause = parameterClause else { return .value }
    return .function(
      clause.parameters.map {
        .init(
          label: $0.firstName?.text ?? "_", type: $0.type.trimmedDescription,
          defaultValue: $0.defaultValue?.value.trimmedDescription)
      })
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate var members: [PublicMember.Parameter] {
    parameters.map {
      .init(
        label: $0.firstName.text, type: $0.type.trimmedDescription,
        defaultValue: $0.defaultValue?.value.trimmedDescription)
    }
  }
}

extension TokenKind {
  fileprivate var isOperator: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}
