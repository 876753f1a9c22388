// Option sets: the members of a set type. Each of them becomes a toggle.

extension Lowerer {
  /// Returns the members of an option set that have a single bit, in the order of the bits; nil for
  /// another type, or if there are none.
  mutating func flags(of type: Type) -> [EditableValue.Flag]? {
    guard let members = members(ofSet: type) else { return nil }
    var bits: Set<UInt64> = []
    // If two names have the same bit, the first counts.
    let flags = members.filter { $0.bits.nonzeroBitCount == 1 && bits.insert($0.bits).inserted }
    return flags.isEmpty ? nil : flags
  }

  /// Returns the set of all members; nil for a type that is not an option set.
  mutating func fullSet(_ type: Type) -> Constant? {
    guard let members = members(ofSet: type), !members.isEmpty else { return nil }
    return Constant(words: [members.reduce(0) { $0 | $1.bits }])
  }

  /// Returns the static members of an option set that are sets themselves, sorted by their bits, then by
  /// their names; nil for another type.
  private mutating func members(ofSet type: Type) -> [EditableValue.Flag]? {
    guard let nominal = type.nominal, checker.conforms(type, to: .library("OptionSet")),
      let layout = try? layout(of: type), layout.words == 1, layout.objects == 0
    else { return nil }
    let table = checker.members[nominal]
    let names = Set(checker.library.statics[nominal].map { Array($0.keys) } ?? [])
      .union(table?.globals.keys.map { $0 } ?? []).union(table?.staticGetters.keys.map { $0 } ?? [])
    var members: [EditableValue.Flag] = []
    for name in names.sorted() {
      guard let value = attempt(".\(name)", as: type), let bits = value.words.first else { continue }
      members.append(.init(name: name, bits: bits))
    }
    return members.sorted { ($0.bits, $0.name) < ($1.bits, $1.name) }
  }
}
