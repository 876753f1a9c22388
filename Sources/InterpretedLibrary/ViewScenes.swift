// Apps: what the first window of an app shows when it opens. Scenes are views here; the bars of menus stay out.

/// A part of an app's interface. One that does not open with the app says so by a trait.
protocol Scene: View {}

protocol App: View {
  init()
}

extension App {
  var _self: _Node { _Node._own(_typeName(self), { _firstWindow(_installed(self).body._self) }) }
  static func main() {}
}

/// Returns the first scene that opens with an app.
func _firstWindow(_ scenes: _Node) -> _Node {
  let isOnly = scenes._isSingle() && scenes._traitTexts("scene").isEmpty
  return isOnly
    ? scenes
    : scenes._subviews(
      "", { scenes, _ in scenes.first { $0._traitTexts("scene").isEmpty } ?? EmptyView()._self })
}

/// Returns the views of a window as one: several stand below each other.
func _windowContent(_ content: _Node) -> _Node { content._isSingle() ? content : VStack { content }._self }

/// A scene with changes.
struct _ChangedScene: Scene {
  let _self: _Node
}

struct WindowGroup: Scene {
  let _self: _Node
  init<Content: View>(@ViewBuilder content: () -> Content) { _self = _windowContent(content()._self) }
  init<Content: View>(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
  init<Content: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
  init<Content: View>(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
  init<Content: View>(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }
  init<Content: View>(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
  @_disfavoredOverload init<S: StringProtocol, Content: View>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
  @_disfavoredOverload init<S: StringProtocol, Content: View>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) }
  init<Value: Hashable, Content: View>(
    for type: Value.Type, @ViewBuilder content: (Binding<Value?>) -> Content
  ) { _self = _windowContent(content(.constant(nil))._self) }
  init<Value: Hashable, Content: View>(
    id: String, for type: Value.Type, @ViewBuilder content: (Binding<Value?>) -> Content
  ) { _self = _windowContent(content(.constant(nil))._self) }
}

struct Window: Scene {
  let _self: _Node
  init<Content: View>(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    _self = _windowContent(content()._self)
  }
  init<Content: View>(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    _self = _windowContent(content()._self)
  }
  @_disfavoredOverload init<S: StringProtocol, Content: View>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) { _self = _windowContent(content()._self) }
}

/// The window of an app's settings, which a command opens.
struct Settings: Scene {
  let _self: _Node
  init<Content: View>(@ViewBuilder content: () -> Content) { _self = EmptyView()._self._trait("scene", "later") }
}

/// A menu or a window that an item in the bar of menus opens.
struct MenuBarExtra: Scene {
  let _self: _Node
  init<Content: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    _self = EmptyView()._self._trait("scene", "later")
  }
  init<Content: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    _self = EmptyView()._self._trait("scene", "later")
  }
  @_disfavoredOverload init<S: StringProtocol, Content: View>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { _self = EmptyView()._self._trait("scene", "later") }
  init<Content: View, Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    _self = EmptyView()._self._trait("scene", "later")
  }
}

/// A space around the person, which code opens.
struct ImmersiveSpace: Scene {
  let _self: _Node
  init<Content: View>(id: String, @ViewBuilder content: () -> Content) {
    _self = EmptyView()._self._trait("scene", "later")
  }
}

/// The windows' sizes, places and looks, which a Mac alone has.
extension Scene {
  func windowStyle(_ style: WindowStyle) -> _ChangedScene { _ChangedScene(_self: _self) }
  func windowToolbarStyle(_ style: WindowToolbarStyle) -> _ChangedScene { _ChangedScene(_self: _self) }
  func windowResizability(_ resizability: WindowResizability) -> _ChangedScene { _ChangedScene(_self: _self) }
  func windowLevel(_ level: WindowLevel) -> _ChangedScene { _ChangedScene(_self: _self) }
  func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> _ChangedScene { _ChangedScene(_self: _self) }
  func restorationBehavior(_ behavior: SceneRestorationBehavior) -> _ChangedScene { _ChangedScene(_self: _self) }
  func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> _ChangedScene {
    _ChangedScene(_self: behavior == .suppressed ? _self._trait("scene", "later") : _self)
  }
  func defaultSize(_ size: CGSize) -> _ChangedScene { _ChangedScene(_self: _self) }
  func defaultSize(width: CGFloat, height: CGFloat) -> _ChangedScene { _ChangedScene(_self: _self) }
  func defaultPosition(_ position: UnitPoint) -> _ChangedScene { _ChangedScene(_self: _self) }
  func handlesExternalEvents(matching conditions: Set<String>) -> _ChangedScene { _ChangedScene(_self: _self) }
  func commandsRemoved() -> _ChangedScene { _ChangedScene(_self: _self) }
  func commands<Content: View>(@ViewBuilder content: () -> Content) -> _ChangedScene { _ChangedScene(_self: _self) }
}

// What a scene and a view can both be given.
extension Scene {
  func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> _ChangedScene {
    _ChangedScene(_self: _self.environment(keyPath, value)._self)
  }
  func environment<T: AnyObject & Observable>(_ object: T?) -> _ChangedScene {
    _ChangedScene(_self: _self.environment(object)._self)
  }
  func environmentObject<T: ObservableObject>(_ object: T) -> _ChangedScene {
    _ChangedScene(_self: _self.environmentObject(object)._self)
  }
  func onChange<V: Equatable>(
    of value: V, initial: Bool = false, @_Action _ action: @escaping (V, V) -> Void
  ) -> _ChangedScene { _ChangedScene(_self: _self.onChange(of: value, initial: initial, action)._self) }
  func onChange<V: Equatable>(
    of value: V, initial: Bool = false, @_Action _ action: @escaping () -> Void
  ) -> _ChangedScene { _ChangedScene(_self: _self.onChange(of: value, initial: initial, action)._self) }
  func onChange<V: Equatable>(of value: V, @_Action perform action: @escaping (V) -> Void) -> _ChangedScene {
    _ChangedScene(_self: _self.onChange(of: value, perform: action)._self)
  }
}

enum WindowStyle: Hashable { case automatic, hiddenTitleBar, titleBar, plain, volumetric }

struct WindowToolbarStyle {
  static let automatic = WindowToolbarStyle()
  static let expanded = WindowToolbarStyle()
  static let unified = WindowToolbarStyle()
  static let unifiedCompact = WindowToolbarStyle()
  static func unified(showsTitle: Bool) -> WindowToolbarStyle { WindowToolbarStyle() }
  static func unifiedCompact(showsTitle: Bool) -> WindowToolbarStyle { WindowToolbarStyle() }
}

enum WindowResizability: Hashable { case automatic, contentSize, contentMinSize }

enum WindowLevel: Hashable { case automatic, normal, floating, desktop }

enum MenuBarExtraStyle: Hashable { case automatic, menu, window }

enum SceneRestorationBehavior: Hashable { case automatic, disabled }

enum SceneLaunchBehavior: Hashable { case automatic, presented, suppressed }
