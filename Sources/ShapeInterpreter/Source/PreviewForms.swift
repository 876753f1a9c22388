import SwiftSyntax

/// A `#Preview` of a source.
struct PreviewMacro {
  /// The title; nil if there is none.
  var title: String?
  /// The traits as they are written, such as `.fixedLayout(width: 100, height: 50)`.
  var traits: [ExprSyntax] = []
  /// The closure whose statements make the view.
  var body: ClosureExprSyntax
  /// The family of a widget that is shown; nil for a view.
  var family: ExprSyntax?
  /// The entries of a widget's timeline; none if its provider makes them.
  var timeline: [ExprSyntax] = []
  /// The arguments that the macro does not have.
  var others: [LabeledExprSyntax] = []
  var offset: Int
}

extension SourceFileSyntax {
  /// The previews at file level, in source order.
  var previews: [PreviewMacro] { statements.compactMap(\.preview) }
}

extension CodeBlockItemSyntax {
  fileprivate var preview: PreviewMacro? {
    switch item {
    case .expr(let node): node.as(MacroExpansionExprSyntax.self).flatMap { PreviewMacro($0) }
    case .decl(let node): node.as(MacroExpansionDeclSyntax.self).flatMap { PreviewMacro($0) }
    case .stmt: nil
    }
  }
}

extension PreviewMacro {
  /// Reads a macro's arguments; nil if it is no `#Preview` with a closure.
  init?(_ node: some FreestandingMacroExpansionSyntax) {
    guard node.macroName.text == "Preview" else { return nil }
    let last = node.arguments.last?.expression.as(ClosureExprSyntax.self)
    guard let body = node.trailingClosure ?? last else { return nil }
    let name = node.arguments.first.flatMap { $0.label == nil ? $0 : nil }
    self.init(
      title: name?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue, body: body,
      timeline: (node.additionalTrailingClosures.first { $0.label.text == "timeline" }?.closure.statements ?? [])
        .compactMap { $0.item.as(ExprSyntax.self) },
      offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    var label: String?
    for argument in node.arguments where argument.id != name?.id && argument.expression.id != body.id {
      label = argument.label?.text ?? (label == "traits" ? label : nil)
      switch label {
      case "traits": traits.append(argument.expression)
      case "as": family = argument.expression
      case "widget", "timeline", "timelineProvider", "windowStyle", "immersionStyle": break
      default: others.append(argument)
      }
    }
  }
}
