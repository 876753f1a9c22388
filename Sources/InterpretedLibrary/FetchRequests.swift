// Core Data: requests for objects, and the property wrappers that show what they find. A view is made anew after each
// event, so that a request finds what there is.

final class NSFetchRequest<ResultType>: NSObject {
  var entityName: String?
  var entity: NSEntityDescription? {
    get { entityName.map { _DataModel._entity($0) } }
    set { entityName = newValue?.name }
  }
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor]?
  var fetchLimit = 0
  var fetchOffset = 0
  var fetchBatchSize = 0
  var includesSubentities = true
  var includesPropertyValues = true
  var includesPendingChanges = true
  var returnsObjectsAsFaults = true
  var shouldRefreshRefetchedObjects = false
  var relationshipKeyPathsForPrefetching: [String]?
  override init() {}
  init(entityName: String) { self.entityName = entityName }

  func _found(in context: NSManagedObjectContext) -> [ResultType] {
    var objects = context._objects
    if let name = entityName {
      objects = objects.filter { includesSubentities ? $0.entity._isKind(of: name) : $0.entity.name == name }
    }
    var found = objects.compactMap { $0 as? ResultType }
    if let predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let sortDescriptors, !sortDescriptors.isEmpty {
      found.sort { a, b in sortDescriptors._objectOrder(a, b) < 0 }
    }
    if fetchOffset > 0 { found = Array(found.dropFirst(fetchOffset)) }
    if fetchLimit > 0 { found = Array(found.prefix(fetchLimit)) }
    return found
  }
}

/// The settings of a request that a view has changed, and the text of those that it was made with.
struct _FetchChange {
  let made: String
  var predicate: NSPredicate?
  var order: [NSSortDescriptor]
}

/// The objects that a request of a view finds.
struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  let _list: [Result]
  let _change: Binding<_FetchChange?>
  let _settings: _FetchChange
  var startIndex: Int { 0 }
  var endIndex: Int { _list.count }
  subscript(position: Int) -> Result { _list[position] }
  var nsPredicate: NSPredicate? {
    get { _settings.predicate }
    nonmutating set {
      var settings = _settings
      settings.predicate = newValue
      _change.wrappedValue = settings
    }
  }
  var nsSortDescriptors: [NSSortDescriptor] {
    get { _settings.order }
    nonmutating set {
      var settings = _settings
      settings.order = newValue
      _change.wrappedValue = settings
    }
  }
  var sortDescriptors: [SortDescriptor<Result>] {
    get { _settings.order.map { $0._sortDescriptor() } }
    nonmutating set { nsSortDescriptors = newValue.map { NSSortDescriptor($0) } }
  }
}

@propertyWrapper struct FetchRequest<Result: NSFetchRequestResult> {
  let _request: NSFetchRequest<Result>
  @State private var _change: _FetchChange? = nil
  init() { _request = NSFetchRequest<Result>() }
  init(fetchRequest: NSFetchRequest<Result>) { _request = fetchRequest }
  init(fetchRequest: NSFetchRequest<Result>, animation: Animation?) { _request = fetchRequest }
  init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { _request = fetchRequest }
  init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(sortDescriptors: sortDescriptors, predicate: predicate)
    _request.entity = entity
  }
  init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    _request = NSFetchRequest<Result>()
    _request.sortDescriptors = sortDescriptors
    _request.predicate = predicate
  }
  init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    self.init(sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) }, predicate: predicate)
  }
  private var _settings: _FetchChange {
    let order = _request.sortDescriptors ?? []
    let made = "\(_request.predicate?.predicateFormat ?? "") \(order.map { $0._text })"
    if let change = _change, change.made == made { return change }
    return _FetchChange(made: made, predicate: _request.predicate, order: order)
  }
  var wrappedValue: FetchedResults<Result> {
    let settings = _settings
    let request = NSFetchRequest<Result>()
    request.entityName = _request.entityName
    request.fetchLimit = _request.fetchLimit
    request.fetchOffset = _request.fetchOffset
    request.predicate = settings.predicate
    request.sortDescriptors = settings.order
    return FetchedResults<Result>(
      _list: request._found(in: EnvironmentValues._current.managedObjectContext), _change: $_change,
      _settings: settings)
  }
  var projectedValue: Binding<Configuration> {
    Binding<Configuration>(
      get: { Configuration(_settings: _settings) }, set: { _change = $0._settings })
  }
  struct Configuration {
    var _settings: _FetchChange
    var nsPredicate: NSPredicate? {
      get { _settings.predicate }
      set { _settings.predicate = newValue }
    }
    var nsSortDescriptors: [NSSortDescriptor] {
      get { _settings.order }
      set { _settings.order = newValue }
    }
    var sortDescriptors: [SortDescriptor<Result>] {
      get { _settings.order.map { $0._sortDescriptor() } }
      set { _settings.order = newValue.map { NSSortDescriptor($0) } }
    }
  }
}
