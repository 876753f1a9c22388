import SwiftSyntax

/// The types of a source that are declared as shapes, found in the syntax alone. They include types after a syntax
/// error, and kinds of types that the checker does not accept as shapes.
struct ShapeClaims {
  /// A type that inherits from Shape, or from a protocol that refines it, in its header or in
  /// an extension in the same source.
  struct Claim {
    var name: String
    /// The keyword of the declaration: `struct`, `enum`, `class` or `actor`.
    var keyword: String
    /// The offset of the name.
    var offset: Int
    /// The byte range of the declaration.
    var range: Range<Int>
  }

  /// The types in source order, an outer type before its inner ones. Empty if the source
  /// declares a type called Shape itself.
  private(set) var claims: [Claim] = []

  private var types: [Claim] = []
  /// The names in the inheritance clauses of a type and its extensions, by the type's name.
  private var inherited: [String: Set<String>] = [:]
  /// The protocols that each protocol refines.
  private var protocols: [String: Set<String>] = [:]
  private let text: [UInt8]

  /// Finds the types of a source. A nested type that starts at the beginning of a line counts as top-level if the type
  /// around it lacks its closing brace.
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
    /// True if this type, or one around it, lacks its closing brace.
    var isOpen = false
  }

  private mutating func visit(_ node: Syntax, in outer: Outer) {
    switch node.as(SyntaxEnum.self) {
    case .structDecl(let node): add(node, node.structKeyword, node.inheritanceClause, in: outer)
    case .enumDecl(let node): add(node, node.enumKeyword, node.inheritanceClause, in: outer)
    case .classDecl(let node): add(node, node.classKeyword, node.inheritanceClause, in: outer)
    case .protocolDecl(let node):
      protocols[node.name.identifierText, default: []].formUnion(Self.names(node.inheritanceClause))
    case .extensionDecl(let node):
      let name = node.extendedType.bareText
      inherited[name, default: []].formUnion(Self.names(node.inheritanceClause))
      visitMembers(node.memberBlock, in: Outer(name: name, isOpen: outer.isOpen))
    case .ifConfigDecl(let node):
      switch node.activeClause?.elements {
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

  /// Returns the last components of the inherited names: `Shape` for `SwiftUI.Shape`.
  private static func names(_ clause: InheritanceClauseSyntax?) -> [String] {
    (clause?.inheritedTypes).elementList.flatMap { inherited in
      inherited.type.bareText.split(separator: "&").map { part in
        let name = part.split(separator: ".").last ?? part
        return name.filter { $0 != " " }
      }
    }
  }
}
