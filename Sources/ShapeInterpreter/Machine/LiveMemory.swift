import Foundation
import ShapeGeometry

/// Measures the memory of live values, and finds the objects that they refer to. Memory that several values share
/// counts once.
struct LiveMemory {
  /// The memory found so far, in bytes.
  private(set) var bytes = 0
  /// The number of objects visited.
  private(set) var visits = 0
  /// For each object of the heap, whether a value refers to it.
  private(set) var isReached: [Bool]
  /// The addresses of the memory that is counted already.
  private var known: Set<UInt> = []
  private let heap: Heap
  /// The objects that are reached and whose parts are not visited yet.
  private var open: [Int] = []

  init(_ heap: Heap = Heap()) {
    self.heap = heap
    isReached = Array(repeating: false, count: heap.room)
  }

  /// Adds the objects that words refer to. Other words count nothing; none is looked at where there are no objects.
  mutating func add(words: some Collection<UInt64>) {
    guard heap.count > 0 else { return }
    visits += words.count >> 4
    for word in words {
      guard let number = heap.number(of: word), !isReached[number] else { continue }
      isReached[number] = true
      open.append(number)
    }
  }

  /// Follows the references from object to object.
  mutating func follow() {
    while let number = open.popLast() {
      visits += 1
      let (words, objects) = heap.parts(of: number)
      add(words: words)
      for object in objects { add(object) }
    }
  }

  mutating func add(_ object: Object) {
    visits += 1
    switch object {
    case .none: break
    case .path(let path): _ = isNew(path.storage)
    case .string(let string): _ = isNew(Storage(string))
    case .array(let array): add(array)
    case .table(let table): if add(table.entries) { bytes += table.entries.count * TableValue.entryBytes }
    case .closure(let closure):
      if isNew(Storage(closure.words)) { add(words: closure.words) }
      if isNew(Storage(closure.objects)) { add(closure.objects) }
    case .any(let value):
      _ = isNew(value.storage)
      bytes += Storage.header
      add(value.closures)
    }
  }

  /// Adds an array. Returns true if any of its memory was not counted before.
  @discardableResult
  mutating func add(_ array: ArrayValue) -> Bool {
    let (words, objects) = array.storage
    let hasWords = isNew(words)
    if hasWords { add(words: array.words) }
    guard isNew(objects) else { return hasWords }
    add(array.objects)
    return true
  }

  mutating func add(_ objects: ContiguousArray<Object>) {
    for object in objects { add(object) }
  }

  private mutating func isNew(_ storage: Storage) -> Bool {
    guard storage.bytes > 0, known.insert(storage.address).inserted else { return false }
    bytes += storage.bytes
    return true
  }
}
