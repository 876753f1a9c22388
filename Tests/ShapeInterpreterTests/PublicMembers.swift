import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport

/// The members that Swift sources declare, by type and full name: `Path.addLine(to:)`, `Angle.+(_:_:)`.
struct PublicMembers {
  private(set) var names: [String: Set<String>] = [:]
  /// The protocols and aliases in each type's header and extensions.
  private(set) var inherited: [String: Set<String>] = [:]
  /// True if members without `public` count: in sources of one module's own.
  private let countsAll: Bool

  /// Collects what a folder's Swift files declare publicly.
  init(in folder: URL) throws {
    countsAll = false
    for source in try FileManager.default.swiftSources(under: folder) {
      collect(Parser.parse(source: source).statements, in: nil)
    }
  }

  /// Collects what a text declares that is not private.
  init(text: String) {
    countsAll = true
    collect(Parser.parse(source: text).statements, in: nil)
  }

  /// True if a type has a member, itself or through a protocol that it names.
  func has(_ member: String, in type: String) -> Bool {
    var open = [type]
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      if names[next]?.contains(member) ?? false { return true }
      open += inherited[next] ?? []
    }
    return false
  }

  private mutating func collect(_ items: CodeBlockItemListSyntax, in type: String?) {
    for item in items { if case .decl(let declaration) = item.item { collect(declaration, in: type, isPublic: false) } }
  }

  private mutating func collect(_ members: MemberBlockItemListSyntax, in type: String, isPublic: Bool) {
    for member in members { collect(member.decl, in: type, isPublic: isPublic) }
  }

  private mutating func collect(_ declaration: DeclSyntax, in type: String?, isPublic: Bool) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): collectType(node.name.text, node, in: type)
    case .classDecl(let node): collectType(node.name.text, node, in: type)
    case .enumDecl(let node): collectType(node.name.text, node, in: type)
    case .protocolDecl(let node):
      collectType(node.name.text, node, in: type, isPublic: node.modifiers.contains { $0.name.text == "public" })
    case .extensionDecl(let node):
      let name = node.extendedType.trimmedDescription
      inherit(node.inheritanceClause, by: name)
      collect(node.memberBlock.members, in: name, isPublic: false)
    case .functionDecl(let node):
      guard counts(node.modifiers, isPublic) else { return }
      let isOperator = !(node.name.text.first.map { $0.isLetter || $0 == "_" } ?? false)
      insert(node.name.text + labels(node.signature.parameterClause, isOperator: isOperator), in: type)
    case .initializerDecl(let node):
      guard counts(node.modifiers, isPublic) else { return }
      insert("init" + labels(node.signature.parameterClause, isOperator: false), in: type)
    case .variableDecl(let node):
      guard counts(node.modifiers, isPublic) else { return }
      for binding in node.bindings { insert(binding.pattern.trimmedDescription, in: type) }
    case .enumCaseDecl(let node):
      for element in node.elements {
        insert(element.name.text, in: type)
        let parameters = element.parameterClause?.parameters.map { ($0.firstName?.text ?? "_") + ":" } ?? []
        if !parameters.isEmpty { insert(element.name.text + "(" + parameters.joined() + ")", in: type) }
      }
    case .ifConfigDecl(let node):
      for clause in node.clauses {
        switch clause.elements {
        case .statements(let items): collect(items, in: type)
        case .decls(let items): for item in items { collect(item.decl, in: type, isPublic: isPublic) }
        default: continue
        }
      }
    default: return
    }
  }

  private mutating func collectType(
    _ name: String, _ node: some DeclGroupSyntax, in outer: String?, isPublic: Bool = false
  ) {
    let whole = outer.map { "\($0).\(name)" } ?? name
    names[whole, default: []].formUnion([])
    inherit(node.inheritanceClause, by: whole)
    collect(node.memberBlock.members, in: whole, isPublic: isPublic)
  }

  private mutating func inherit(_ clause: InheritanceClauseSyntax?, by type: String) {
    for item in clause?.inheritedTypes ?? [] { inherited[type, default: []].insert(item.type.trimmedDescription) }
  }

  private func counts(_ modifiers: DeclModifierListSyntax, _ isPublic: Bool) -> Bool {
    let words = modifiers.map(\.name.text)
    return countsAll ? !words.contains("private") : isPublic || words.contains("public")
  }

  private mutating func insert(_ name: String, in type: String?) {
    names[type ?? "", default: []].insert(name)
  }

  private func labels(_ clause: FunctionParameterClauseSyntax, isOperator: Bool) -> String {
    "(" + clause.parameters.map { (isOperator ? "_" : $0.firstName.text) + ":" }.joined() + ")"
  }
}
