import SwiftSyntax

/// The top-level declarations of a file, grouped by the access that other files of its module have to them.
struct FileDeclarations: Sendable {
  private(set) var all: [DeclSyntax]
  private(set) var visible: [DeclSyntax]
  private(set) var filePrivate: [DeclSyntax]
  /// The source ranges of private declarations.
  private(set) var hidden: [Range<Int>]
  /// The names of the property wrappers and of the result builders that the file declares.
  private(set) var wrapperNames: Set<String>
  private(set) var builderNames: Set<String>

  init(_ all: [DeclSyntax]) {
    let declarations = all.flatMap(\.active)
    self.all = declarations
    visible = declarations.filter { !$0.isFilePrivate }
    filePrivate = declarations.filter(\.isFilePrivate)
    hidden = declarations.flatMap(\.filePrivateRanges)
    wrapperNames = Self.typeNames(markedBy: "propertyWrapper", in: declarations)
    builderNames = Self.typeNames(markedBy: "resultBuilder", in: declarations)
  }

  /// Returns the names of the types that are marked by an attribute such as `propertyWrapper`; needed before members
  /// are recorded.
  private static func typeNames(markedBy attribute: String, in declarations: [DeclSyntax]) -> Set<String> {
    var names: Set<String> = []
    var open = declarations
    while let node = open.popLast() {
      open += node.memberBlock?.members.map(\.decl) ?? []
      guard node.declaresType, let name = node.introducedName, let attributes = node.attributeList else { continue }
      let isMarked = attributes.contains { $0.as(AttributeSyntax.self)?.baseName == attribute }
      if isMarked { names.insert(name.identifierText) }
    }
    return names
  }
}
