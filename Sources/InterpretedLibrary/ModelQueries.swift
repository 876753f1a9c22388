// Queries: the models that a view shows, and the container among the values of the environment. A view without a
// container around it has one in memory, as its app would give it. Texts of a key path are compared by their letters:
// Apple's order is not published.

@propertyWrapper struct Query<Element: PersistentModel, Result> {
  let _descriptor: FetchDescriptor<Element>
  let _result: ([Element]) -> Result
  var wrappedValue: Result { _result(_descriptor._fetched(modelContext)) }
  var modelContext: ModelContext { EnvironmentValues._current.modelContext }
  var fetchError: (any Error)? { nil }
  init(_ descriptor: FetchDescriptor<Element>) where Result == [Element] {
    self._descriptor = descriptor
    self._result = { $0 }
  }
  init(_ descriptor: FetchDescriptor<Element>, animation: Animation) where Result == [Element] {
    self.init(descriptor)
  }
  init() where Result == [Element] { self.init(FetchDescriptor<Element>()) }
  init(animation: Animation) where Result == [Element] { self.init(FetchDescriptor<Element>()) }
  init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation = .default
  ) where Result == [Element] { self.init(FetchDescriptor<Element>(predicate: filter, sortBy: descriptors)) }
  init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation = .default
  ) where Result == [Element] {
    self.init(FetchDescriptor<Element>(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
  init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation = .default
  ) where Result == [Element] {
    self.init(FetchDescriptor<Element>(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
}

extension EnvironmentValues {
  var modelContext: ModelContext {
    get { (_own["modelContext"] as? [ModelContext])?[0] ?? ModelContext._shared }
    set { _keep(newValue, "modelContext") }
  }
}

/// A container that is made once for the place of a view.
final class _OwnContainer: ObservableObject {
  let container: ModelContainer
  init(_ types: [any PersistentModel.Type], _ onSetup: (Result<ModelContainer, any Error>) -> Void) {
    container = ModelContainer(_models: types)
    onSetup(.success(container))
  }
}

struct _OwnContainerModifier: ViewModifier {
  @StateObject private var own: _OwnContainer
  init(_ types: [any PersistentModel.Type], _ onSetup: @escaping (Result<ModelContainer, any Error>) -> Void) {
    _own = StateObject(wrappedValue: _OwnContainer(types, onSetup))
  }
  func body(content: Content) -> some View { content.modelContext(own.container.mainContext) }
}

extension View {
  func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }
  func modelContainer(_ container: ModelContainer) -> some View { modelContext(container.mainContext) }
  func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(_OwnContainerModifier([modelType], onSetup)) }
  func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(_OwnContainerModifier(modelTypes, onSetup)) }
}

extension Scene {
  func modelContainer(_ container: ModelContainer) -> _ChangedScene {
    _ChangedScene(_self: _self.modelContext(container.mainContext)._self)
  }
  func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> _ChangedScene { _ChangedScene(_self: _self.modifier(_OwnContainerModifier([modelType], onSetup))._self) }
  func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> _ChangedScene { _ChangedScene(_self: _self.modifier(_OwnContainerModifier(modelTypes, onSetup))._self) }
}
