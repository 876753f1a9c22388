// Core Data: contexts and the container of an app. All contexts of a container see one list of objects, which lasts as
// long as the session of the view; no file of the machine is touched.

/// The objects that some contexts share, in the order in which they were inserted.
final class NSPersistentStoreCoordinator: NSObject {
  var _objects: [NSManagedObject] = []
  override init() {}
}

enum NSManagedObjectContextConcurrencyType: UInt {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

class NSMergePolicy: NSObject {
  let _name: String
  init(_ name: String) { _name = name }
  static let error = NSMergePolicy("error")
  static let rollback = NSMergePolicy("rollback")
  static let overwrite = NSMergePolicy("overwrite")
  static let mergeByPropertyObjectTrump = NSMergePolicy("mergeByPropertyObjectTrump")
  static let mergeByPropertyStoreTrump = NSMergePolicy("mergeByPropertyStoreTrump")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
let NSErrorMergePolicy = NSMergePolicy.error
// swift-format-ignore: AlwaysUseLowerCamelCase
let NSRollbackMergePolicy = NSMergePolicy.rollback
// swift-format-ignore: AlwaysUseLowerCamelCase
let NSOverwriteMergePolicy = NSMergePolicy.overwrite
// swift-format-ignore: AlwaysUseLowerCamelCase
let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump

class NSManagedObjectContext: NSObject {
  /// The context of a view that has none around it.
  static let _shared = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  let concurrencyType: NSManagedObjectContextConcurrencyType
  var persistentStoreCoordinator: NSPersistentStoreCoordinator? = NSPersistentStoreCoordinator()
  var parent: NSManagedObjectContext? {
    get { _parent }
    set {
      _parent = newValue
      if let newValue { persistentStoreCoordinator = newValue.persistentStoreCoordinator }
    }
  }
  var name: String?
  var mergePolicy: Any = NSMergePolicy.error
  var automaticallyMergesChangesFromParent = false
  var shouldDeleteInaccessibleFaults = true
  var transactionAuthor: String?
  var stalenessInterval = -1.0
  private var _parent: NSManagedObjectContext? = nil
  private var _inserted: [NSManagedObject] = []
  private var _updated: [NSManagedObject] = []
  private var _deleted: [NSManagedObject] = []
  init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }

  var insertedObjects: Set<NSManagedObject> { Set(_inserted) }
  var updatedObjects: Set<NSManagedObject> { Set(_updated) }
  var deletedObjects: Set<NSManagedObject> { Set(_deleted) }
  var registeredObjects: Set<NSManagedObject> { Set(_objects) }
  var hasChanges: Bool { !_inserted.isEmpty || !_updated.isEmpty || !_deleted.isEmpty }
  var _objects: [NSManagedObject] { persistentStoreCoordinator?._objects ?? [] }

  func insert(_ object: NSManagedObject) {
    if object.managedObjectContext === self { return }
    object.managedObjectContext = self
    object.isInserted = true
    persistentStoreCoordinator?._objects.append(object)
    _inserted.append(object)
    object.awakeFromInsert()
  }
  /// Hears that an object is about to change.
  func _note(_ object: NSManagedObject) {
    if object.isInserted || object.isDeleted || _updated.contains(where: { $0 === object }) { return }
    _updated.append(object)
  }
  func delete(_ object: NSManagedObject) {
    if object.isDeleted || object.managedObjectContext == nil { return }
    object.prepareForDeletion()
    object.isDeleted = true
    persistentStoreCoordinator?._objects.removeAll { $0 === object }
    _updated.removeAll { $0 === object }
    for property in object.entity._properties where !property.target.isEmpty {
      for other in object._related(by: property) {
        if property.rule == "Cascade" { delete(other) }
        if property.rule != "No Action" { other._drop(object, property.inverse) }
      }
    }
    if object.isInserted {
      _inserted.removeAll { $0 === object }
      object.isInserted = false
      object.managedObjectContext = nil
    } else {
      _deleted.append(object)
    }
  }
  func save() throws {
    for object in _inserted + _updated { object.willSave() }
    for object in _inserted + _updated { try _validate(object) }
    for object in _inserted { try object.validateForInsert() }
    for object in _updated { try object.validateForUpdate() }
    for object in _deleted { try object.validateForDelete() }
    try _settleConflicts()
    let saved = _inserted + _updated
    for object in _deleted { object.managedObjectContext = nil }
    for object in saved {
      object.isInserted = false
      object._keepChanges()
    }
    _inserted = []
    _updated = []
    _deleted = []
    for object in saved { object.didSave() }
  }
  private func _validate(_ object: NSManagedObject) throws {
    for property in object.entity._properties where !property.isOptional {
      if property.isMany ? object._many(property.name).isEmpty : object._values[property.name] == nil {
        throw NSError(
          domain: "NSCocoaErrorDomain", code: 1570,
          userInfo: [NSLocalizedDescriptionKey: "\(property.name) is a required value."])
      }
    }
  }
  /// Lets one object remain of those that are equal in unique attributes, as the policy says.
  private func _settleConflicts() throws {
    for object in _inserted {
      for names in object.entity._unique {
        let twin = _objects.first { other in
          other !== object && other.entity.name == object.entity.name
            && names.allSatisfy {
              object._values[$0] != nil && _comparedValues(object._values[$0], other._values[$0]) == 0
            }
        }
        guard let twin, !object.isDeleted else { continue }
        switch (mergePolicy as? NSMergePolicy)?._name ?? "error" {
        case "error":
          throw NSError(
            domain: "NSCocoaErrorDomain", code: 133_021,
            userInfo: [NSLocalizedDescriptionKey: "Could not merge changes."])
        case "mergeByPropertyStoreTrump", "rollback": delete(object)
        default: delete(twin)
        }
      }
    }
  }
  func rollback() {
    let (inserted, updated, deleted) = (_inserted, _updated, _deleted)
    _inserted = []
    _updated = []
    _deleted = []
    for object in inserted {
      object.isInserted = false
      object.managedObjectContext = nil
    }
    persistentStoreCoordinator?._objects.removeAll { known in inserted.contains { $0 === known } }
    for object in updated + deleted { object._dropChanges() }
    for object in deleted { object.isDeleted = false }
    persistentStoreCoordinator?._objects.append(contentsOf: deleted)
  }
  func reset() { rollback() }
  func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !flag else { return }
    object._dropChanges()
    _updated.removeAll { $0 === object }
  }
  /// Objects are never read again: their changes stay.
  func refreshAllObjects() {}
  func processPendingChanges() {}
  func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  func fetch<ResultType>(_ request: NSFetchRequest<ResultType>) throws -> [ResultType] { request._found(in: self) }
  func count<ResultType>(for request: NSFetchRequest<ResultType>) throws -> Int { request._found(in: self).count }
  func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    _objects.first { $0.objectID == objectID }
  }
  func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    guard let object = registeredObject(for: objectID) else { fatalError("There is no object with this identifier.") }
    return object
  }
  func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredObject(for: objectID) else {
      throw NSError(
        domain: "NSCocoaErrorDomain", code: 133_000,
        userInfo: [NSLocalizedDescriptionKey: "An NSManagedObjectContext can\u{2019}t find an object."])
    }
    return object
  }
  @discardableResult func execute(_ request: NSBatchDeleteRequest) throws -> NSPersistentStoreResult {
    for object in request._request(self) { delete(object) }
    try save()
    return NSPersistentStoreResult()
  }

  func perform(_ block: @escaping () -> Void) { block() }
  func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
}

class NSPersistentStoreResult: NSObject {
  override init() {}
}

class NSBatchDeleteRequest: NSObject {
  var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  /// Finds the objects to delete in a context.
  let _request: (NSManagedObjectContext) -> [NSManagedObject]
  init<ResultType>(fetchRequest fetch: NSFetchRequest<ResultType>) {
    _request = { context in fetch._found(in: context).compactMap { $0 as? NSManagedObject } }
  }
  init(objectIDs objects: [NSManagedObjectID]) {
    _request = { context in objects.compactMap { context.registeredObject(for: $0) } }
  }
}

enum NSBatchDeleteRequestResultType: UInt { case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount }

// swift-format-ignore: AlwaysUseLowerCamelCase
let NSInMemoryStoreType = "InMemory"
// swift-format-ignore: AlwaysUseLowerCamelCase
let NSSQLiteStoreType = "SQLite"
// swift-format-ignore: AlwaysUseLowerCamelCase
let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"

class NSPersistentCloudKitContainerOptions: NSObject {
  let containerIdentifier: String
  init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

class NSPersistentStoreDescription: NSObject {
  var url: URL?
  var type = "SQLite"
  var configuration: String?
  var isReadOnly = false
  var shouldAddStoreAsynchronously = false
  var shouldMigrateStoreAutomatically = true
  var shouldInferMappingModelAutomatically = true
  var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  override init() {}
  init(url: URL) { self.url = url }
  func setOption(_ option: NSNumber?, forKey key: String) {}
}

class NSPersistentContainer: NSObject {
  let name: String
  let viewContext: NSManagedObjectContext
  let persistentStoreCoordinator: NSPersistentStoreCoordinator
  var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  init(name: String) {
    self.name = name
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    persistentStoreCoordinator = viewContext.persistentStoreCoordinator!
  }
  func loadPersistentStores(
    completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { for description in persistentStoreDescriptions { block(description, nil) } }
  func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }
  func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }
  func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T {
    try block(newBackgroundContext())
  }
}

class NSPersistentCloudKitContainer: NSPersistentContainer {}

extension EnvironmentValues {
  var managedObjectContext: NSManagedObjectContext {
    get { (_own["managedObjectContext"] as? [NSManagedObjectContext])?[0] ?? NSManagedObjectContext._shared }
    set { _keep(newValue, "managedObjectContext") }
  }
}
