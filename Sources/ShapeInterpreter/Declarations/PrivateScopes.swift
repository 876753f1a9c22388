import SwiftSyntax

/// The parts of a file in which its private members are visible: the declaration of their type, and all extensions of
/// that type.
struct PrivateScopes: Sendable {
  /// The source ranges for each member that is private, by the offset of its declaration.
  private(set) var members: [Int: [Range<Int>]] = [:]
  /// The same for properties whose setters alone are private.
  private(set) var setters: [Int: [Range<Int>]] = [:]
  /// The offset from which on code stands that the checker itself has made for the types: it sees everything.
  var madeCode = Int.max

  init() {}

  init(_ declarations: [DeclSyntax]) {
    var ranges: [String: [Range<Int>]] = [:]
    var found: [(offset: Int, type: String, isSetter: Bool)] = []
    var open = declarations.map { (node: $0, outer: "", isInType: false) }
    while let (node, outer, isInType) = open.popLast() {
      var name: String?
      if let node = node.as(ExtensionDeclSyntax.self) {
        name = String(node.extendedType.bareText.prefix { $0 != "<" })
      } else if node.memberBlock != nil {
        name = node.introducedName.map { outer + $0.identifierText }
      }
      if isInType, let isSetter = node.isPrivateToType {
        found += node.namedOffsets.map { ($0, String(outer.dropLast()), isSetter) }
      }
      guard let name else { continue }
      ranges[name, default: []].append(node.offset..<node.endPosition.utf8Offset)
      open += node.members.map { ($0, name + ".", true) }
    }
    for (offset, type, isSetter) in found {
      if isSetter { setters[offset] = ranges[type] } else { members[offset] = ranges[type] }
    }
  }

  /// Returns whether a member that is declared at an offset cannot be seen from a place.
  func hides(_ declared: Int, from place: Int) -> Bool {
    place < madeCode && members[declared].map { !$0.contains { $0.contains(place) } } ?? false
  }

  /// Returns whether the setter of a property that is declared at an offset cannot be seen from a place.
  func hidesSetter(_ declared: Int, from place: Int) -> Bool {
    place < madeCode && setters[declared].map { !$0.contains { $0.contains(place) } } ?? false
  }
}

extension DeclSyntax {
  /// True if the member's setter alone is private to its type, false if the whole member is; nil for other members.
  fileprivate var isPrivateToType: Bool? {
    for modifier in modifierList ?? [] where modifier.name.tokenKind == .keyword(.private) {
      return modifier.detail != nil
    }
    return nil
  }

  /// The offsets by which the checker knows what the member declares.
  fileprivate var namedOffsets: [Int] {
    switch self.as(DeclSyntaxEnum.self) {
    case .initializerDecl(let node): [node.initKeyword.offset]
    case .subscriptDecl(let node): [node.offset]
    case .variableDecl(let node):
      node.bindings.flatMap { binding in
        binding.pattern.as(TuplePatternSyntax.self)?.elements.map(\.pattern.offset) ?? [binding.pattern.offset]
      }
    default: introducedName.map { [$0.offset] } ?? []
    }
  }
}
