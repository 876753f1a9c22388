// Observation: the objects that views read. So far no change of one makes a view anew.

protocol ObservableObject: AnyObject {}

extension ObservableObject {
  /// A class of a file has a publisher of its own, which its published properties tell of each change.
  var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

@propertyWrapper struct StateObject<ObjectType: ObservableObject> {
  private var _make: () -> ObjectType
  /// The place of the object, which is made when the view is first shown there.
  var _ownPlace: _StatePlace = _noPlace()
  init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { _make = thunk }
  var wrappedValue: ObjectType {
    let known: [ObjectType] = _keptValues(_ownPlace)
    if let object = known.first { return object }
    _beginMaking(_ownPlace)
    let object = _make()
    _endMaking()
    _keepValue(_ownPlace, object)
    return object
  }
  var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(_object: wrappedValue)
  }
}

@propertyWrapper struct ObservedObject<ObjectType: ObservableObject> {
  var wrappedValue: ObjectType
  init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  init(initialValue: ObjectType) { wrappedValue = initialValue }
  var projectedValue: Wrapper { Wrapper(_object: wrappedValue) }
  @dynamicMemberLookup struct Wrapper {
    private let _object: ObjectType
    init(_object: ObjectType) { self._object = _object }
    subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Part>) -> Binding<Part> {
      let object = _object
      return Binding<Part>(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

@propertyWrapper struct EnvironmentObject<ObjectType: ObservableObject> {
  init() {}
  var wrappedValue: ObjectType {
    if let object = EnvironmentValues._current._object(ObjectType.self) { return object }
    fatalError(
      """
      No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
      \(ObjectType.self) may be missing as an ancestor of this view.
      """)
  }
  var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(_object: wrappedValue)
  }
}

@dynamicMemberLookup @propertyWrapper struct Bindable<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }
  init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }
  var projectedValue: Bindable<Value> { self }
  subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
    let object = wrappedValue
    return Binding<Part>(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension View {
  func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    _environmentChange {
      var values = $0
      values._put(object, for: T.self)
      return values
    }
  }
  func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    _environmentChange {
      var values = $0
      values._put(object, for: T.self)
      return values
    }
  }
}

extension Environment {
  init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    self.init(_value: { values in
      if let object = values._object(Value.self) { return object }
      fatalError(
        """
        No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \
        \(Value.self) may be missing as an ancestor of this view.
        """)
    })
  }
  init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(_value: { $0._object(T.self) })
  }
}
