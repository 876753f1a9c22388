import Foundation
import ShapeGeometry

/// The memory that a value's parts lie in: values that share it have the same address.
struct Storage: Equatable {
  var address: UInt = 0
  var bytes = 0

  /// What lies before the elements of every array in memory.
  static let header = 32

  init() {}

  /// The memory of an array; none of an empty one.
  @inline(__always)
  init<Element>(_ elements: [Element]) {
    guard elements.capacity > 0 else { return }
    // The array itself is the reference: to ask it for its address would count another one.
    address = unsafeBitCast(elements, to: UInt.self)
    bytes = elements.capacity * MemoryLayout<Element>.stride + Self.header
  }

  @inline(__always)
  init<Element>(_ elements: ContiguousArray<Element>) {
    guard elements.capacity > 0 else { return }
    // The array itself is the reference: to ask it for its address would count another one.
    address = unsafeBitCast(elements, to: UInt.self)
    bytes = elements.capacity * MemoryLayout<Element>.stride + Self.header
  }

  /// The memory of a string; none of one that is short enough to lie in the value itself.
  init(_ string: String) {
    let count = string.utf8.count
    guard count > 15 else { return }
    address = string.utf8.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) } ?? 0
    bytes = count + Self.header
  }
}

extension Frame {
  /// Charges the memory that a change has made: what is appended where it lies makes none.
  @inline(__always)
  func allot(_ after: Storage, unless before: Storage) {
    if after.address != before.address { allot(after.bytes) }
  }
}

extension ArrayValue {
  /// How much there is to go through where all of it is touched: elements, or their words and objects.
  @inline(__always)
  var extent: Int { max(count, words.count >> 2, objects.count) }

  /// The memory of the words and that of the objects.
  @inline(__always)
  var storage: (words: Storage, objects: Storage) { (Storage(words), Storage(objects)) }

  /// The memory that was made for the elements, in bytes.
  var bytes: Int { Storage(words).bytes + Storage(objects).bytes }
}

extension TableValue {
  /// An estimate of what finding an entry takes: its key, its place, and what a hash table leaves empty.
  static let entryBytes = 64

  var bytes: Int { entries.bytes + entries.count * Self.entryBytes }
}

/// What an object counts for.
struct Measure {
  /// How much there is to go through where all of it is touched.
  var extent = 0
  /// The memory of its own parts, in bytes.
  var bytes = 0
}

extension UnsafeMutablePointer<Object> {
  /// What the object counts for that lies here: it is taken out and put back, so that no reference to it is counted.
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
  /// How much there is to go through where all of it is touched: elements, entries, or text by eight bytes.
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

  /// The memory of its own parts in bytes, without that of the objects among them.
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
