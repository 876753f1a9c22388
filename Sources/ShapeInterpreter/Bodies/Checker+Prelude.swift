import SwiftSyntax

// The library that checks start with.

extension Checker {
  /// A checker with the library and its whole prelude.
  static let withPrelude = Checker(.standard, Prelude.standard.outline)

  /// Makes the library table that all checkers share.
  static func prepare() { _ = LibraryTable.standard }

  /// Parses the bodies of the library's functions that the checker has, so that a check finds them parsed.
  func parsePrelude() {
    for function in functions {
      if let body = function.preludeBody { _ = Prelude.standard.statements(of: body) }
    }
  }

  /// Makes a checker with the library and with the parts of its prelude that the sources may refer to. The check of a
  /// file starts here.
  init(for sources: [ShapeSource]) {
    // The prelude first: another thread may still be building the library's rows.
    let prelude = Prelude.standard.outline(for: sources.map(\.text))
    self.init(.standard, prelude)
  }

  /// Makes a checker without declarations.
  init(library: LibraryTable) {
    self.init(library: library, forms: AllForms.self)
  }

  private init(_ library: LibraryTable, _ prelude: PreludeOutline) {
    self.init(library: library)
    isCollectingPrelude = true
    collect(FileDeclarations(ofPrelude: prelude.files.flatMap(\.statements.declarations)), besides: [])
    for index in functions.indices {
      declarations.functions[index].isPrelude = true
      guard let offset = functions[index].body?.position.utf8Offset else { continue }
      declarations.functions[index].preludeBody = prelude.bodies[offset]
    }
    declarations.preludeGlobals = globals.count
    declarations.preludeWrappers = declarations.wrapperNames
    isCollectingPrelude = false
    declarations.order = []
    // The functions that compare arrays and unite flags have no name in a user's file.
    declarations.equalArrays = declarations.fileScope.functions.removeValue(forKey: "areEqual")?.first
    declarations.unionOfFlags = declarations.fileScope.functions.removeValue(forKey: "unionOfFlags")?.first
  }
}
