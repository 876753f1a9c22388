/// The rows of types, by the type and their base name.
///
/// The rows of a type are sorted by their names when they are first asked for: of the many types of the library, a
/// source uses a few.
struct MemberRows: Sendable {
  /// All rows, in the order in which they were added.
  private(set) var all: [NativeRow]
  /// The stretches of rows that were added for one type, one after the other.
  private var stretches: [(owner: Nominal, rows: Range<Int>)] = []
  /// The stretches of each type; found when the table is complete.
  private var places: [Nominal: [Range<Int>]] = [:]
  private let named = Guarded<[Nominal: [String: [NativeRow]]]>([:])

  /// Creates a table with room for some rows.
  init(capacity: Int) {
    all = []
    all.reserveCapacity(capacity)
  }

  /// Adds a row of a type. The rows can be found after `settle`.
  @inline(never)
  mutating func append(_ row: consuming NativeRow, of owner: Nominal) {
    if let last = stretches.last, last.owner == owner {
      stretches[stretches.count - 1].rows = last.rows.lowerBound..<all.count + 1
    } else {
      stretches.append((owner, all.count..<all.count + 1))
    }
    all.append(row)
  }

  /// Makes the rows ready to be found.
  mutating func settle() {
    for (owner, rows) in stretches { places[owner, default: []].append(rows) }
    stretches = []
  }

  /// The types that have rows.
  var owners: some Collection<Nominal> { places.keys }

  /// The rows of a type by their base names, in the order in which they were added; nil for a type without rows.
  subscript(owner: Nominal) -> [String: [NativeRow]]? {
    guard let places = places[owner] else { return nil }
    return named.access { named in
      if let known = named[owner] { return known }
      var result: [String: [NativeRow]] = [:]
      for place in places {
        for row in all[place] { result[row.baseName, default: []].append(row) }
      }
      named[owner] = result
      return result
    }
  }
}
