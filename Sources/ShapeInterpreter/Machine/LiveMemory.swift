import Foundation
import ShapeGeometry

/// Measures the memory of live values. Memory that several values share counts once.
struct LiveMemory {
  /// The memory found so far, in bytes.
  private(set) var bytes = 0
  /// The number of objects visited.
  private(set) var visits = 0
  /// The addresses of the memory that is counted already.
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

  /// Adds an array. Returns true if any of its memory was not counted before.
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
