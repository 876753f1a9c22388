import SwiftParser
import SwiftSyntax

/// The calls, member accesses and names that test sources contain.
struct TestedMembers {
  /// Names of types and free functions that are referred to.
  private var references: Set<String> = []
  /// Names behind a dot.
  private var accesses: Set<String> = []
  /// Labels of calls by the called name, `_` for none.
  private var calls: [String: Set<[String]>] = [:]
  private var operators: Set<String> = []

  init(sources: [String]) {
    let visitor = UseVisitor(viewMode: .sourceAccurate)
    for source in sources { visitor.walk(Parser.parse(source: source)) }
    (references, accesses, calls, operators) =
      (visitor.references, visitor.accesses, visitor.calls, visitor.operators)
  }

  /// True if the tests use the member, as far as names and labels tell.
  func use(_ member: PublicMember) -> Bool {
    switch member.form {
    case .conformance: true
    case .type: references.contains(member.baseName) || accesses.contains(member.baseName)
    case .value: accesses.contains(member.baseName)
    case .operation: operators.contains(member.baseName)
    case .function(let parameters): calls[member.baseName, default: []].contains { $0.fit(parameters) }
    case .initializer(let parameters):
      calls[member.owner?.split(separator: ".").last.map(String.init) ?? "", default: []]
        .contains { $0.fit(parameters) }
    }
  }
}

extension [String] {
  /// True if a call with these labels may mean a function with these parameters: in order, only defaults left out.
  fileprivate func fit(_ parameters: [PublicMember.Parameter]) -> Bool {
    var rest = self[...]
    for parameter in parameters {
      if rest.first == parameter.label {
        rest.removeFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}

private final class UseVisitor: SyntaxVisitor {
  var references: Set<String> = []
  var accesses: Set<String> = []
  var calls: [String: Set<[String]>] = [:]
  var operators: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var called = node.calledExpression
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName ?? called.as(DeclReferenceExprSyntax.self)?.baseName
    guard let name else { return .visitChildren }
    var labels = node.arguments.map { $0.label?.text ?? "_" }
    if node.trailingClosure != nil { labels.append("_") }
    labels += node.additionalTrailingClosures.map(\.label.text)
    calls[name.text, default: []].insert(labels)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    accesses.insert(node.declName.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    accesses.insert(node.declName.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    references.insert(node.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    references.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    references.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    operators.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    operators.insert(node.operator.text)
    return .visitChildren
  }
}
