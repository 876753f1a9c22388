/// A value that its copies share until one of them is changed, so that a large one is copied as cheaply as a reference.
@dynamicMemberLookup
struct Shared<Value: Sendable>: Sendable {
  /// The place of a value. It is written only while a single `Shared` refers to it.
  private final class Box: @unchecked Sendable {
    /// The struct around the box sees to it that nobody reads the value while it is changed.
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(_ value: Value) { box = Box(value) }

  var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }

  subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
    @inline(__always) get { box.value[keyPath: path] }
  }

  subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Member {
    @inline(__always) get { box.value[keyPath: path] }
    @inline(__always) _modify { yield &value[keyPath: path] }
  }
}

extension Shared where Value: Equatable {
  /// Returns whether both values are equal; values that are shared are equal at once.
  func equals(_ other: Shared) -> Bool { box === other.box || box.value == other.box.value }
}
