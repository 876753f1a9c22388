import ShapeInterpreter

/// The renaming of one property that keeps its type.
struct PropertyRename {
  private var former: Substring
  private var present: Substring

  /// Finds the one property that disappeared and the one that appeared. Nil unless there is exactly one of each, and
  /// both have the same type.
  init?(from before: [Parameter], to after: [Parameter]) {
    func parts(_ parameters: [Parameter], besides others: [Parameter]) -> [Parameter] {
      let known = Set(others.map { Self.property($0.name) })
      return parameters.filter { !known.contains(Self.property($0.name)) }
    }
    let went = parts(before, besides: after)
    let came = parts(after, besides: before)
    guard let first = went.first, let second = came.first, went.count == came.count else { return nil }
    former = Self.property(first.name)
    present = Self.property(second.name)
    let isOne = zip(went, came).allSatisfy { one, other in
      one.name.hasPrefix(former) && other.name.hasPrefix(present)
        && one.name.dropFirst(former.count) == other.name.dropFirst(present.count) && one.typeName == other.typeName
        && one.kind == other.kind
    }
    guard isOne, went.allSatisfy({ Self.property($0.name) == former }),
      came.allSatisfy({ Self.property($0.name) == present })
    else { return nil }
  }

  /// Returns the values under the new names.
  func applied(to values: [String: ParameterValue]) -> [String: ParameterValue] {
    Dictionary(
      uniqueKeysWithValues: values.map { name, value in
        (Self.property(name) == former ? String(present + name.dropFirst(former.count)) : name, value)
      })
  }

  /// Returns the property that a parameter belongs to: `points` for `points[2].x`.
  private static func property(_ name: String) -> Substring {
    name.prefix { $0 != "." && $0 != "[" && $0 != "?" }
  }
}

extension Tuning {
  /// Moves a property's values to its new name.
  mutating func rename(_ property: PropertyRename, of id: EntryID) {
    if let values = changes[id] { changes[id] = property.applied(to: values) }
    if let bookmark = bookmarks[id] {
      bookmarks[id] = Bookmark(changes: property.applied(to: bookmark.changes), settings: bookmark.settings)
    }
  }
}
