import ViewTree

// States for the compiler: a view's properties are found by reflection, and each knows its value through a reference.

/// The place of a state and the value that is stored there; no place before the view is shown.
final class _StatePlace {
  var place: ViewStates.Place?
  var value: CompiledState?
}

func _noPlace() -> _StatePlace { _StatePlace() }

func _placeText(_ place: _StatePlace) -> String { place.place.map { "\($0.identity) \($0.index)" } ?? "" }

/// A stored value.
struct CompiledState: StateValue, @unchecked Sendable {
  var value: Any

  func isSame(as other: any StateValue) -> Bool {
    guard let other = other as? CompiledState else { return false }
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { other.value as? Value == value }
    if let value = value as? any Equatable { return isEqual(value) }
    return String(reflecting: value) == String(reflecting: other.value)
  }
}

/// The states that the code which hears news may change.
final class OpenStates: @unchecked Sendable {
  @TaskLocal static var current: OpenStates?

  var states: ViewStates
  let memory: ViewStates.Place
  /// The transactions around the present one, the outermost first.
  var transactions: [ViewTransaction] = []

  init(_ states: ViewStates, _ memory: ViewStates.Place) {
    self.states = states
    self.memory = memory
  }
}

/// The view whose code runs.
final class InstallingView: @unchecked Sendable {
  @TaskLocal static var current: InstallingView?

  let identity: ViewIdentity
  var states: ViewStates

  init(_ identity: ViewIdentity, _ states: ViewStates) {
    self.identity = identity
    self.states = states
  }
}

private protocol PlacedState {
  var _ownPlace: _StatePlace { get }
}

extension PlacedState {
  /// The start value if it is an object, which is kept when the view is first shown.
  fileprivate var startObject: Any? {
    guard let start = Mirror(reflecting: self).children.first(where: { $0.label == "_value" })?.value,
      type(of: start) is AnyClass
    else { return nil }
    return start
  }
}

extension State: PlacedState {}
extension StateObject: PlacedState {}
extension GestureState: PlacedState {}
extension FocusState: PlacedState {}
extension Namespace: PlacedState {}
extension Binding: PlacedState {}

func _installed<Value>(_ value: Value) -> Value {
  guard let view = InstallingView.current else { return value }
  let states = Mirror(reflecting: value).children.compactMap { $0.value as? any PlacedState }
  for (index, state) in states.enumerated() {
    let place = ViewStates.Place(view.identity, index)
    state._ownPlace.place = place
    if let start = state.startObject, view.states[place] == nil {
      view.states.keep(CompiledState(value: start), at: place)
    }
    state._ownPlace.value = view.states[place] as? CompiledState
  }
  return value
}

/// Returns the value that is kept at a place; empty without one.
func _keptValues<Value>(_ place: _StatePlace) -> [Value] { (place.value?.value as? Value).map { [$0] } ?? [] }

/// Keeps a value at a place. It is no change of a state.
func _keepValue<Value>(_ place: _StatePlace, _ value: Value) {
  place.value = CompiledState(value: value)
  guard let known = place.place else { return }
  InstallingView.current?.states.keep(CompiledState(value: value), at: known)
}

/// A state that code has just changed is read from where it is stored.
func _stateValue<Value>(_ place: _StatePlace, _ start: Value) -> Value {
  let known = place.place.flatMap { OpenStates.current?.states[$0] as? CompiledState }
  guard let stored = known ?? place.value, let value = stored.value as? Value else { return start }
  return value
}

func _setState<Value>(_ place: _StatePlace, _ value: Value) {
  guard let open = OpenStates.current, let known = place.place else { return }
  place.value = CompiledState(value: value)
  open.states.store(CompiledState(value: value), at: known)
}

/// Returns the place of a value of the whole program.
func _storagePlace(_ key: String) -> _StatePlace {
  let place = _StatePlace()
  let known = ViewStates.Place(.storage(key), 0)
  place.place = known
  place.value = (OpenStates.current?.states ?? InstallingView.current?.states)?[known] as? CompiledState
  return place
}

/// Returns the place of what the library keeps of the code that hears news.
func _memory() -> _StatePlace {
  let place = _StatePlace()
  place.place = OpenStates.current?.memory
  place.value = OpenStates.current.flatMap { $0.states[$0.memory] as? CompiledState }
  return place
}
