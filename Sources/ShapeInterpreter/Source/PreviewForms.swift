import SwiftSyntax

/// A `#Preview` of a source.
struct PreviewMacro {
  /// The title; nil if there is none.
  var title: String?
  /// The traits as they are written, such as `.fixedLayout(width: 100, height: 50)`.
  var traits: [ExprSyntax]
  /// The closure whose statements make the view.
  var body: ClosureExprSyntax
  var offset: Int
}

extension SourceFileSyntax {
  /// The previews at file level, also within active `#if`, in source order.
  var previews: [PreviewMacro] { statements.flatMap(\.previews) }
}

extension CodeBlockItemSyntax {
  fileprivate var previews: [PreviewMacro] {
    switch item {
    case .expr(let node): node.as(MacroExpansionExprSyntax.self).flatMap { PreviewMacro($0) }.map { [$0] } ?? []
    case .decl(let node): node.previews
    case .stmt: []
    }
  }
}

extension DeclSyntax {
  fileprivate var previews: [PreviewMacro] {
    if let node = self.as(MacroExpansionDeclSyntax.self) { return PreviewMacro(node).map { [$0] } ?? [] }
    guard let node = self.as(IfConfigDeclSyntax.self), let clause = node.clauses.first(where: \.isActive) else {
      return []
    }
    switch clause.elements {
    case .statements(let items)?: return items.flatMap(\.previews)
    case .decls(let members)?: return members.flatMap(\.decl.previews)
    default: return []
    }
  }
}

extension PreviewMacro {
  /// Reads a macro's arguments; nil if it is no `#Preview` with a closure.
  init?(_ node: some FreestandingMacroExpansionSyntax) {
    guard node.macroName.text == "Preview" else { return nil }
    let last = node.arguments.last?.expression.as(ClosureExprSyntax.self)
    guard let body = node.trailingClosure ?? last else { return nil }
    let first = node.arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)
    self.init(
      title: first?.representedLiteralValue,
      traits: node.arguments.filter { $0.label?.text == "traits" || $0.label == nil }
        .map(\.expression).filter { $0.is(FunctionCallExprSyntax.self) || $0.is(MemberAccessExprSyntax.self) },
      body: body, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
