/// A library type and the members that shape files may use.
public struct SupportedType: Sendable, Equatable {
  /// The name in Swift, with the enclosing types: `Path.Element`.
  public var name: String
  /// The full names of the members in alphabetical order, initializers first: `init(x:y:)`, `midX`, `addLine(to:)`.
  public var members: [String]
}

/// The part of Swift, Foundation and SwiftUI that shape files may use. It is read from the
/// same tables that the checker uses.
public struct SupportedLibrary: Sendable, Equatable {
  public var types: [SupportedType]
  /// The full names of the free functions: `hypot(_:_:)`.
  public var functions: [String]
  /// The operators that the library overloads, besides Swift's arithmetic, comparison and logic: `+(_:_:)`.
  public var operators: [String]
  /// The base names of the modifiers of views that change nothing in a still picture, and are accepted: `onAppear`.
  public var idleModifiers: [String]
  /// The base names of the modifiers that a view is shown without, with a warning: `searchSuggestions`.
  public var missingModifiers: [String]

  /// Collects everything that is supported.
  public init() {
    self.init(.withPrelude)
  }

  init(_ checker: Checker) {
    let library = checker.library
    var members: [String: Set<String>] = [:]
    for nominal in library.layouts.keys { members[nominal.name] = [] }
    for rows in [library.members, library.statics] {
      for owner in rows.owners { members[owner.name, default: []].formUnion(rows[owner]?.names ?? []) }
    }
    for (nominal, rows) in library.initializers { members[nominal.name, default: []].formUnion(rows.map(\.name)) }
    for (nominal, fields) in library.fields { members[nominal.name, default: []].formUnion(fields.keys) }
    for (nominal, cases) in library.cases { members[nominal.name, default: []].formUnion(cases) }
    for (nominal, fields) in LibraryTable.genericFields { members[nominal, default: []].formUnion(fields) }
    for (nominal, table) in checker.members { members[nominal.name, default: []].formUnion(checker.names(in: table)) }
    for nominal in checker.declarations.preludeTypes.values {
      guard let declared = checker.types[nominal] else { continue }
      members[nominal.name, default: []].formUnion(
        declared.properties.filter { !$0.isPrivate }.map(\.name) + declared.cases.map(\.fullName))
      if declared.kind == .structure, !declared.hasOwnInitializer {
        members[nominal.name, default: []].insert(
          "init(" + declared.properties.map { $0.name + ":" }.joined() + ")")
      }
    }
    // The library's own names and labels begin with an underscore: `_bar(of:)`, `init(_name:)`.
    func isOffered(_ name: String) -> Bool {
      !name.split(whereSeparator: { "(:)".contains($0) }).contains { $0.hasPrefix("_") && $0 != "_" }
    }
    types = members.filter { isOffered($0.key) && !$0.key.contains(" ") }.map { name, all in
      SupportedType(name: name, members: all.filter(isOffered).sorted(by: SupportedLibrary.precedes))
    }.sorted { $0.name < $1.name }
    let declared = checker.fileScope.functions.values.flatMap { $0 }.map { checker.functions[$0].fullName }
    let free = Set(library.functions.names + library.operators.names + declared).filter(isOffered).sorted()
    // An operator's name may begin with its position: `postfix ...(_:)`.
    func isFunction(_ name: String) -> Bool { (name.first?.isLetter ?? false) && !name.contains(" ") }
    functions = free.filter(isFunction)
    operators = free.filter { !isFunction($0) }
    idleModifiers = ViewModifierNames.idle.sorted()
    missingModifiers = ViewModifierNames.later.sorted()
  }

  /// Returns true if `a` is listed before `b`: initializers first, then in alphabetical order.
  private static func precedes(_ a: String, _ b: String) -> Bool {
    let areInitializers = (a.hasPrefix("init("), b.hasPrefix("init("))
    return areInitializers.0 == areInitializers.1 ? a < b : areInitializers.0
  }

  /// Returns a line for each type, function and operator, wrapped at a width in characters.
  public func text(width: Int = 100) -> String {
    var lines: [String] = []
    func add(_ title: String, _ names: [String]) {
      lines.append(title)
      var line = " "
      for name in names {
        if line.count + name.count + 2 > width, line != " " {
          lines.append(line)
          line = " "
        }
        line += " \(name)"
      }
      if line != " " { lines.append(line) }
    }
    for type in types { add(type.name, type.members) }
    add("Functions", functions)
    add("Operators", operators)
    add("Modifiers of views that change nothing in a still picture", idleModifiers)
    add("Modifiers that a view is shown without, with a warning", missingModifiers)
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Dictionary where Key == String, Value == [NativeRow] {
  /// The full names of all rows.
  fileprivate var names: [String] { values.flatMap { $0.map(\.name) } }
}

extension Checker {
  /// Returns the full names of the members in a table.
  fileprivate func names(in table: MemberTable) -> [String] {
    let ids =
      table.functions.values.flatMap { $0 } + table.staticFunctions.values.flatMap { $0 } + table.initializers
    return ids.map { functions[$0].fullName } + Array(table.getters.keys) + Array(table.staticGetters.keys)
      + Array(table.globals.keys)
  }
}

extension CaseDeclaration {
  /// The name with the labels of the associated values: `curve(to:control1:control2:)`.
  fileprivate var fullName: String {
    types.isEmpty ? name : name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }
}
