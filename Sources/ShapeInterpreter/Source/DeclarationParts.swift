import SwiftSyntax

// Parts that declarations of several kinds have in common. They are found among the children of a node. A cast to one
// of swift-syntax's protocols (`asProtocol`) would search all conformances in the program, once for each kind of node
// and protocol, which takes noticeable time at start-up.

extension SyntaxProtocol {
  /// Returns the first child of a kind, or nil if there is none.
  func child<Child: SyntaxProtocol>(of kind: Child.Type) -> Child? {
    for node in children(viewMode: .sourceAccurate) {
      if let child = node.as(kind) { return child }
    }
    return nil
  }

  /// The attributes of a declaration, or nil if it cannot have any.
  var attributeList: AttributeListSyntax? { child(of: AttributeListSyntax.self) }

  /// The modifiers of a declaration, or nil if it cannot have any.
  var modifierList: DeclModifierListSyntax? { child(of: DeclModifierListSyntax.self) }

  /// The member block (braces included) of a type or an extension, or nil for declarations without members.
  var memberBlock: MemberBlockSyntax? { child(of: MemberBlockSyntax.self) }

  /// The name that a declaration of a type, function, operator or the like introduces; nil for other nodes.
  var introducedName: TokenSyntax? {
    switch Syntax(self).as(SyntaxEnum.self) {
    case .associatedTypeDecl(let node): node.name
    case .classDecl(let node): node.name
    case .enumDecl(let node): node.name
    case .functionDecl(let node): node.name
    case .macroDecl(let node): node.name
    case .operatorDecl(let node): node.name
    case .precedenceGroupDecl(let node): node.name
    case .protocolDecl(let node): node.name
    case .structDecl(let node): node.name
    case .typeAliasDecl(let node): node.name
    default: nil
    }
  }
}

extension DeclModifierListSyntax {
  /// Returns true if the list has this modifier without a detail such as `(set)`.
  func has(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }
}

extension SyntaxProtocol {
  /// The offset of the node's text in UTF-8 bytes, after its leading trivia.
  var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// The text of the node without the trivia around it: the same as `trimmedDescription`, which makes three new nodes
  /// first.
  var bareText: String {
    let bytes = syntaxTextBytes
    let end = bytes.count - trailingTriviaLength.utf8Length
    return String(decoding: bytes[leadingTriviaLength.utf8Length..<end], as: UTF8.self)
  }

  /// The text of the doc comment before the node, without the comment marks.
  var docComment: String {
    var lines: [String] = []
    for piece in leadingTrivia {
      switch piece {
      case .docLineComment(let text):
        lines.append(text.dropFirst(3).trimmingPrefix(while: \.isWhitespace).description)
      case .docBlockComment(let text):
        lines += text.dropFirst(3).dropLast(2).split(separator: "\n").map {
          $0.trimmingPrefix(while: { $0.isWhitespace || $0 == "*" }).description
        }
      default: continue
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension DeclSyntax {
  /// The members that it declares.
  var members: [DeclSyntax] { memberBlock?.members.map(\.decl) ?? [] }

  /// True if it declares a type, an alias or a class.
  var declaresName: Bool { declaresType || kind == .classDecl }
}

extension FunctionSignatureSyntax {
  /// True if the function itself may throw; false for `rethrows`, where only the arguments throw.
  var `throws`: Bool { effectSpecifiers?.throwsClause?.throwsErrors ?? false }

  /// True if the function is marked `async`.
  var isAsync: Bool { effectSpecifiers?.asyncSpecifier?.isAsync ?? false }

  /// The type in `throws(E)`, or nil for any other function.
  var thrownType: TypeSyntax? { effectSpecifiers?.throwsClause?.type }
}

extension VariableDeclSyntax {
  /// True if it declares a `let`.
  var isConstant: Bool { bindingSpecifier.tokenKind == .keyword(.let) }
}

extension WithModifiersSyntax {
  /// True if the member is static.
  var isOfType: Bool { modifiers.has(.static) || modifiers.has(.class) }
}
