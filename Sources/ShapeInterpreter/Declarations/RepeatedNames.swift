import SwiftSyntax

/// A search for declarations of a file that repeat earlier ones. Declarations are compared as they are written, so that
/// overloads never count.
struct RepeatedNames {
  /// A declaration with the name and the written types of an earlier one.
  struct Repeated {
    /// The name with argument labels, as the diagnostic has it.
    var name: String
    var offset: Int
    var first: Int
  }

  private(set) var found: [Repeated] = []
  private var known: [String: Int] = [:]
  /// The names of cases among them, beside which a function may have the same name.
  private var cases: Set<String> = []

  init() {}

  /// Searches the top-level declarations of a file, and the members of its types and extensions.
  init(_ declarations: [DeclSyntax]) {
    for declaration in declarations { search(declaration, in: "") }
  }

  /// Searches the variables and functions that a block declares by itself.
  init(inBlock items: some Sequence<CodeBlockItemSyntax>) {
    for case .decl(let node) in items.lazy.map(\.item) {
      switch node.as(DeclSyntaxEnum.self) {
      case .variableDecl(let node): note(node, in: "")
      case .functionDecl(let node): note(node.name.identifierText, of: node, "function ")
      default: continue
      }
    }
  }

  private mutating func search(_ node: DeclSyntax, in outer: String) {
    guard !node.isUnavailable else { return }
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      note(parameters: node.signature.parameterClause)
      note(node.name.identifierText, of: node, outer)
    case .variableDecl(let node): note(node, in: outer)
    case .initializerDecl(let node):
      note(parameters: node.signature.parameterClause)
      let types = node.signature.parameterClause.writtenTypes + node.genericParameterClause.text
      note(
        "init" + node.signature.parameterClause.labels, types + node.genericWhereClause.text,
        at: node.initKeyword.offset, in: outer)
    case .subscriptDecl(let node):
      let labels = node.parameterClause.parameters.map {
        ($0.secondName == nil ? "_" : $0.firstName.identifierText) + ":"
      }
      let types = node.parameterClause.writtenTypes + node.returnClause.text + node.genericParameterClause.text
      note(
        "subscript(" + labels.joined() + ")", types + node.genericWhereClause.text, at: node.offset,
        in: outer + (node.isOfType ? "static " : ""))
    case .enumCaseDecl(let node):
      for element in node.elements {
        let labels = (element.parameterClause?.parameters).elementList.map {
          ($0.firstName?.identifierText ?? "_") + ":"
        }
        let isNamed = labels.contains { $0 != "_:" }
        let name = element.name.identifierText + (isNamed ? "(" + labels.joined() + ")" : "")
        note(name, "", at: element.offset, in: outer + "static ")
        cases.insert(outer + "static " + name)
      }
    default:
      guard var context = node.memberContext else { return }
      // The members of a type that is itself declared again are no repetitions.
      if !node.is(ExtensionDeclSyntax.self), known.updateValue(node.offset, forKey: "type " + outer + context) != nil {
        context += "\(node.offset)."
      }
      for member in node.members { search(member, in: outer + context) }
    }
  }

  private mutating func note(_ node: VariableDeclSyntax, in outer: String) {
    guard !DeclSyntax(node).isUnavailable else { return }
    for binding in node.bindings {
      let patterns = binding.pattern.as(TuplePatternSyntax.self)?.elements.map(\.pattern) ?? [binding.pattern]
      for case let pattern? in patterns.map({ $0.as(IdentifierPatternSyntax.self) }) {
        note(
          pattern.identifier.identifierText, "", at: pattern.offset, in: outer + (node.isOfType ? "static " : ""))
      }
    }
  }

  private mutating func note(_ name: String, of node: FunctionDeclSyntax, _ outer: String) {
    let signature = node.signature
    let context = outer + (node.isOfType ? "static " : "")
    let full = name + signature.parameterClause.labels
    // A function without parameters has the name of a variable.
    if signature.parameterClause.parameters.isEmpty, let first = known[context + name],
      !cases.contains(context + name)
    {
      found.append(Repeated(name: full, offset: node.name.offset, first: first))
    }
    let fixity = [Keyword.prefix, .postfix, .infix].filter(node.modifiers.has).map { "\($0)" }.joined()
    let types = signature.parameterClause.writtenTypes + signature.returnClause.text
    let generics = node.genericParameterClause.text + node.genericWhereClause.text
    note(
      full, types + (signature.isAsync ? "async" : "") + generics + fixity, at: node.name.offset, in: context)
  }

  /// Notes the names by which the body of a function knows its parameters.
  private mutating func note(parameters clause: FunctionParameterClauseSyntax) {
    var names: [String: Int] = [:]
    for node in clause.parameters {
      let token = node.secondName ?? node.firstName
      guard token.text != "_" else { continue }
      if let first = names[token.identifierText] {
        found.append(Repeated(name: token.identifierText, offset: token.offset, first: first))
      }
      names[token.identifierText] = token.offset
    }
  }

  private mutating func note(_ name: String, _ types: String, at offset: Int, in context: String) {
    guard name != "_" else { return }
    if let first = known[context + name + types] {
      found.append(Repeated(name: name, offset: offset, first: first))
    } else {
      known[context + name + types] = offset
    }
  }
}

extension DeclSyntax {
  /// The name of the type that the declaration's members belong to, with the constraints of an extension; nil for
  /// declarations without members. The requirements of a protocol are apart from the members of its extensions.
  fileprivate var memberContext: String? {
    switch self.as(DeclSyntaxEnum.self) {
    case .extensionDecl(let node): node.extendedType.bareText + node.genericWhereClause.text + "."
    case .protocolDecl(let node): "protocol " + node.name.identifierText + "."
    default: memberBlock == nil ? nil : introducedName.map { $0.identifierText + "." }
    }
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate var labels: String { "(" + parameters.map { $0.firstName.identifierText + ":" }.joined() + ")" }

  /// The types of the parameters as they are written.
  fileprivate var writtenTypes: String {
    parameters.map { "|" + $0.type.bareText + ($0.ellipsis == nil ? "" : "...") }.joined()
  }
}

extension Optional where Wrapped: SyntaxProtocol {
  /// The text of the node; empty without a node.
  fileprivate var text: String { map { " " + $0.bareText } ?? "" }
}

extension SyntaxProtocol {
  fileprivate var text: String { " " + bareText }
}
