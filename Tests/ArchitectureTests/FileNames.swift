import SwiftParser
import SwiftSyntax

/// The names that one file declares, references and imports.
struct FileNames: Sendable {
  /// The names that other files can reference: types, nested ones included, functions, and members whose names have
  /// several words (`boundingRect`, not `count`).
  var declared: Set<String> = []
  /// The names that are referenced in expressions and types, without those that the file itself binds.
  var referenced: Set<String> = []
  /// The imported modules.
  var imports: Set<String> = []

  init(of text: String) {
    let collector = NameCollector(viewMode: .sourceAccurate)
    collector.walk(Parser.parse(source: text))
    declared = collector.declared
    referenced = collector.referenced.subtracting(collector.bound)
    imports = collector.imports
  }
}

/// Collects names in one walk over a file.
private final class NameCollector: SyntaxVisitor {
  var declared: Set<String> = []
  var referenced: Set<String> = []
  var bound: Set<String> = []
  var imports: Set<String> = []
  /// The number of surrounding bodies and private types: other files cannot reference the declarations in them.
  private var hidingDepth = 0

  // Types.

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
  override func visitPost(_ node: StructDeclSyntax) { leave(node.modifiers) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node.modifiers) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node.modifiers) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave(node.modifiers) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(nil, node.modifiers) }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.modifiers) }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.modifiers.arePrivate { declare(node.name) }
    return .visitChildren
  }

  // Functions, and the bodies that hide what is declared in them.

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.arePrivate { bound.insert(node.name.text) } else { declareMember(node.name) }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { hide() }
  override func visitPost(_ node: CodeBlockSyntax) { hidingDepth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { hide() }
  override func visitPost(_ node: AccessorBlockSyntax) { hidingDepth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { hide() }
  override func visitPost(_ node: ClosureExprSyntax) { hidingDepth -= 1 }

  // Members and bindings.

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declareMember(node.name)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if hidingDepth > 0 || node.isPrivateProperty {
      bound.insert(node.identifier.text)
    } else {
      declareMember(node.identifier)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    bound.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    bound.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    bound.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  // References.

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { reference(node.baseName) }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { reference(node.name) }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { reference(node.name) }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { imports.insert(module) }
    return .skipChildren
  }

  private func enter(_ name: TokenSyntax?, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    if modifiers.arePrivate { hidingDepth += 1 }
    if let name { declare(name) }
    return .visitChildren
  }

  private func leave(_ modifiers: DeclModifierListSyntax) {
    if modifiers.arePrivate { hidingDepth -= 1 }
  }

  private func hide() -> SyntaxVisitorContinueKind {
    hidingDepth += 1
    return .visitChildren
  }

  private func declare(_ name: TokenSyntax) {
    if hidingDepth == 0 { declared.insert(name.text) } else { bound.insert(name.text) }
  }

  private func declareMember(_ name: TokenSyntax) {
    if name.text.dropFirst().contains(where: \.isUppercase) { declare(name) }
  }

  private func reference(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    referenced.insert(name.text)
    return .visitChildren
  }
}

extension DeclModifierListSyntax {
  /// True if only the same file can reference the declaration.
  fileprivate var arePrivate: Bool {
    contains { [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) && $0.detail == nil }
  }
}

extension IdentifierPatternSyntax {
  /// True if the pattern declares a property that only the same file can reference.
  fileprivate var isPrivateProperty: Bool {
    var node = parent
    while let inner = node {
      if let variable = inner.as(VariableDeclSyntax.self) { return variable.modifiers.arePrivate }
      node = inner.parent
    }
    return false
  }
}
