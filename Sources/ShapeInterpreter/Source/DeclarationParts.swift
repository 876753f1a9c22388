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
    case .actorDecl(let node): node.name
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
