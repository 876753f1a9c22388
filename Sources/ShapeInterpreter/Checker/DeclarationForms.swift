import SwiftSyntax

// What the syntax of a declaration says of it.

extension CodeBlockItemListSyntax {
  /// The declarations among the statements.
  var declarations: [DeclSyntax] { compactMap(\.declaration) }
}

extension CodeBlockItemSyntax {
  /// The declaration that the statement is.
  var declaration: DeclSyntax? { if case .decl(let node) = item { node } else { nil } }
}

/// The accessors of a property, a variable or a subscript.
struct Accessors {
  var getter: CodeBlockItemListSyntax?
  var setter: CodeBlockItemListSyntax?
  var newValue = "newValue"
  /// Whether the getter is `mutating`, and the setter not `nonmutating`.
  var getterMutates = false
  var setterMutates = true
  /// Whether reading may throw an error.
  var isThrowing = false
  /// `willSet` and `didSet`.
  var observers: [AccessorDeclSyntax] = []
  /// Whether there is more than observers, which leave a property stored.
  var isComputed = false
  /// What is said of an accessor that is not supported when something needs the property.
  var refusal: Complaint?

  init(_ block: AccessorBlockSyntax) {
    switch block.accessors {
    case .getter(let items):
      getter = items
      isComputed = true
    case .accessors(let list):
      for accessor in list { take(accessor) }
      if isComputed, refusal == nil, !list.contains(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) }) {
        refusal = Complaint(message: "variable with a setter must also have a getter", offset: block.offset)
      }
    }
  }

  private mutating func take(_ accessor: AccessorDeclSyntax) {
    switch accessor.accessorSpecifier.tokenKind {
    case .keyword(.get):
      getter = accessor.body?.statements
      getterMutates = accessor.modifier?.name.tokenKind == .keyword(.mutating)
      isThrowing = accessor.effectSpecifiers?.throwsClause?.throwsErrors ?? false
      isComputed = true
    case .keyword(.set):
      setter = accessor.body?.statements
      setterMutates = accessor.modifier?.name.tokenKind != .keyword(.nonmutating)
      if let name = accessor.parameters?.name.identifierText { newValue = name }
      isComputed = true
    case .keyword(.willSet), .keyword(.didSet): observers.append(accessor)
    default:
      isComputed = true
      refuse("'\(accessor.accessorSpecifier.text)' accessors are not supported", at: accessor)
    }
    if let word = accessor.effectSpecifiers?.asyncSpecifier {
      refuse("'\(word.text)' accessors are not supported", at: word)
    }
  }

  private mutating func refuse(_ message: String, at node: some SyntaxProtocol) {
    refusal = refusal ?? Complaint(message: message, offset: node.offset)
  }
}

extension ThrowsClauseSyntax {
  /// Whether errors may come from where the clause stands: neither through arguments alone, nor never.
  var throwsErrors: Bool { throwsSpecifier.tokenKind == .keyword(.throws) && type?.trimmedDescription != "Never" }
}

extension DeclSyntax {
  /// Whether only its own file sees it.
  var isFilePrivate: Bool {
    modifierList.map { $0.has(.private) || $0.has(.fileprivate) } ?? false
  }

  /// Where it declares what only its own file sees.
  var filePrivateRanges: [Range<Int>] {
    if isFilePrivate { return [offset..<endPosition.utf8Offset] }
    return memberBlock?.members.flatMap(\.decl.filePrivateRanges) ?? []
  }

  /// Whether nobody may use it, as `@available(*, unavailable)` says.
  var isUnavailable: Bool {
    guard let attributes = attributeList else { return false }
    return attributes.contains { element in
      guard let attribute = element.as(AttributeSyntax.self), attribute.baseName == "available",
        case .availability(let list)? = attribute.arguments
      else { return false }
      let words = list.map { $0.argument.trimmedDescription }
      return words.first == "*" && words.contains("unavailable")
    }
  }

  /// Whether it is an extension with types in it.
  var holdsTypes: Bool {
    self.is(ExtensionDeclSyntax.self) && activeMembers.contains(where: \.declaresName)
  }

  /// Whether it declares a member of the type itself.
  var isStatic: Bool { modifierList?.has(.static) ?? false }

  /// Whether it declares a type or another name of one.
  var declaresType: Bool {
    [.structDecl, .enumDecl, .protocolDecl, .typeAliasDecl].contains(kind)
  }
}

extension TokenSyntax {
  /// The name without the backticks that let a keyword be one.
  var identifierText: String {
    text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
