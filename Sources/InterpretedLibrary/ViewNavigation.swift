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
}

struct NavigationLink: View {
  let _node: _Node
  init<Label: View, Destination: View>(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { _node = Button(action: {}, label: { label()._node })._node }
  init<Label: View, Destination: View>(destination: Destination, @ViewBuilder label: () -> Label) {
    _node = Button(action: {}, label: { label()._node })._node
  }
  init<Destination: View>(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    _node = Button(action: {}, label: { Text(titleKey)._node })._node
  }
  init<Destination: View>(_ titleKey: LocalizedStringKey, destination: Destination) {
    _node = Button(action: {}, label: { Text(titleKey)._node })._node
  }
}

struct List<Content: View>: View {
  let _node: _Node
  init(@ViewBuilder content: () -> Content) {
    let rows = content()
    _node = ScrollView { VStack(alignment: .leading, spacing: 0) { _ListRows(rows: rows._node) } }._node
  }
}

struct Form<Content: View>: View {
  let _node: _Node
  init(@ViewBuilder content: () -> Content) {
    let rows = content()
    _node = ScrollView { VStack(alignment: .leading, spacing: 0) { _ListRows(rows: rows._node) } }._node
  }
}

struct _ListRows: View {
  let rows: _Node
  var body: some View {
    rows.padding(.vertical, 11).padding(.horizontal, 20).frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
  }
}

struct Section<Content: View>: View {
  let _node: _Node
  init(@ViewBuilder content: () -> Content) { _node = content()._node }
  init<Header: View>(header: Header, @ViewBuilder content: () -> Content) {
    let rows = content()
    _node =
      Group {
        header.font(.footnote).foregroundColor(.secondary)
        rows
      }._node
  }
  init<Header: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    let rows = content()
    let title = header()
    _node =
      Group {
        title.font(.footnote).foregroundColor(.secondary)
        rows
      }._node
  }
  init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content)
  }
}

struct TabView<Content: View>: View {
  let _node: _Node
  init(@ViewBuilder content: () -> Content) {
    _node = _Node._first(content()._node)._flexibleFrame([nil, nil, .infinity], [nil, nil, .infinity], .center)
  }
  init<Selection: Hashable>(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    _node = _Node._first(content()._node)._flexibleFrame([nil, nil, .infinity], [nil, nil, .infinity], .center)
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
    @ViewBuilder content: () -> Content
  ) {
    _node = _Node._lazyGrid(false, columns.map { $0._numbers }, columns.map { $0.spacing }, spacing, content()._node)
  }
}

struct LazyHGrid<Content: View>: View {
  let _node: _Node
  init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _node = _Node._lazyGrid(true, rows.map { $0._numbers }, rows.map { $0.spacing }, spacing, content()._node)
  }
}
