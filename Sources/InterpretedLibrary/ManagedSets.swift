// Sets of objects as Core Data's relationships have them.

class NSSet: NSObject, Sequence, ExpressibleByArrayLiteral, _PredicateSubject {
  var _objects: [NSManagedObject]
  override init() { _objects = [] }
  init(_ objects: [NSManagedObject]) { _objects = objects }
  init(array: [Any]) { _objects = array.compactMap { $0 as? NSManagedObject } }
  required init(arrayLiteral elements: Any...) { _objects = elements.compactMap { $0 as? NSManagedObject } }
  init(object: Any) { _objects = [object].compactMap { $0 as? NSManagedObject } }
  init<Member: NSManagedObject>(set: Set<Member>) { _objects = set.map { $0 } }
  var count: Int { _objects.count }
  var allObjects: [Any] { _objects }
  func anyObject() -> Any? { _objects.first }
  func contains(_ anObject: Any) -> Bool { _objects.contains { $0 === anObject as? NSManagedObject } }
  func makeIterator() -> IndexingIterator<[Any]> { allObjects.makeIterator() }
  func _predicateTerm(_ key: String) -> _PredicateTerm {
    _PredicateTerm(value: nil, members: _objects.map { $0 })
  }
}

/// A set as one of a class; nil if an object is of another one.
func _castSet<Member: NSManagedObject>(_ set: NSSet) -> Set<Member>? {
  let members = set._objects.compactMap { $0 as? Member }
  return members.count == set._objects.count ? Set(members) : nil
}

class NSMutableSet: NSSet {
  func add(_ object: Any) {
    if let object = object as? NSManagedObject, !contains(object) { _objects.append(object) }
  }
  func remove(_ object: Any) { _objects.removeAll { $0 === object as? NSManagedObject } }
}

class NSOrderedSet: NSObject, Sequence, ExpressibleByArrayLiteral, _PredicateSubject {
  var _objects: [NSManagedObject]
  override init() { _objects = [] }
  init(_ objects: [NSManagedObject]) { _objects = objects }
  init(array: [Any]) { _objects = array.compactMap { $0 as? NSManagedObject } }
  required init(arrayLiteral elements: Any...) { _objects = elements.compactMap { $0 as? NSManagedObject } }
  var count: Int { _objects.count }
  var array: [Any] { _objects }
  var firstObject: Any? { _objects.first }
  var lastObject: Any? { _objects.last }
  func object(at idx: Int) -> Any { _objects[idx] }
  func index(of object: Any) -> Int { _objects.firstIndex { $0 === object as? NSManagedObject } ?? Int.max }
  func contains(_ object: Any) -> Bool { _objects.contains { $0 === object as? NSManagedObject } }
  func makeIterator() -> IndexingIterator<[Any]> { array.makeIterator() }
  func _predicateTerm(_ key: String) -> _PredicateTerm {
    _PredicateTerm(value: nil, members: _objects.map { $0 })
  }
}

class NSMutableOrderedSet: NSOrderedSet {
  func add(_ object: Any) {
    if let object = object as? NSManagedObject, !contains(object) { _objects.append(object) }
  }
  func remove(_ object: Any) { _objects.removeAll { $0 === object as? NSManagedObject } }
}
