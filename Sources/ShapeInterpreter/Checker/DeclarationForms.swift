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

/// The accessors of a property or subscript.
struct Accessors {
  var getter: CodeBlockItemListSyntax?
  var setter: CodeBlockItemListSyntax?
  var newValue = "newValue"
  /// Whether there is a getter at all; observers alone leave the property stored.
  var isComputed = false

  init(_ block: AccessorBlockSyntax) {
    switch block.accessors {
    case .getter(let items):
      getter = items
      isComputed = true
    case .accessors(let list):
      for accessor in list {
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get):
          getter = accessor.body?.statements
          isComputed = true
        case .keyword(.set):
          setter = accessor.body?.statements
          if let name = accessor.parameters?.name.text { newValue = name }
        default: continue
        }
      }
    }
  }
}

extension DeclSyntax {
  /// Whether only its own file sees it.
  var isFilePrivate: Bool {
    let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers
    return modifiers.map { $0.has(.private) || $0.has(.fileprivate) } ?? false
  }

  /// Where it declares what only its own file sees.
  var filePrivateRanges: [Range<Int>] {
    if isFilePrivate { return [offset..<endPosition.utf8Offset] }
    let members = asProtocol((any DeclGroupSyntax).self)?.memberBlock.members ?? []
    return members.flatMap(\.decl.filePrivateRanges)
  }

  /// Whether it is an extension with types in it.
  var holdsTypes: Bool {
    self.as(ExtensionDeclSyntax.self)?.memberBlock.members.contains { $0.decl.declaresType } ?? false
  }

  /// Whether it declares a member of the type itself.
  var isStatic: Bool { asProtocol((any WithModifiersSyntax).self)?.modifiers.has(.static) ?? false }

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
