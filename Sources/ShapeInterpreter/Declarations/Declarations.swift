import SwiftSyntax

/// The declarations of a file, of the other files in its module, and of the library.
///
/// Collecting fills it, before any body is checked. Bodies only add what they declare themselves: local types and
/// functions, and the functions that make declared values.
struct Declarations {
  /// The native part of the library.
  let library: LibraryTable
  var types: [Nominal: Shared<TypeDeclaration>] = [:]
  /// The file's types in source order.
  var order: [Nominal] = []
  var members: [Nominal: MemberTable] = [:]
  var functions: [Shared<FunctionDeclaration>] = []
  var globals: [GlobalDeclaration] = []
  /// The setters of computed properties, variables and subscripts, by their getters.
  var setters: [FunctionID: FunctionID] = [:]
  var fileScope = MemberTable()
  /// The types that the prelude declares, by their full names.
  var preludeTypes: [String: Nominal] = [:]
  var fileAliases: [String: TypeSyntax] = [:]
  /// The aliases that the file's extensions add to library types.
  var libraryAliases: [Nominal: [String: TypeSyntax]] = [:]
  /// The prelude's function that compares two arrays, or nil if the prelude was read without it.
  var equalArrays: FunctionID?
  /// The prelude's function that unites members of an option set, or nil if the prelude was read without it.
  var unionOfFlags: FunctionID?
  /// The names of the file's property wrappers and result builders.
  var wrapperNames: Set<String> = []
  var builderNames: Set<String> = []
  /// The names of the prelude's property wrappers: SwiftUI's.
  var preludeWrappers: Set<String> = []
  /// The types and aliases that functions declare; for each name, the last one.
  var localTypes: [String: Nominal] = [:]
  var localAliases: [String: TypeSyntax] = [:]
  /// The protocols that the file's extensions add to library types.
  var adopted: [Nominal: [Inherited]] = [:]
  /// The protocols of types and protocols with all those that they refine; empty while declarations are collected.
  var lineages: [Nominal: [Nominal]] = [:]
  /// The number of globals that the prelude declares; they come first in `globals`.
  var preludeGlobals = 0
  /// The range of the checked file's offsets in its module, or nil for a single file.
  var ownRange: Range<Int>?
  /// The source ranges of declarations that are private to other files.
  var hidden: [Range<Int>] = []
  /// The members of the checked file that are private to their type, and the setters of `private(set)`.
  var privateScopes = PrivateScopes()
  /// The members of classes for Core Data that are marked `@NSManaged`.
  var managed: [Nominal: [ManagedMember]] = [:]
  /// The offset behind all declarations, those that the checker has made itself included.
  var end = 0

  init(library: LibraryTable) { self.library = library }

  mutating func append(_ function: FunctionDeclaration) { functions.append(Shared(function)) }
}
