// Containers of whole screens: the screen on top between its bars. Screens come and go at once.

struct NavigationView: View {
  let _self: _Node
  init<Content: View>(@ViewBuilder content: () -> Content) { _self = _OwnStack(root: content()._self)._self }
}

struct NavigationStack: View {
  let _self: _Node
  init<Root: View>(@ViewBuilder root: () -> Root) { _self = _OwnStack(root: root()._self)._self }
  init<Root: View>(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    _self = _stackWithPath(root()._self, path)
  }
  init<Element: Hashable, Root: View>(path: Binding<[Element]>, @ViewBuilder root: () -> Root) {
    let elements = Binding<NavigationPath>(
      get: { NavigationPath(path.wrappedValue) },
      set: { path.wrappedValue = $0._values.compactMap { $0 as? Element } })
    _self = _stackWithPath(root()._self, elements)
  }
}

/// The values of the screens above the root, of any types.
struct NavigationPath: Equatable {
  var _values: [Any] = []
  var count: Int { _values.count }
  var isEmpty: Bool { _values.isEmpty }
  init() {}
  init<Element: Hashable>(_ elements: [Element]) { for element in elements { _values.append(element) } }
  mutating func append<V: Hashable>(_ value: V) { _values.append(value) }
  mutating func removeLast(_ k: Int = 1) { _values.removeLast(k) }
  static func == (a: NavigationPath, b: NavigationPath) -> Bool {
    a._values.map { _identityText($0) } == b._values.map { _identityText($0) }
  }
}

/// The stack around a view: links put values on its path.
struct _Stack {
  let path: Binding<NavigationPath>
  func push(_ value: Any) {
    var values = path.wrappedValue
    values._values.append(value)
    path.wrappedValue = values
  }
  /// Leaves so many screens above the root.
  func pop(to count: Int) {
    var values = path.wrappedValue
    values._values = Array(values._values.prefix(count))
    path.wrappedValue = values
  }
}

struct _StackKey: EnvironmentKey {
  static let defaultValue: _Stack? = nil
}

/// A stack that knows itself what is on it.
struct _OwnStack: View {
  let root: _Node
  @State private var path = NavigationPath()
  var body: some View { _stackWithPath(root, $path) }
}

func _stackWithPath(_ root: _Node, _ path: Binding<NavigationPath>) -> _Node {
  _withBars(root)._environmentChange {
    var values = $0
    values[_StackKey.self] = _Stack(path: path)
    return values
  }._self
}

/// Returns a screen for the stack: its number on the path, or -1 for that of a link, and the code that leaves it.
func _screen(_ view: _Node, _ number: Int, _ leave: @escaping () -> Void) -> _Node {
  _dismissable(view._flexibleFrame([nil, nil, .infinity], [nil, nil, .infinity], .center), leave, nil)
    ._traitNumbers("screen", [Double(number)])
    ._traitView("back", EmptyView()._self._pressed("", { _ in leave() }))
}

extension View {
  func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    _Destinations(
      content: _self,
      screens: { value in (value as? D).map { [destination($0)._self._id(_identityText($0))] } ?? [] })
  }
  func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View {
    _pushed(_self, isPresented.wrappedValue ? [destination()._self] : [], { isPresented.wrappedValue = false })
  }
  func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    _pushed(
      _self, item.wrappedValue.map { [destination($0)._self._id(_identityText($0))] } ?? [],
      { item.wrappedValue = nil })
  }
  func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    hidesBackButton ? _self._barItem("noBack", EmptyView()._self) : _self
  }
}

/// Returns a view that tells its stack of a screen above it; none leaves it on top.
func _pushed(_ view: _Node, _ screens: [_Node], _ leave: @escaping () -> Void) -> _Node {
  screens.isEmpty ? view : view._barItem("pushed", _screen(screens[0], -1, leave))
}

/// A view that tells its stack of the screens for values on the path.
struct _Destinations: View {
  let content: _Node
  let screens: (Any) -> [_Node]
  var body: some View { _shown(EnvironmentValues._current[_StackKey.self]) }
  func _shown(_ stack: _Stack?) -> _Node {
    guard let stack else { return content }
    var view = content
    for (index, value) in stack.path.wrappedValue._values.enumerated() {
      for screen in screens(value) { view = view._barItem("pushed", _screen(screen, index, { stack.pop(to: index) })) }
    }
    return view
  }
}

struct NavigationSplitView: View {
  let _self: _Node
  private init(_sidebar: _Node) {
    _self = _OwnStack(root: _sidebar)._self
  }
  init<Sidebar: View, Detail: View>(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(_sidebar: sidebar()._self)
  }
  init<Sidebar: View, Content: View, Detail: View>(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(_sidebar: sidebar()._self) }
  init<Sidebar: View, Detail: View>(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(_sidebar: sidebar()._self) }
  init<Sidebar: View, Content: View, Detail: View>(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(_sidebar: sidebar()._self) }
  init<Sidebar: View, Detail: View>(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(_sidebar: sidebar()._self) }
  init<Sidebar: View, Content: View, Detail: View>(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(_sidebar: sidebar()._self) }
}

enum NavigationSplitViewVisibility: Hashable { case automatic, all, doubleColumn, detailOnly }
enum NavigationSplitViewColumn: Hashable { case sidebar, content, detail }

struct NavigationLink: View {
  let _self: _Node
  private init(_label: _Node, _ destination: _Node) {
    _self = _OwnLink(label: _label, destination: destination)._self
  }
  private init(_label: _Node, _ destination: _Node, _ isActive: Binding<Bool>) {
    _self = _pushed(
      _LinkLook(label: _label, press: { isActive.wrappedValue = true })._self,
      isActive.wrappedValue ? [destination] : [], { isActive.wrappedValue = false })
  }
  private init<V: Hashable>(_label: _Node, _ value: V?) {
    _self = _LinkLook(
      label: _label, press: { if let value { EnvironmentValues._current[_StackKey.self]?.push(value) } }
    )._self._isEnabled(value != nil)
  }
  init<Label: View, Destination: View>(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._self, destination()._self) }
  init<Label: View, Destination: View>(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(_label: label()._self, destination._self)
  }
  init<Label: View, Destination: View>(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._self, destination._self, isActive) }
  init<V: Hashable, Label: View, Destination: View>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      _label: label()._self, destination._self,
      Binding<Bool>(
        get: { selection.wrappedValue == tag }, set: { new in selection.wrappedValue = new ? tag : nil }))
  }
  init<Destination: View>(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(_label: Text(titleKey)._self, destination()._self)
  }
  @_disfavoredOverload init<S: StringProtocol, Destination: View>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) { self.init(_label: Text(title)._self, destination()._self) }
  init<Destination: View>(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(_label: Text(titleKey)._self, destination._self)
  }
  @_disfavoredOverload init<S: StringProtocol, Destination: View>(_ title: S, destination: Destination) {
    self.init(_label: Text(title)._self, destination._self)
  }
  init<Destination: View>(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(_label: Text(titleKey)._self, destination._self, isActive)
  }
  init<Label: View, V: Hashable>(value: V?, @ViewBuilder label: () -> Label) {
    self.init(_label: label()._self, value)
  }
  init<V: Hashable>(_ titleKey: LocalizedStringKey, value: V?) { self.init(_label: Text(titleKey)._self, value) }
  @_disfavoredOverload init<S: StringProtocol, V: Hashable>(_ title: S, value: V?) {
    self.init(_label: Text(title)._self, value)
  }
}

/// A link that knows itself whether its destination is shown.
struct _OwnLink: View {
  let label: _Node
  let destination: _Node
  @State private var isActive = false
  var body: some View {
    let isActive = $isActive
    return _pushed(
      _LinkLook(label: label, press: { isActive.wrappedValue = true })._self,
      isActive.wrappedValue ? [destination] : [], { isActive.wrappedValue = false })
  }
}

/// A button; in a list a row with a mark at its end.
struct _LinkLook: View {
  let label: _Node
  let press: () -> Void
  var body: some View {
    let press = press
    if _setting("list") == 1 {
      HStack {
        label
        Spacer(minLength: 0)
        Image(systemName: "chevron.right").font(.footnote).foregroundColor(Color._system("tertiary"))
      }
      ._self._pressed("NavigationLink", { _ in press() })
    } else {
      Button(_label: label, role: nil, _kind: 1, press)
    }
  }
}
