// Core Data: the objects of a data model. The checker gives each class accessors for its properties with `@NSManaged`,
// which call the functions with underscores, and `_DataModel` the entities of the file.

/// The objects that a request can find.
protocol NSFetchRequestResult {}

/// The entities of the data model. The checker adds `_entities()`, and `_object(_:)`, which makes an object by the name
/// of its entity.
enum _DataModel {
  static let _all = _entities()
  static func _entity(_ name: String) -> NSEntityDescription {
    _all.first { $0.name == name } ?? NSEntityDescription(_name: name, [])
  }
}

/// A property of an entity: an attribute, or a relationship if it has a target.
struct _ManagedProperty {
  let name: String
  let isOptional: Bool
  let start: Any?
  var target = ""
  var isMany = false
  var isOrdered = false
  var inverse = ""
  var rule = "Nullify"
  init(_ name: String, isOptional: Bool = true, start: Any? = nil) {
    self.name = name
    self.isOptional = isOptional
    self.start = start
  }
  init(
    _ name: String, to target: String, isOptional: Bool = true, isMany: Bool = false, isOrdered: Bool = false,
    inverse: String = "", rule: String = "Nullify"
  ) {
    self.init(name, isOptional: isOptional)
    self.target = target
    self.isMany = isMany
    self.isOrdered = isOrdered
    self.inverse = inverse
    self.rule = rule
  }
}

class NSEntityDescription: NSObject {
  var name: String?
  var managedObjectClassName: String
  var isAbstract = false
  let _properties: [_ManagedProperty]
  /// The names of the entities that it inherits from, the nearest first.
  let _parents: [String]
  /// The attributes by which no two objects may be equal.
  let _unique: [[String]]
  init(
    _name: String, _class: String? = nil, parents: [String] = [], unique: [[String]] = [],
    _ properties: [_ManagedProperty]
  ) {
    name = _name
    managedObjectClassName = _class ?? _name
    _parents = parents
    _unique = unique
    _properties = properties
  }
  func _property(_ key: String) -> _ManagedProperty? { _properties.first { $0.name == key } }
  func _isKind(of other: String) -> Bool { name == other || _parents.contains(other) }
  static func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { _DataModel._all.first { $0.name == entityName } }
  static func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let object = _DataModel._object(entityName)
    context.insert(object)
    return object
  }
}

class NSManagedObjectID: NSObject {
  let entity: NSEntityDescription
  let _number: Int
  var isTemporaryID: Bool { false }
  init(_entity: NSEntityDescription, _ number: Int) {
    entity = _entity
    _number = number
  }
  func uriRepresentation() -> URL { URL(string: "x-coredata://stipple/\(entity.name ?? "")/p\(_number)")! }
}

class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult, _PredicateSubject {
  private static var _count = 0
  private var _entity: NSEntityDescription? = nil
  private var _ownID: NSManagedObjectID? = nil
  var managedObjectContext: NSManagedObjectContext? = nil
  var isInserted = false
  var isDeleted = false
  var isFault: Bool { false }
  /// The values of attributes and of relationships to one object, and the objects of other relationships.
  var _values: [String: Any] = [:]
  var _lists: [String: [NSManagedObject]] = [:]
  /// The same before the changes since the last save; nil without changes.
  private var _saved: (values: [String: Any], lists: [String: [NSManagedObject]])? = nil

  init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init()
    _begin(entity, context)
  }
  init(context moc: NSManagedObjectContext) {
    super.init()
    _begin(_DataModel._entity(_entityName()), moc)
  }
  private func _begin(_ entity: NSEntityDescription, _ context: NSManagedObjectContext?) {
    _entity = entity
    NSManagedObject._count += 1
    _ownID = NSManagedObjectID(_entity: entity, NSManagedObject._count)
    for property in entity._properties { if let start = property.start { _values[property.name] = start } }
    context?.insert(self)
  }
  /// The checker gives each class its own.
  func _entityName() -> String { "" }
  var entity: NSEntityDescription { _entity! }
  var objectID: NSManagedObjectID { _ownID! }
  var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  var isUpdated: Bool { _saved != nil && !isInserted }
  var hasPersistentChangedValues: Bool { hasChanges }
  override var description: String { "<\(entity.managedObjectClassName)>" }

  func awakeFromInsert() {}
  func awakeFromFetch() {}
  func prepareForDeletion() {}
  func willSave() {}
  func didSave() {}
  func validateForInsert() throws {}
  func validateForUpdate() throws {}
  func validateForDelete() throws {}
  func willAccessValue(forKey key: String?) {}
  func didAccessValue(forKey key: String?) {}
  func willChangeValue(forKey key: String) {}
  func didChangeValue(forKey key: String) {}

  func value(forKey key: String) -> Any? {
    guard let property = entity._property(key), property.isMany else { return _values[key] }
    return property.isOrdered ? NSOrderedSet(_many(key)) : NSSet(_many(key))
  }
  func setValue(_ value: Any?, forKey key: String) {
    if entity._property(key)?.isMany ?? false {
      let set = value as? NSSet
      _writeMany(set?._objects ?? (value as? NSOrderedSet)?._objects ?? [], key)
    } else {
      _write(_plainValue(value), key)
    }
  }
  func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
  func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }
  func committedValues(forKeys keys: [String]?) -> [String: Any] { _saved?.values ?? _values }
  func changedValues() -> [String: Any] {
    guard hasChanges else { return [:] }
    let old = _saved?.values ?? [:]
    return _values.filter { isInserted || _comparedValues(old[$0.key], $0.value) != 0 }
  }

  // What the accessors of properties call.
  func _read<Value>(_ key: String) -> Value? { _values[key] as? Value }
  func _integer(_ key: String) -> Int { _values[key] as? Int ?? 0 }
  func _fraction(_ key: String) -> Double { _values[key] as? Double ?? Double(_integer(key)) }
  func _flag(_ key: String) -> Bool { _values[key] as? Bool ?? (_integer(key) != 0) }
  func _number(_ key: String) -> NSNumber? {
    guard let value = _values[key] else { return nil }
    return NSNumber(value: _numericValue(value) ?? 0)
  }
  func _many(_ key: String) -> [NSManagedObject] { _lists[key] ?? [] }
  func _write(_ value: Any?, _ key: String) {
    _willChange()
    guard let property = entity._property(key), !property.target.isEmpty else {
      _values[key] = value
      return
    }
    let (old, new) = (_values[key] as? NSManagedObject, value as? NSManagedObject)
    if old === new { return }
    _values[key] = value
    old?._drop(self, property.inverse)
    new?._take(self, property.inverse)
  }
  func _writeMany(_ list: [NSManagedObject], _ key: String) {
    let old = _many(key)
    let inverse = entity._property(key)?.inverse ?? ""
    _willChange()
    _lists[key] = list
    for object in old { if !list.contains(where: { $0 === object }) { object._drop(self, inverse) } }
    for object in list { if !old.contains(where: { $0 === object }) { object._take(self, inverse) } }
  }
  func _add(_ object: NSManagedObject, _ key: String) { _add([object], key) }
  func _add(_ objects: NSSet, _ key: String) { _add(objects._objects, key) }
  func _add(_ objects: NSOrderedSet, _ key: String) { _add(objects._objects, key) }
  func _add<Member: NSManagedObject>(_ objects: Set<Member>, _ key: String) { _add(objects.map { $0 }, key) }
  func _add(_ objects: [NSManagedObject], _ key: String) {
    let known = _many(key)
    _writeMany(known + objects.filter { object in !known.contains { $0 === object } }, key)
  }
  func _remove(_ object: NSManagedObject, _ key: String) { _remove([object], key) }
  func _remove(_ objects: NSSet, _ key: String) { _remove(objects._objects, key) }
  func _remove(_ objects: NSOrderedSet, _ key: String) { _remove(objects._objects, key) }
  func _remove<Member: NSManagedObject>(_ objects: Set<Member>, _ key: String) { _remove(objects.map { $0 }, key) }
  func _remove(_ objects: [NSManagedObject], _ key: String) {
    _writeMany(_many(key).filter { known in !objects.contains { $0 === known } }, key)
  }

  /// Makes the object refer to another one, whose side of the relationship is made already.
  func _take(_ other: NSManagedObject, _ key: String) {
    guard let property = entity._property(key) else { return }
    _willChange()
    if property.isMany {
      if !_many(key).contains(where: { $0 === other }) { _lists[key] = _many(key) + [other] }
    } else {
      let old = _values[key] as? NSManagedObject
      if old === other { return }
      _values[key] = other
      old?._drop(self, property.inverse)
    }
  }
  /// Ends the reference to another object on this side alone.
  func _drop(_ other: NSManagedObject, _ key: String) {
    guard let property = entity._property(key) else { return }
    _willChange()
    if property.isMany {
      _lists[key] = _many(key).filter { $0 !== other }
    } else if _values[key] as? NSManagedObject === other {
      _values[key] = nil
    }
  }
  func _predicateTerm(_ key: String) -> _PredicateTerm {
    if key == "objectID" { return _PredicateTerm(value: objectID) }
    guard let property = entity._property(key), property.isMany else { return _PredicateTerm(value: _values[key]) }
    return _PredicateTerm(value: nil, members: _many(key).map { $0 })
  }
  /// The objects to which a relationship refers.
  func _related(by property: _ManagedProperty) -> [NSManagedObject] {
    if property.isMany { return _many(property.name) }
    guard let one = _values[property.name] as? NSManagedObject else { return [] }
    return [one]
  }

  func _willChange() {
    if _saved == nil { _saved = (_values, _lists) }
    managedObjectContext?._note(self)
  }
  func _keepChanges() { _saved = nil }
  func _dropChanges() {
    if let saved = _saved { (_values, _lists) = (saved.values, saved.lists) }
    _saved = nil
  }
}
