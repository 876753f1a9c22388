// Containers of whole screens: their root between its bars.

struct NavigationView: View {
  let _node: _Node
  init<Content: View>(@ViewBuilder content: () -> Content) { _node = _withBars(content()._node) }
}

struct NavigationStack: View {
  let _node: _Node
  init<Root: View>(@ViewBuilder root: () -> Root) { _node = _withBars(root()._node) }
  init<Data, Root: View>(path: Binding<Data>, @ViewBuilder root: () -> Root) { _node = _withBars(root()._node) }
}

struct NavigationPath: Equatable {
  var count = 0
  var isEmpty: Bool { count == 0 }
  init() {}
  mutating func append<V: Hashable>(_ value: V) { count += 1 }
  mutating func removeLast(_ k: Int = 1) { count -= k }
}

struct NavigationSplitView: View {
  let _node: _Node
  private init(_sidebar: _Node) {
    _node = _withBars(_sidebar)
  }
  init<Sidebar: View, Detail: View>(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(_sidebar: sidebar()._node)
  }
  init<Sidebar: View, Content: View, Detail: View>(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(_sidebar: sidebar()._node) }
  init<Sidebar: View, Detail: View>(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(_sidebar: sidebar()._node) }
}

enum NavigationSplitViewVisibility: Hashable { case automatic, all, doubleColumn, detailOnly }

struct NavigationLink: View {
  let _node: _Node
  private init(_label: _Node) { _node = _LinkLook(label: _label)._node }
  init<Label: View, Destination: View>(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._node) }
  init<Label: View, Destination: View>(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(_label: label()._node)
  }
  init<Label: View, Destination: View>(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._node) }
  init<Destination: View>(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(_label: Text(titleKey)._node)
  }
  @_disfavoredOverload init<S: StringProtocol, Destination: View>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) { self.init(_label: Text(title)._node) }
  init<Destination: View>(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(_label: Text(titleKey)._node)
  }
  @_disfavoredOverload init<S: StringProtocol, Destination: View>(_ title: S, destination: Destination) {
    self.init(_label: Text(title)._node)
  }
  init<Label: View, V: Hashable>(value: V?, @ViewBuilder label: () -> Label) { self.init(_label: label()._node) }
  init<V: Hashable>(_ titleKey: LocalizedStringKey, value: V?) { self.init(_label: Text(titleKey)._node) }
  @_disfavoredOverload init<S: StringProtocol, V: Hashable>(_ title: S, value: V?) {
    self.init(_label: Text(title)._node)
  }
}

/// A button; in a list a row with a mark at its end.
struct _LinkLook: View {
  let label: _Node
  var body: some View {
    if _setting("list") == 1 {
      HStack {
        label
        Spacer(minLength: 0)
        Image(systemName: "chevron.right").font(.footnote).foregroundColor(Color._system("tertiary"))
      }
    } else {
      Button(_label: label, role: nil, {})
    }
  }
}
