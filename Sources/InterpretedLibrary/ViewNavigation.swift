// Containers of whole screens: their content in a plain arrangement.

struct NavigationView<Content: View>: View {
  let _node: _Node
  init(@ViewBuilder content: () -> Content) {
    _node = content()._node._flexibleFrame([nil, nil, .infinity], [nil, nil, .infinity], .center)
  }
}

struct NavigationStack<Root: View>: View {
  let _node: _Node
  init(@ViewBuilder root: () -> Root) {
    _node = root()._node._flexibleFrame([nil, nil, .infinity], [nil, nil, .infinity], .center)
  }
  init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    _node = root()._node._flexibleFrame([nil, nil, .infinity], [nil, nil, .infinity], .center)
  }
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
    _node = _sidebar._flexibleFrame([nil, nil, .infinity], [nil, nil, .infinity], .center)
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
      Button(_label: label, role: nil)
    }
  }
}

struct GridItem {
  enum Size {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  var size: GridItem.Size
  var spacing: CGFloat?
  var alignment: Alignment?
  init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
  var _numbers: [CGFloat] {
    switch size {
    case .fixed(let length): [0, length, length]
    case .flexible(let minimum, let maximum): [1, minimum, maximum]
    case .adaptive(let minimum, let maximum): [2, minimum, maximum]
    }
  }
}

struct LazyVGrid<Content: View>: View {
  let _node: _Node
  init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    _node = _Node._lazyGrid(false, columns.map { $0._numbers }, columns.map { $0.spacing }, spacing, content()._node)
  }
}

struct LazyHGrid<Content: View>: View {
  let _node: _Node
  init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    _node = _Node._lazyGrid(true, rows.map { $0._numbers }, rows.map { $0.spacing }, spacing, content()._node)
  }
}
