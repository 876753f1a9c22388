import SwiftSyntax

// The declarations as the rules read them.

extension Checker {
  /// The native part of the library.
  var library: LibraryTable { declarations.library }
  /// The types of the file, the module and the prelude.
  var types: [Nominal: Shared<TypeDeclaration>] { declarations.types }
  /// The file's types in source order.
  var order: [Nominal] { declarations.order }
  /// The members of each type, which may be a library type.
  var members: [Nominal: MemberTable] { declarations.members }
  /// All functions, by their IDs.
  var functions: [Shared<FunctionDeclaration>] { declarations.functions }
  /// All globals and static stored properties, by their IDs.
  var globals: [GlobalDeclaration] { declarations.globals }
  /// The setters of computed properties, variables and subscripts, by their getters.
  var setters: [FunctionID: FunctionID] { declarations.setters }
  /// The functions, globals and types at file level.
  var fileScope: MemberTable { declarations.fileScope }
  /// The range of the checked file's offsets in its module, or nil for a single file.
  var ownRange: Range<Int>? { declarations.ownRange }
  /// The source ranges of declarations that are private to other files.
  var hidden: [Range<Int>] { declarations.hidden }
}
