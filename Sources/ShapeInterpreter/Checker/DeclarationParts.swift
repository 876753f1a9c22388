import SwiftSyntax

// The parts that declarations of several kinds have. They are found among the children of a node: a cast to one of swift-syntax's protocols
// (`asProtocol`) looks through all conformances in the program, once for each kind of node and protocol, which can be noticed at start-up.

extension SyntaxProtocol {
  /// The child of a kind, the first one of them; nil when there is none.
  func child<Child: SyntaxProtocol>(of kind: Child.Type) -> Child? {
    for node in children(viewMode: .sourceAccurate) {
      if let child = node.as(kind) { return child }
    }
    return nil
  }

  /// The attributes of a declaration; nil for what can have none.
  var attributeList: AttributeListSyntax? { child(of: AttributeListSyntax.self) }

  /// The modifiers of a declaration; nil for what can have none.
  var modifierList: DeclModifierListSyntax? { child(of: DeclModifierListSyntax.self) }

  /// The braces of a type or an extension, with the members between them; nil for what has no members.
  var memberBlock: MemberBlockSyntax? { child(of: MemberBlockSyntax.self) }

  /// The name that a declaration of a type, a function, an operator or the like introduces.
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
