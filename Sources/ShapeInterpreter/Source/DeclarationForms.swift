import SwiftSyntax

// Properties of a declaration that its syntax shows.

extension CodeBlockItemListSyntax {
  /// The declarations among the statements.
  var declarations: [DeclSyntax] { compactMap(\.declaration) }
}

extension CodeBlockItemSyntax {
  /// The declaration if the statement is one, otherwise nil.
  var declaration: DeclSyntax? { if case .decl(let node) = item { node } else { nil } }
}

/// The accessors of a property, a variable or a subscript.
struct Accessors {
  var getter: CodeBlockItemListSyntax?
  var setter: CodeBlockItemListSyntax?
  var newValue = "newValue"
  /// True if the getter is `mutating`; `setterMutates` is true unless the setter is `nonmutating`.
  var getterMutates = false
  var setterMutates = true
  /// True if the getter may throw an error.
  var isThrowing = false
  /// The `willSet` and `didSet` accessors.
  var observers: [AccessorDeclSyntax] = []
  /// True if there is a setter, with or without a body.
  var isSettable = false
  /// True if there are accessors other than observers; with observers alone, the property is stored.
  var isComputed = false
  /// The diagnostic for an unsupported accessor, emitted when something needs the property; nil if all are supported.
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
      isSettable = true
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
  /// True if the function itself may throw: false for `rethrows` and for `throws(Never)`.
  var throwsErrors: Bool { throwsSpecifier.tokenKind == .keyword(.throws) && type?.trimmedDescription != "Never" }
}

extension DeclSyntax {
  /// True if the declaration is private to its file.
  var isFilePrivate: Bool {
    modifierList.map { $0.has(.private) || $0.has(.fileprivate) } ?? false
  }

  /// The source ranges of the declaration's parts that are private to its file.
  var filePrivateRanges: [Range<Int>] {
    if isFilePrivate { return [offset..<endPosition.utf8Offset] }
    return memberBlock?.members.flatMap(\.decl.filePrivateRanges) ?? []
  }

  /// True if it is marked `@available(*, unavailable)`.
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

  /// True if it is an extension that declares types.
  var holdsTypes: Bool {
    self.is(ExtensionDeclSyntax.self) && activeMembers.contains(where: \.declaresName)
  }

  /// True if it declares a static member.
  var isStatic: Bool { modifierList?.has(.static) ?? false }

  /// True if it declares a type or an alias.
  var declaresType: Bool {
    [.structDecl, .enumDecl, .protocolDecl, .typeAliasDecl].contains(kind)
  }
}

extension TokenSyntax {
  /// The name without the backticks that turn a keyword into an identifier.
  var identifierText: String {
    text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
