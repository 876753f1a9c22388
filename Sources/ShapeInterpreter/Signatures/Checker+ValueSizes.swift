// Sizes: the number of parts in a value, which is limited.

extension Checker {
  /// The greatest number of parts (numbers, flags and references) in a value.
  static let mostParts = 12_288

  /// Throws a diagnostic if a struct's values are too large, before any of their parts is made.
  mutating func requireSize(of nominal: Nominal, at offset: Int) throws(CheckFailure) {
    guard !signatures.sizedTypes.contains(nominal), let declared = types[nominal] else { return }
    var known: [Type: Int] = [:]
    guard try parts(of: declared.type, &known) > Self.mostParts else {
      signatures.sizedTypes.insert(nominal)
      return
    }
    throw failure(LimitProblem.valueSize(of: nominal.name, Self.mostParts), at: declared.offset)
  }

  /// Returns the number of parts in a value, as far as it is known without the types of generic parameters. A value
  /// that is stored elsewhere counts as one part.
  private mutating func parts(of type: Type, _ known: inout [Type: Int]) throws(CheckFailure) -> Int {
    if let count = known[type] { return count }
    // A type that contains itself gets its diagnostic when its layout is made.
    known[type] = 0
    var count = 1
    switch type {
    case .tuple(let components):
      count = 0
      for component in components { count += try parts(of: component.type, &known) }
    case .nominal(let nominal, let arguments):
      if let wrapped = type.wrapped {
        count += try parts(of: wrapped, &known)
      } else if let declared = types[nominal], declared.kind == .structure {
        count = 0
        let types = Dictionary(zip(declared.generics, arguments), uniquingKeysWith: { $1 })
        for property in declared.properties where count <= Self.mostParts {
          try spend(at: property.offset)
          let own = try self.type(of: property, in: nominal).substituting(types)
          guard !inference.isLarger(own, than: Type.largest), own.depth <= Type.deepest else { continue }
          count += try parts(of: own, &known)
        }
      }
    default: break
    }
    known[type] = count
    return count
  }
}
