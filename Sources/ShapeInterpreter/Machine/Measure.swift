import Foundation
import ShapeGeometry

// The amounts that values are charged for: the work of processing them, and their memory.

extension Frame {
  /// Charges the memory that a change has allotted. A change in place has the same address
  /// before and after and costs nothing.
  @inline(__always)
  func allot(_ after: Storage, unless before: Storage) {
    if after.address != before.address { allot(after.bytes) }
  }
}

extension ArrayValue {
  /// The work of processing the whole array: the most of its elements, a quarter of its words, and its objects.
  @inline(__always)
  var extent: Int { max(count, words.count >> 2, objects.count) }

  /// The memory of the words, and the memory of the objects.
  @inline(__always)
  var storage: (words: Storage, objects: Storage) { (Storage(words), Storage(objects)) }

  /// The memory that the elements take, in bytes.
  var bytes: Int { Storage(words).bytes + Storage(objects).bytes }
}

extension TableValue {
  /// An estimate of the memory for finding an entry, in bytes: its key, its place and the empty part of a hash table.
  static let entryBytes = 64

  var bytes: Int { entries.bytes + entries.count * Self.entryBytes }
}

/// The amounts that an object is charged for.
struct Measure {
  /// The work of processing the whole object.
  var extent = 0
  /// The memory of the object's own parts, in bytes.
  var bytes = 0
}

extension UnsafeMutablePointer<Object> {
  /// The amounts that the object in this slot is charged for. It is moved out and back, so that its
  /// reference count does not change.
  @inline(__always)
  var measure: Measure {
    switch move() {
    case .path(let path):
      let measure = Measure(extent: path.extent, bytes: path.storage.bytes)
      initialize(to: .path(path))
      return measure
    case .array(let array):
      let measure = Measure(extent: array.extent, bytes: array.bytes)
      initialize(to: .array(array))
      return measure
    case let other:
      let measure = Measure(extent: other.extent, bytes: other.bytes)
      initialize(to: other)
      return measure
    }
  }
}

extension Object {
  /// The work of processing the whole object: its elements, its entries, or its text in units of eight bytes.
  var extent: Int {
    switch self {
    case .path(let path): path.extent
    case .array(let array): array.extent
    case .table(let table): table.entries.extent
    case .string(let string): string.utf8.count >> 3
    case .any(let value): value.extent
    case .closure, .none: 0
    }
  }

  /// The memory of the object's own parts, in bytes, without the objects among them.
  var bytes: Int {
    switch self {
    case .path(let path): path.storage.bytes
    case .array(let array): array.bytes
    case .table(let table): table.bytes
    case .string(let string): Storage(string).bytes
    case .any(let value): value.storage.bytes + Storage.header
    case .closure, .none: 0
    }
  }
}
