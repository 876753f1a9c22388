// Containers: views that arrange others.

struct VStack<Content: View>: View {
  let _node: _Node
  init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    _node = _Node._stack(alignment, spacing, false, content()._node)
  }
}

struct HStack<Content: View>: View {
  let _node: _Node
  init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    _node = _Node._stack(alignment, spacing, false, content()._node)
  }
}

struct ZStack<Content: View>: View {
  let _node: _Node
  init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    _node = _Node._layers(alignment, content()._node)
  }
}

/// The parts of a section that stay at the edge while others scroll. Nothing is scrolled at the start.
struct PinnedScrollableViews: OptionSet, Hashable {
  var rawValue: UInt32
  static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

struct LazyVStack<Content: View>: View {
  let _node: _Node
  init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    _node = _Node._stack(alignment, spacing, true, content()._node)
  }
}

struct LazyHStack<Content: View>: View {
  let _node: _Node
  init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    _node = _Node._stack(alignment, spacing, true, content()._node)
  }
}

struct Group<Content: View>: View {
  let _node: _Node
  init(@ViewBuilder content: () -> Content) { _node = content()._node }
}

struct EmptyView: View {
  let _node: _Node
  init() { _node = _Node._group([]) }
}

struct AnyView: View {
  let _node: _Node
  init<V: View>(_ view: V) { _node = view._node }
  init<V: View>(erasing view: V) { _node = view._node }
}

struct Spacer: View {
  let _node: _Node
  init(minLength: CGFloat? = nil) { _node = _Node._spacer(minLength) }
}

struct Divider: View {
  let _node: _Node
  init() { _node = _Node._divider() }
}

struct ScrollView<Content: View>: View {
  let _node: _Node
  init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    _node = _Node._scroll(axes.contains(.horizontal), axes.contains(.vertical), content()._node)
  }
}

struct ViewThatFits<Content: View>: View {
  let _node: _Node
  init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    _node = _Node._fitting(axes.contains(.horizontal), axes.contains(.vertical), content()._node)
  }
}
