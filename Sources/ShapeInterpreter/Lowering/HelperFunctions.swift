/// A function of the program that no source declares: the lowerer makes one for all places that call it.
enum HelperFunction: Hashable {
  /// Uses the value in an existential as its own type says.
  case dispatch(Dispatcher)
  /// Calls the member of an object's own class.
  case override(Override)
  /// Tells whether a tag is that of a type, of one that conforms to it or inherits from it.
  case typeTest(Type)
  /// Casts the value in an existential, and what is in it, to an optional of a type.
  case contentCast(Type)
  /// Names the type of a tag.
  case typeName
  /// Compares two values of an enum with indirect cases.
  case comparison(CaseComparison)
  /// Prints a value that native code cannot print alone.
  case printer(Printer)

  /// True if the function has a branch for each type in a box, and is made anew when more types come into boxes.
  var hasBranches: Bool {
    switch self {
    case .dispatch, .override, .typeTest, .contentCast, .typeName: true
    case .comparison, .printer: false
    }
  }
}

/// The helper functions of a program in the order of their first calls.
struct HelperFunctions {
  struct Entry {
    var helper: HelperFunction
    /// The number of the function in the program.
    var number: Int
    /// The offset of the first call in the source.
    var offset: Int
    /// The number of types in boxes that its code covers; nil while it has none.
    var covered: Int?
  }

  private(set) var entries: [Entry] = []
  private var places: [HelperFunction: Int] = [:]

  subscript(helper: HelperFunction) -> Entry? { places[helper].map { entries[$0] } }

  mutating func append(_ entry: Entry) {
    places[entry.helper] = entries.count
    entries.append(entry)
  }

  /// Returns the first entry at a place or behind it whose code does not cover all types in boxes, which it will from
  /// now on.
  mutating func next(from place: Int, boxed count: Int) -> (place: Int, entry: Entry)? {
    let found = entries[place...].firstIndex { entry in
      entry.covered.map { entry.helper.hasBranches && $0 < count } ?? true
    }
    guard let found else { return nil }
    entries[found].covered = count
    return (found, entries[found])
  }
}
