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

extension ThrowsClauseSyntax {
  /// True if the function itself may throw: false for `rethrows` and for `throws(Never)`.
  var throwsErrors: Bool { throwsSpecifier.tokenKind == .keyword(.throws) && type?.bareText != "Never" }
}

extension TokenSyntax {
  /// True for the word `async`, and false for `reasync`, of which no program of its own can make use.
  var isAsync: Bool { tokenKind == .keyword(.async) }
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
      let words = list.map { $0.argument.bareText }
      return words.first == "*" && words.contains("unavailable")
    }
  }

  /// True if it is an extension that declares types.
  var holdsTypes: Bool {
    self.is(ExtensionDeclSyntax.self) && members.contains(where: \.declaresName)
  }

  /// True if it declares a static member.
  var isStatic: Bool { modifierList?.has(.static) ?? false }

  /// True if it declares a type or an alias.
  var declaresType: Bool {
    [.structDecl, .enumDecl, .protocolDecl, .typeAliasDecl].contains(kind)
  }
}

extension Optional where Wrapped: SyntaxCollection {
  /// The elements; empty without a collection. To make an empty collection would be to make a syntax tree.
  var elementList: [Wrapped.Element] { map(Array.init) ?? [] }
}

extension TokenSyntax {
  /// The name without the backticks that turn a keyword into an identifier.
  var identifierText: String {
    text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
