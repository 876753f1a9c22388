// Core Data: what a request of a view finds, in sections.

/// The results of a request in sections of neighbours that have one value in common.
struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
  struct Section: Identifiable, RandomAccessCollection {
    let id: SectionIdentifier
    var _list: [Result]
    var startIndex: Int { 0 }
    var endIndex: Int { _list.count }
    subscript(position: Int) -> Result { _list[position] }
  }
  var _sections: [Section]
  let _all: FetchedResults<Result>
  var startIndex: Int { 0 }
  var endIndex: Int { _sections.count }
  subscript(position: Int) -> Section { _sections[position] }
  var nsPredicate: NSPredicate? {
    get { _all.nsPredicate }
    nonmutating set { _all.nsPredicate = newValue }
  }
  var nsSortDescriptors: [NSSortDescriptor] {
    get { _all.nsSortDescriptors }
    nonmutating set { _all.nsSortDescriptors = newValue }
  }
  var sortDescriptors: [SortDescriptor<Result>] {
    get { _all.sortDescriptors }
    nonmutating set { _all.sortDescriptors = newValue }
  }
}

@propertyWrapper struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult> {
  @FetchRequest private var _all: FetchedResults<Result>
  private let _identifier: (Result) -> SectionIdentifier
  init() {
    __all = FetchRequest()
    _identifier = { _ in fatalError("The request has no sections.") }
  }
  init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    __all = FetchRequest(fetchRequest: fetchRequest)
    _identifier = { $0[keyPath: sectionIdentifier] }
  }
  init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    __all = FetchRequest(entity: entity, sortDescriptors: sortDescriptors, predicate: predicate)
    _identifier = { $0[keyPath: sectionIdentifier] }
  }
  init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    __all = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
    _identifier = { $0[keyPath: sectionIdentifier] }
  }
  init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    __all = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
    _identifier = { $0[keyPath: sectionIdentifier] }
  }
  var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    let all = _all
    var found = SectionedFetchResults<SectionIdentifier, Result>(_sections: [], _all: all)
    for object in all._list {
      let id = _identifier(object)
      if let last = found._sections.last, last.id == id {
        found._sections[found._sections.count - 1]._list.append(object)
      } else {
        found._sections.append(SectionedFetchResults<SectionIdentifier, Result>.Section(id: id, _list: [object]))
      }
    }
    return found
  }
}
