import Foundation
import ShapeGeometry

/// Measures the memory of values that are alive: what several of them share counts once.
struct LiveMemory {
  /// The memory found so far.
  private(set) var bytes = 0
  /// How many objects were looked at.
  private(set) var visits = 0
  /// Where the memory begins that was found.
  private var known: Set<UInt> = []

  mutating func add(_ object: Object) {
    visits += 1
    switch object {
    case .none: break
    case .path(let path): _ = isNew(path.storage)
    case .string(let string): _ = isNew(Storage(string))
    case .array(let array): add(array)
    case .table(let table): if add(table.entries) { bytes += table.entries.count * TableValue.entryBytes }
    case .closure(let closure):
      _ = isNew(Storage(closure.words))
      if isNew(Storage(closure.objects)) { add(closure.objects) }
    case .any(let value):
      _ = isNew(value.storage)
      bytes += Storage.header
    }
  }

  /// Adds an array; tells whether any of its memory was not found before.
  @discardableResult
  mutating func add(_ array: ArrayValue) -> Bool {
    let (words, objects) = array.storage
    let hasWords = isNew(words)
    guard isNew(objects) else { return hasWords }
    add(array.objects)
    return true
  }

  private mutating func add(_ objects: ContiguousArray<Object>) {
    for object in objects { add(object) }
  }

  private mutating func isNew(_ storage: Storage) -> Bool {
    guard storage.bytes > 0, known.insert(storage.address).inserted else { return false }
    bytes += storage.bytes
    return true
  }
}
