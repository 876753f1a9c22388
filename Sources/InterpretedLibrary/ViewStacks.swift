// Containers: views that arrange others.

struct VStack<Content: View>: View {
  let _self: _Node
  init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    _self = _Node._stack(alignment, spacing, false, content()._self)
  }
}

struct HStack<Content: View>: View {
  let _self: _Node
  init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    _self = _Node._stack(alignment, spacing, false, content()._self)
  }
}

struct ZStack<Content: View>: View {
  let _self: _Node
  init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    _self = _Node._layers(alignment, content()._self)
  }
}

/// The parts of a section that stay at the edge while others scroll. Nothing is scrolled at the start.
struct PinnedScrollableViews: OptionSet, Hashable {
  var rawValue: UInt32
  static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

struct LazyVStack<Content: View>: View {
  let _self: _Node
  init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    _self = _Node._stack(alignment, spacing, true, content()._self)
  }
}

struct LazyHStack<Content: View>: View {
  let _self: _Node
  init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    _self = _Node._stack(alignment, spacing, true, content()._self)
  }
}

struct Group<Content: View>: View {
  let _self: _Node
  init(@ViewBuilder content: () -> Content) { _self = content()._self }
}

struct EmptyView: View {
  let _self: _Node
  init() { _self = _Node._group([]) }
}

struct AnyView: View {
  let _self: _Node
  init<V: View>(_ view: V) { _self = view._self }
  init<V: View>(erasing view: V) { _self = view._self }
}

struct Spacer: View {
  let _self: _Node
  init(minLength: CGFloat? = nil) { _self = _Node._spacer(minLength) }
}

struct Divider: View {
  let _self: _Node
  init() { _self = _Node._divider() }
}

struct ScrollView<Content: View>: View {
  let _self: _Node
  init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    _self = _Node._scroll(axes.contains(.horizontal), axes.contains(.vertical), content()._self)
  }
}

struct ViewThatFits<Content: View>: View {
  let _self: _Node
  init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    _self = _Node._fitting(axes.contains(.horizontal), axes.contains(.vertical), content()._self)
  }
}
