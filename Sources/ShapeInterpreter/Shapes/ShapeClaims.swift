import SwiftSyntax

/// The types of a source that say they are Shapes, read off the syntax alone: also where the parser stumbles, and of kinds that the
/// checker does not know as shapes.
struct ShapeClaims {
  /// A type whose header, or an extension of it in the same source, names Shape or a protocol that refines it.
  struct Claim {
    var name: String
    /// The keyword that declares it: `struct`, `enum`, `class` or `actor`.
    var keyword: String
    /// Where the name stands.
    var offset: Int
    /// The bytes of the declaration.
    var range: Range<Int>
  }

  /// The claims in source order, an outer type before those within it; empty where the source has a type of its own called Shape.
  private(set) var claims: [Claim] = []

  private var types: [Claim] = []
  /// What the headers of a type and of its extensions name, by the type's name.
  private var inherited: [String: Set<String>] = [:]
  /// What each protocol refines.
  private var protocols: [String: Set<String>] = [:]
  private let text: [UInt8]

  /// Looks through a source; a type that begins its line within one that is not closed is taken for one of the file.
  init(of parsed: ParsedSource) {
    text = parsed.complaints.isEmpty ? [] : Array((parsed.places.files.first?.source.text ?? "").utf8)
    for item in parsed.file.statements { visit(Syntax(item.item), in: Outer()) }
    guard protocols["Shape"] == nil, !types.contains(where: { $0.name == "Shape" }) else { return }
    var shapes: Set<String> = ["Shape", "InsettableShape", "RoundedRectangularShape"]
    while let next = protocols.first(where: { !shapes.contains($0.key) && !$0.value.isDisjoint(with: shapes) }) {
      shapes.insert(next.key)
    }
    claims = types.filter { inherited[$0.name]?.isDisjoint(with: shapes) == false }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The type around a declaration.
  private struct Outer {
    var name = ""
    /// Whether it, or one around it, lacks its closing brace.
    var isOpen = false
  }

  private mutating func visit(_ node: Syntax, in outer: Outer) {
    switch node.as(SyntaxEnum.self) {
    case .structDecl(let node): add(node, node.structKeyword, node.inheritanceClause, in: outer)
    case .enumDecl(let node): add(node, node.enumKeyword, node.inheritanceClause, in: outer)
    case .classDecl(let node): add(node, node.classKeyword, node.inheritanceClause, in: outer)
    case .actorDecl(let node): add(node, node.actorKeyword, node.inheritanceClause, in: outer)
    case .protocolDecl(let node):
      protocols[node.name.identifierText, default: []].formUnion(Self.names(node.inheritanceClause))
    case .extensionDecl(let node):
      let name = node.extendedType.trimmedDescription
      inherited[name, default: []].formUnion(Self.names(node.inheritanceClause))
      visitMembers(node.memberBlock, in: Outer(name: name, isOpen: outer.isOpen))
    case .ifConfigDecl(let node):
      switch node.clauses.first(where: { $0.isActive })?.elements {
      case .statements(let items): for item in items { visit(Syntax(item.item), in: outer) }
      case .decls(let items): for item in items { visit(Syntax(item.decl), in: outer) }
      default: return
      }
    default: return
    }
  }

  private mutating func add(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ keyword: TokenSyntax, _ clause: InheritanceClauseSyntax?,
    in outer: Outer
  ) {
    let isOutermost = outer.name.isEmpty || outer.isOpen && beginsLine(node)
    let name = (isOutermost ? "" : outer.name + ".") + node.name.identifierText
    let range = node.position.utf8Offset..<node.endPosition.utf8Offset
    types.append(Claim(name: name, keyword: keyword.text, offset: node.name.offset, range: range))
    inherited[name, default: []].formUnion(Self.names(clause))
    visitMembers(node.memberBlock, in: Outer(name: name, isOpen: outer.isOpen))
  }

  private mutating func visitMembers(_ block: MemberBlockSyntax, in outer: Outer) {
    var outer = outer
    outer.isOpen = outer.isOpen || block.rightBrace.presence == .missing
    for member in block.members { visit(Syntax(member.decl), in: outer) }
  }

  private func beginsLine(_ node: some SyntaxProtocol) -> Bool {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    guard start > 0, start <= text.count else { return false }
    return text[start - 1] == UInt8(ascii: "\n") || text[start - 1] == UInt8(ascii: "\r")
  }

  /// The last names of what is inherited: `Shape` of `SwiftUI.Shape`.
  private static func names(_ clause: InheritanceClauseSyntax?) -> [String] {
    (clause?.inheritedTypes ?? []).flatMap { inherited in
      inherited.type.trimmedDescription.split(separator: "&").map { part in
        let name = part.split(separator: ".").last ?? part
        return name.filter { $0 != " " }
      }
    }
  }
}
