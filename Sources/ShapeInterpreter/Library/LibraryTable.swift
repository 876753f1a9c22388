/// The rows of the library, by type and name.
struct LibraryTable: Sendable {
  /// A stored property of a library type: its type, and its position in a value.
  struct Field: Sendable {
    var type: Type
    var position: Layout
  }

  private(set) var members = MemberRows(capacity: 1_500)
  private(set) var statics = MemberRows(capacity: 300)
  private(set) var initializers: [Nominal: [NativeRow]] = [:]
  private(set) var functions: [String: [NativeRow]] = [:]
  private(set) var operators: [String: [NativeRow]] = [:]
  private(set) var setters: [Nominal: [String: NativeRow]] = [:]
  private(set) var fields: [Nominal: [String: Field]] = [:]
  /// The cases of each library enum, in the order of their raw values.
  private(set) var cases: [Nominal: [String]] = [:]
  private(set) var layouts: [Nominal: Layout] = [:]
  private(set) var conformances: [Nominal: Set<Nominal>] = [:]
  /// The protocols of each type and protocol with all those that they refine, each before those; found when the table
  /// is complete.
  private(set) var lineages: [Nominal: [Nominal]] = [:]
  /// Other names of types: `TimeInterval` is `Double`.
  private(set) var aliases: [String: Type] = [:]

  /// Declares a native type with its layout, its stored properties and its conformances.
  @inline(never)
  mutating func declare<Value: MachineValue>(
    _ type: Value.Type, fields: [(String, Type)] = [], conforms: [String] = []
  ) {
    guard let nominal = Value.type.nominal else { return }
    declare(nominal, layout: Value.layout, conforms: conforms)
    var position = Layout.none
    for (name, fieldType) in fields {
      self.fields[nominal, default: [:]][name] = Field(type: fieldType, position: position)
      position += layout(of: fieldType) ?? .none
    }
  }

  /// Declares a type by its name and layout only.
  @inline(never)
  mutating func declare(_ nominal: Nominal, layout: Layout, conforms: [String] = []) {
    layouts[nominal] = layout
    conformances[nominal, default: []].formUnion(conforms.map(Nominal.library))
  }

  /// Adds conformances to a type.
  @inline(never)
  mutating func conform(_ nominal: Nominal, to protocols: [String]) {
    conformances[nominal, default: []].formUnion(protocols.map(Nominal.library))
  }

  /// Declares an enum without associated values. A case's word is its index.
  @inline(never)
  mutating func declareEnum(_ name: String, cases names: [String]) {
    declare(.library(name), layout: .word, conforms: ["Equatable", "Hashable"])
    cases[.library(name)] = names
  }

  /// Adds another name for a type.
  @inline(never)
  mutating func alias(_ name: String, _ type: Type) {
    aliases[name] = type
  }

  /// Returns the layout of a library type without generic arguments, or nil if the type is unknown.
  func layout(of type: Type) -> Layout? {
    type.nominal.flatMap { layouts[$0] }
  }

  /// Adds a row to the table of its role.
  @inline(never)
  mutating func add(_ row: consuming NativeRow) {
    switch (row.role, row.owner?.nominal) {
    case (.function, _): functions[row.baseName, default: []].append(row)
    case (.operator, _): operators[row.baseName, default: []].append(row)
    case (.initializer, let owner?): initializers[owner, default: []].append(row)
    case (.staticMember, let owner?): statics.append(row, of: owner)
    case (.setter, let owner?): setters[owner, default: [:]][row.setterName] = row
    case (_, let owner?): members.append(row, of: owner)
    case (_, nil): preconditionFailure("the row '\(row.name)' belongs to no type")
    }
  }

  /// Completes the table: the rows of types can be found from then on, and the lineages of all types and protocols.
  mutating func settle() {
    members.settle()
    statics.settle()
    for name in LibraryProtocols.refined.keys { _ = lineage(of: .library(name)) }
    for nominal in conformances.keys { _ = lineage(of: nominal) }
  }

  private mutating func lineage(of nominal: Nominal) -> [Nominal] {
    if let known = lineages[nominal] { return known }
    var result: [Nominal] = []
    for parent in protocols(of: nominal).reversed() where !result.contains(parent) {
      result.append(parent)
      for other in lineage(of: parent) where !result.contains(other) { result.append(other) }
    }
    lineages[nominal] = result
    return result
  }

  /// All rows except setters, in no particular order.
  var allRows: [NativeRow] {
    let named = [functions, operators].flatMap { $0.values.flatMap { $0 } }
    return members.all + statics.all + named + initializers.values.flatMap { $0 }
  }
}
