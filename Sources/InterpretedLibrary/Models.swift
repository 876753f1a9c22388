// SwiftData: the models of an app. A container keeps them as long as the session of the view lasts, and no file of the
// machine is touched. A class with `@Model` gets the functions with underscores from the checker.

/// An object of a class with `@Model`.
protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The models to which the object refers, and those of them that are deleted with it.
  func _relatedModels() -> [any PersistentModel]
  func _ownedModels() -> [any PersistentModel]
  /// Ends the references to a deleted model.
  func _forget(_ model: any PersistentModel)
  /// Makes the models to which the object refers refer back, where a relationship has an inverse.
  func _connect()
}

extension PersistentModel {
  var persistentModelID: PersistentIdentifier { PersistentIdentifier(_object: ObjectIdentifier(self)) }
  var id: PersistentIdentifier { persistentModelID }
  var modelContext: ModelContext? { ModelContext._owners[ObjectIdentifier(self)] }
  var hasChanges: Bool { modelContext?.hasChanges ?? false }
  var isDeleted: Bool { false }
}

struct PersistentIdentifier: Hashable {
  let _object: ObjectIdentifier
}

/// The models of one list that are not in another.
func _models<Model: PersistentModel>(in some: [Model], notIn others: [Model]) -> [Model] {
  if others.isEmpty { return some }
  let known = Set(others.map { ObjectIdentifier($0) })
  return some.filter { !known.contains(ObjectIdentifier($0)) }
}

struct Schema {
  var _models: [any PersistentModel.Type]
  init(_ types: [any PersistentModel.Type], version: Schema.Version = Schema.Version(1, 0, 0)) { _models = types }
  struct Version: Hashable {
    let major: Int
    let minor: Int
    let patch: Int
    init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }
  }
}

struct ModelConfiguration {
  var name: String
  var isStoredInMemoryOnly: Bool
  var allowsSave: Bool
  init(isStoredInMemoryOnly: Bool) { self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly) }
  init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
  init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true
  ) {
    self.name = name ?? "default"
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
  }
  init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true) {
    self.init(name, allowsSave: allowsSave)
  }
}

final class ModelContainer {
  let schema: Schema
  var configurations: [ModelConfiguration]
  /// The models of all contexts, in the order in which they were inserted.
  var _models: [any PersistentModel] = []
  private var _context: ModelContext? = nil
  init(for forTypes: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {
    self.schema = Schema(forTypes)
    self.configurations = configurations
  }
  init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {
    self.schema = schema
    self.configurations = configurations
  }
  init(for schema: Schema, configurations: ModelConfiguration...) throws {
    self.schema = schema
    self.configurations = configurations
  }
  init(_models types: [any PersistentModel.Type]) {
    self.schema = Schema(types)
    self.configurations = []
  }
  var mainContext: ModelContext {
    if let context = _context { return context }
    let context = ModelContext(self)
    _context = context
    return context
  }
  func deleteAllData() { mainContext._remove(_models) }
}

final class ModelContext {
  /// The contexts of the models that are in one.
  static var _owners: [ObjectIdentifier: ModelContext] = [:]
  /// The context of a view that has no container around it.
  static let _shared: ModelContext = ModelContainer(_models: []).mainContext
  let container: ModelContainer
  var autosaveEnabled = true
  private var _inserted: [any PersistentModel] = []
  private var _deleted: [any PersistentModel] = []
  init(_ container: ModelContainer) { self.container = container }
  var hasChanges: Bool { !_inserted.isEmpty || !_deleted.isEmpty }
  var insertedModelsArray: [any PersistentModel] { _inserted }
  var deletedModelsArray: [any PersistentModel] { _deleted }
  func insert<T: PersistentModel>(_ model: T) { _take(model) }
  /// Inserts a model and those to which it refers.
  func _take(_ model: any PersistentModel) {
    let identity = ObjectIdentifier(model)
    if ModelContext._owners[identity] === self { return }
    ModelContext._owners[identity] = self
    container._models.append(model)
    _inserted.append(model)
    model._connect()
    for other in model._relatedModels() { _take(other) }
  }
  func delete<T: PersistentModel>(_ model: T) { _remove([model]) }
  func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil) throws {
    _remove(try fetch(FetchDescriptor<T>(predicate: predicate)).map { $0 })
  }
  /// Deletes models and those that they own.
  func _remove(_ models: [any PersistentModel]) {
    var going: [any PersistentModel] = []
    var known: Set<ObjectIdentifier> = []
    var waiting = models
    while let model = waiting.popLast() {
      if known.insert(ObjectIdentifier(model)).inserted {
        going.append(model)
        waiting += model._ownedModels()
      }
    }
    container._models = container._models.filter { !known.contains(ObjectIdentifier($0)) }
    _inserted = _inserted.filter { !known.contains(ObjectIdentifier($0)) }
    for model in going {
      ModelContext._owners[ObjectIdentifier(model)] = nil
      _deleted.append(model)
      for other in container._models { other._forget(model) }
    }
  }
  func save() throws {
    _inserted = []
    _deleted = []
  }
  func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
  func processPendingChanges() {}
  func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] { descriptor._fetched(self) }
  func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    descriptor._fetched(self).count
  }
  func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    descriptor._fetched(self).map { $0.persistentModelID }
  }
  func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in fetch._fetched(self) { try block(model) }
  }
  func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let model = container._models.first(where: { ObjectIdentifier($0) == persistentModelID._object }) else {
      fatalError("There is no model with this identifier.")
    }
    return model
  }
  func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    container._models.first(where: { ObjectIdentifier($0) == persistentModelID._object }) as? T
  }
}

struct FetchDescriptor<T: PersistentModel> {
  var predicate: Predicate<T>?
  var sortBy: [SortDescriptor<T>]
  var fetchLimit: Int? = nil
  var fetchOffset: Int? = nil
  var includePendingChanges: Bool = true
  init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
  func _fetched(_ context: ModelContext) -> [T] {
    var found = context.container._models.compactMap { $0 as? T }
    if let predicate { found = found.filter { predicate._test($0) } }
    if !sortBy.isEmpty { found.sort(using: sortBy) }
    if let fetchOffset { found = Array(found.dropFirst(fetchOffset)) }
    if let fetchLimit { found = Array(found.prefix(fetchLimit)) }
    return found
  }
}

/// A test of values, as the macro `#Predicate` makes it.
struct Predicate<Input> {
  let _test: (Input) -> Bool
  init(_ test: @escaping (Input) -> Bool) { _test = test }
  func evaluate(_ input: Input) throws -> Bool { _test(input) }
  static var `true`: Predicate<Input> { Predicate { _ in true } }
  static var `false`: Predicate<Input> { Predicate { _ in false } }
}
