import SwiftSyntax

/// The top-level declarations of a file, grouped by the access that other files of its module have to them.
struct FileDeclarations: Sendable {
  private(set) var all: [DeclSyntax]
  private(set) var visible: [DeclSyntax]
  private(set) var filePrivate: [DeclSyntax]
  /// The source ranges of private declarations.
  private(set) var hidden: [Range<Int>]
  /// The places from which members that are private to their types are visible.
  private(set) var privateScopes: PrivateScopes
  /// The names of the property wrappers and of the result builders that the file declares.
  private(set) var wrapperNames: Set<String>
  private(set) var builderNames: Set<String>

  init(_ all: [DeclSyntax]) {
    self.all = all
    visible = all.filter { !$0.isFilePrivate }
    filePrivate = all.filter(\.isFilePrivate)
    hidden = all.flatMap(\.filePrivateRanges)
    privateScopes = PrivateScopes(all)
    (wrapperNames, builderNames) = Self.namesOfWrappersAndBuilders(in: all)
  }

  /// Takes the declarations of the prelude. They are no others' file, so that nothing in them is hidden.
  init(ofPrelude all: [DeclSyntax]) {
    (self.all, visible, filePrivate, hidden, privateScopes) = (all, [], [], [], PrivateScopes())
    (wrapperNames, builderNames) = Self.namesOfWrappersAndBuilders(in: all)
  }

  /// Returns the names of the types that are marked by the attributes of property wrappers and of result builders;
  /// needed before members are recorded.
  private static func namesOfWrappersAndBuilders(in declarations: [DeclSyntax]) -> (Set<String>, Set<String>) {
    var (wrappers, builders): (Set<String>, Set<String>) = ([], [])
    var open = declarations
    while let node = open.popLast() {
      if [.functionDecl, .initializerDecl, .subscriptDecl, .variableDecl].contains(node.kind) { continue }
      open += node.members
      guard node.declaresType, let name = node.introducedName, let attributes = node.attributeList else { continue }
      for attribute in attributes {
        switch attribute.as(AttributeSyntax.self)?.baseName {
        case "propertyWrapper": wrappers.insert(name.identifierText)
        case "resultBuilder": builders.insert(name.identifierText)
        default: break
        }
      }
    }
    return (wrappers, builders)
  }
}
