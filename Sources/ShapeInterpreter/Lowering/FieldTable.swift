/// The positions of a type's first stored properties, up to the last property that was asked for.
struct FieldTable {
  /// The number of properties with known positions.
  private(set) var count = 0
  private(set) var fields: [String: (position: Layout, type: Type)] = [:]
  /// The position of the next property.
  private(set) var end: Layout

  /// Makes a table of properties that come after those of a superclass.
  init(after inherited: Layout) { end = inherited }

  mutating func append(_ field: (position: Layout, type: Type), named name: String, _ layout: Layout) {
    count += 1
    if fields[name] == nil { fields[name] = field }
    end += layout
  }
}
